import type { Metrics } from '../../../content/cases.ts'
import { moonArcs, MOONS_BEFORE } from '../../../lib/chart-shapes.ts'
import { formatMetric } from '../../../lib/format-metric.ts'
import css from './moons.module.css'

type MoonsProps = {
  increase: Metrics[number]
  ratio: Metrics[number]
  before: string
  after: string
  inLabel: string
  backLabel: string
}

/**
 * Draws ten moons on the inner arc, and `increase` percent more on the outer one; both arcs have the same spacing.
 * Beside the first figure are a bar for the spend, and one for each time it came back.
 */
export function Moons({ increase, ratio, before, after, inLabel, backLabel }: MoonsProps) {
  const { now, inner, retained, gained, rest } = moonArcs(increase.value)
  return (
    <div>
      <svg viewBox="0 0 1000 500" aria-hidden="true">
        <path d={inner} className={css.before} />
        <path d={retained} className={css.before} />
        <path d={gained} className={css.gained} />
        <path d={rest} className={css.rest} />
      </svg>
      <div className={css.legend}>
        <p>
          {before} <b>{MOONS_BEFORE}</b>
        </p>
        <p>
          {after} <b>{Number(now.toFixed(1))}</b>
        </p>
      </div>
      <div className={css.bars} aria-hidden="true">
        <p className={css.spent}>
          <i />
          {formatMetric(ratio, 1)} {inLabel}
        </p>
        <p className={css.back}>
          {Array.from({ length: ratio.value }, (_, at) => (
            <i key={at} />
          ))}
          {formatMetric(ratio)} {backLabel}
        </p>
      </div>
    </div>
  )
}
