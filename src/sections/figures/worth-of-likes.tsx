import css from './figure.module.css'

const [PITCH, DOT] = [5.5, 4]
const [TILL, COIN_COLUMN, COIN_ROW, COINS_PER_ROW] = [436, 34, 30, 6]
/** Where each row begins; how many people, in how many lines; coins they brought. */
const rows = [
  { y: 48, people: 900, high: 12, coins: 0 },
  { y: 180, people: 60, high: 2, coins: 0 },
  { y: 252, people: 18, high: 1, coins: 0 },
  { y: 318, people: 6, high: 1, coins: 6 },
  { y: 402, people: 4, high: 1, coins: 12 },
]

/** Lines of dashes without length: each is a person. */
const crowd = (people: number, high: number, y: number): string =>
  Array.from(
    { length: high },
    (_, row) => `M${DOT / 2} ${(y + row * PITCH).toFixed(1)}h${((people / high - 0.9) * PITCH).toFixed(1)}`,
  ).join('')

const coins = (count: number, y: number): string =>
  Array.from({ length: count }, (_, at) => {
    const [x, top] = [TILL + (at % COINS_PER_ROW) * COIN_COLUMN, y + Math.floor(at / COINS_PER_ROW) * COIN_ROW]
    return `M${x} ${top}a13 13 0 0 1 26 0a13 13 0 0 1-26 0z`
  }).join('')

/**
 * What a post got and what it brought to the till, a dot for each person, a coin for each order. labels: heads of both
 * columns, the five rows, then what each brought.
 */
export function WorthOfLikes({ labels }: { labels: readonly string[] }) {
  const [post, till, ...rest] = labels
  return (
    <>
      <text x="0" y="22" className={css.small}>
        {post}
      </text>
      <text x={TILL} y="22" className={css.small}>
        {till}
      </text>
      {rows.map(({ y, people, high, coins: count }, at) => (
        <g key={people}>
          <path d={`M0 ${y - 12}H640`} className={css.line} />
          <text x="0" y={y + 22}>
            {rest[at]}
          </text>
          <path
            d={crowd(people, high, y + 38)}
            fill="none"
            strokeWidth={DOT}
            strokeDasharray={`0 ${PITCH}`}
            strokeLinecap="round"
            className={css.open}
          />
          <text x={TILL} y={y + 22} className={count > 0 ? css.big : undefined}>
            {rest[rows.length + at]}
          </text>
          <path d={coins(count, y + 46)} className={css.saffron} />
        </g>
      ))}
      <path d="M0 504H640" className={css.line} />
    </>
  )
}
