import { useSyncExternalStore } from 'react'

/** Below this even a short message fills the screen; as `max-width: 23.99em` in style sheets. */
const narrow = matchMedia('(max-width: 23.99em)')
const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

export const useIsNarrow = () => useSyncExternalStore(subscribe, () => narrow.matches)
