import css from './puzzle.module.css'

/** Between the beats, in units of the viewBox: no two alike. */
const DISTANCES = [118, 190, 104, 156, 228, 126, 172]
const COMPLEX = 'l5 8 9-104 11 132 8-36'
const COMPLEX_WIDTH = 33
/** Waves of the baseline, each 13 units wide. */
const WAVES = ['q3-7 6.500 0t6.500 0', 'q3-11 6.500 0t6.500 0', 'q3-5 6.500 0t6.500 0']
const WAVE = 13
const LINE = 140

const ends = DISTANCES.map((_, at) => DISTANCES.slice(0, at + 1).reduce((all, one) => all + one, 0))

/** An ECG of atrial fibrillation; the right answer marks the distances between its beats. */
export function Puzzle() {
  const path = DISTANCES.map((distance) => {
    const room = distance - COMPLEX_WIDTH
    const count = Math.floor(room / WAVE)
    const waves = Array.from({ length: count }, (_, at) => WAVES[(at + count) % WAVES.length]).join('')
    return `${waves}h${room - count * WAVE}${COMPLEX}`
  }).join('')
  const peak = (end: number): number => end - COMPLEX_WIDTH + 14
  const marks = ends.slice(1).map((end, at) => {
    const from = peak(ends[at] ?? 0) + 4
    return `M${from} 208v18M${from} 217H${peak(end) - 4}M${peak(end) - 4} 208v18`
  })
  return (
    <div className={css.strip}>
      <svg viewBox="0 0 1120 240" aria-hidden="true">
        <path d={`M0 ${LINE}${path}q4-7 8 0t8 0t10 0`} className={css.line} />
        <path d={marks.join('')} className={css.marks} data-shown="2" />
      </svg>
    </div>
  )
}
