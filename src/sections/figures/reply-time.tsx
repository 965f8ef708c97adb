import css from './figure.module.css'

const PADDING = 22
const RADIUS = 18
/** Space between the words and the time. */
const GAP = 18
const TIME_WIDTH = 66
/** Letter widths in the class `.big`; all others are LETTER_WIDTH. */
const LETTER_WIDTHS: Record<string, number> = {
  ' ': 7,
  ',': 7,
  '.': 7,
  '!': 8,
  I: 8,
  i: 7.5,
  l: 7.5,
  t: 9,
  m: 18,
  w: 17,
}
const LETTER_WIDTH = 12.2

const widthOf = (words: string) => [...words].reduce((sum, letter) => sum + (LETTER_WIDTHS[letter] ?? LETTER_WIDTH), 0)

type BubbleProps = {
  y: number
  /** Places the message at the right, as one sent by the shop. */
  reply?: boolean
  paint: string | undefined
  light?: boolean
  words: string | undefined
  time?: string | undefined
}

/** Draws a message as wide as its words, with its time. */
function Bubble({ y, reply, paint, light, words = '', time }: BubbleProps) {
  const width = Math.round(widthOf(words) + 2 * PADDING + (time ? GAP + TIME_WIDTH : 0))
  const x = reply ? 610 - width : 30
  const tail = reply ? `M${x + width} ${y + 34}v28l8 20-50-20z` : `M${x} ${y + 34}v28l-8 20 50-20z`
  const colour = light ? css.light : css.dark
  return (
    <>
      <rect x={x} y={y} width={width} height="62" rx={RADIUS} className={paint} />
      <path d={tail} className={paint} />
      <text x={x + PADDING} y={y + 41} className={`${css.big} ${colour}`}>
        {words}
        {time && (
          <tspan dx={GAP} className={css.time}>
            {time}
          </tspan>
        )}
      </text>
    </>
  )
}

/**
 * Draws a question asked in the evening, and the outcome by the time of the reply. labels: the messages, the sale, the
 * times of the messages.
 */
export function ReplyTime({ labels }: { labels: readonly string[] }) {
  const [question, quick, yes, late, gone, review, sold, times = ''] = labels
  const [asked, soon, agreed, morning, after] = times.split(' ')
  return (
    <>
      <path d="M0 0H640V400H0z" className={css.surface} />
      <Bubble y={28} paint={css.bone} words={question} time={asked} />
      <g data-at="0">
        <Bubble y={126} reply paint={css.laterite} light words={quick} time={soon} />
        <Bubble y={224} paint={css.bone} words={yes} time={agreed} />
        <circle cx="574" cy="346" r="36" className={css.saffron} />
        <path d="M554 347l14 14 27-31" className={css.tick} />
        <text x="522" y="356" className={`${css.big} ${css.end} ${css.light}`}>
          {sold}
        </text>
      </g>
      <g data-at="1">
        <path d="M320 126v64" className={`${css.line} ${css.dash}`} />
        <Bubble y={206} reply paint={css.sand} words={late} time={morning} />
        <Bubble y={304} paint={css.bone} words={gone} time={after} />
      </g>
      <g data-at="2">
        <path d="M96 202H616" className={`${css.line} ${css.dash}`} />
        {[1, 0.7, 0.42, 0.2].map((light, day) => (
          <circle key={light} cx={132 + day * 144} cy="202" r="44" className={css.saffron} opacity={light} />
        ))}
        <path d="M24 290H616V376H24z" className={css.ink} />
        <text x="48" y="344" className={`${css.big} ${css.light}`}>
          {review}
        </text>
        {[0, 1, 2, 3, 4].map((star) => (
          <circle key={star} cx={472 + star * 31} cy="334" r="12" className={star === 0 ? css.saffron : css.unbooked} />
        ))}
      </g>
    </>
  )
}
