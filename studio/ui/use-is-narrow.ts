import { useSyncExternalStore } from 'react'

/** Below this width even a short message fills the screen. Style sheets use the same `max-width: 23.99em`. */
const narrow = matchMedia('(max-width: 23.99em)')
const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

export const useIsNarrow = () => useSyncExternalStore(subscribe, () => narrow.matches)
