import css from './layout.module.css'

/**
 * Live region that src/client/offline-notice.ts fills. It is always rendered, because only changes of its content are
 * announced.
 */
export function OfflineNotice() {
  return <div id="offline" role="status" className={css.offline} />
}
