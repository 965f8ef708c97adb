import css from './diagram.module.css'
import type { DrawingProps } from './drawing-props.ts'

/** Which of the four stages (found, trusted, chosen, kept) each upright pillar carries. */
const carries = [
  [false, true, true, false],
  [true, true, false, false],
  [true, true, false, true],
  [true, false, false, true],
  [false, false, true, true],
]

const left = 118
const step = 104
const row = 92
const top = 130

/** labels: the five upright pillars, the one that lies beneath, then the four stages. */
export function SixPillars({ labels }: DrawingProps) {
  return (
    <>
      <path d="M96 78 366 14l270 64z" className={css.laterite} />
      <circle cx="366" cy="54" r="15" className={css.saffron} />
      {[0, 1, 2, 3].map((stage) => (
        <g key={stage}>
          <path d={`M0 ${top + stage * row + row}H640`} className={css.rule} />
          <text x="4" y={top + stage * row + 54} className={css.note}>
            {labels[6 + stage]}
          </text>
        </g>
      ))}
      {carries.map((stages, pillar) => {
        const x = left + pillar * step
        return (
          <g key={pillar}>
            <text x={x + 46} y="112" className={`${css.middle} ${css.small}`}>
              {labels[pillar]}
            </text>
            <path d={`M${x + 10} ${top}h72v${row * 4}h-72z`} className={css.sand} />
            {stages.map((carried, stage) => carried && <PatternCell key={stage} x={x + 10} y={top + stage * row} />)}
          </g>
        )
      })}
      <path d={`M96 ${top + row * 4}h540v74H96z`} className={css.ink} />
      <text x="366" y={top + row * 4 + 48} className={`${css.middle} ${css.light}`}>
        {labels[5]}
      </text>
    </>
  )
}

/** Pattern cell: three rows of triangles. */
function PatternCell({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <path d={`M${x} ${y + 2}h72v${row - 4}h-72z`} className={css.ink} />
      <path
        d={[0, 1, 2].map((line) => `M${x} ${y + 30 + line * 28}l12-24 12 24 12-24 12 24 12-24 12 24z`).join('')}
        className={css.saffron}
      />
    </g>
  )
}
