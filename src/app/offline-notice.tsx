import { useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'
import { isWaiting, tryAgain, watchWaiting } from './connection.ts'
import css from './layout.module.css'

/** While the page that was asked for cannot be fetched, the one being read stays, and this says why. */
export function OfflineNotice() {
  const waiting = useSyncExternalStore(watchWaiting, isWaiting, () => false)
  return (
    <div role="status" className={waiting ? css.offline : undefined} data-ground="ink" data-live>
      {waiting && (
        <>
          <p>No connection just now. The page you asked for opens as soon as it is back.</p>
          <Button onClick={tryAgain}>Try again</Button>
        </>
      )}
    </div>
  )
}
