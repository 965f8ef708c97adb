import { BeadRow, type BeadPaint } from './bead-row.tsx'
import css from './figure.module.css'

type Row = {
  y: number
  threads: readonly number[]
  beads: number
  pitch: number
  size: number
  paint: BeadPaint
  isPaid?: boolean
}

/** Where the words of each row stand and its threads run, and the beads on each of them: the more a thing is worth, the larger. */
const rows: Row[] = [
  { y: 30, threads: [54, 74, 94], beads: 30, pitch: 21.3, size: 13, paint: 'bone' },
  { y: 158, threads: [186], beads: 18, pitch: 35.5, size: 22, paint: 'sand' },
  { y: 266, threads: [310], beads: 6, pitch: 53, size: 42, paint: 'saffron', isPaid: true },
  { y: 410, threads: [454], beads: 12, pitch: 53, size: 42, paint: 'saffron', isPaid: true },
]
/** Threads run on to the right edge of the window, where the section is clipped. */
const FAR = 2000

/**
 * What a post got and what it brought to the till, in beads: likes, ten to a bead, enquiries, orders. labels: the four
 * rows, then what each brought.
 */
export function WorthOfLikes({ labels }: { labels: readonly string[] }) {
  return rows.map(({ y, threads, beads, pitch, size, paint, isPaid }, at) => (
    <g key={y}>
      <text x="0" y={y} className={css.big}>
        {labels[at]}
      </text>
      <text x="640" y={y} className={`${css.end} ${isPaid ? css.sum : css.big}`}>
        {labels[rows.length + at]}
      </text>
      <path d={threads.map((thread) => `M0 ${thread}H${FAR}`).join('')} className={css.line} />
      {threads.map((thread) => (
        <BeadRow key={thread} x={pitch / 2} y={thread} count={beads} pitch={pitch} size={size} paint={paint} />
      ))}
    </g>
  ))
}
