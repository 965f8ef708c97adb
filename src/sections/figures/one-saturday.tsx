import css from './figure.module.css'
import { handed, kinds, posts, replies, sum } from './posts-of-week.ts'

const SATURDAY = 5
/** Scale of the time axis: the first hour drawn, units per hour, and the first hour's distance from the upper edge. */
const [FIRST_HOUR, HOUR, START] = [9, 33.6, 46]
const [WIDTH, HEIGHT] = [640, 548]
/** x of the thread on which the day hangs. */
const THREAD = 124

/** Returns the distance of a time from the upper edge. Throws if `time` is no time of day. */
function placeOf(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number)
  const place = START + (hours + minutes / 60 - FIRST_HOUR) * HOUR
  if (Number.isNaN(place)) throw new Error(`${time} is no time of day`)
  return place
}

/** Splits “19:00 Where can I park?” into the time, its height and the words. */
function split(label = ''): { y: number; time: string; words: string } {
  const [time = '', ...words] = label.split(' ')
  return { y: placeOf(time), time, words: words.join(' ') }
}

/**
 * Draws one Saturday of the month in the banner, hour by hour. labels: the post, six messages, each with its time
 * before it; when the shop closes, with its time; what sales is handed.
 */
export function OneSaturday({ labels }: { labels: readonly string[] }) {
  const count = replies[SATURDAY] ?? 0
  const post = split(labels[0])
  const messages = labels.slice(1, count + 1).map(split)
  const close = split(labels[count + 1])
  const sales = labels[count + 2]
  const kind = kinds[sum(posts.slice(0, SATURDAY)) % kinds.length]
  /** The messages handed to sales are every second one, counted from the last. */
  const isHanded = (at: number) => (count - 1 - at) % 2 === 0 && count - at < 2 * (handed[SATURDAY] ?? 0)
  return (
    <>
      <path d={`M0 0H${WIDTH}V${close.y}H0z`} className={css.bone} />
      <path d={`M0 ${close.y}H${WIDTH}V${HEIGHT}H0z`} className={css.ink} />
      <path d={`M${THREAD} ${post.y}V${close.y}`} className={css.pen} />
      <path d={`M${THREAD} ${close.y}V${HEIGHT - 16}`} className={css.joint} />
      <g transform={`translate(${THREAD} ${post.y})`}>
        <path d="M-28-28h56v56h-56z" className={css[kind?.ground ?? 'ink']} />
        <g transform="scale(.7)">
          {kind?.shapes.map(([paint, d]) => (
            <path key={d} d={d} className={css[paint]} />
          ))}
        </g>
      </g>
      {[post, ...messages].map(({ y, time, words }, at) => {
        const colour = y > close.y ? css.light : css.dark
        return (
          <g key={time} transform={`translate(0 ${y})`}>
            <text x="84" y="9" className={`${css.time} ${css.end} ${colour}`}>
              {time}
            </text>
            {at > 0 && <circle cx={THREAD} r="11" className={y > close.y ? css.bone : css.ink} />}
            <text x="172" y="10" className={`${css.big} ${colour}`}>
              {words}
            </text>
            {at > 0 && isHanded(at - 1) && (
              <>
                <circle cx="600" r="18" className={css.saffron} />
                <text x="570" y="9" className={`${css.small} ${css.end} ${css.light}`}>
                  {sales}
                </text>
              </>
            )}
          </g>
        )
      })}
      <text x="84" y={close.y - 12} className={`${css.time} ${css.end} ${css.dark}`}>
        {close.time}
      </text>
      <text x="172" y={close.y - 12} className={`${css.small} ${css.dark}`}>
        {close.words}
      </text>
    </>
  )
}
