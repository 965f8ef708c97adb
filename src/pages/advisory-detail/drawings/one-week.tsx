import css from './one-week.module.css'

const DAYS = 7
/** Indexes of the days on which the client acts. */
const THEIRS = new Set([2, 6])

/**
 * Draws seven days, with who does what on each. labels: the days in one label, the task of each, the two who do it,
 * and a note.
 */
export function OneWeek({ labels, alt }: { labels: readonly string[]; alt: string }) {
  const [days = '', ...words] = labels
  const [ours, theirs, note] = words.slice(DAYS)
  return (
    <div className={css.week} role="img" aria-label={alt}>
      {days.split(' ').map((day, at) => (
        <p key={day} className={css.day} data-theirs={THEIRS.has(at) || undefined}>
          <b className={css.name}>{day}</b> <span>{words[at]}</span>{' '}
          <span className={css.who}>{THEIRS.has(at) ? theirs : ours}</span>
        </p>
      ))}
      <p className={css.note}>{note}</p>
    </div>
  )
}
