import css from './bead-row.module.css'

export type BeadPaint = 'saffron' | 'bone' | 'tired'

type BeadRowProps = { x: number; y: number; count: number; pitch: number; size: number; paint: BeadPaint }

/**
 * Draws beads on a thread, with `x` at the middle of the first one: dashes of zero length have round ends, which are
 * the beads.
 */
export function BeadRow({ x, y, count, pitch, size, paint }: BeadRowProps) {
  const length = `h${(count - 1) * pitch}.1`
  const light = Math.round(size * 0.16)
  return (
    <g className={css[paint]} strokeDasharray={`0 ${pitch}`}>
      <path d={`M${x} ${y}${length}`} strokeWidth={size} />
      <path d={`M${x - light} ${y - light}${length}`} strokeWidth={size / 4} className={css.light} />
    </g>
  )
}

type FlatBeadRowProps = { y: number; count: number; pitch: number; height: number; paint: BeadPaint }

/** Flat beads, which are money: seen from the side, so dashes two thirds of the pitch long. */
export function FlatBeadRow({ y, count, pitch, height, paint }: FlatBeadRowProps) {
  const d = `M0 ${y}h${count * pitch}`
  return (
    <g className={`${css[paint]} ${css.flat}`}>
      <path d={d} strokeWidth={height} strokeDasharray={`${pitch * 0.7} ${pitch * 0.3}`} />
      <path d={d} strokeWidth={height} strokeDasharray={`0 2 2.5 ${pitch - 4.5}`} className={css.light} />
    </g>
  )
}
