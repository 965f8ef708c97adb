import css from './figure.module.css'

const COIN_PITCH = 53
/** What an amount has above it more than ₹0: it is taller. */
const ROOM = 14
/** Where each row begins, and how many coins it brought; before the coins, marks that brought none. */
const rows = [
  { y: 0, coins: 0 },
  { y: 148, coins: 0 },
  { y: 250, coins: 6 },
  { y: 382 + ROOM, coins: 12 },
]

const coins = (count: number, y: number): string =>
  Array.from({ length: count }, (_, at) => `M${at * COIN_PITCH + 8} ${y}a21 21 0 0 1 42 0a21 21 0 0 1-42 0z`).join('')

/**
 * What a post got and what it brought to the till: likes as hearts, enquiries as bubbles, orders as coins. labels: the
 * four rows, then what each brought.
 */
export function WorthOfLikes({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <pattern id="heart" width="21.33" height="22" patternUnits="userSpaceOnUse">
        <path d="M10 17C-2 9 1 1 6 1q3 0 4 3 1-3 4-3c5 0 8 8-4 16z" className={css.fg} />
      </pattern>
      <pattern id="bubble" width="35.5" height="30" patternUnits="userSpaceOnUse">
        <path d="M2 2h28v18H14l-7 7v-7H2z" className={css.fg} />
      </pattern>
      {rows.map(({ y, coins: count }, at) => {
        const line = y + 46 + (count > 0 ? ROOM : 0)
        return (
          <g key={y}>
            {at > 0 && <path d={`M0 ${y}H640`} className={css.line} />}
            <text x="0" y={line} className={css.big}>
              {labels[at]}
            </text>
            <text x="640" y={line} className={`${css.end} ${count > 0 ? css.sum : css.big}`}>
              {labels[rows.length + at]}
            </text>
            <path d={coins(count, line + 46)} className={css.saffron} />
          </g>
        )
      })}
      <path d="M0 44h640v66H0z" fill="url(#heart)" transform="translate(0 22)" />
      <path d="M0 210h639v30H0z" fill="url(#bubble)" />
    </>
  )
}
