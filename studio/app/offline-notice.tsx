import { useSyncExternalStore } from 'react'
import { Notice } from '../ui/notice.tsx'
import css from './offline-notice.module.css'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

export function OfflineNotice() {
  const isOnline = useIsOnline()
  return (
    <div role="status" className={css.place}>
      {!isOnline && (
        <Notice>
          <p>
            You are offline. You see what was here last; notes you write stay on this device until you can send them.
          </p>
        </Notice>
      )}
    </div>
  )
}
