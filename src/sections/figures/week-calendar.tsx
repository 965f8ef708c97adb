import css from './figure.module.css'

const posts = [1, 0, 1, 1, 0, 1, 0]
/** What each post is: a film, a picture, a text, a question. Its ground, and shapes in their paints. */
const contents = [
  {
    ground: css.ink,
    shapes: [
      [css.saffron, 'M-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0z'],
      [css.ink, 'M-7-11l19 11-19 11z'],
    ],
  },
  {
    ground: css.periwinkle,
    shapes: [
      [css.saffron, 'M4-22a12 12 0 1 0 24 0a12 12 0 1 0-24 0z'],
      [css.laterite, 'M-40 41l30-44 20 26 12-14 18 32z'],
    ],
  },
  {
    ground: css.bone,
    shapes: [
      [css.laterite, 'M-28-26h36v10h-36z'],
      [css.ink, 'M-28-4h56v7h-56zm0 17h56v7h-56zm0 17h34v7h-34z'],
    ],
  },
  {
    ground: css.laterite,
    shapes: [
      [css.bone, 'M-28-24h56v36H-4l-14 15V12h-10z'],
      [css.laterite, 'M-16-10h32v6h-32zm0 11h20v6h-20z'],
    ],
  },
] as const
const replies = [3, 4, 3, 5, 4, 6, 5]
const handed = [0, 1, 0, 1, 1, 2, 1]

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
const sums = [posts, replies, handed].map(sum)

/** A week on seven threads, open where a row is named after its sum: posts as small pictures, replies as beads, what sales was handed as suns. labels: days, kinds of posts, three rows. */
export function WeekCalendar({ labels }: { labels: readonly string[] }) {
  const [days = '', kinds = '', ...rows] = labels
  const names = kinds.split(' ')
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
  const { ground, shapes } = contents[at] ?? contents[0]
  return (
    <>
      <path d="M-33 100h66v66h-66z" className={ground} />
      <g transform="translate(0 133) scale(0.82)">
        {shapes.map(([paint, d]) => (
          <path key={d} d={d} className={paint} />
        ))}
      </g>
      <text y="192" className={`${css.middle} ${css.kind}`}>
        {name}
      </text>
    </>
  )
}
