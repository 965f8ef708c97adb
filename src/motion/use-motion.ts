import { useSyncExternalStore } from 'react'
import { motionNow, setMotion, watchMotion } from './preference.ts'

/** Whether things may move: the visitor's choice on this site and the system's reduced motion together. */
export function useMotion(): { running: boolean; toggle: () => void } {
  const motion = useSyncExternalStore(watchMotion, motionNow, () => 'running' as const)
  return {
    running: motion === 'running',
    toggle: () => setMotion(motion === 'running' ? 'paused' : 'running'),
  }
}
