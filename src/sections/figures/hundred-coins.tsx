import css from './figure.module.css'

const [ROWS, PITCH, RADIUS] = [5, 32, 13]
const WIDTH = (100 / ROWS) * PITCH
/** Minimum width for the words of the other coins. */
const MIN_WORDS = 200

const coins = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => {
    const [x, y] = [Math.floor((from + at) / ROWS) * PITCH, ((from + at) % ROWS) * PITCH + RADIUS + 1]
    return `M${x + 1} ${y}a${RADIUS} ${RADIUS} 0 0 1 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 0 1-${2 * RADIUS} 0z`
  }).join('')

/**
 * Draws a hundred coins, and how many of them reached a buyer. labels: their number, such as `₹61`, and its words; the
 * same for the others.
 */
export function HundredCoins({ labels }: { labels: readonly string[] }) {
  const [met, metWords, lost, lostWords] = labels
  const count = Math.min(Number(met?.replaceAll(/\D/g, '')), 100)
  // In proportion to the shares, also if a column has coins of both kinds.
  const border = (count / ROWS) * PITCH
  const lostX = Math.min(border, WIDTH - MIN_WORDS)
  return (
    <>
      <path d={coins(0, count)} className={css.saffron} />
      <path d={coins(0, count)} className={css.pen} />
      <path d={coins(count, 100)} className={css.sketch} />
      <path d={`M2 182v22H${border - 4}v-22M${border + 4} 182v22H${WIDTH - 2}v-22`} className={css.line} />
      <text x="0" y="272" className={css.numeral}>
        {met}
      </text>
      <text x="0" y="318" className={css.small}>
        {metWords}
      </text>
      <text x={lostX} y="272" className={`${css.numeral} ${css.remark}`}>
        {lost}
      </text>
      <text x={lostX} y="318" className={css.small}>
        {lostWords}
      </text>
    </>
  )
}
