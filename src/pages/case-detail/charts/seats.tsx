import type { Metrics } from '../../../content/cases.ts'
import { seatRows, SEATS_CENTRE } from '../../../lib/chart-shapes.ts'
import { formatMetric } from '../../../lib/format-metric.ts'
import css from './seats.module.css'

/** One seat for each registration, in curved rows around the stage. */
export function Seats({ seats }: { seats: Metrics[number] }) {
  return (
    <svg viewBox="0 0 720 400" className={css.seats} aria-hidden="true">
      {seatRows(seats.value).map((row) => (
        <path key={row.d} {...row} />
      ))}
      <path d="M240 380h240M360 380v14" className={css.stage} />
      <text x={SEATS_CENTRE.x} y="366">
        {formatMetric(seats)}
      </text>
    </svg>
  )
}
