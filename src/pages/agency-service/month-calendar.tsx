import { handed, kinds, posts, replies, sum, type Paint } from '../../sections/figures/posts-of-week.ts'
import css from './month-calendar.module.css'

type MonthCalendarProps = { alt: string; labels: readonly string[]; className?: string | undefined }

const WEEKS = 4
const [DAY, WEEK] = [88, 82]
/** Index of the Saturday of the first week, which the page continues with. */
const SATURDAY = 5
const paints: Record<Paint, string | undefined> = {
  ink: css.ink,
  saffron: css.saffron,
  periwinkle: css.periwinkle,
  bone: css.bone,
  laterite: css.laterite,
}

const weeks = Array.from({ length: WEEKS }, (_, week) => week)
/** Joins the paths that `shape` returns for each day of four weeks. */
const eachDay = (shape: (x: number, y: number, day: number) => string): string =>
  weeks.flatMap((week) => posts.map((_, day) => shape(day * DAY + 14, week * WEEK + 122, day))).join('')

const days = eachDay((x, y) => `M${x} ${y}h84v78h-84z`)
/** Dashes of zero length, one for each answered message. */
const answers = eachDay((x, y, day) => `M${x + 10} ${y + 66}h${((replies[day] ?? 0) - 1) * 12.8 + 0.1}`)
const enquiries = eachDay((x, y, day) =>
  Array.from({ length: handed[day] ?? 0 }, (_, at) => `M${x + 67} ${y + 6 + at * 25}a11 11 0 1 0 .1 0z`).join(''),
)

/**
 * Draws four weeks on a sheet: posts as small pictures, answered messages as beads, enquiries for sales as suns, each
 * with its total; one Saturday is framed. labels: the title, the days, the three totals.
 */
export function MonthCalendar({ alt, labels, className }: MonthCalendarProps) {
  const [title, weekdays = '', ...rows] = labels
  return (
    <svg viewBox="0 0 640 560" role="img" aria-label={alt} className={`${css.sheet} ${className}`}>
      <path d="M0 20h640v540H0z" className={css.bone} />
      <path d="M0 20h640v62H0z" className={css.laterite} />
      <path d="M120 0h20v44h-20zM500 0h20v44h-20z" className={css.ink} />
      <text x="320" y="61" className={`${css.middle} ${css.light}`}>
        {title}
      </text>
      {weekdays.split(' ').map((name, day) => (
        <text key={day} x={day * DAY + 56} y="110" className={`${css.middle} ${css.day}`}>
          {name}
        </text>
      ))}
      <path d={days} className={css.empty} />
      {weeks.map((week) =>
        posts.map(
          (post, day) =>
            post === 1 && (
              <Post
                key={`${week} ${day}`}
                kind={kinds[(sum(posts.slice(0, day)) + week) % kinds.length]}
                place={`translate(${day * DAY + 44} ${week * WEEK + 151})`}
              />
            ),
        ),
      )}
      <path d={answers} className={css.answers} />
      <path d={enquiries} className={css.saffron} />
      <path d={`M${SATURDAY * DAY + 13} 121h86v80h-86z`} className={css.chosen} />
      <path d="M14 462h612" className={css.chosen} />
      {/* Each total has its symbol before it. */}
      <Post kind={kinds[0]} place="translate(26 513) scale(.52)" />
      <circle cx="203" cy="513" r="9" className={css.ink} />
      <circle cx="450" cy="513" r="14" className={css.saffron} />
      {[posts, replies, handed].map((counts, at) => (
        <text key={at} x={[46, 220, 472][at]} y="531" className={css.sum}>
          {sum(counts) * WEEKS}
          <tspan dx="8" className={css.row}>
            {rows[at]}
          </tspan>
        </text>
      ))}
    </svg>
  )
}

function Post({ kind, place }: { kind: (typeof kinds)[number] | undefined; place: string }) {
  return (
    <g transform={place}>
      <path d="M-23-23h46v46h-46z" className={kind && paints[kind.ground]} />
      <g transform="scale(.56)">
        {kind?.shapes.map(([paint, d]) => (
          <path key={d} d={d} className={paints[paint]} />
        ))}
      </g>
    </g>
  )
}
