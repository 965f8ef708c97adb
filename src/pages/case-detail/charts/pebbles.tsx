import type { Metrics } from '../../../content/cases.ts'
import { PEBBLE } from '../../../lib/chart-shapes.ts'
import css from './pebbles.module.css'

const CENTRE = 400
const FOOT = 440
/** Extent of the pebble above and below its centre, in units of the viewBox. */
const [ABOVE, BELOW] = [150, 130]

/** Draws two pebbles of one shape with areas in proportion to the amounts. */
export function Pebbles({ income, spend }: { income: Metrics[number]; spend: Metrics[number] }) {
  const scale = Math.sqrt(spend.value / income.value)
  const top = FOOT - ABOVE - BELOW * scale + 6
  return (
    <svg viewBox="110 150 600 470" className={css.pebbles} aria-hidden="true">
      <circle cx="470" cy="345" r="205" className={css.sun} />
      <g transform={`translate(${CENTRE} ${(top - ABOVE * scale).toFixed(1)})`}>
        <line y1="20" y2="-1080" className={css.plumb} data-plumb />
      </g>
      <path d="M-466 574H1300M190 592h420M270 610h260" className={css.water} />
      <g className={css.large}>
        <path transform={`translate(${CENTRE} ${FOOT})`} d={PEBBLE} />
        <text x={CENTRE} y={FOOT + 44}>
          {income.label}
        </text>
      </g>
      <g className={css.small}>
        <path transform={`translate(${CENTRE} ${top.toFixed(1)}) scale(${scale.toFixed(4)})`} d={PEBBLE} />
        <text x={CENTRE} y={top + 16}>
          {spend.label}
        </text>
      </g>
    </svg>
  )
}
