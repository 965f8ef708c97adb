import css from './figure.module.css'

type NumberMarksProps = { at: readonly (readonly [x: number, y: number])[] }

/** Draws numbered circles, from 1 on, that the list beside the drawing explains. */
export const NumberMarks = ({ at }: NumberMarksProps) =>
  at.map(([x, y], index) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <circle r="23" className={css.ink} />
      <circle r="19" className={css.saffron} />
      <text y="9" className={`${css.middle} ${css.dark}`}>
        {index + 1}
      </text>
    </g>
  ))
