import type { ProofChart } from '../../content/proof.ts'
import { BASKET, moonArcs, PEBBLE, POT, seatRows } from '../../lib/chart-shapes.ts'
import paint from '../figures/figure.module.css'
import css from './proof.module.css'

/** Draws a case's chart without words; its caption and the figure beside it have them. */
export function CaseChart({ chart }: { chart: ProofChart }) {
  const { viewBox, drawing } = draw(chart)
  return (
    <svg viewBox={viewBox} className={css.chart} data-chart={chart.kind} aria-hidden="true">
      {drawing}
    </svg>
  )
}

function draw(chart: ProofChart) {
  switch (chart.kind) {
    case 'pebbles':
      return { viewBox: '96 16 608 604', drawing: <Pebbles {...chart} /> }
    case 'baskets':
      return { viewBox: `0 0 600 ${Math.ceil(chart.income / PER_ROW) * ROW + 130}`, drawing: <Baskets {...chart} /> }
    case 'seats':
      return { viewBox: '12 14 696 384', drawing: <Seats {...chart} /> }
    case 'moons':
      return { viewBox: '10 10 980 500', drawing: <Moons {...chart} /> }
    case 'pots':
      return { viewBox: `0 20 ${chart.ratio * POT_WIDTH} 480`, drawing: <Pots {...chart} /> }
    case 'trace':
      return { viewBox: `0 -312 ${FLAT + chart.beats * BEAT_WIDTH} 420`, drawing: <Trace {...chart} /> }
    case 'cups':
      return { viewBox: '0 0 250 230', drawing: <Cups {...chart} /> }
  }
}

/** Draws two pebbles with areas in proportion to the amounts. */
function Pebbles({ income, spend }: { income: number; spend: number }) {
  const scale = Math.sqrt(spend / income)
  return (
    <>
      <circle cx="440" cy="276" r="256" className={paint.saffron} />
      <path d="M96 574h608M176 592h424M270 610h240" className={paint.outline} />
      <path transform="translate(400 440)" d={PEBBLE} className={css.large} />
      <path
        transform={`translate(400 ${(296 - 130 * scale).toFixed(1)}) scale(${scale.toFixed(4)})`}
        d={PEBBLE}
        className={paint.mark}
      />
    </>
  )
}

const PER_ROW = 6
const [COLUMN, ROW] = [101, 92]

/** Draws a coin for each unit spent and a basket for each unit earned. */
function Baskets({ income, spend }: { income: number; spend: number }) {
  const full = Math.floor(income / PER_ROW) * ROW
  return (
    <>
      <pattern id="proof-basket" width={COLUMN} height={ROW} patternUnits="userSpaceOnUse">
        <path d={BASKET.handle} className={paint.strong} />
        <path d={BASKET.body} className={paint.mark} />
        <path d={BASKET.weave} className={paint.notch} />
      </pattern>
      <path
        d={Array.from({ length: spend }, (_, at) => `M${at * 76 + 4} 40a30 30 0 0 1 60 0a30 30 0 0 1-60 0z`).join('')}
        className={paint.fg}
      />
      <path d="M0 104h600" className={`${paint.outline} ${paint.dash}`} />
      <path
        transform="translate(0 128)"
        d={`M0 0h${PER_ROW * COLUMN}v${full}h${(income % PER_ROW) * COLUMN - PER_ROW * COLUMN}v${income % PER_ROW ? ROW : 0}H0z`}
        fill="url(#proof-basket)"
      />
    </>
  )
}

function Seats({ count }: { count: number }) {
  return (
    <>
      {seatRows(count).map((row) => (
        <path key={row.d} {...row} fill="none" strokeDasharray="0 1" strokeDashoffset="-.5" className={paint.dots} />
      ))}
      <path d="M240 380h240M360 380v14" className={paint.outline} />
    </>
  )
}

/** Draws ten returning customers, and around them the number of today. */
function Moons({ percent }: { percent: number }) {
  const { inner, retained, gained, rest } = moonArcs(percent)
  return (
    <>
      <path d={inner + retained} className={paint.fg} />
      <path d={gained} className={paint.mark} />
      <path d={rest} className={paint.frame} />
    </>
  )
}

const POT_WIDTH = 212

/** Draws the pot the money used to fill on the upper shelf, and those it fills now below it. */
function Pots({ ratio }: { ratio: number }) {
  const shelf = (x: number, y: number, isBefore: boolean) => (
    <g key={x} transform={`translate(${x} ${y})`}>
      <path d={POT.lid} className={isBefore ? paint.tired : paint.mark} />
      <path d={POT.body} className={isBefore ? paint.tired : paint.fg} />
      <path d={POT.mark} className={paint.notch} />
    </g>
  )
  const width = ratio * POT_WIDTH
  return (
    <>
      <path d={`M0 232H${width}M0 486H${width}`} className={paint.outline} />
      {shelf(11, 22, true)}
      {Array.from({ length: ratio }, (_, at) => shelf(at * POT_WIDTH + 11, 276, false))}
    </>
  )
}

const CUPS = 25

/**
 * Draws one cup for every four people, because a hundred cups would be too small beside a figure. `percent` of them
 * are full.
 */
function Cups({ percent }: { percent: number }) {
  /** Builds paths relative to the previous cup: repeated text compresses well. */
  const cups = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => {
      const next = from + at + 1
      const step = next === to ? '' : next % 5 === 0 ? 'm-228 41' : 'm22-5'
      return `h28v15c0 8-5 13-14 13s-14-5-14-13zm28 5h4a6 6 0 0 1 0 12h-5z${step}`
    }).join('')
  const first = (at: number) => `M${(at % 5) * 50 + 5} ${Math.floor(at / 5) * 46 + 7}`
  const full = Math.round((percent * CUPS) / 100)
  return (
    <>
      <path d={first(0) + cups(0, full)} className={paint.mark} />
      <path d={first(full) + cups(full, CUPS)} className={paint.empty} />
    </>
  )
}

/** Width of the flat line before the first beat, and width of a beat. */
const [FLAT, BEAT_WIDTH] = [120, 270]
/** Path of a beat, which begins and ends on the line, and its peak. */
const BEAT = { d: 'h40q15-40 30 0h20l10 22 26-300 30 370 20-92h18q26-70 52 0h24', x: 126, y: -278 }

/** Thread from above the section to the beginning of the line, for a section that follows one with a thread. */
const FROM_ABOVE = 'M0 0C-50 0-60-40-60-110V-2000'

/** Draws a coin on a flat line, then a beat with a coin for each time the money came back. */
function Trace({ beats }: { beats: number }) {
  const peaks = Array.from({ length: beats }, (_, at) => ({ x: FLAT + at * BEAT_WIDTH + BEAT.x, y: BEAT.y }))
  return (
    <>
      <path d={`M0 0h${FLAT}${BEAT.d.repeat(beats)}`} className={css.trace} />
      <path d={FROM_ABOVE} className={css.onward} />
      <path d={FROM_ABOVE} className={css.onward} strokeDasharray="0 62" />
      <path d={`M${FLAT + beats * BEAT_WIDTH} 0h3000`} className={css.onward} />
      {[{ x: FLAT / 2, y: 0 }, ...peaks].map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="30" className={paint.fg} />
      ))}
    </>
  )
}
