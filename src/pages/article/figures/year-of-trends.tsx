import css from './diagram.module.css'
import type { DrawingProps } from './drawing-props.ts'

/** The quarters of a year and the trends that begin in each, by their numbers in `trend-map`. */
const quarters = [
  { ground: css.paper, mark: css.laterite, light: false, trends: [2, 7] },
  { ground: css.sand, mark: css.laterite, light: false, trends: [3, 1] },
  { ground: css.saffron, mark: css.ink, light: false, trends: [4, 5] },
  { ground: css.ink, mark: css.laterite, light: true, trends: [6] },
]

const ROW_HEIGHT = 152
/** A dial of the year, filled from its top to the end of the quarter. The last one is full. */
const DIALS = ['M84 76V28A48 48 0 0 1 132 76z', 'M84 76V28A48 48 0 0 1 84 124z', 'M84 76V28A48 48 0 1 1 36 76z']

/** labels: four quarters, then the seven trends in the order in which they begin. */
export function YearOfTrends({ labels }: DrawingProps) {
  let next = quarters.length
  return (
    <>
      {quarters.map(({ ground, mark, light, trends }, index) => {
        const tone = light ? css.light : ''
        return (
          <g key={labels[index]} transform={`translate(0 ${index * ROW_HEIGHT})`}>
            <path d={`M0 0h640v${ROW_HEIGHT}H0z`} className={ground} />
            {index < DIALS.length ? (
              <path d={DIALS[index]} className={mark} />
            ) : (
              <circle cx="84" cy="76" r="48" className={css.saffron} />
            )}
            <circle cx="84" cy="76" r="48" className={css.thin} />
            <text x="172" y="42" className={`${css.note} ${tone}`}>
              {labels[index]}
            </text>
            {trends.map((trend, at) => (
              <g key={trend} transform={`translate(192 ${75 + at * 46})`}>
                <circle r="19" className={mark} />
                <text y="9" className={`${css.small} ${css.middle} ${css.light}`}>
                  {trend}
                </text>
                <text x="34" y="9" className={tone}>
                  {labels[next++]}
                </text>
              </g>
            ))}
          </g>
        )
      })}
    </>
  )
}
