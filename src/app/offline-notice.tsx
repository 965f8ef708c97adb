import css from './layout.module.css'

/** Live region, filled by src/client/offline-notice.ts: only changes of its content are announced. */
export function OfflineNotice() {
  return <div id="offline" role="status" className={css.offline} />
}
