import { useId } from 'react'
import type { FigureContent } from '../../content/services.ts'
import { classNames } from '../../lib/class-names.ts'
import figure from './figure.module.css'
import staged from './staged.module.css'
import css from './three-circles.module.css'

const RADIUS = 190
const circles = [
  { x: 230, y: 200, paint: figure.saffron, words: figure.dark, at: [134, 156] },
  { x: 410, y: 200, paint: figure.laterite, words: figure.light, at: [504, 176] },
  { x: 320, y: 356, paint: figure.cobalt, words: figure.light, at: [320, 488] },
] as const
/** Overlaps of two circles without the third: the two circles, and the position of the word. */
const pairs = [
  { of: [0, 1], at: [320, 90] },
  { of: [0, 2], at: [196, 318] },
  { of: [1, 2], at: [444, 318] },
] as const
const CENTRE = { x: 320, y: 222 }

/** Points where two of the circles cross: at the top, on the outside left, and the three corners of the middle. */
const [TOP, SIDE, LEFT, RIGHT, BOTTOM] = ['320 32.7', '130.1 361.6', '220.1 194.4', '419.9 194.4', '320 367.3'] as const
/** Draws an arc of a circle to a point. */
const arc = (to: string, clockwise: 0 | 1): string => `A${RADIUS} ${RADIUS} 0 0 ${clockwise} ${to}`
/** Outlines of the areas of the first three callers, in their order; the fourth stands outside. */
const parts = [
  `M${LEFT}${arc(RIGHT, 1)}${arc(BOTTOM, 1)}${arc(LEFT, 1)}z`,
  `M${TOP}${arc(RIGHT, 1)}${arc(LEFT, 0)}${arc(TOP, 1)}z`,
  `M${SIDE}${arc(TOP, 1)}${arc(LEFT, 0)}${arc(SIDE, 0)}z`,
]

type ThreeCirclesProps = Pick<Extract<FigureContent, { stages: unknown }>, 'labels' | 'question' | 'first' | 'stages'>

/**
 * Draws what makes a lead as three circles, and four callers: in all three, in two, in one, in none. The callers are
 * radio buttons; the style sheet alone shows the answer. labels: the three circles, and the names of the overlaps of
 * three and of two.
 */
export function ThreeCircles({ labels, question, first, stages }: ThreeCirclesProps) {
  const name = useId()
  const [whole, nearly] = labels.slice(circles.length)
  return (
    <div className={staged.staged} data-drawing="three-circles">
      <fieldset className={css.callers}>
        <legend className={staged.question}>{question}</legend>
        <div className={css.field}>
          <svg viewBox="30 4 580 548" className={figure.drawing} aria-hidden="true">
            {circles.map(({ x, y }, at) => (
              <clipPath key={x} id={`circle-${at}`}>
                <circle cx={x} cy={y} r={RADIUS} />
              </clipPath>
            ))}
            {circles.map(({ x, y, paint }) => (
              <circle key={x} cx={x} cy={y} r={RADIUS} className={paint} />
            ))}
            {pairs.map(({ of: [one, other] }) => (
              <g key={one + other} clipPath={`url(#circle-${one})`}>
                <circle cx={circles[other].x} cy={circles[other].y} r={RADIUS} className={figure.sand} />
              </g>
            ))}
            <path d={parts[0]} className={figure.bone} />
            {circles.map(({ x, y }) => (
              <circle key={x} cx={x} cy={y} r={RADIUS} className={figure.notch} />
            ))}
            {parts.map((part, at) => (
              <path key={part} d={part} data-at={at} className={css.picked} />
            ))}
            {circles.map(({ x, words, at: [left, top] }, at) => (
              <text key={x} x={left} y={top} className={`${figure.sentence} ${css.label} ${figure.middle} ${words}`}>
                {labels[at]}
              </text>
            ))}
            {pairs.map(({ at: [x, y] }, at) => (
              <text
                key={x}
                x={x}
                y={y}
                className={classNames(figure.small, figure.middle, figure.dark, at === 0 && css.upper)}
              >
                {nearly}
              </text>
            ))}
            <text
              x={CENTRE.x}
              y={CENTRE.y}
              className={`${figure.sentence} ${css.label} ${figure.middle} ${figure.dark}`}
            >
              {whole}
            </text>
          </svg>
          {stages.map(({ label }, at) => (
            <label key={label} className={css.caller}>
              <input type="radio" name={name} value={at} defaultChecked={at === first} className={css.pick} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={`${staged.told} ${css.answer}`} aria-live="polite">
        {stages.map(({ label, text }, at) => {
          const [verdict = '', ...sentences] = text.split(/(?<=\.) /)
          return (
            <p key={label} data-at={at}>
              <b className={css.verdict}>{verdict}</b> {sentences.join(' ')}
            </p>
          )
        })}
      </div>
    </div>
  )
}
