import css from './figure.module.css'

/** Visits from search, by month. */
const visits = [6, 10, 16, 26, 42, 62, 84, 106, 124, 138, 148, 154]
const PAID_MONTHS = 6
/** Months that have passed at each stage. */
const passed = [3, 6, 9, 12]
const GROUND = 396
/** Visits a month, in an example, and the height of one in the drawing. */
const SCALE = [50, 100, 150]
const VISIT = 1.6
/** Visits and rupees of each paid month. */
const ADVERTS = { visits: 120, cost: 12_000 }

/** Returns the stages at which a month has passed, for `data-at`. */
const stagesWith = (month: number): string => passed.flatMap((months, stage) => (month < months ? stage : [])).join(' ')
const stagesWithout = (month: number): string =>
  passed.flatMap((months, stage) => (month < months ? [] : stage)).join(' ')

const xOf = (month: number): number => month * 53 + 28

/** Between the last paid month and the next. */
const END = xOf(PAID_MONTHS) - 26

/** Draws a leaf; `width` is the distance to its tip, negative to the left. */
const leaf = (x: number, y: number, width: number): string =>
  `M${x} ${y}q${width * 0.9} 2 ${width}-${Math.abs(width) + 3}q${-width * 0.8}-1 ${-width} ${Math.abs(width) + 3}z`

/** Draws all leaves of a plant, the oldest as the largest. */
const leaves = (x: number, height: number): string =>
  Array.from({ length: 8 }, (_, at) => {
    const above = height - at * 30 - 14
    const width = Math.min(27 - at * 2.2, 11 + above * 0.3)
    return above > 0 ? leaf(x, GROUND - 6 - at * 30, Math.round(at % 2 ? width : -width)) : ''
  }).join('')

/** Draws roots that are deep early, because work is done before anything shows above ground. */
function roots(x: number, month: number): string {
  const depth = 16 + Math.min(month, 6) * 6
  const side = 5 + Math.min(month, 5) * 3
  return `M${x} ${GROUND}v${depth}M${x} ${GROUND + 6}q${-side} 4 ${-side} ${depth - 10}M${x} ${GROUND + 6}q${side} 4 ${side} ${depth - 10}`
}

/**
 * A year of adverts, which end, and of one page, which grows, in one scale. Stages: after how many months. labels:
 * adverts and what a month costs, their end, the page, what is counted, months, what is below ground, what was spent.
 */
export function PageThatGrows({ labels }: { labels: readonly string[] }) {
  const [adverts, end, page, unit, months, below, spent] = labels
  return (
    <>
      {SCALE.map((count) => (
        <g key={count}>
          <path d={`M0 ${GROUND - count * VISIT}H648`} className={css.ghost} strokeDasharray="2 8" />
          <text x="654" y={GROUND - count * VISIT + 8} className={css.small}>
            {count}
          </text>
        </g>
      ))}
      <text x="0" y="84">
        {adverts}
      </text>
      {passed.map((count, stage) => (
        <text key={count} x="0" y="140" className={css.sum} data-at={stage}>
          ₹{(Math.min(count, PAID_MONTHS) * ADVERTS.cost).toLocaleString('en-IN')}{' '}
          <tspan className={css.small}>{spent}</tspan>
        </text>
      ))}
      <text x="704" y="26" className={css.end}>
        {page}
      </text>
      <text x="704" y="58" className={`${css.small} ${css.end}`}>
        {unit}
      </text>
      {visits.map((count, month) => {
        const x = xOf(month)
        const height = count * VISIT
        const advert = `M${x - 24} ${GROUND}v${-ADVERTS.visits * VISIT}h48V${GROUND}z`
        return (
          <g key={count}>
            {month < PAID_MONTHS && <path d={advert} className={css.empty} />}
            {month < PAID_MONTHS && <path d={advert} className={css.periwinkle} data-at={stagesWith(month)} />}
            <g data-at={stagesWithout(month)}>
              <path d={`${roots(x, month)}M${x} ${GROUND}v-${height}`} className={css.ghost} />
              <path d={leaves(x, height)} className={css.unbooked} />
              <circle cx={x} cy={GROUND} r="4" className={css.fg} />
            </g>
            <g data-at={stagesWith(month)}>
              <path d={roots(x, month)} className={css.grid} />
              <path d={`M${x} ${GROUND}v-${height}`} className={css.strong} />
              <path d={leaves(x, height)} className={css.fg} />
              {count > 140 && <circle cx={x} cy={GROUND - 8 - height} r="16" className={css.laterite} />}
            </g>
          </g>
        )
      })}
      <g data-at="1 2 3">
        <path d={`M${END} 62V${GROUND}`} className={css.line} />
        <text x={END + 10} y="106" className={css.small}>
          {end}
        </text>
      </g>
      <path d={`M0 ${GROUND}H648`} className={css.outline} />
      {visits.map((count, month) => (
        <text key={count} x={xOf(month)} y="478" className={`${css.small} ${css.middle}`}>
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
