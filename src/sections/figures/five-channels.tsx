import css from './figure.module.css'

/** Minutes that one buyer spends on each of five channels in an evening, an example; on how many of them we work. */
const minutes = [48, 31, 6, 3, 2]
const CHOSEN = 2
const [ROW, FIRST, BARS, UNIT] = [42, 52, 170, 8.4]

/** Where one evening goes: the channels that are worth the work as broad bars. labels: what is counted, the channels. */
export function FiveChannels({ labels }: { labels: readonly string[] }) {
  const [counted, ...channels] = labels
  return (
    <>
      <text y="20" className={css.small}>
        {counted}
      </text>
      {minutes.map((count, at) => (
        <g key={channels[at]} transform={`translate(0 ${FIRST + at * ROW})`}>
          <text y="25" className={at < CHOSEN ? css.big : css.small}>
            {channels[at]}
          </text>
          <path
            d={at < CHOSEN ? `M${BARS} 0h${count * UNIT}v32H${BARS}z` : `M${BARS} 8h${count * UNIT}v16H${BARS}z`}
            className={at < CHOSEN ? css.mark : css.tired}
          />
          <text x={BARS + count * UNIT + 10} y="25" className={at < CHOSEN ? css.big : css.small}>
            {count}
          </text>
        </g>
      ))}
    </>
  )
}
