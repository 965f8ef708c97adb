import css from './figure.module.css'

/** The asked-for price in Tamil, Hindi and Arabic, as outlines: the site's typefaces do not have these scripts. */
const slips = [
  [
    css.laterite,
    'translate(19 114)',
    'M7-14q2-2 4-3 2-2 4-2 3 0 4 3t1 7-3 6-4 4-4 1-3-1-2-2Q2-5 3-9q0-8 5-14 2-3 5-5 4-2 7-2 5 0 7 4 3 3 2 8-1 8-7 16h12l2-25q1-1 1-1 1-1 2-2 0 0 1 0 1-1 1 0L38-2q0 2-1 3t-2 1H18q-2 0 0-2 4-5 6-11 2-7-1-12-2-3-6-3-3 0-4 1-2 1-3 2-2 4-3 9m0 6q0 3 1 4 2 3 5 2 1 0 1-1 1-1 1-3 1-4 0-6-1-3-4-3 0 0 0 1-1 0-1 0-1 0-1 1 0 0-1 1 0 2-1 3 0 0 0 1m29-18q-1 0-1 0-6-1-5-6 1-2 2-4 3-4 6-4 3-1 5-1 10 2 9 12L49-1q0 0-1 1-1 2-2 2t-1-1l2-27q1-10-7-11-2 0-3 0-2 1-2 1 0 1-1 2 0 3 4 4 1 0 0 1 0 2-2 3m46 4q-3 2-5 8-3 10 4 12 2 1 4 0 1 0 1 0t0-1 2-3q2-11-6-16M59-8q0 3 1 4 2 2 3 2 2 0 3 0 1-2 1-5 1-3 0-5-1-3-3-3t-3 1q-1 2-2 5 0 0 0 1m21-15q-5-3-9-3t-7 2q-1 0-1 0-3 4-4 10 1-2 4-3 2-2 4-2 3 0 4 3t0 7-3 8-8 3q-2 0-3-2-3-3-2-9 0-6 2-11 2-2 4-5 3-3 6-4 4-1 7-1t6 1q2 1 4 2 5-3 12-3 11 1 9 15-1 5-3 9t-6 7q-2 1-3 1t-1 0 0-2 1-1 2-1 1-1 2-1 1-3 2-6q2-12-9-13-3 0-5 1 7 5 5 16-2 7-7 10-3 2-7 1-9-2-5-14 3-7 7-11m32 15q0 3 2 4 1 2 3 2 1 0 2 0 1-2 2-5 0-3-1-5-1-3-3-3t-2 1q-2 2-2 5-1 0-1 1m0-6q2-2 4-3 2-2 4-2 3 0 4 3t1 7-4 8-7 3q-3 0-4-2-3-3-2-9 0-9 6-16 2-2 6-4 3-1 5-1 13 1 9 14-2 8-1 11t5 3q2 0 3-1 2-2 4-10 2-11-8-13-1 0 0-1 0 0 0-1 1-1 2-2 1 0 1 0 11 3 9 14-2 13-9 17-3 1-5 1-5 0-6-4t1-11q3-12-8-13-2 0-3 1-2 0-3 2-1 1-2 2-1 3-2 7',
  ],
  [
    css.cobalt,
    'translate(34 124)',
    'M7-52h41q5 0 5 3t-5 3H37q-3 7-3 14 0 2-1 3 0 1-1 1t-3-2-5-1-9 6-6 11 10 5h2q2-5 5-8t6-3 4 2 2 4q0 4-4 6-4 3-9 4-2 6-3 11 0 6 0 8 0 1-2 1-3 0-3-10 0-5 2-10-7 0-11-2-5-3-5-7 0-5 4-10 3-6 8-10t9-4q2 0 5 1 0-6 3-10H7q-5 0-5-3t5-3m24 37q-2 1-4 5 5-2 5-4 1 0 0-1 0 0-1 0m16-37h25q4 0 4 3t-4 3h-9q-1 6-5 24-1 2-1 4-1 2-1 4-1 2-1 3 0 2-1 4 0 1-1 2 0 2 0 3-1 1-2 1t-2-1-1-2 0-4 2-8 2-9q0-3 1-7 2-9 3-14h-9q-5 0-5-3t5-3m37 8v-2H72q-4 0-4-3t4-3h53q4 0 4 3t-4 3h-10q0 4-2 13t-3 12-1 5-1 5-1 4-1 3q-2 3-2 3-1 0-2-1-2-1-2-2t1-4 2-8q1-7 2-12-5 1-17 3Q85-8 77-8q-4 0-7-4-4-5-4-8 0-4 5-6 4-3 12-4 1-8 1-14m-7 31q4 0 5-11-10 1-10 4 0 2 2 5 2 2 3 2m13-33q0 8-1 15l17-3q2-11 3-12z',
  ],
  [
    css.ink,
    'translate(40 122)',
    'M28-66q0 0 0-1 0 0-1 0-1-2-2-3-2-2-5-2-4 0-8 2-3 3-5 6-3 4-3 9-1 4-1 7 2 3 4 6 1 2 4 4 2 2 4 5 2 4 2 7 1 4 0 9 0 0 1 0 1-4 3-7 2-4 2-9-1-6-3-9-3-4-6-7-2-2-4-4-2-3-2-6 3-2 7-2 3 0 5 2t2 4q0 1 1 1t1-1q2-3 2-5 1-3 2-6M9-7q0 0 0 1l7 6q0 0 1 0l7-8q1-1 0-1l-6-6q-1-1-1 0zm63-34q0-1 0-2-1-1-2-1-2 0-5 0-2 0-4 1-1 0-1 1 0 0-1 1-1 2-2 4t-2 5l-6 2q-5 1-9 3t-6 5-3 8-1 9q0 7 1 13t3 11 2 12q1-3 1-8 1-5 0-9L33-9q0-3 2-4 1-2 3-2 3-2 6-3t7-2 6-2q4-2 7-5 3-2 5-5 2-4 3-9m9-23v4q-4 3-8 5t-7 5q-6 5-9 15-1 1 0 1t1 0q5-8 9-11 2-1 6-3 4-1 9-3l3 31 6-10-3-41q6-4 12-7t13-7l3-10q0-2-1-1-5 3-9 5-4 3-9 5-4 3-9 5l-2 7zm25 54-6-5q-2 2-4 4t-4 5l7 5q1-2 3-4t4-5m5-32q-2 6-7 8-2 0-7 1-4 1-11 1l-1 12q12-1 17-4 4-2 7-8 1-3 1-5 1-3 1-5',
  ],
]

