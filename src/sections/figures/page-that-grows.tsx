import css from './figure.module.css'

const heights = [6, 10, 16, 26, 42, 62, 84, 106, 124, 138, 148, 154]
const PAID_MONTHS = 6
/** Months that have passed at each stage. */
const passed = [3, 6, 9, 12]
const GROUND = 396
/** Visits a month, in an example: a unit of the drawing for each. */
const SCALE = [50, 100, 150]

/** Stages at which a month has passed, for data-at. */
const stagesWith = (month: number): string => passed.flatMap((months, stage) => (month < months ? stage : [])).join(' ')
const stagesWithout = (month: number): string =>
  passed.flatMap((months, stage) => (month < months ? [] : stage)).join(' ')

const xOf = (month: number): number => month * 53 + 28

/** `width` to its tip, negative on the left. */
const leaf = (x: number, y: number, width: number): string =>
  `M${x} ${y}q${width * 0.9} 2 ${width}-${Math.abs(width) + 3}q${-width * 0.8}-1 ${-width} ${Math.abs(width) + 3}z`

/** All leaves of a plant, the oldest the largest. */
const leaves = (x: number, height: number): string =>
  [0, 1, 2, 3, 4]
    .flatMap((at) => {
      const above = height - at * 30 - 14
      const width = Math.min(27 - at * 3.5, 11 + above * 0.3)
      return above > 0 ? leaf(x, GROUND - 6 - at * 30, Math.round(at % 2 ? width : -width)) : []
    })
    .join('')

/** Deep early, so that the months before anything is seen above are not idle. */
function roots(x: number, month: number): string {
  const depth = 16 + Math.min(month, 6) * 6
  const side = 5 + Math.min(month, 5) * 3
  return `M${x} ${GROUND}v${depth}M${x} ${GROUND + 6}q${-side} 4 ${-side} ${depth - 10}M${x} ${GROUND + 6}q${side} 4 ${side} ${depth - 10}`
}

/**
 * A year of adverts, which end, above a year of one page, which grows, on one axis of months. Stages: after how many
 * months. labels: adverts, their end, the page, what is counted, months, what is below ground.
 */
export function PageThatGrows({ labels }: { labels: readonly string[] }) {
  const [adverts, end, page, unit, months, below] = labels
  return (
    <>
      <text x="0" y="24">
        {adverts}
      </text>
      <text x="0" y="196">
        {page}
      </text>
      {SCALE.map((visits) => (
        <g key={visits}>
          <path d={`M0 ${GROUND - visits}H648`} className={css.ghost} strokeDasharray="2 8" />
          <text x="654" y={GROUND - visits + 8} className={css.small}>
            {visits}
          </text>
        </g>
      ))}
      <text x="704" y="196" className={`${css.small} ${css.end}`}>
        {unit}
      </text>
      {heights.map((height, month) => {
        const x = xOf(month)
        const advert = `M${x - 24} 42h48v64h-48z`
        return (
          <g key={height}>
            <path d={advert} className={css.empty} />
            {month < PAID_MONTHS && <path d={advert} className={css.mark} data-at={stagesWith(month)} />}
            <g data-at={stagesWithout(month)}>
              <path d={`${roots(x, month)}M${x} ${GROUND}v-${height}`} className={css.ghost} />
              <path d={leaves(x, height)} className={css.unbooked} />
              <circle cx={x} cy={GROUND} r="4" className={css.fg} />
            </g>
            <g data-at={stagesWith(month)}>
              <path d={roots(x, month)} className={css.grid} />
              <path d={`M${x} ${GROUND}v-${height}`} className={css.strong} />
              <path d={leaves(x, height)} className={css.fg} />
              {height > 140 && <circle cx={x} cy={GROUND - 8 - height} r="16" className={css.laterite} />}
            </g>
          </g>
        )
      })}
      <g data-at="1 2 3">
        <path d={`M${xOf(PAID_MONTHS) - 26} 34V122`} className={css.line} />
        <text x={xOf(PAID_MONTHS) - 18} y="142" className={css.small}>
          {end}
        </text>
      </g>
      <path d={`M0 ${GROUND}H648`} className={css.outline} />
      {heights.map((height, month) => (
        <text key={height} x={xOf(month)} y="478" className={`${css.small} ${css.middle}`}>
          {month + 1}
        </text>
      ))}
      <text x="4" y="512" className={css.small}>
        {months}
      </text>
      <text x="640" y="512" className={`${css.small} ${css.end}`}>
        {below}
      </text>
    </>
  )
}
