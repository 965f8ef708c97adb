import { BeadRow } from '../figures/bead-row.tsx'
import css from './rise-in-beads.module.css'

const PER_ROW = 25
const PITCH = 20

/** A hundred beads on threads as wide as the window and, on the last one, as many more as the rise in percent. */
export function RiseInBeads({ percent, caption }: { percent: number; caption: string }) {
  return (
    <div className={css.rise}>
      <Threads rows={2} />
      <Threads rows={2} />
      <Threads rows={1} count={percent} />
      <p className={css.caption}>{caption}</p>
    </div>
  )
}

function Threads({ rows, count }: { rows: number; count?: number }) {
  const middles = Array.from({ length: rows }, (_, row) => (row + 0.5) * PITCH)
  return (
    <svg viewBox={`0 0 ${PER_ROW * PITCH} ${rows * PITCH}`} className={css.threads} aria-hidden="true">
      <path d={middles.map((y) => `M-2000 ${y}h5000`).join('')} />
      {middles.map((y) => (
        <BeadRow
          key={y}
          x={PITCH / 2}
          y={y}
          count={count ?? PER_ROW}
          pitch={PITCH}
          size={17}
          paint={count ? 'saffron' : 'bone'}
        />
      ))}
    </svg>
  )
}
