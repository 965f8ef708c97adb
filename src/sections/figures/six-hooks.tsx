import css from './figure.module.css'

/** How far each of six openings has carried, by day; 0 is stopped. */
const lengths = [
  [210, 210, 210, 210, 210, 210],
  [330, 120, 430, 170, 90, 280],
  [0, 0, 636, 0, 0, 390],
]
/** Where a feather is cut, as shares of its length. */
const NOTCHES = [0.34, 0.52, 0.7]
const paints = [css.saffron, css.sand, css.laterite, css.periwinkle, css.bone, css.cobalt]

/** Six openings as feathers. labels: what each opens with. */
export function SixHooks({ labels }: { labels: readonly string[] }) {
  return labels.map((label, at) => {
    const y = at * 76 + 52
    return (
      <g key={label}>
        <text x="0" y={y - 28} className={css.small}>
          {label}
        </text>
        {lengths.map((day, stage) => {
          const length = day[at] ?? 0
          return (
            <g key={stage} data-at={stage}>
              {length > 0 ? (
                <>
                  <path
                    d={`M0 ${y}q${length * 0.6}-40 ${length} 0q-${length * 0.4} 40-${length} 0z`}
                    className={paints[at]}
                  />
                  <path
                    d={NOTCHES.map((share) => `M${Math.round(length * share) - 16} ${y - 24}l16 24-16 24`).join('')}
                    className={css.notch}
                  />
                  <path d={`M0 ${y}h${length - 20}`} className={css.inkLine} />
                </>
              ) : (
                <path d={`M0 ${y}h90`} className={`${css.line} ${css.dash}`} />
              )}
            </g>
          )
        })}
      </g>
    )
  })
}
