import { formatMetric } from '../../../lib/format-metric.ts'
import type { Metrics } from '../../../content/cases.ts'
import css from './trace.module.css'

/** Width of one beat, and of the flat line before the first, in units of the viewBox. */
const STEP = 300
/** P wave, QRS complex and T wave; begins and ends on the line. */
const BEAT = 'h60q15-26 30 0h30l10 14 22-150 26 196 18-60h24q26-44 52 0h28'

/** Highest point of a beat. */
const PEAK = { x: 152, y: 34 }

type TraceProps = { ratio: Metrics[number]; inLabel: string; backLabel: string }

/** Draws a flat line with a coin on it, then a beat for each time the spend came back, with a coin and its count. */
export function Trace({ ratio, inLabel, backLabel }: TraceProps) {
  const beats = ratio.value
  const peaks = Array.from({ length: beats }, (_, at) => `M${STEP * (at + 1) + PEAK.x} ${PEAK.y}h0`)
  return (
    <div className={css.trace}>
      <svg viewBox={`0 0 ${STEP * (beats + 1)} 240`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 170h${STEP}${BEAT.repeat(beats)}`} />
        <path d={`M${STEP / 2} 170h0${peaks.join('')}`} className={css.coins} />
      </svg>
      <ol role="list" className={css.labels}>
        <li>{inLabel}</li>
        {Array.from({ length: beats }, (_, at) => (
          <li key={at} data-last={at === beats - 1 || undefined}>
            <b className={css.count} aria-hidden="true">
              {formatMetric(ratio, at + 1)}
            </b>
            {backLabel}
          </li>
        ))}
      </ol>
    </div>
  )
}
