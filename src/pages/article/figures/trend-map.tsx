import css from './diagram.module.css'
import type { DrawingProps, PieceProps } from './drawing-props.ts'

/** Where the trends stand: x from less to more effort, y from sooner to later; in the order of the labels. */
const places: readonly [number, number][] = [
  [366, 356],
  [96, 128],
  [366, 200],
  [468, 420],
  [556, 262],
  [588, 500],
  [84, 236],
]
/** Where the field is divided. */
const MIDDLE = { x: 318, y: 300 }
/** From here on the words stand left of the circle, clear of the edge. */
const FAR = 500

/** labels: less and more effort, later and sooner, seven trends, the place to start, what can wait and two examples of it. */
export function TrendMap({ labels }: DrawingProps) {
  const [less, more, later, sooner] = labels
  return (
    <>
      <path d="M14 56h304v244H14z" className={css.saffron} opacity=".32" />
      <path d="M318 56v488M14 300h626" className={css.rule} />
      <path d="M14 572h586M14 572V30" className={css.stroke} />
      <path d="m596 562 22 10-22 10zM4 34 14 12l10 22z" className={css.ink} />
      <text x="38" y="36" className={css.note}>
        {sooner}
      </text>
      <text x="38" y="540" className={css.note}>
        {later}
      </text>
      <text x="24" y="600" className={css.note}>
        {less}
      </text>
      <text x="620" y="600" className={`${css.note} ${css.end}`}>
        {more}
      </text>
      <text x="38" y="92" className={css.note}>
        {labels[11]}
      </text>
      {labels.slice(12).map((label, index) => (
        <text key={label} x="38" y={348 + index * 52} className={index ? css.wide : css.note} opacity={index ? 0.6 : 1}>
          {label}
        </text>
      ))}
      {places.map(([x, y], index) => (
        <g key={index}>
          <circle cx={x} cy={y} r="24" className={y < MIDDLE.y && x < MIDDLE.x ? css.laterite : css.ink} />
          <text x={x} y={y + 9} className={`${css.middle} ${css.light}`}>
            {index + 1}
          </text>
          <text x={x > FAR ? x - 32 : x + 32} y={y + 9} className={x > FAR ? `${css.wide} ${css.end}` : css.wide}>
            {labels[4 + index]}
          </text>
        </g>
      ))}
    </>
  )
}

/** Where the trend of this part stands, the others faint around it. */
export function TrendMapPiece({ labels, at }: PieceProps) {
  const [less, more, later, sooner] = labels
  const [x, y] = places[at] ?? [0, 0]
  return (
    <p className={css.piece} data-figure>
      <svg viewBox="-10 40 680 560" aria-hidden="true">
        <path d="M14 56h304v244H14z" className={css.saffron} opacity=".45" />
        <path d="M318 56v510M14 300h626" className={css.rule} />
        <path d={places.map(([left, top]) => `M${left} ${top}h0`).join('')} className={css.others} />
        <path d="M14 572h626M14 572V56" className={css.edge} />
        <circle cx={x} cy={y} r="54" className={css.laterite} />
      </svg>
      <b>{x < MIDDLE.x ? less : more}</b> <b>{y < MIDDLE.y ? sooner : later}</b>
    </p>
  )
}
