import css from './diagram.module.css'
import type { DrawingProps, PieceProps } from './drawing-props.ts'

/** Positions of the trends in the order of the labels: x from less to more effort, y from sooner to later. */
const places: readonly [number, number][] = [
  [366, 356],
  [96, 128],
  [366, 200],
  [468, 420],
  [556, 262],
  [588, 484],
  [84, 236],
]
/** Positions below and beside the circles of two trends that would be placed differently today. */
const moved: readonly [number, number][] = [
  [380, 326],
  [562, 545],
]
/** Point at which the field is divided. */
const MIDDLE = { x: 318, y: 300 }
/** From this x on the words stand left of the circle, clear of the edge. */
const FAR = 500

/**
 * Draws seven trends by effort and time. labels: less and more effort, later and sooner, the trends, the place to
 * start, what can wait with three examples, the word beside moved trends.
 */
export function TrendMap({ labels }: DrawingProps) {
  const [less, more, later, sooner] = labels
  return (
    <>
      <text x="38" y="36" className={css.note}>
        {sooner}
      </text>
      <text x="38" y="540" className={css.note}>
        {later}
      </text>
      <text x="24" y="608" className={css.note}>
        {less}
      </text>
      <text x="620" y="608" className={`${css.note} ${css.end}`}>
        {more}
      </text>
      <text x="38" y="92" className={css.note}>
        {labels[11]}
      </text>
      {labels.slice(12, 16).map((label, index) => (
        <text key={label} x="38" y={344 + index * 46} className={index ? css.faint : css.note}>
          {label}
        </text>
      ))}
      {moved.map(([x, y]) => (
        <text key={y} x={x} y={y} className={x > FAR ? `${css.note} ${css.end}` : css.note}>
          {labels[16]}
        </text>
      ))}
      {places.map(([x, y], index) => (
        <g key={index}>
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

/** Draws the two axes with the place of the part's trend: diagram.module.css has the place. */
export function TrendMapPiece({ labels, at }: PieceProps) {
  const [x, y] = places[at] ?? [0, 0]
  const ends = [x < MIDDLE.x, x >= MIDDLE.x, y >= MIDDLE.y, y < MIDDLE.y]
  return (
    <p className={css.axes} data-figure data-at={at}>
      {ends.map((isNear, end) =>
        isNear ? (
          <b key={end}>{labels[end]} </b>
        ) : (
          <i key={end} aria-hidden="true">
            {labels[end]}
          </i>
        ),
      )}
    </p>
  )
}
