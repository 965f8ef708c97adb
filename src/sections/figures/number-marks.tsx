import css from './figure.module.css'

type NumberMarksProps = { at: readonly (readonly [x: number, y: number])[] }

/** Numbered circles in a drawing, from 1 on, which the list beside it explains. */
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
