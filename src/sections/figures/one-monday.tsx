import css from './figure.module.css'

/** Coins of each channel before Monday, and how many are added or taken away. */
const channels = [
  { coins: 5, moved: 2, paint: css.laterite },
  { coins: 4, moved: 0, paint: css.cobalt },
  { coins: 4, moved: -2, paint: css.ink },
]
const [FIRST_X, FIRST_Y, BETWEEN, PITCH, RADIUS] = [232, 76, 92, 46, 19]

const coins = (from: number, to: number, y: number): string =>
  Array.from(
    { length: to - from },
    (_, at) =>
      `M${FIRST_X + (from + at) * PITCH} ${y}a${RADIUS} ${RADIUS} 0 0 1 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 0 1-${2 * RADIUS} 0z`,
  ).join('')

/**
 * Draws coins that move from the channel that earned least to the one that earned most. labels: heads of the two
 * columns, each channel and its return on a rupee, the rule.
 */
export function OneMonday({ labels }: { labels: readonly string[] }) {
  const [channel, budget, ...rest] = labels
  const rule = rest[6]
  const end = { x: FIRST_X + 7 * PITCH - 4, top: FIRST_Y, foot: FIRST_Y + 2 * BETWEEN }
  return (
    <>
      <text x="0" y="20" className={css.small}>
        {channel}
      </text>
      <text x={FIRST_X} y="20" className={css.small}>
        {budget}
      </text>
      {channels.map(({ coins: count, moved, paint }, at) => {
        const y = FIRST_Y + at * BETWEEN
        return (
          <g key={paint}>
            {/* Below the heads the rules end before the arrow. */}
            <path d={`M0 ${y - 44}H${at === 0 ? 640 : end.x + 40}`} className={css.line} />
            <text x="0" y={y - 4} className={css.big}>
              {rest[2 * at]}
            </text>
            <text x="0" y={y + 26} className={css.small}>
              {rest[2 * at + 1]}
            </text>
            <path d={coins(0, count + Math.min(moved, 0), y)} className={paint} />
            {moved > 0 && <path d={coins(count, count + moved, y)} className={css.bone} />}
            {moved > 0 && <path d={coins(count, count + moved, y)} className={css.pen} />}
            {moved < 0 && <path d={coins(count + moved, count, y)} className={`${css.pen} ${css.dash}`} />}
          </g>
        )
      })}
      <path
        d={`M${FIRST_X + 4 * PITCH + 4} ${end.foot}H${end.x + 24}a36 36 0 0 0 36-36V${end.top + 36}a36 36 0 0 0-36-36h-10`}
        className={css.pen}
      />
      <path d={`M${end.x + 26} ${end.top - 13}l-15 13 15 13`} className={css.pen} />
      <path d={`M0 ${end.foot + 48}H640`} className={css.line} />
      <text x="0" y={end.foot + 86} className={css.big}>
        {rule}
      </text>
    </>
  )
}
