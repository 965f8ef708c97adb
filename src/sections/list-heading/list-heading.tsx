import css from './list-heading.module.css'

/** Heading of a list of articles or cases, with a note beside it. */
export function ListHeading({ id, title, note }: { id: string; title: string; note: string }) {
  return (
    <div className={css.heading}>
      <h2 id={id}>{title}</h2>
      <p className="muted">{note}</p>
    </div>
  )
}
