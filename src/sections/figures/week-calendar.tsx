import css from './figure.module.css'
import { handed, kinds, posts, replies, sum } from './posts-of-week.ts'

const sums = [posts, replies, handed].map(sum)

/** A week on seven threads, open where a row is named after its sum: posts as small pictures, replies as beads, what sales was handed as suns. labels: days, kinds of posts, three rows. */
export function WeekCalendar({ labels }: { labels: readonly string[] }) {
  const [days = '', named = '', ...rows] = labels
  const names = named.split(' ')
  return (
    <>
      <path d={posts.map((_, day) => `M${day * 88 + 56} 100V166m0 100V386m0 68V530`).join('')} className={css.line} />
      {days.split(' ').map((day, at) => (
        <g key={at} transform={`translate(${at * 88 + 56} 0)`}>
          <text y="26" className={css.middle}>
            {day}
          </text>
          {posts[at] === 1 && <Post at={sum(posts.slice(0, at))} name={names[sum(posts.slice(0, at))]} />}
          {Array.from({ length: replies[at] ?? 0 }, (_, bead) => (
            <circle key={bead} cy={282 + bead * 19} r="8" className={css.fg} />
          ))}
          {Array.from({ length: handed[at] ?? 0 }, (_, sun) => (
            <circle key={sun} cy={478 + sun * 36} r="16" className={css.saffron} />
          ))}
        </g>
      ))}
      {rows.map((row, at) => (
        <text key={row} y={[74, 244, 432][at]}>
          <tspan className={css.big}>{sums[at]}</tspan>
          <tspan dx="8">{row}</tspan>
        </text>
      ))}
    </>
  )
}

function Post({ at, name }: { at: number; name: string | undefined }) {
  const post = kinds[at]
  return (
    <>
      <path d="M-33 100h66v66h-66z" className={css[post?.ground ?? 'ink']} />
      <g transform="translate(0 133) scale(0.82)">
        {post?.shapes.map(([paint, d]) => (
          <path key={d} d={d} className={css[paint]} />
        ))}
      </g>
      <text y="192" className={`${css.middle} ${css.kind}`}>
        {name}
      </text>
    </>
  )
}
