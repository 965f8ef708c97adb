import { FlatBeadRow } from './bead-row.tsx'
import css from './figure.module.css'

/** Daily budget of six openings in beads of ₹100, on three days; 0 is stopped. Each day's total is sixty. */
const budgets = [
  [10, 10, 10, 10, 10, 10],
  [15, 3, 25, 4, 2, 11],
  [25, 0, 35, 0, 0, 0],
]
const RUPEES_PER_BEAD = 100
/** Viewers of ten who stayed; unknown on the first day. */
const stayed = [[], [5, 2, 7, 3, 1, 4], [6, 2, 8, 3, 1, 4]]
/** An opening with fewer beads holds nobody and is drawn in one quiet tone. */
const TIRED = 5
const ROW_HEIGHT = 80
const PITCH = 16
/** Length of a thread, which is the largest budget of an opening. */
const THREAD = 560

/** Six openings as threads of flat beads, and how many of ten viewers stay. labels: what each opens with, the heads of the two columns. */
export function SixHooks({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <text y="-24">{labels[6]}</text>
      <text x="640" y="-24" className={css.end}>
        {labels[7]}
      </text>
      {labels.slice(0, 6).map((label, at) => {
        const y = at * ROW_HEIGHT
        return (
          <g key={label}>
            <text x="0" y={y + 25} className={css.small}>
              {label}
            </text>
            <path d={`M0 ${y + 52}H${THREAD}`} className={css.line} />
            {budgets.map((day, stage) => {
              const beads = day[at] ?? 0
              const tired = beads < TIRED && css.tired
              return (
                <g key={stage} data-at={stage}>
                  {beads > 0 && (
                    <FlatBeadRow
                      y={y + 52}
                      count={beads}
                      pitch={PITCH}
                      height={26}
                      paint={tired ? 'tired' : 'saffron'}
                    />
                  )}
                  <text x={THREAD} y={y + 26} className={`${css.end} ${tired || ''}`}>
                    ₹{(beads * RUPEES_PER_BEAD).toLocaleString('en-IN')}
                  </text>
                  <text x="640" y={y + 58} className={`${css.sum} ${css.end} ${tired || ''}`}>
                    {stayed[stage]?.[at] ?? '–'}
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
