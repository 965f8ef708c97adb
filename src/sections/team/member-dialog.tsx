import { Dialog } from '../../ui/dialog.tsx'
import css from './member-dialog.module.css'

/** Where a story is shown. Its markup comes from the page that has them all, and so does its style. */
export function MemberDialog() {
  return (
    <Dialog closeLabel="Close" className={css.dialog}>
      <div data-style-of="/about-us/team" />
    </Dialog>
  )
}
