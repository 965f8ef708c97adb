import css from './figure.module.css'

type BubbleProps = {
  x: number
  y: number
  width: number
  paint: string | undefined
  light?: boolean
  words: string | undefined
}

function Bubble({ x, y, width, paint, light, words }: BubbleProps) {
  const tail = x > 100 ? `l6 20-26-20` : `l-6 20 26-20`
  return (
    <>
      <path
        d={x > 100 ? `M${x} ${y}h${width}v62${tail}H${x}z` : `M${x} ${y}h${width}v62H${x + 20}l-26 20 6-20z`}
        className={paint}
      />
      <text x={x + 20} y={y + 39} className={`${css.big} ${light ? css.light : css.dark}`}>
        {words}
      </text>
    </>
  )
}

/** One question in the evening, and what becomes of it by when it is answered. labels: the messages. */
export function ReplyTime({ labels }: { labels: readonly string[] }) {
  const [question, quick, yes, late, gone, review] = labels
  return (
    <>
      <path d="M0 0H640V400H0z" className={css.surface} />
      <Bubble x={24} y={28} width={440} paint={css.bone} words={question} />
      <g data-at="0">
        <Bubble x={150} y={132} width={466} paint={css.laterite} light words={quick} />
        <Bubble x={24} y={236} width={340} paint={css.bone} words={yes} />
        <circle cx="560" cy="300" r="54" className={css.saffron} />
        <path d="M532 302l20 20 38-44" className={css.tick} />
      </g>
      <g data-at="1">
        <path d="M320 130v56" className={`${css.line} ${css.dash}`} />
        <Bubble x={190} y={206} width={426} paint={css.sand} words={late} />
        <Bubble x={24} y={306} width={370} paint={css.bone} words={gone} />
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
