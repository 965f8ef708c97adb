import css from './figure.module.css'

/** Rows of six parcels that each platform claims; the books know fewer. */
const claims = [
  { rows: 7, paint: css.saffron },
  { rows: 6, paint: css.laterite },
  { rows: 5, paint: css.periwinkle },
]
const SENT_ROWS = 13
const CLAIMED_ROWS = claims.reduce((sum, { rows }) => sum + rows, 0)
const PER_ROW = 6
const [WIDTH, COLUMN] = [21, 25]
const [HEIGHT, ROW] = [17, 20]
const FOOT = 472
const [CLAIMED_X, SENT_X] = [168, 388]

/** Rows of parcels on top of those below. */
function parcels(x: number, below: number, rows: number): string {
  const path: string[] = []
  for (let at = 0; at < rows * PER_ROW; at += 1) {
    const row = below + Math.floor(at / PER_ROW)
    path.push(`M${x + (at % PER_ROW) * COLUMN} ${FOOT - row * ROW}h${WIDTH}v-${HEIGHT}h-${WIDTH}z`)
  }
  return path.join('')
}

/**
 * The orders that platforms claim together beside those that were sent, a parcel for each. labels: both sums with a
 * word each, the platforms, what the books do not know.
 */
export function ClaimsAndBooks({ labels }: { labels: readonly string[] }) {
  const [claimed, claimedWord, sent, sentWord, missing] = labels
  const platforms = labels.slice(5)
  let below = 0
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
      {claims.map(({ rows, paint }, at) => {
        const from = below
        below += rows
        return (
          <g key={rows}>
            <path d={parcels(CLAIMED_X, from, rows)} className={paint} />
            <text x={CLAIMED_X - 16} y={FOOT - (from + rows / 2) * ROW + 10} className={css.end}>
              {platforms[at]}
            </text>
          </g>
        )
      })}
      <path d={parcels(SENT_X, 0, SENT_ROWS)} className={css.fg} />
      <path d={parcels(SENT_X, SENT_ROWS, CLAIMED_ROWS - SENT_ROWS)} className={css.empty} strokeDasharray="4 4" />
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
