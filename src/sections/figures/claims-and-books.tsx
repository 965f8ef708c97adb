import css from './figure.module.css'

/** Range of rows with the parcels of each platform. The books have SENT_ROWS rows only. */
const claims = [
  { from: 0, to: 7, paint: css.saffron },
  { from: 7, to: 13, paint: css.laterite },
  { from: 13, to: 18, paint: css.periwinkle },
]
const [SENT_ROWS, CLAIMED_ROWS] = [13, 18]
const PER_ROW = 6
const [WIDTH, COLUMN] = [21, 25]
const [HEIGHT, ROW] = [17, 20]
const FOOT = 472
const [CLAIMED_X, SENT_X] = [168, 388]

function parcels(x: number, from: number, to: number): string {
  const path: string[] = []
  for (let at = from * PER_ROW; at < to * PER_ROW; at += 1) {
    const [column, row] = [at % PER_ROW, Math.floor(at / PER_ROW)]
    path.push(`M${x + column * COLUMN} ${FOOT - row * ROW}h${WIDTH}v-${HEIGHT}h-${WIDTH}z`)
  }
  return path.join('')
}

/**
 * Draws the orders that platforms claim together beside those that were sent, a parcel for each. labels: claimed sum
 * and its word, sent sum and its word, the orders the books lack, the platforms.
 */
export function ClaimsAndBooks({ labels }: { labels: readonly string[] }) {
  const [claimed, claimedWord, sent, sentWord, missing] = labels
  const platforms = labels.slice(5)
  return (
    <>
      <text x={CLAIMED_X} y="58" className={css.numeral}>
        {claimed}
      </text>
      <text x={CLAIMED_X} y="92" className={css.small}>
        {claimedWord}
      </text>
      <text x={SENT_X} y="58" className={css.numeral}>
        {sent}
      </text>
      <text x={SENT_X} y="92" className={css.small}>
        {sentWord}
      </text>
      {claims.map(({ from, to, paint }, at) => (
        <g key={from}>
          <path d={parcels(CLAIMED_X, from, to)} className={paint} />
          <text x={CLAIMED_X - 16} y={FOOT - ((from + to) / 2) * ROW + 10} className={css.end}>
            {platforms[at]}
          </text>
        </g>
      ))}
      <path d={parcels(SENT_X, 0, SENT_ROWS)} className={css.fg} />
      <path d={parcels(SENT_X, SENT_ROWS, CLAIMED_ROWS)} className={css.empty} strokeDasharray="4 4" />
      <text
        x={SENT_X + (PER_ROW * COLUMN - 4) / 2}
        y={FOOT - ((SENT_ROWS + CLAIMED_ROWS) / 2) * ROW + 10}
        className={`${css.middle} ${css.halo}`}
      >
        {missing}
      </text>
      <path d={`M${CLAIMED_X - 12} ${FOOT + 10}H${SENT_X + PER_ROW * COLUMN + 8}`} className={css.outline} />
    </>
  )
}
