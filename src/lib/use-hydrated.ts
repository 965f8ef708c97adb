import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the prerendered document and while it is hydrated, true from then on. For what only the browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
