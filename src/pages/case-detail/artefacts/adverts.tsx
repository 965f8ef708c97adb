import type { ArtefactOf } from '../../../content/cases.ts'
import css from './adverts.module.css'

/** Four phone adverts: the old one struck through, then one for each concern. */
export function Adverts({ cards }: { cards: ArtefactOf<'adverts'>['cards'] }) {
  return (
    <ul role="list" className={css.adverts}>
      {cards.map(({ label, title, text }) => (
        <li key={label} className={css.advert}>
          <p className={css.label}>{label}</p>
          <p className={css.title}>{title}</p>
          <svg viewBox="0 0 200 120" aria-hidden="true">
            <circle cx="100" cy="120" r="92" />
            <path d="M58 60V48a6 6 0 0 1 6-6h72a6 6 0 0 1 6 6v12zM52 64h96v36c0 12-8 20-20 20H72c-12 0-20-8-20-20z" />
          </svg>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
