import css from './diagram.module.css'
import type { DrawingProps } from './drawing-props.ts'

const top = 62
const row = 96

/**
 * Draws a table of signs and the pillar to begin with. labels: the two column heads, five signs from the sale
 * backwards, the pillars in the same order.
 */
export function WhereToBegin({ labels }: DrawingProps) {
  return (
    <>
      <path d="M0 0h640v548H0z" className={css.ink} />
      <text x="20" y="40" className={`${css.note} ${css.light}`}>
        {labels[0]}
      </text>
      <text x="394" y="40" className={`${css.note} ${css.light}`}>
        {labels[1]}
      </text>
      {[0, 1, 2, 3, 4].map((at) => {
        const y = top + at * row
        return (
          <g key={at}>
            <path d={`M20 ${y}H620`} className={`${css.rule} ${css.pale}`} />
            <text x="20" y={y + 57} className={css.light}>
              {labels[2 + at]}
            </text>
            <path d={`M334 ${y + 48}h26`} className={`${css.stroke} ${css.pale}`} />
            <path d={`m358 ${y + 37} 22 11-22 11z`} className={css.bone} />
            <path
              d={`M394 ${y + 12}h226v72H394z`}
              className={at === 4 ? css.sand : at % 2 ? css.saffron : css.laterite}
            />
            <text x="507" y={y + 57} className={`${css.middle} ${css.small} ${at % 2 || at === 4 ? '' : css.light}`}>
              {labels[7 + at]}
            </text>
          </g>
        )
      })}
    </>
  )
}
