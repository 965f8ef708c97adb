import type { ArtefactOf } from '../../../content/cases.ts'
import css from './puzzle.module.css'

/** Index of the right choice, which the drawing is made for. */
export const PUZZLE_ANSWER = 1

/** Distances between the beats in units of the viewBox, all different. */
const DISTANCES = [118, 190, 104, 156, 228, 126, 172]
/** Path of a narrow QRS complex, 0.085 s wide, with its peak PEAK units after its start. */
const COMPLEX = 'l2 9 5-139 6 179 4-49'
const COMPLEX_WIDTH = 17
const PEAK = 7
/** Waves of the baseline, each 21 units wide: about 570 a minute. */
const WAVES = ['q5-9 10.500 0t10.500 0', 'q5-14 10.500 0t10.500 0', 'q5-6 10.500 0t10.500 0']
const WAVE = 21
const LINE = 186
const HEIGHT = 326
/** Height at which the answer marks the distances. */
const MARKS = 264
/** The recorder's calibration pulse before the first beat: 1 mV high, 0.2 s wide. */
const CALIBRATION = 'h16v-80h40v80h6'
const CALIBRATION_WIDTH = 62
const WIDTH = 1120 + CALIBRATION_WIDTH
const UNITS_PER_SECOND = 200
/** Squares of the paper: the small one is 0.04 s by 0.1 mV, the large one 0.2 s by 0.5 mV. */
const SMALL = 0.04 * UNITS_PER_SECOND
const LARGE = 5 * SMALL
const SMALL_LINES = [1, 2, 3, 4].map((at) => `M${at * SMALL} 0V${LARGE}M0 ${at * SMALL}H${LARGE}`).join('')

/**
 * Paths of what the wrong answers claim: even beats, each 0.16 s after the start of its P wave; broad and fast beats.
 */
const EVEN = `M${CALIBRATION_WIDTH} ${LINE}${`h53q10-34 20 0h12${COMPLEX}h16q26-60 42 0`.repeat(7)}`
const BROAD = `M${CALIBRATION_WIDTH} ${LINE}${'c16-150 34-150 46 10s30 70 24-10'.repeat(16)}`

/** Claims in the order of the choices; the right one has none. */
const CLAIMS = [EVEN, undefined, BROAD]

const ends = DISTANCES.map((_, at) => DISTANCES.slice(0, at + 1).reduce((all, one) => all + one, 0))
const peak = (end: number): number => CALIBRATION_WIDTH + end - COMPLEX_WIDTH + PEAK

/**
 * Draws an ECG (lead II) of atrial fibrillation. The right answer marks the distances between its beats in seconds; a
 * wrong one overlays the curve it claims, with its name.
 */
export function Puzzle({ choices }: Pick<ArtefactOf<'puzzle'>, 'choices'>) {
  const path = DISTANCES.map((distance) => {
    const room = distance - COMPLEX_WIDTH
    const count = Math.floor(room / WAVE)
    const waves = Array.from({ length: count }, (_, at) => WAVES[(at + count) % WAVES.length]).join('')
    return `${waves}h${room - count * WAVE}${COMPLEX}`
  }).join('')
  const distances = ends.slice(1).map((end, at) => ({ from: peak(ends[at] ?? 0) + 4, to: peak(end) - 4 }))
  return (
    <div className={css.strip}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <pattern id="ecg-paper" y={LINE} width={LARGE} height={LARGE} patternUnits="userSpaceOnUse">
          <path d={SMALL_LINES} className={css.small} />
          <path d={`M0 0V${LARGE}M0 0H${LARGE}`} className={css.large} />
        </pattern>
        <rect y={-HEIGHT} width={WIDTH} height={3 * HEIGHT} fill="url(#ecg-paper)" />
        <path d="M20 18h18M20 46h18M25 18v28M33 18v28" className={css.scale} />
        {CLAIMS.map((claim, at) => claim && <path key={at} d={claim} className={css.claim} data-shown={at + 1} />)}
        <path d={`M0 ${LINE}${CALIBRATION}${path}q4-9 8 0t8 0t10 0`} className={css.line} />
        <g data-shown={PUZZLE_ANSWER + 1}>
          {distances.map(({ from, to }) => (
            <g key={from}>
              <path d={`M${from} ${MARKS}v20M${from} ${MARKS + 10}H${to}M${to} ${MARKS}v20`} className={css.marks} />
              <text x={(from + to) / 2} y={MARKS + 46}>
                {((to - from + 8) / UNITS_PER_SECOND).toFixed(2)} s
              </text>
            </g>
          ))}
        </g>
      </svg>
      {choices.map(
        ({ label }, at) =>
          CLAIMS[at] && (
            <p key={label} className={css.named} data-shown={at + 1}>
              {label}
            </p>
          ),
      )}
    </div>
  )
}
