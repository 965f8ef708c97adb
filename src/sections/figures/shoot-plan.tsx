import css from './figure.module.css'

const WEEK = 158
/** Start and end of each piece of work in weeks, and the days on which the client is needed. */
const work = [
  { from: 0, to: 0.8, needed: [0.15, 0.68], paint: css.laterite },
  { from: 0.55, to: 1.3, needed: [], paint: css.cobalt },
  { from: 1.5, to: 1.86, needed: [1.68], paint: css.saffron },
  { from: 1.9, to: 3, needed: [], paint: css.ink },
  { from: 2.7, to: 3.5, needed: [3.35], paint: css.laterite },
  { from: 3.4, to: 4, needed: [], paint: css.cobalt },
]
const SHOOT = 2
const diamond = 'm0-13l13 13-13 13-13-13z'

/**
 * Draws four weeks of a film as rows of cloth, with the shoot as a sun. labels: the weeks, six pieces of work, who is
 * needed.
 */
export function ShootPlan({ labels }: { labels: readonly string[] }) {
  const [week, ...rows] = labels
  return (
    <>
      {[0, 1, 2, 3].map((at) => (
        <g key={at} transform={`translate(${4 + at * WEEK} 0)`}>
          <path d="M0 8V436" className={css.grid} />
          <text x="12" y="28">
            {week} {at + 1}
          </text>
        </g>
      ))}
      {work.map(({ from, to, needed, paint }, at) => {
        const [left, right, top] = [4 + from * WEEK, 4 + to * WEEK, 54 + at * 64]
        const teeth = Math.round((right - left) / 24)
        const half = Math.round((right - left) / teeth / 0.2) / 10
        const isLate = from > 1.6
        return (
          <g key={from}>
            {at === SHOOT ? (
              <circle cx={(left + right) / 2} cy={top + 19} r="38" className={paint} />
            ) : (
              <>
                <path d={`M${left} ${top}H${right}v38H${left}z`} className={paint} />
                <path
                  d={`M${left} ${top + 38}${`l${half}-14 ${half} 14`.repeat(teeth)}z`}
                  className={at % 2 === 0 ? css.saffron : css.bone}
                />
              </>
            )}
            {needed.map((day) => (
              <path
                key={day}
                d={`M${4 + day * WEEK} ${top + 16}${diamond}`}
                className={at === SHOOT ? css.ink : css.bone}
              />
            ))}
            <text
              x={isLate ? left - 14 : right + (at === SHOOT ? 26 : 14)}
              y={top + 27}
              className={`${css.small} ${css.halo} ${isLate ? css.end : ''}`}
            >
              {rows[at]}
            </text>
          </g>
        )
      })}
      <path d={`M20 462${diamond}`} className={css.ink} />
      <text x="44" y="470" className={css.small}>
        {rows[6]}
      </text>
    </>
  )
}
