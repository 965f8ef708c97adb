import css from '../../../sections/figures/figure.module.css'

/** Position of each desk, and the hours an enquiry waits there. Spare desks, kept only by habit, stand aside. */
const desks = [
  { y: 76, hours: 4 / 60, isSpare: false },
  { y: 172, hours: 9, isSpare: false },
  { y: 288, hours: 48, isSpare: true },
  { y: 424, hours: 36, isSpare: true },
  { y: 524, hours: 5, isSpare: false },
  { y: 614, hours: 2 / 60, isSpare: false },
]
/** Returns the radius of a disc whose area is in proportion to the hours; 48 hours have a radius of 64. */
const radiusOf = (hours: number) => Math.round(64 * Math.sqrt(hours / 48))
const sumOf = (waits: typeof desks) => Math.round(waits.reduce((sum, { hours }) => sum + hours, 0))
const totals = [sumOf(desks), sumOf(desks.filter(({ isSpare }) => !isSpare))]

/**
 * Draws an enquiry's path from desk to desk, with discs as large as the waits, and the total with and without the
 * spare desks. labels: six desks, six waits, what a disc means, the unit of the totals, and what each of them counts.
 */
export function EnquiryWay({ labels }: { labels: readonly string[] }) {
  const [scale, unit, ...counted] = labels.slice(12)
  return (
    <>
      <text y="22" className={css.small}>
        {scale}
      </text>
      <path d="M60 172C60 230 160 220 160 288V424C160 490 60 470 60 524" className={css.line} strokeDasharray="4 10" />
      <path d="M60 76V614" className={css.strong} />
      <path d="M46 122l14 16 14-16M46 340l14 16 14-16M46 472l14 16 14-16M46 562l14 16 14-16" className={css.strong} />
      {desks.map(({ y, hours, isSpare }, at) => (
        <g key={at} transform={`translate(${isSpare ? 160 : 60} ${y})`}>
          <circle r="20" className={css.ground} />
          <circle r="20" className={css.line} />
          <circle r={radiusOf(hours)} className={isSpare ? css.sand : css.saffron} />
          {isSpare && <path d="M-60 40L60-40" className={css.strike} />}
          <text x={isSpare ? 88 : 52} y="-3" className={css.big}>
            {`${at + 1}. ${labels[at]}`}
          </text>
          <text x={isSpare ? 88 : 52} y="27" className={css.small}>
            {labels[at + 6]}
          </text>
        </g>
      ))}
      <path d="M0 664H560" className={css.line} />
      <path d="M214 714h60m-16-14l16 14-16 14" className={css.strong} />
      {totals.map((hours, at) => (
        <g key={at} transform={`translate(${at * 296} 732)`}>
          <text className={css.sum}>{`${hours} ${unit}`}</text>
          <text y="36" className={css.small}>
            {counted[at]}
          </text>
        </g>
      ))}
    </>
  )
}

/**
 * Draws two piles of work: what needs judgement goes to people, what follows a rule to a workflow. labels: two heads,
 * two and three pieces, the switch.
 */
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
          <text x="74" y="47" className={`${css.small} ${css.dark}`}>
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
