import css from './diagram.module.css'
import type { DrawingProps } from './drawing-props.ts'

/**
 * Draws one text in two languages. labels: name and two lines of the left one, name and two lines in Arabic of the
 * right one.
 */
export function TwoLanguages({ labels }: DrawingProps) {
  return (
    <>
      {[0, 1, 2].map((line) => (
        <text key={line} x="24" y={[52, 144, 204][line]} className={line ? css.huge : css.note}>
          {labels[line]}
        </text>
      ))}
      <text x="616" y="52" className={`${css.note} ${css.end} ${css.light}`}>
        {labels[3]}
      </text>
      {[4, 5].map((line) => (
        <text key={line} x="616" y={line * 62 - 104} lang="ar" className={`${css.arabic} ${css.light}`}>
          {labels[line]}
        </text>
      ))}
    </>
  )
}
