import css from './figure.module.css'

const [ROWS, PITCH, RADIUS] = [5, 32, 13]
const WIDTH = (100 / ROWS) * PITCH
/** Room for the words of the others. */
const MIN_WORDS = 200

const coins = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => {
    const [x, y] = [Math.floor((from + at) / ROWS) * PITCH, ((from + at) % ROWS) * PITCH + RADIUS + 1]
    return `M${x + 1} ${y}a${RADIUS} ${RADIUS} 0 0 1 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 0 1-${2 * RADIUS} 0z`
  }).join('')

/**
 * A hundred coins, and how many of them met a buyer. labels: how many, such as `₹61`, and words for them; the same of the
 * others.
 */
export function HundredCoins({ labels }: { labels: readonly string[] }) {
  const [met, metWords, lost, lostWords] = labels
  const count = Math.min(Number(met?.replaceAll(/\D/g, '')), 100)
  // As long as their shares, also within a column that has coins of both.
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
