import css from './diagram.module.css'
import type { DrawingProps } from './drawing-props.ts'

/** Layers of `pace-layers` over twelve months, with the points in time (in months from 0) at which each is reviewed. */
const layers = [
  {
    ground: css.saffron,
    dot: css.ink,
    light: false,
    months: [0, 0.6, 1.7, 2.2, 3.5, 4, 4.4, 6.1, 6.8, 8, 9.2, 9.6, 10.5, 11.2],
  },
  { ground: css.sand, dot: css.laterite, light: false, months: [0, 3, 6, 9] },
  { ground: css.laterite, dot: css.saffron, light: true, months: [1] },
  { ground: css.ink, dot: css.saffron, light: true, months: [0] },
]

const row = 128
const left = 46
const month = 49

/**
 * Draws how often each layer is reviewed in a year; the positions of the small dots mean nothing. labels: name and
 * rhythm of four layers from the top, the first and the last month.
 */
export function YearRhythm({ labels }: DrawingProps) {
  return (
    <>
      {layers.map(({ ground, dot, light, months }, index) => {
        const top = index * row
        const tone = light ? css.light : ''
        const size = index === 0 ? 9 : 15 + index * 4
        return (
          <g key={top}>
            <path d={`M0 ${top}h640v${row}H0z`} className={ground} />
            <text x="24" y={top + 42} className={`${css.big} ${tone}`}>
              {labels[index * 2]}
            </text>
            <text x="616" y={top + 40} className={`${css.note} ${css.end} ${tone}`}>
              {labels[index * 2 + 1]}
            </text>
            <path d={`M24 ${top + 90}H616`} className={`${css.rule} ${light ? css.pale : ''}`} />
            {months.map((at) => (
              <circle key={at} cx={left + at * month} cy={top + 90} r={size} className={dot} />
            ))}
          </g>
        )
      })}
      <text x="24" y={row * 4 + 34} className={css.note}>
        {labels[8]}
      </text>
      <text x="616" y={row * 4 + 34} className={`${css.note} ${css.end}`}>
        {labels[9]}
      </text>
    </>
  )
}
