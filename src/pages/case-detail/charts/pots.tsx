import { POT } from '../../../lib/chart-shapes.ts'
import css from './pots.module.css'

const CELL = 210

/** One pot for before, and `ratio` pots for after. */
export function Pots({ ratio, before, after }: { ratio: number; before: string; after: string }) {
  const places = Array.from({ length: ratio }, (_, at) => (at + 1) * CELL + 70)
  return (
    <svg viewBox={`0 0 ${CELL * (ratio + 1) + 50} 300`} aria-hidden="true">
      <defs>
        <g id="pot">
          <path d={POT.lid} className={css.lid} />
          <path d={POT.body} />
          <path d={POT.leaf} className={css.leaf} />
        </g>
      </defs>
      <path d={`M0 210H180M250 210H${CELL * (ratio + 1) + 50}`} className={css.shelf} />
      <g className={css.first}>
        <use href="#pot" x="-5" />
      </g>
      <g className={css.others}>
        {places.map((x) => (
          <use key={x} href="#pot" x={x - 15} />
        ))}
      </g>
      <g className={css.labels}>
        <text x="0" y="262">
          {before}
        </text>
        <text x="255" y="262">
          {after}
        </text>
      </g>
    </svg>
  )
}
