import css from './figure.module.css'

const posts = [1, 0, 1, 1, 0, 1, 0]
const replies = [3, 4, 3, 5, 4, 6, 5]
const handed = [0, 1, 0, 1, 1, 2, 1]

/** A week on seven threads, open where a row is named: posts as cloth, replies as beads, what sales was handed as suns. labels: days, three rows. */
export function WeekCalendar({ labels }: { labels: readonly string[] }) {
  const [days = '', ...rows] = labels
  return (
    <>
      <path d={posts.map((_, day) => `M${day * 88 + 56} 44V142m0 40V306m0 36V430`).join('')} className={css.line} />
      {days.split(' ').map((day, at) => (
        <g key={at} transform={`translate(${at * 88 + 56} 0)`}>
          <text y="26" className={css.middle}>
            {day}
          </text>
          {posts[at] === 1 && (
            <>
              <path d="M-36 64h72v72h-72z" className={css.laterite} />
              <path d="M-36 136l18-36 18 36 18-36 18 36z" className={css.saffron} />
            </>
          )}
          {Array.from({ length: replies[at] ?? 0 }, (_, bead) => (
            <circle key={bead} cy={208 + bead * 19} r="8" className={css.fg} />
          ))}
          {Array.from({ length: handed[at] ?? 0 }, (_, sun) => (
            <circle key={sun} cy={384 + sun * 22} r="20" className={css.saffron} />
          ))}
        </g>
      ))}
      {rows.map((row, at) => (
        <text key={row} x="0" y={[168, 330, 464][at]} className={css.small}>
          {row}
        </text>
      ))}
    </>
  )
}
