import { reveal } from '../../motion/reveal.tsx'
import css from './circles.module.css'

/**
 * Radius of a circle in units of the drawing. Twelve people stand on it, one of them at the far left and one at the
 * far right.
 */
const RADIUS = 100
const PEOPLE = 12
const stepOf = (radius: number) => ((2 * Math.PI * radius) / PEOPLE).toFixed(2)
const EVERYONE = <circle r={RADIUS} className={css.people} strokeDasharray={`0 ${stepOf(RADIUS)}`} />

/** Change of the circle by each reason: another row, all turned to the middle, half on screens, one leaving. */
const DRAWINGS = [
  <>
    <circle r="78" className={css.row} strokeDasharray={`0 ${stepOf(78)}`} transform="rotate(15)" />
    {EVERYONE}
  </>,
  <>
    <circle
      r="78"
      className={css.words}
      strokeDasharray={`4 ${(Number(stepOf(78)) - 4).toFixed(2)}`}
      strokeDashoffset="2"
    />
    {EVERYONE}
  </>,
  <>
    <path
      d="M-96.6-25.9A100 100 0 0 1 96.6-25.9"
      className={css.screens}
      strokeDasharray="17 35.36"
      strokeDashoffset="-17.68"
    />
    <path d="M100 0A100 100 0 0 1-100 0" className={css.people} strokeDasharray={`0 ${stepOf(RADIUS)}`} />
  </>,
  <>
    <path d="M57-99 71-122" className={css.way} />
    <circle cx="80" cy="-136" r="10" className={css.guest} />
    {EVERYONE}
  </>,
]

/** Four reasons, each inside a circle of people, or beside it on phones. Circles side by side share a person. */
export function Circles({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className={css.list}>
      {items.map(({ title, text }, at) => (
        <li key={title} className={css.item} {...reveal}>
          <svg viewBox="-100 -100 200 200" className={css.circle} aria-hidden="true">
            <circle r={RADIUS} className={css.thread} />
            {DRAWINGS[at]}
          </svg>
          <h3 className={css.title}>{title}</h3>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
