import css from './diagram.module.css'
import type { DrawingProps } from './drawing-props.ts'

/** Lengths of the bars, each in the colour of its row. The first two share one scale, the others another. */
const bars = [600, 150, 120, 600]
const paints = [css.ink, css.laterite, css.saffron, css.ink]

/** Draws four numbers as bars. labels: name and amount of each. */
export function FourNumbers({ labels }: DrawingProps) {
  return bars.map((length, at) => (
    <g key={at} transform={`translate(20 ${at * 106 + 20})`}>
      <text y="40" className={css.note}>
        {labels[at * 2]}
      </text>
      <text x="600" y="40" className={`${css.big} ${css.end}`}>
        {labels[at * 2 + 1]}
      </text>
      <path d="M0 58h600v24H0z" className={css.sand} opacity=".5" />
      <path d={`M0 58h${length}v24H0z`} className={paints[at]} />
    </g>
  ))
}
