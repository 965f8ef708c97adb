import css from './diagram.module.css'
import type { DrawingProps } from './drawing-props.ts'

/** Heights of the numbers of the five things on the sheet. */
const places = [78, 178, 300, 430, 556]

/**
 * Draws a proposal with five numbered things to look for. labels: the five things from the top, the first month, the
 * sixth month.
 */
export function ProposalPage({ labels }: DrawingProps) {
  const [, , , , , first, sixth] = labels
  return (
    <>
      <path d="M20 10h340v620H20z" className={css.sand} />
      <path d="M20 10h340v14H20z" className={css.ink} />
      <path d="M44 62h292M44 84h292M44 106h210" className={css.stroke} />
      {[0, 1, 2].map((person) => (
        <g key={person}>
          <circle cx={72 + person * 92} cy="164" r="18" className={person ? css.ink : css.laterite} />
          <path d={`M${42 + person * 92} 214q30-44 60 0z`} className={person ? css.ink : css.laterite} />
        </g>
      ))}
      <path d="M44 252h176v96H44z" className={css.saffron} />
      <path d="M44 276h176M44 300h176M44 324h176M88 252v96M132 252v96M176 252v96" className={css.thin} />
      <path d="M248 252h88v96h-88z" className={css.thin} />
      <path d="M262 300h60" className={`${css.stroke} ${css.dash}`} />
      <text x="132" y="372" className={`${css.note} ${css.middle}`}>
        {first}
      </text>
      <text x="292" y="372" className={`${css.note} ${css.middle}`}>
        {sixth}
      </text>
      <path d="M44 402h136v58H44z" className={css.ink} />
      <path d="M200 402h136v58H200z" className={css.laterite} />
      {[500, 540, 580].map((y) => (
        <g key={y}>
          <path d={`M44 ${y}h26v26H44z`} className={css.thin} />
          <path d={`M88 ${y + 14}h200`} className={css.stroke} />
        </g>
      ))}
      {places.map((y, index) => (
        <g key={y}>
          <path d={`M360 ${y}h30`} className={css.stroke} />
          <circle cx="408" cy={y} r="20" className={css.laterite} />
          <text x="408" y={y + 9} className={`${css.middle} ${css.light}`}>
            {index + 1}
          </text>
          <text x="440" y={y + 9}>
            {labels[index]}
          </text>
        </g>
      ))}
    </>
  )
}
