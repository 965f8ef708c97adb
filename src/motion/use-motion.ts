import { useSyncExternalStore } from 'react'
import { motionNow, watchMotion } from './preference.ts'

/** Whether things may move: the visitor's choice on this site and the system's reduced motion together. */
export function useMotion(): boolean {
  return useSyncExternalStore(watchMotion, motionNow, () => 'running' as const) === 'running'
}
