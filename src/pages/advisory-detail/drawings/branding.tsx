import { classNames } from '../../../lib/class-names.ts'
import css from '../../../sections/figures/figure.module.css'

const voices = [css.laterite, css.ink, css.cobalt, css.saffron]
const OPEN = 1

/** What four people say leads to three doors, of which one is opened. labels: four people, three doors, what comes of it. */
export function ThreeDoors({ labels }: { labels: readonly string[] }) {
  return (
    <>
      {voices.map((paint, at) => (
        <g key={paint} transform={`translate(${at * 162} 0)`}>
          <path
            d="M8 0H146a8 8 0 0 1 8 8V62a8 8 0 0 1-8 8H66L44 92V70H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z"
            className={paint}
          />
          <text x="77" y="43" className={`${css.middle} ${css.small} ${at === 3 ? css.dark : css.light}`}>
            {labels[at]}
          </text>
          <path
            d={`M44 100C44 128 ${106 + (at < 2 ? 40 : -40)} 116 ${320 - at * 162} 146`}
            className={css.line}
            strokeDasharray="3 8"
          />
        </g>
      ))}
      {[0, 1, 2].map((at) => (
        <g key={at} transform={`translate(${at * 220 + 26} 152)`}>
          <path d="M0 204V66a74 74 0 0 1 148 0v138z" className={at === OPEN ? css.saffron : css.ink} />
          {at === OPEN ? (
            <>
              <path d="M74 204V-8C30-4 0 26 0 66v138z" className={css.laterite} transform="skewY(-7)" />
              <circle cx="58" cy="104" r="6" className={css.bone} />
            </>
          ) : (
            <>
              <path d="M20 190V70a54 54 0 0 1 108 0v120z" className={css.deep} />
              <circle cx="112" cy="120" r="6" className={css.saffron} />
            </>
          )}
          <text x="74" y="238" className={`${css.middle} ${css.small}`}>
            {labels[at + 4]}
          </text>
        </g>
      ))}
      <path d="M0 414h640v66H0z" className={css.bone} />
      <text x="24" y="456" className={css.dark}>
        {labels[7]}
      </text>
      <path d="M430 458q14-34 24-6t20-8m34 12q12-32 26-6t18-10m30 16q10-36 26-6t16-8" className={css.inkLine} />
    </>
  )
}

/** A family of names over a guide with a wrong turn beside the right one. labels: house, three names, two heads, two lines each. */
export function VoiceGuide({ labels }: { labels: readonly string[] }) {
  const [house, one, two, three, ...turns] = labels
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
      <path d="M0 222Q170 190 320 222Q470 190 640 222V470Q470 438 320 470Q170 438 0 470z" className={css.bone} />
      <path d="M320 222V470" className={css.inkLine} />
      {[0, 1].map((at) => (
        <g key={at} transform={`translate(${at * 320 + 28} 0)`}>
          <path d="M0 238h26v26H0z" className={at === 0 ? css.laterite : css.cobalt} />
          <text x="40" y="260" className={css.dark}>
            {turns[at]}
          </text>
          {[2, 3].map((line, row) => (
            <text key={line} y={326 + row * 34} className={classNames(css.small, at === 0 && css.struck)}>
              <tspan className={css.dark}>{turns[at * 2 + line]}</tspan>
            </text>
          ))}
          {at === 1 && <path d="M0 398l18 18 40-44" className={css.strong} />}
        </g>
      ))}
    </>
  )
}
