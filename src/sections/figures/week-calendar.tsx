import css from './figure.module.css'

const posts = [1, 0, 1, 1, 0, 1, 0]
/** What each post is: a film, a picture, a text, a question. */
const signs = [
  'M-8 90l20 12-20 12z',
  'M-20 116l13-22 9 13 6-8 12 17z',
  'M-20 92h40v5h-40zm0 10h28v5h-28z',
  'M-18 88h36v19H-2l-9 9v-9h-7z',
]
const replies = [3, 4, 3, 5, 4, 6, 5]
const handed = [0, 1, 0, 1, 1, 2, 1]

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
const sums = [posts, replies, handed].map(sum)

/** A week on seven threads, open where a row is named after its sum: posts as cloth, replies as beads, what sales was handed as suns. labels: days, kinds of posts, three rows. */
export function WeekCalendar({ labels }: { labels: readonly string[] }) {
  const [days = '', kinds = '', ...rows] = labels
  const names = kinds.split(' ')
  return (
    <>
      <path d={posts.map((_, day) => `M${day * 88 + 56} 76V158m0 76V356m0 44V474`).join('')} className={css.line} />
      {days.split(' ').map((day, at) => (
        <g key={at} transform={`translate(${at * 88 + 56} 0)`}>
          <text y="26" className={css.middle}>
            {day}
          </text>
          {posts[at] === 1 && (
            <>
              <path d="M-36 84h72v72h-72z" className={css.laterite} />
              <path d={signs[sum(posts.slice(0, at))]} className={css.bone} />
              <text y="182" className={`${css.middle} ${css.small}`}>
                {names[sum(posts.slice(0, at))]}
              </text>
              <path d="M-36 156l18-36 18 36 18-36 18 36z" className={css.saffron} />
            </>
          )}
          {Array.from({ length: replies[at] ?? 0 }, (_, bead) => (
            <circle key={bead} cy={252 + bead * 19} r="8" className={css.fg} />
          ))}
          {Array.from({ length: handed[at] ?? 0 }, (_, sun) => (
            <circle key={sun} cy={424 + sun * 36} r="16" className={css.saffron} />
          ))}
        </g>
      ))}
      {rows.map((row, at) => (
        <text key={row} y={[62, 222, 388][at]}>
          <tspan className={css.big}>{sums[at]}</tspan>
          <tspan dx="8">{row}</tspan>
        </text>
      ))}
    </>
  )
}
