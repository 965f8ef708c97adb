import css from './figure.module.css'

const [ROWS, PITCH, RADIUS] = [5, 32, 13]
/** Of a hundred, those that met a buyer. */
const KEPT = 61

const coins = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => {
    const [x, y] = [Math.floor((from + at) / ROWS) * PITCH, ((from + at) % ROWS) * PITCH + RADIUS + 1]
    return `M${x + 1} ${y}a${RADIUS} ${RADIUS} 0 0 1 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 0 1-${2 * RADIUS} 0z`
  }).join('')

/** A hundred coins, and which of them could buy something. labels: sum and words of the kept ones, then of the others. */
export function HundredCoins({ labels }: { labels: readonly string[] }) {
  const [kept, met, lost, never] = labels
  return (
    <>
      <path d={coins(0, KEPT)} className={css.saffron} />
      <path d={coins(0, KEPT)} className={css.pen} />
      <path d={coins(KEPT, 100)} className={css.sketch} />
      <path d="M2 182v22H382v-22M418 182v22H638v-22" className={css.line} />
      <text x="0" y="272" className={css.numeral}>
        {kept}
      </text>
      <text x="0" y="318" className={css.small}>
        {met}
      </text>
      <text x="416" y="272" className={`${css.numeral} ${css.remark}`}>
        {lost}
      </text>
      <text x="416" y="318" className={css.small}>
        {never}
      </text>
    </>
  )
}
