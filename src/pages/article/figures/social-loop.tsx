import css from './diagram.module.css'
import type { DrawingProps } from './drawing-props.ts'

const centre = { x: 376, y: 278 }
const radius = 196

const at = (turn: number, far = radius): [number, number] => {
  const angle = (turn * 2 - 0.5) * Math.PI
  return [Math.round(centre.x + far * Math.cos(angle)), Math.round(centre.y + far * Math.sin(angle))]
}

/** Draws an arc from one step towards the next that stops short of both. */
const arc = (index: number): string => {
  const [x1, y1] = at((index + 0.29) / 5)
  const [x2, y2] = at((index + 0.6) / 5)
  return `M${x1} ${y1}A${radius} ${radius} 0 0 1 ${x2} ${y2}`
}

/**
 * Draws five steps in a circle. labels: the steps clockwise from the top, the word in the middle, the branch at the
 * fourth step.
 */
export function SocialLoop({ labels }: DrawingProps) {
  const [, , , , , middle, sale] = labels
  return (
    <>
      <circle cx={centre.x} cy={centre.y} r="92" className={css.saffron} />
      <text x={centre.x} y={centre.y + 11} className={`${css.big} ${css.middle}`}>
        {middle}
      </text>
      {[0, 1, 2, 3, 4].map((index) => {
        const [x, y] = at(index / 5)
        const [tipX, tipY] = at((index + 0.6) / 5)
        return (
          <g key={index}>
            <path d={arc(index)} className={css.blade} />
            <path
              d="m-4-13 24 13-24 13z"
              transform={`translate(${tipX} ${tipY}) rotate(${Math.round((index + 0.64) * 72)})`}
              className={css.laterite}
            />
            <circle cx={x} cy={y} r="66" className={css.ink} />
            <text x={x} y={y + 9} className={`${css.middle} ${css.light}`}>
              {labels[index]}
            </text>
          </g>
        )
      })}
      <path d="M192 437h-66" className={css.stroke} />
      <path d="m130 423-30 14 30 14z" className={css.ink} />
      <text x="20" y="448" className={css.big}>
        {sale}
      </text>
    </>
  )
}
