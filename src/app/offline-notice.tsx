import css from './layout.module.css'

/** Empty until src/client/offline-notice.ts fills it: a status is announced by what comes into it. */
export function OfflineNotice() {
  return <div id="offline" role="status" className={css.offline} />
}
