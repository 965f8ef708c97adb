import type { ArtefactOf } from '../../../content/cases.ts'
import css from './adverts.module.css'

/** Above the pot, one for each concern: drops, rays, petals. */
const SIGNS = [
  '',
  'M100 8q11 15 11 22a11 11 0 0 1-22 0q0-7 11-22zM34 52q7 10 7 15a7 7 0 0 1-14 0q0-5 7-15zM166 52q7 10 7 15a7 7 0 0 1-14 0q0-5 7-15z',
  'M97 8h6v26h-6zM58 17l5-2 9 24-5 2zM142 17l-5-2-9 24 5 2zM26 44l3-5 22 14-3 5zM174 44l-3-5-22 14 3 5z',
  'M100 6c9 7 9 20 0 28-9-8-9-21 0-28zM60 22c11 2 17 13 13 25-11-3-17-14-13-25zM140 22c-11 2-17 13-13 25 11-3 17-14 13-25z',
]

/** Four phone adverts: the old one struck through, then one for each concern. */
export function Adverts({ cards }: { cards: ArtefactOf<'adverts'>['cards'] }) {
  return (
    <ul role="list" className={css.adverts}>
      {cards.map(({ label, title, text }, at) => (
        <li key={label} className={css.advert}>
          <p className={css.label}>{label}</p>
          <p className={css.title}>{title}</p>
          <svg viewBox="0 0 200 120" aria-hidden="true">
            <circle cx="100" cy="120" r="92" />
            <path d="M58 70V54a6 6 0 0 1 6-6h72a6 6 0 0 1 6 6v16z" className={css.lid} />
            <path d="M52 70h96v30c0 12-8 20-20 20H72c-12 0-20-8-20-20z" />
            {at > 0 && (
              <>
                <path
                  d="M52 80h96v24H52zM52 80l6 7 6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7 6-7z"
                  className={css.band}
                />
                <path d={SIGNS[at]} className={css.sign} />
              </>
            )}
          </svg>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
