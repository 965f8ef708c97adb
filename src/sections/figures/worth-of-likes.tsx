import { BeadRow, FlatBeadRow } from './bead-row.tsx'
import css from './figure.module.css'

/** Where the words of each row stand and its threads run, and the beads on each of them: round for ten people, flat for ₹100. */
const rows = [
  { y: 30, threads: [58, 82, 106], beads: 30, isMoney: false },
  { y: 164, threads: [192], beads: 2, isMoney: false },
  { y: 262, threads: [308], beads: 42, isMoney: true },
  { y: 396, threads: [442, 488], beads: 42, isMoney: true },
]
const WIDTH = 640
/** Length of the threads, which run beyond the right edge of the window; the section clips them. */
const FAR = 2000

/** What a post got and what it brought to the till, in beads. labels: the four rows, then what each brought. */
export function WorthOfLikes({ labels }: { labels: readonly string[] }) {
  return rows.map(({ y, threads, beads, isMoney }, at) => (
    <g key={y}>
      <text x="0" y={y} className={css.big}>
        {labels[at]}
      </text>
      <text x={WIDTH} y={y} className={`${css.end} ${isMoney ? css.sum : css.big}`}>
        {labels[rows.length + at]}
      </text>
      <path d={threads.map((thread) => `M0 ${thread}H${FAR}`).join('')} className={css.line} />
      {threads.map((thread) =>
        isMoney ? (
          <FlatBeadRow key={thread} y={thread} count={beads} pitch={15.24} height={36} paint="saffron" />
        ) : (
          <BeadRow key={thread} x={10.7} y={thread} count={beads} pitch={21.3} size={18} paint="bone" />
        ),
      )}
    </g>
  ))
}
