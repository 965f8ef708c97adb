import type { Metrics } from '../../../content/cases.ts'
import { seatRows } from '../../../lib/chart-shapes.ts'
import css from './seats.module.css'

/** Draws a seat for each registration in curved rows around the stage, which the figure itself stands on. */
export function Seats({ seats }: { seats: Metrics[number] }) {
  return (
    <svg viewBox="12 20 696 364" className={css.seats} aria-hidden="true">
      {seatRows(seats.value).map((row) => (
        <path key={row.d} {...row} />
      ))}
      <path d="M240 381h240" className={css.stage} />
    </svg>
  )
}
