import css from '../../../sections/figures/figure.module.css'

/** Where each desk stands, and the hours an enquiry lies there. */
const desks = [
  { x: 76, y: 96, hours: 4 / 60 },
  { x: 316, y: 96, hours: 9 },
  { x: 552, y: 96, hours: 48 },
  { x: 552, y: 330, hours: 36 },
  { x: 316, y: 330, hours: 5 },
  { x: 76, y: 330, hours: 2 / 60 },
]
/** By area: of two days 64. */
const radiusOf = (hours: number) => Math.round(64 * Math.sqrt(hours / 48))
/** The steps that only an old habit keeps. */
const isSpare = (at: number) => at === 2 || at === 3

/** An enquiry from desk to desk, each disc as large as the wait there. labels: six desks, six waits, and the spare ones. */
export function EnquiryWay({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <path d="M76 96H552V330H76" className={css.line} strokeDasharray="4 10" />
      <path d="M316 96V330" className={css.strong} />
      {desks.map(({ x, y, hours }, at) => {
        // The way without the spare desks leads down from the second, so its words stand beside the line.
        const words = at === 1 ? { x: -16, anchor: css.end } : { x: 0, anchor: css.middle }
        return (
          <g key={at} transform={`translate(${x} ${y})`}>
            <circle r="20" className={css.ground} />
            <circle r="20" className={css.line} />
            <circle r={radiusOf(hours)} className={isSpare(at) ? css.sand : css.saffron} />
            {isSpare(at) && <path d="M-60 40L60-40" className={css.strike} />}
            <text x={words.x} y={100} className={`${words.anchor} ${css.big} ${css.halo}`}>
              {labels[at]}
            </text>
            <text x={words.x} y={130} className={`${words.anchor} ${css.small} ${css.halo}`}>
              {labels[at + 6]}
            </text>
          </g>
        )
      })}
      <text x="300" y="276" className={`${css.small} ${css.end}`}>
        {labels[12]}
      </text>
    </>
  )
}

/** What needs judgement goes to people, what follows a rule to a flow. labels: two heads, two and three pieces, switch. */
export function TwoPiles({ labels }: { labels: readonly string[] }) {
  const [judgement, rule, ...rest] = labels
  return (
    <>
      <path d="M320 8v52M320 60C320 120 150 84 150 140M320 60c0 60 170 24 170 80" className={css.inkLine} />
      <path d="M268 0h104v40H268z" className={css.bone} />
      <path d="M282 14h76m-76 12h48" className={css.sketch} />
      <text x="150" y="184" className={`${css.middle} ${css.dark}`}>
        {judgement}
      </text>
      <text x="490" y="184" className={`${css.middle} ${css.dark}`}>
        {rule}
      </text>
      {[0, 1].map((at) => (
        <g key={at} transform={`translate(8 ${204 + at * 92})`}>
          <path d="M0 0h284v78H0z" className={css.bone} />
          <circle cx="42" cy="30" r="15" className={css.ink} />
          <path d="M16 78q0-28 26-28t26 28z" className={at === 0 ? css.laterite : css.cobalt} />
          <text x="86" y="47" className={`${css.small} ${css.dark}`}>
            {rest[at]}
          </text>
        </g>
      ))}
      <path d="M366 222V440" className={css.inkLine} />
      {[0, 1, 2].map((at) => (
        <g key={at} transform={`translate(348 ${204 + at * 62})`}>
          <path d="M0 0h284v48H0z" className={css.ink} />
          <path d="M18 24l14-14 14 14-14 14z" className={css.saffron} />
          <text x="64" y="32" className={`${css.small} ${css.light}`}>
            {rest[at + 2]}
          </text>
        </g>
      ))}
      <g transform="translate(348 400)">
        <rect width="92" height="48" rx="24" className={css.laterite} />
        <circle cx="24" cy="24" r="18" className={css.bone} />
        <text x="108" y="33" className={css.dark}>
          {rest[5]}
        </text>
      </g>
    </>
  )
}
