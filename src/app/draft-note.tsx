import css from './draft-note.module.css'

/** Marks a page that the build leaves out; the development server alone shows it. */
export const DraftNote = ({ why }: { why: string }) => (
  <p className={css.note} role="note">
    Not in the build: {why}
  </p>
)
