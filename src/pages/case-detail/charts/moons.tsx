import type { Metrics } from '../../../content/cases.ts'
import { formatMetric } from '../../../lib/format-metric.ts'
import css from './moons.module.css'

const BEFORE = 10
const CENTRE = 500
const INNER = 256
const RADIUS = 31

/** Ten moons on the inner arc, as many more on the outer one as the increase says; both arcs have the same distances. */
export function Moons({ increase, before, after }: { increase: Metrics[number]; before: string; after: string }) {
  const growth = 1 + increase.value / 100
  const now = BEFORE * growth
  const places = Math.ceil(now)
  const outer = (INNER * places) / BEFORE
  return (
    <div>
      <svg viewBox="0 0 1000 500" aria-hidden="true">
        <path d={arcOf(BEFORE, INNER)} className={css.before} />
        <path d={arcOf(BEFORE, outer, places)} className={css.before} />
        <path d={arcOf(now, outer, places, BEFORE)} className={css.gained} />
        <path d={arcOf(places, outer, places, Math.floor(now))} className={css.rest} />
        <text x={CENTRE} y="470" className={css.share}>
          +{formatMetric(increase)}
        </text>
      </svg>
      <div className={css.legend}>
        <p>
          {before} <b>{BEFORE}</b>
        </p>
        <p>
          {after} <b>{Number(now.toFixed(1))}</b>
        </p>
      </div>
    </div>
  )
}

/** Moons from `first` to `count` on a half circle that has room for `places`; the last one is as full as is left. */
function arcOf(count: number, radius: number, places = count, first = 0): string {
  const moons: string[] = []
  for (let at = first; at < count; at += 1) {
    const light = Math.min(1, count - at)
    const angle = (Math.PI * (at + 0.5)) / places
    moons.push(moonAt(CENTRE - radius * Math.cos(angle), CENTRE - radius * Math.sin(angle), light))
  }
  return moons.join('')
}

/** A moon of which the part `light` of its area is lit. */
function moonAt(x: number, y: number, light: number): string {
  const bulge = Math.round(RADIUS * Math.abs(2 * light - 1))
  const sweep = light < 0.5 ? 1 : 0
  const [left, top] = [Math.round(x), Math.round(y - RADIUS)]
  const height = 2 * RADIUS
  return `M${left} ${top}a${RADIUS} ${RADIUS} 0 0 0 0 ${height}a${bulge} ${RADIUS} 0 0 ${sweep} 0-${height}z`
}
