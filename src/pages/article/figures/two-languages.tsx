import css from './diagram.module.css'
import type { DrawingProps } from './drawing-props.ts'

/** labels: what the left one is and its two lines, what the right one is and its two lines in Arabic. */
export function TwoLanguages({ labels }: DrawingProps) {
  return (
    <>
      <path d="M0 0h312v330H0z" className={css.sand} />
      <path d="M328 0h312v330H328z" className={css.laterite} />
      <path d="M24 276h120" className={css.stroke} />
      <path d="m140 264 26 12-26 12z" className={css.ink} />
      <path d="M616 276H496" className={`${css.stroke} ${css.pale}`} />
      <path d="m500 264-26 12 26 12z" className={css.saffron} />
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
