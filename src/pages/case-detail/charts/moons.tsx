import type { Metrics } from '../../../content/cases.ts'
import { moonArcs, MOONS_BEFORE, MOONS_CENTRE } from '../../../lib/chart-shapes.ts'
import { formatMetric } from '../../../lib/format-metric.ts'
import css from './moons.module.css'

/** Ten moons on the inner arc, as many more on the outer one as the increase says; both arcs have the same distances. */
export function Moons({ increase, before, after }: { increase: Metrics[number]; before: string; after: string }) {
  const { now, inner, retained, gained, rest } = moonArcs(increase.value)
  return (
    <div>
      <svg viewBox="0 0 1000 500" aria-hidden="true">
        <path d={inner} className={css.before} />
        <path d={retained} className={css.before} />
        <path d={gained} className={css.gained} />
        <path d={rest} className={css.rest} />
        <text x={MOONS_CENTRE} y="470" className={css.share}>
          +{formatMetric(increase)}
        </text>
      </svg>
      <div className={css.legend}>
        <p>
          {before} <b>{MOONS_BEFORE}</b>
        </p>
        <p>
          {after} <b>{Number(now.toFixed(1))}</b>
        </p>
      </div>
    </div>
  )
}
