import css from './puzzle.module.css'

/** Between the beats, in units of the viewBox: no two alike. */
const DISTANCES = [118, 190, 104, 156, 228, 126, 172]
const COMPLEX = 'l5 8 9-104 11 132 8-36'
const COMPLEX_WIDTH = 33
/** Waves of the baseline, each 13 units wide. */
const WAVES = ['q3-7 6.500 0t6.500 0', 'q3-11 6.500 0t6.500 0', 'q3-5 6.500 0t6.500 0']
const WAVE = 13
const LINE = 140
/** The recorder's calibration pulse, before the first beat. */
const CALIBRATION = 'h16v-72h30v72h16'
const CALIBRATION_WIDTH = 62
const WIDTH = 1120 + CALIBRATION_WIDTH

const ends = DISTANCES.map((_, at) => DISTANCES.slice(0, at + 1).reduce((all, one) => all + one, 0))

/** An ECG (the second lead, a tick at every third second) of atrial fibrillation; the right answer marks the distances between its beats. */
export function Puzzle() {
  const path = DISTANCES.map((distance) => {
    const room = distance - COMPLEX_WIDTH
    const count = Math.floor(room / WAVE)
    const waves = Array.from({ length: count }, (_, at) => WAVES[(at + count) % WAVES.length]).join('')
    return `${waves}h${room - count * WAVE}${COMPLEX}`
  }).join('')
  const peak = (end: number): number => CALIBRATION_WIDTH + end - COMPLEX_WIDTH + 14
  const marks = ends.slice(1).map((end, at) => {
    const from = peak(ends[at] ?? 0) + 4
    return `M${from} 208v18M${from} 217H${peak(end) - 4}M${peak(end) - 4} 208v18`
  })
  return (
    <div className={css.strip}>
      <svg viewBox={`0 0 ${WIDTH} 240`} preserveAspectRatio="none" aria-hidden="true">
        <path d="M20 18h18M20 46h18M25 18v28M33 18v28M300 6v18M600 6v18M900 6v18" className={css.scale} />
        <path d={`M0 ${LINE}${CALIBRATION}${path}q4-7 8 0t8 0t10 0`} className={css.line} />
        <path d={marks.join('')} className={css.marks} data-shown="2" />
      </svg>
    </div>
  )
}
