import css from './diagram.module.css'
import type { PieceProps } from './drawing-props.ts'

/**
 * For each pillar, whether it carries each of the four stages (found, trusted, chosen, kept). The last one lies
 * beneath all.
 */
const carries = [
  [false, true, true, false],
  [true, true, false, false],
  [true, true, false, true],
  [true, false, false, true],
  [false, false, true, true],
  [true, true, true, true],
]

/**
 * Draws the four stages in a row, with those that the part's pillar carries woven. labels: see `SixPillars`; the last
 * is the word before.
 */
export function SixPillarsPiece({ labels, at }: PieceProps) {
  return (
    <p className={css.stages} data-figure>
      <span>{labels[12]}</span>{' '}
      {carries[at]?.map((isCarried, stage) => {
        const label = labels[6 + stage]
        return isCarried ? (
          <b key={stage}>{label} </b>
        ) : (
          <i key={stage} aria-hidden="true">
            {label}
          </i>
        )
      })}
    </p>
  )
}
