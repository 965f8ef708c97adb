import type { agency } from '../../content/agency.ts'
import { reveal } from '../../motion/reveal.tsx'
import css from './why-list.module.css'

type WhyListProps = Pick<typeof agency.digital.why, 'points'>

/** In the order of the points: a shape that is filled, and lines around it. */
const SIGNS = [
  { filled: 'M11 27v-8l5-5 5 5v8z', lines: 'M6 13a14 14 0 0 1 20 0M2 8a20 20 0 0 1 28 0' },
  { filled: 'M16 5a11 11 0 0 1 0 22z', lines: 'M16 5a11 11 0 1 0 0 22 11 11 0 0 0 0-22z' },
  { filled: 'M16 12a4 4 0 1 0 0 8 4 4 0 0 0 0-8z', lines: 'M16 5a11 11 0 1 0 0 22 11 11 0 0 0 0-22z' },
  { filled: 'M4 20h5v8H4zM13 15h5v13h-5zM22 9h5v19h-5z', lines: 'M4 13 24 3' },
  {
    filled: 'M16 9a8 8 0 0 1 0 14 8 8 0 0 1 0-14z',
    lines: 'M12 8a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM20 8a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  },
  { filled: 'M7 22a9 9 0 0 1 18 0z', lines: 'M2 26h28M16 4v5M4 11l4 3M28 11l-4 3' },
]

export function WhyList({ points }: WhyListProps) {
  return (
    <ul className={css.points}>
      {points.map(({ title, text }, index) => (
        <li key={title} className={css.point} {...reveal}>
          <svg viewBox="0 0 32 32" aria-hidden="true" className={css.sign}>
            <path d={SIGNS[index]?.filled} fill="currentColor" />
            <path d={SIGNS[index]?.lines} className={css.lines} />
          </svg>
          <h3 className={css.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
