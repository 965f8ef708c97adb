import css from './diagram.module.css'
import type { DrawingProps } from './drawing-props.ts'

/** Upper edges of the steps; each step continues to the right, below the following ones. */
const tops = [400, 288, 176, 64]
const WIDTH = 150
/** Index of the label of what has moved. */
const MOVED = 11

/**
 * Draws four quarters as steps. labels: for each of the first three its name, and twice what begins in it, with the
 * number of its part; the fourth's name and what begins in it; what has moved to the first since.
 */
export function QuarterSteps({ labels }: DrawingProps) {
  const steps = tops.map((top, at) => {
    const [when, ...begun] = labels.slice(at * 3, Math.min(at * 3 + 3, MOVED))
    const x = at * WIDTH
    return (
      <g key={top}>
        <text x={x + 12} y={top - 16} className={css.note}>
          {when}
        </text>
        {begun.map((words, line) => (
          <g key={words}>
            <text x={x + 27} y={top + 45 + line * 42} className={at > 1 ? css.middle : `${css.middle} ${css.light}`}>
              {words.slice(0, 1)}
            </text>
            <text x={x + 54} y={top + 45 + line * 42} className={at > 1 ? `${css.wide} ${css.light}` : css.wide}>
              {words.slice(2)}
            </text>
          </g>
        ))}
      </g>
    )
  })
  const moved = labels[MOVED] ?? ''
  return (
    <>
      {steps}
      <text x="27" y="529" className={css.middle}>
        {moved.slice(0, 1)}
      </text>
      <text x="54" y="529" className={css.note}>
        {moved.slice(2)}
      </text>
    </>
  )
}
