import css from '../../../sections/figures/figure.module.css'

const voices = [css.laterite, css.ink, css.cobalt, css.saffron]
const OPEN = 1

/**
 * Draws what four people say and three doors it leads to, one of which is opened. labels: four people, what each says,
 * the three doors, that others are true, that one is chosen, a head, the sentence.
 */
export function ThreeDoors({ labels }: { labels: readonly string[] }) {
  const [alsoTrue, chosen, head, sentence] = labels.slice(11)
  return (
    <>
      <path
        d="M150 214C150 244 240 226 300 246M478 214C478 240 380 224 344 246"
        className={`${css.line} ${css.dash}`}
      />
      {voices.map((paint, at) => {
        const tone = at === 3 ? css.dark : css.light
        return (
          <g key={paint} transform={`translate(${(at % 2) * 328} ${at < 2 ? 0 : 112})`}>
            <path
              d="M8 0H304a8 8 0 0 1 8 8V52a8 8 0 0 1-8 8H44L22 80V60H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z"
              className={paint}
            />
            <text x="20" y="39" className={tone}>
              {labels[at + 4]}
            </text>
            <text x="52" y="88" className={css.small}>
              {labels[at]}
            </text>
          </g>
        )
      })}
      {[0, 1, 2].map((at) => (
        <g key={at} transform={`translate(${at * 220 + 26} 240)`}>
          <path d="M0 210V72a74 74 0 0 1 148 0v138z" className={at === OPEN ? css.saffron : css.ink} />
          {at === OPEN ? (
            <>
              <path d="M74 210V-2C30 2 0 32 0 72v138z" className={css.laterite} transform="skewY(-7)" />
              <circle cx="58" cy="112" r="6" className={css.bone} />
            </>
          ) : (
            <>
              <path d="M20 196V76a54 54 0 0 1 108 0v120z" className={css.deep} />
              <circle cx="112" cy="126" r="6" className={css.saffron} />
            </>
          )}
          <text x="74" y="244" className={css.middle}>
            {labels[at + 8]}
          </text>
          <text x="74" y="272" className={`${css.middle} ${css.small}`}>
            {at === OPEN ? chosen : alsoTrue}
          </text>
        </g>
      ))}
      <path d="M0 534h640v112H0z" className={css.bone} />
      <path d="M0 534h10v112H0z" className={css.laterite} />
      <text x="34" y="572" className={`${css.small} ${css.dark}`}>
        {head}
      </text>
      <text x="34" y="620" className={`${css.sentence} ${css.dark}`}>
        {sentence}
      </text>
    </>
  )
}

/** Heights of three rows of the guide, in units of the drawing: how a name, an answer and a letter should sound. */
const ROWS = [286, 402, 518]

/**
 * Draws a family of names above a guide with wrong wordings beside the right ones. labels: house, three names, two
 * heads; three times an occasion, the wrong sentence, the right one.
 */
export function VoiceGuide({ labels }: { labels: readonly string[] }) {
  const [house, one, two, three, wrong, right, ...turns] = labels
  return (
    <>
      <path d="M320 60v34M96 130V94H544v36M320 94v36" className={css.line} />
      <rect x="230" width="180" height="60" rx="30" className={css.saffron} />
      <text x="320" y="39" className={`${css.middle} ${css.dark}`}>
        {house}
      </text>
      {[one, two, three].map((name, at) => (
        <g key={name} transform={`translate(${at * 224 + 16} 118)`}>
          <rect width="160" height="52" rx="26" className={[css.bone, css.periwinkle, css.sand][at]} />
          <text x="80" y="35" className={`${css.middle} ${css.small} ${css.dark}`}>
            {name}
          </text>
        </g>
      ))}
      <path d="M0 216Q170 184 320 216Q470 184 640 216V650Q470 618 320 650Q170 618 0 650z" className={css.bone} />
      <path d="M320 216V650" className={css.inkLine} />
      {[wrong, right].map((head, at) => (
        <g key={head} transform={`translate(${at * 320 + 28} 0)`}>
          <path d="M0 232h26v26H0z" className={at === 0 ? css.laterite : css.saffron} />
          <text x="40" y="254" className={css.dark}>
            {head}
          </text>
        </g>
      ))}
      {ROWS.map((y, row) => {
        const [occasion, no, yes] = turns.slice(row * 3)
        return (
          <g key={y} transform={`translate(28 ${y})`}>
            <path d="M0-8H264M320-8H584" className={css.inkLine} opacity="0.25" />
            <text y="26" className={`${css.small} ${css.dark}`}>
              {occasion}
            </text>
            <path d="M320 18l9 9 20-24" className={css.strong} />
            <text y="72" className={`${css.big} ${css.struck}`}>
              <tspan className={css.dark}>{no}</tspan>
            </text>
            <text x="320" y="72" className={`${css.big} ${css.dark}`}>
              {yes}
            </text>
          </g>
        )
      })}
    </>
  )
}
