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
      <rect x="24" y="10" width="552" height="348" rx="12" className={css.bone} />
      {calls.map(({ isLead, source }, at) => (
        <g key={at} transform={`translate(24 ${10 + at * 87})`}>
          {at > 0 && <path d="M16 0h520" className={css.grid} />}
          <path d="M16 14h10v60H16z" className={paints[source]} />
          <circle cx="70" cy="44" r="30" className={css.sand} />
          <circle cx="70" cy="36" r="12" className={css.ink} />
          <path d="M47 63q3-14 23-14t23 14a30 30 0 0 1-46 0z" className={coats[at]} />
          <text x="116" y="52" className={`${css.small} ${css.dark}`}>
            {labels[at]}
          </text>
          {[true, false].map((mark) => (
            <g key={String(mark)} transform={`translate(${mark ? 446 : 510} 44)`}>
              <circle r="25" className={mark !== isLead ? css.sand : mark ? css.saffron : css.laterite} />
              <path d={mark ? tick : cross} className={mark === isLead ? css.inkLine : css.pen} />
            </g>
          ))}
        </g>
      ))}
      <text x="24" y="398">
        {labels[6]}
      </text>
      {budgets.map(({ now, next }, at) => (
        <g key={next} transform={`translate(24 ${414 + at * 62})`}>
          <path d={`M192 4h${now}v44h-${now}z`} className={css.unbooked} />
          <path d={`M192 4h${next}v44h-${next}z`} className={paints[at]} />
          {next > now && <path d={`M${192 + now} 4v44`} className={css.notch} />}
          <text y="34" className={css.small}>
            {labels[4 + at]}
          </text>
        </g>
      ))}
    </>
  )
}
