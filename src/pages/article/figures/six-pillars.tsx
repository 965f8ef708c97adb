import css from './diagram.module.css'
import type { DrawingProps, PieceProps } from './drawing-props.ts'

/** Which of the four stages (found, trusted, chosen, kept) each upright pillar carries. */
const carries = [
  [false, true, true, false],
  [true, true, false, false],
  [true, true, false, true],
  [true, false, false, true],
  [false, false, true, true],
]

const left = 142
const step = 96
const row = 92
const top = 130
const base = top + row * 4

/** labels: the five upright pillars, the one that lies beneath, the four stages, what the two kinds of cell mean, and the word before the stages of one. */
export function SixPillars({ labels }: DrawingProps) {
  return (
    <>
      <path d="M130 78 376 14l244 64z" className={css.laterite} />
      <circle cx="376" cy="54" r="15" className={css.saffron} />
      {[0, 1, 2, 3].map((stage) => (
        <g key={stage}>
          <path d={`M20 ${top + stage * row + row}H620`} className={css.rule} />
          <text x="20" y={top + stage * row + 54} className={css.note}>
            {labels[6 + stage]}
          </text>
        </g>
      ))}
      {carries.map((stages, pillar) => {
        const x = left + pillar * step
        return (
          <g key={pillar}>
            <text x={x + 42} y="112" className={`${css.middle} ${css.small}`}>
              {labels[pillar]}
            </text>
            <path d={`M${x + 6} ${top}h72v${row * 4}h-72z`} className={css.sand} />
            {stages.map((carried, stage) => carried && <PatternCell key={stage} x={x + 6} y={top + stage * row} />)}
          </g>
        )
      })}
      <path d={`M130 ${base}h490v74H130z`} className={css.ink} />
      <text x="376" y={base + 48} className={`${css.middle} ${css.light}`}>
        {labels[5]}
      </text>
      <path d={`M20 ${base + 104}h40v32H20z`} className={css.ink} />
      <path d={`M20 ${base + 132}l10-22 10 22 10-22 10 22z`} className={css.saffron} />
      <text x="72" y={base + 128} className={css.note}>
        {labels[10]}
      </text>
      <path d={`M330 ${base + 104}h40v32h-40z`} className={css.sand} />
      <text x="382" y={base + 128} className={css.note}>
        {labels[11]}
      </text>
    </>
  )
}

/** The gate with the pillar of this part alone woven, and the stages that it carries; the last lies beneath all. */
export function SixPillarsPiece({ labels, at }: PieceProps) {
  const stages = [0, 1, 2, 3].filter((stage) => carries[at]?.[stage] ?? true)
  const x = left + at * step + 6
  return (
    <p className={css.piece} data-figure>
      <svg viewBox="110 0 530 600" aria-hidden="true">
        <path d="M130 90 376 14l244 76z" className={css.laterite} />
        <path
          d={`M130 ${base + 10}h490v74H130z${carries.map((_, pillar) => `M${left + pillar * step + 6} ${top - 20}h72v${row * 4 + 10}h-72z`).join('')}`}
          className={css.sand}
        />
        {at < carries.length ? (
          <>
            <path d={`M${x} ${top - 20}h72v${row * 4 + 10}h-72z`} className={css.saffron} />
            <path
              d={stages.map((stage) => `M${x} ${top - 16 + stage * row}h72v84h-72z`).join('')}
              className={css.ink}
            />
          </>
        ) : (
          <path d={`M130 ${base + 10}h490v74H130z`} className={css.ink} />
        )}
      </svg>
      <span>{labels[12]}</span>{' '}
      <b>{stages.map((stage, index) => (index ? labels[6 + stage]?.toLowerCase() : labels[6 + stage])).join(', ')}</b>
    </p>
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
