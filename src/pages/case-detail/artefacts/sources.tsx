import type { ArtefactOf } from '../../../content/cases.ts'
import css from './sources.module.css'

/** Three labels, each on a seat. */
export function Sources({ cards }: { cards: ArtefactOf<'sources'>['cards'] }) {
  return (
    <ul role="list" className={css.sources}>
      {cards.map(({ label, title, text }) => (
        <li key={label} className={css.source}>
          <svg viewBox="0 0 120 170" aria-hidden="true">
            <path d="M30 10h60a10 10 0 0 1 10 10v64H20V20a10 10 0 0 1 10-10zM10 92h100v22H10zM22 114v48M98 114v48" />
          </svg>
          <svg viewBox="0 0 60 60" className={css.string} aria-hidden="true">
            <path d="M0 20c24-20 30 30 60 10" />
          </svg>
          <div className={css.tag}>
            <p className={css.label}>{label}</p>
            <p className={css.title}>{title}</p>
            <p className={css.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
