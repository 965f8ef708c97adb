import type { ArtefactOf } from '../../../content/cases.ts'
import { Answers } from './choices.tsx'
import css from './reminder.module.css'

const RADIUS = 11
/** Lit shares of the moon through a month; negative while it wanes. */
const MONTH = [0.08, 0.27, 0.5, 0.76, 1, -0.76, -0.5, -0.27, -0.08]
/** Index of the moon at which the reminder comes. */
const REMINDED = 7

/** Returns the position of a moon on its arc. */
function placeOf(at: number): { x: number; y: number } {
  const angle = (Math.PI * (at + 0.5)) / MONTH.length
  return { x: Math.round(160 - 142 * Math.cos(angle)), y: Math.round(124 - 104 * Math.sin(angle)) }
}

/** Draws the lit part of a moon; a negative share is lit from the left. */
function lit(share: number, at: number): string {
  const { x, y } = placeOf(at)
  const bulge = (RADIUS * Math.abs(2 * Math.abs(share) - 1)).toFixed(1)
  const edge = share > 0 ? 1 : 0
  const inner = Math.abs(share) > 0.5 ? edge : 1 - edge
  return `M${x} ${y - RADIUS}a${RADIUS} ${RADIUS} 0 0 ${edge} 0 ${2 * RADIUS}a${bulge} ${RADIUS} 0 0 ${inner} 0-${2 * RADIUS}z`
}

const dark = MONTH.map((_, at) => {
  const { x, y } = placeOf(at)
  return `M${x} ${y - RADIUS}a${RADIUS} ${RADIUS} 0 0 1 0 ${2 * RADIUS}a${RADIUS} ${RADIUS} 0 0 1 0-${2 * RADIUS}z`
}).join('')

/** Draws a reminder on a phone at night, shortly before the month is over, with two answers of equal size. */
export function Reminder({ choices, again, stop, brand }: ArtefactOf<'reminder'> & { brand: string }) {
  const { x, y } = placeOf(REMINDED)
  return (
    <div className={css.phone}>
      <svg viewBox="0 0 320 150" aria-hidden="true">
        <path d={dark} className={css.dark} />
        <path d={MONTH.map(lit).join('')} className={css.moon} />
        <path d={`M${x} ${y - 18}a18 18 0 0 1 0 36a18 18 0 0 1 0-36zM${x} ${y + 18}V150`} className={css.ring} />
        <path d="M128 84h1M192 96h1M160 62h1M104 128h1M222 132h1M150 118h1M184 142h1" className={css.stars} />
      </svg>
      <div className={css.message}>
        <p className={css.brand}>{brand}</p>
        <Answers choices={choices} />
        <p className={css.buttons}>
          <span>{again}</span> <span>{stop}</span>
        </p>
      </div>
    </div>
  )
}
