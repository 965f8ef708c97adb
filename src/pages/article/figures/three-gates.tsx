import css from './diagram.module.css'
import type { DrawingProps } from './drawing-props.ts'

const gates = [24, 212, 400]

/**
 * Draws three gates, each with a question. labels: the questions, yes, no, the outcome of a no, the outcome of three
 * times yes.
 */
export function ThreeGates({ labels }: DrawingProps) {
  const [yes, no, onward, start] = labels.slice(3)
  return (
    <>
      <path d="M540 0h100v836H540z" className={css.sand} />
      <text x="-418" y="602" transform="rotate(-90)" className={`${css.big} ${css.middle}`}>
        {onward}
      </text>
      {gates.map((y, index) => (
        <g key={y}>
          <path d={`M24 ${y + 112}V${y + 56}a56 56 0 0 1 56-56h344a56 56 0 0 1 56 56v56z`} className={css.ink} />
          <path d={`M24 ${y + 112}h456v10H24z`} className={css.saffron} />
          <text x="252" y={y + 68} className={`${css.middle} ${css.light}`}>
            {labels[index]}
          </text>
          <path d={`M480 ${y + 70}h50`} className={css.blade} />
          <path d={`m526 ${y + 58} 24 12-24 12z`} className={css.laterite} />
          <text x="488" y={y + 56} className={css.note}>
            {no}
          </text>
          <path d={`M252 ${y + 122}v42`} className={css.stroke} />
          <path d={`m240 ${y + 160} 12 26 12-26z`} className={css.ink} />
          <text x="270" y={y + 158} className={css.note}>
            {yes}
          </text>
        </g>
      ))}
      <circle cx="252" cy="710" r="112" className={css.saffron} />
      <text x="252" y="720" className={`${css.big} ${css.middle}`}>
        {start}
      </text>
    </>
  )
}
