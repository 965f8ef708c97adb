import css from './diagram.module.css'
import type { DrawingProps } from './drawing-props.ts'

/** labels: who writes and the two lines of a question, who answers at once and its line, a person and two lines. */
export function ChatReply({ labels }: DrawingProps) {
  return (
    <>
      <path d="M0 0h640v520H0z" className={css.sand} opacity=".45" />
      <path
        d="M40 20h400a20 20 0 0 1 20 20v92a20 20 0 0 1-20 20H60l-40 22V40a20 20 0 0 1 20-20z"
        className={css.paper}
      />
      <path
        d="M200 194h400a20 20 0 0 1 20 20v92l-32-22H200a20 20 0 0 1-20-20v-50a20 20 0 0 1 20-20z"
        className={css.dashed}
      />
      <path
        d="M200 330h400a20 20 0 0 1 20 20v150l-34-22H200a20 20 0 0 1-20-20V350a20 20 0 0 1 20-20z"
        className={css.ink}
      />
      {places.map(([x, y, isNote, isLight], at) => (
        <text key={at} x={x} y={y} className={`${isNote ? css.note : css.wide} ${isLight ? css.light : ''}`}>
          {labels[at]}
        </text>
      ))}
    </>
  )
}

const places: readonly [x: number, y: number, isNote: boolean, isLight: boolean][] = [
  [44, 58, true, false],
  [44, 98, false, false],
  [44, 132, false, false],
  [204, 230, true, false],
  [204, 268, false, false],
  [204, 368, true, true],
  [204, 410, false, true],
  [204, 446, false, true],
]