/**
 * Draws a page under the editor's pen, and its question in three languages. labels: the question, three sentences of
 * which the first is cut, the pen's note on each, the languages.
 */
export function Manuscript({ labels }: { labels: readonly string[] }) {
  const [question, ...rest] = labels
  return (
    <>
      <path d="M0 0h600v336H0z" className={css.bone} />
      <path d="M0 0h12v336H0z" className={css.saffron} />
      <text x="40" y="58" className={css.big}>
        {question}
      </text>
      {rest.slice(0, 3).map((sentence, at) => (
        <g key={sentence} transform={`translate(40 ${112 + at * 84})`}>
          <text className={`${css.big} ${at === 0 ? css.struck : css.underlined}`}>
            <tspan className={css.dark}>{sentence}</tspan>
          </text>
          <path d={at === 0 ? 'M4 18l18 18M22 18 4 36' : 'M2 28l9 9 15-20'} className={css.strike} />
          <text x="40" y="38" className={`${css.small} ${css.remark}`}>
            {rest[at + 3]}
          </text>
        </g>
      ))}
      {slips.map(([paint, place, word], at) => (
        <g key={place} transform={`translate(${at * 206} 360)`}>
          <path d="M0 0h188v164H0z" className={paint} />
          <path d={`M0 0h188${'l-15.7 22-15.6-22'.repeat(6)}z`} className={css.saffron} />
          <path d={word} transform={place} className={css.bone} />
          <text x="94" y="194" className={`${css.small} ${css.middle}`}>
            {rest[at + 6]}
          </text>
        </g>
      ))}
    </>
  )
}
