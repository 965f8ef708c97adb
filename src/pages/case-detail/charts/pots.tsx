import { POT } from '../../../lib/chart-shapes.ts'
import css from './pots.module.css'

const CELL = 210
/** Path of the label around a pot; BAND has the woven triangles above and below it. */
const LABEL = 'M10 98h170v62H10z'
const BAND = `M180 98${'l-8.500 12-8.500-12'.repeat(10)}zM10 160${'l8.500-12 8.500 12'.repeat(10)}z`

/** Jars of one product: one full and the others empty for before, and below them `ratio` full ones for after. */
export function Pots({ ratio, before, after }: { ratio: number; before: string; after: string }) {
  const places = Array.from({ length: ratio }, (_, at) => at * CELL)
  return (
    <svg viewBox={`0 24 ${CELL * ratio - 20} 552`} aria-hidden="true">
      <defs>
        <g id="pot">
          <path d={POT.lid} className={css.lid} />
          <path d={POT.body} />
          <path d={LABEL} className={css.label} />
          <path d={BAND} className={css.band} />
          <circle cx="95" cy="129" r="22" className={css.seal} />
          <path d={POT.mark} transform="translate(66.500 87.500) scale(.3)" className={css.mark} />
        </g>
      </defs>
      <path d={`M0 210H${CELL * ratio - 20}M0 512H${CELL * ratio - 20}`} className={css.shelf} />
      <use href="#pot" className={css.full} />
      {places.slice(1).map((x) => (
        <path key={x} transform={`translate(${x})`} d={POT.body} className={css.empty} />
      ))}
      <g className={css.after}>
        {places.map((x) => (
          <g key={x} transform={`translate(${x} 302)`}>
            <path d={POT.body} className={css.empty} />
            <use href="#pot" className={css.full} />
          </g>
        ))}
      </g>
      <g className={css.labels}>
        <text x="0" y="262">
          {before}
        </text>
        <text x="0" y="564">
          {after}
        </text>
      </g>
    </svg>
  )
}
