import css from './diagram.module.css'
import type { DrawingProps } from './drawing-props.ts'

/** Spans of each row in months from 1 January: the calendar of Dubai in 2027. */
const rows: { spans: [number, number][]; ground: string | undefined }[] = [
  { spans: [[1.25, 2.3]], ground: css.inkLine },
  {
    spans: [
      [2.3, 2.65],
      [4.5, 4.85],
    ],
    ground: css.lateriteLine,
  },
  {
    spans: [
      [0.1, 2.45],
      [2.95, 6],
      [7.9, 11.4],
    ],
    ground: css.inkLine,
  },
  { spans: [[6, 7.9]], ground: css.lateriteLine },
  {
    spans: [
      [0, 3],
      [10, 12],
    ],
    ground: css.inkLine,
  },
]

const left = 188
const month = 36
const row = 80
const top = 66

/** Draws what moves demand over a year. labels: every second month from the first, then the five rows. */
export function YearCalendar({ labels }: DrawingProps) {
  return (
    <>
      <path d={Array.from({ length: 13 }, (_, at) => `M${left + at * month} 50v402`).join('')} className={css.warp} />
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <text key={at} x={left + at * month * 2 + 4} y="38" className={css.note}>
          {labels[at]}
        </text>
      ))}
      {rows.map(({ spans, ground }, at) => {
        const y = top + at * row + 32
        const d = spans.map(([from, to]) => `M${left + from * month} ${y}H${left + to * month}`).join('')
        return (
          <g key={at}>
            <text x="20" y={y + 9} className={css.small}>
              {labels[6 + at]}
            </text>
            <path d={d} className={ground} />
            <path d={d} className={css.weft} />
          </g>
        )
      })}
    </>
  )
}
