import type { Metrics } from '../../../content/cases.ts'
import { formatMetric } from '../../../lib/format-metric.ts'
import css from './seats.module.css'

const ROWS = 10
const FIRST_RADIUS = 210
const BETWEEN = 20
const CENTRE = { x: 360, y: 420 }
/** Half of the angle that the rows span, in radians. */
const HALF = Math.PI / 3

/** One seat for each registration, in curved rows around the stage. */
export function Seats({ seats }: { seats: Metrics[number] }) {
  return (
    <svg viewBox="0 0 720 400" className={css.seats} aria-hidden="true">
      {seatsPerRow(seats.value).map((count, row) => {
        const radius = FIRST_RADIUS + row * BETWEEN
        const [dx, dy] = [radius * Math.sin(HALF), radius * Math.cos(HALF)]
        // Dashes of no length at whole numbers: a dot at each seat, the last one included.
        return (
          <path
            key={radius}
            pathLength={count - 0.999}
            d={`M${(CENTRE.x - dx).toFixed(1)} ${(CENTRE.y - dy).toFixed(1)}a${radius} ${radius} 0 0 1 ${(2 * dx).toFixed(1)} 0`}
          />
        )
      })}
      <path d="M240 380h240M360 380v14" className={css.stage} />
      <text x={CENTRE.x} y="366">
        {formatMetric(seats)}
      </text>
    </svg>
  )
}

/** Seats in each row, in proportion to its length. */
export function seatsPerRow(total: number): number[] {
  const radii = Array.from({ length: ROWS }, (_, row) => FIRST_RADIUS + row * BETWEEN)
  const sum = radii.reduce((all, radius) => all + radius, 0)
  let reached = 0
  let seated = 0
  return radii.map((radius) => {
    reached += radius
    const until = Math.round((total * reached) / sum)
    const count = until - seated
    seated = until
    return count
  })
}
