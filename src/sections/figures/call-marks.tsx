import css from './figure.module.css'

/** Four calls: whether each was a lead, and which of two sources it came from. */
const calls = [
  { isLead: true, source: 0 },
  { isLead: false, source: 1 },
  { isLead: true, source: 0 },
  { isLead: false, source: 1 },
]
const coats = [css.laterite, css.cobalt, css.periwinkle, css.saffron]
/** What each source has this week and the next, of 380. */
const budgets = [
  { now: 210, next: 360 },
  { now: 210, next: 60 },
]
const paints = [css.saffron, css.periwinkle]
const tick = 'M-11 0l8 9 14-17'
const cross = 'M-9-9L9 9M9-9L-9 9'

/** What callers mark after each call, and what it does to the week after. labels: four calls, two sources, the week. */
export function CallMarks({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <rect x="24" y="10" width="552" height="308" rx="12" className={css.bone} />
      {calls.map(({ isLead, source }, at) => (
        <g key={at} transform={`translate(24 ${10 + at * 77})`}>
          {at > 0 && <path d="M16 0h520" className={css.grid} />}
          <path d="M16 12h10v53H16z" className={paints[source]} />
          <circle cx="70" cy="39" r="28" className={css.sand} />
          <circle cx="70" cy="31" r="11" className={css.ink} />
          <path d="M48 56q3-12 22-12t22 12a28 28 0 0 1-44 0z" className={coats[at]} />
          <text x="116" y="47" className={`${css.small} ${css.dark}`}>
            {labels[at]}
          </text>
          {[true, false].map((mark) => (
            <g key={String(mark)} transform={`translate(${mark ? 446 : 510} 39)`}>
              <circle r="25" className={mark !== isLead ? css.sand : mark ? css.saffron : css.laterite} />
              <path d={mark ? tick : cross} className={mark === isLead ? css.inkLine : css.pen} />
            </g>
          ))}
        </g>
      ))}
      <text x="24" y="356">
        {labels[6]}
      </text>
      {budgets.map(({ now, next }, at) => (
        <g key={next} transform={`translate(24 ${370 + at * 58})`}>
          <path d={`M192 4h${now}v44h-${now}z`} className={css.unbooked} />
          <path d={`M192 4h${next}v44h-${next}z`} className={paints[at]} />
          {next > now && <path d={`M${192 + now} 4v44`} className={css.notch} />}
          <text
            x={next > now ? 180 + next : 204 + next}
            y="35"
            className={next > now ? `${css.big} ${css.end} ${css.dark}` : css.big}
          >
            {Math.round((next / (now + now)) * 100)}%
          </text>
          <text y="34" className={css.small}>
            {labels[4 + at]}
          </text>
        </g>
      ))}
    </>
  )
}
