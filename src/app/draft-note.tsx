import css from './draft-note.module.css'

/** Label on a page that builds leave out; only the development server shows such pages. */
export const DraftNote = ({ why }: { why: string }) => (
  <p className={css.note} role="note">
    Not in the build: {why}
  </p>
)
