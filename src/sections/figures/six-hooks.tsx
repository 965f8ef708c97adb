import css from './figure.module.css'

/** Rupees that each of six openings is given a day, in thousands; 0 is stopped. The budget of a day stays six. */
const budgets = [
  [1, 1, 1, 1, 1, 1],
  [1.5, 0.3, 2.5, 0.4, 0.2, 1.1],
  [2.5, 0, 3.5, 0, 0, 0],
]
/** How many of ten viewers stayed; on the first day nobody knows. */
const stayed = [[], [5, 2, 7, 3, 1, 4], [6, 2, 8, 3, 1, 4]]
/** What holds nobody is given less than this, and drawn in one quiet tone. */
const TIRED = 0.5
const ROW_HEIGHT = 80
const LENGTH_PER_THOUSAND = 116
/** A feather shorter than this is less broad too, to the smallest share of the breadth. */
const WHOLE = 88
const SMALLEST = 0.4
/** Where a feather is cut, as shares of its length. */
const NOTCHES = [0.34, 0.52, 0.7]
const paints = [css.saffron, css.bone, css.laterite, css.periwinkle, css.mark, css.sand]

/** Six openings as feathers, and how many of ten viewers stay. labels: what each opens with, the heads of the two columns. */
export function SixHooks({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <text y="-30">{labels[6]}</text>
      <text x="640" y="-30" className={css.end}>
        {labels[7]}
      </text>
      <path d="M0 -14H640" className={css.line} />
      {labels.slice(0, 6).map((label, at) => {
        const y = at * ROW_HEIGHT + 54
        return (
          <g key={label}>
            {at > 0 && <path d={`M0 ${y - 56}H640v2H0z`} className={css.unbooked} />}
            <text x="0" y={y - 29} className={css.small}>
              {label}
            </text>
            {budgets.map((day, stage) => {
              const thousands = day[at] ?? 0
              const length = thousands * LENGTH_PER_THOUSAND
              const half = length / 2
              const scale = Math.min(1, Math.max(SMALLEST, length / WHOLE))
              const paint = thousands < TIRED ? css.tired : paints[at]
              return (
                <g key={stage} data-at={stage}>
                  {length > 0 ? (
                    <path
                      d={`M0 ${y - 8 * scale}Q${half} ${y - 32 * scale} ${length} ${y}Q${half} ${y + 32 * scale} 0 ${y + 8 * scale}z`}
                      className={paint}
                    />
                  ) : (
                    <path d={`M14 ${y - 13}a13 13 0 1 0 .1 0zM5 ${y + 9}l18-18`} className={css.strike} />
                  )}
                  <text x="640" y={y + 6} className={`${css.sum} ${css.end} ${thousands < TIRED ? css.tired : ''}`}>
                    {stayed[stage]?.[at] ?? '–'}
                  </text>
                  {length > 80 && (
                    <>
                      <path
                        d={NOTCHES.map((share) => `M${Math.round(length * share) - 14} ${y - 22}l14 22-14 22`).join('')}
                        className={css.notch}
                      />
                      <path d={`M0 ${y}h${length - 20}`} className={css.inkLine} />
                    </>
                  )}
                  <text x={Math.max(length, 28) + 12} y={y + 8}>
                    ₹{(thousands * 1000).toLocaleString('en-IN')}
                  </text>
                </g>
              )
            })}
          </g>
        )
      })}
    </>
  )
}
