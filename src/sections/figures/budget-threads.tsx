import css from './figure.module.css'

/** Percent of one budget for each of six threads, by quarter. */
const shares = [
  [18, 18, 18, 18, 18, 10],
  [26, 23, 12, 16, 13, 10],
  [36, 25, 3, 19, 7, 10],
  [31, 34, 0, 22, 3, 10],
]
/** Middle of each quarter, below the bead that chooses it. */
const quarters = [80, 240, 400, 560]
const WIDTH = 640
const paints = [css.saffron, css.laterite, css.periwinkle, css.bone, css.sand, css.cobalt]
const DARK_PAINTS = [css.laterite, css.cobalt]
const paintOf = (paint: string | undefined) => (DARK_PAINTS.includes(paint) ? css.light : css.dark)
/** Right end of each stage. */
const ends = [160, 320, 480, WIDTH]
const scale = 3.6
/** Shares below this percentage have no room for their figure. */
const THIN = 7

/** Returns the upper and lower edge of a thread in each quarter. */
const edges = (thread: number): [number, number][] =>
  shares.map((quarter) => {
    const above = quarter.slice(0, thread).reduce((sum, share) => sum + share, 0) * scale
    return [above + thread * 4, above + thread * 4 + (quarter[thread] ?? 0) * scale]
  })

const middleOf = (thread: number, quarter: number): number => {
  const [top, bottom] = edges(thread)[quarter] ?? [0, 0]
  return (top + bottom) / 2
}

/** Returns the height of a thread where a quarter ends, half way to its place in the next one. */
const middleAtEnd = (thread: number, quarter: number): number =>
  (middleOf(thread, quarter) + middleOf(thread, Math.min(quarter + 1, shares.length - 1))) / 2

function stream(thread: number): string {
  const points = edges(thread)
  const curve = (side: 0 | 1, order: number[]) =>
    order
      .slice(1)
      .map((at, index) => {
        const [from = 0, to = 0] = [quarters[order[index] ?? 0], quarters[at]]
        const middle = (from + to) / 2
        const y = (quarter: number) => Math.round(points[quarter]?.[side] ?? 0)
        return `C${middle} ${y(order[index] ?? 0)} ${middle} ${y(at)} ${to} ${y(at)}`
      })
      .join('')
  const y = (quarter: number, side: 0 | 1) => Math.round(points[quarter]?.[side] ?? 0)
  return `M0 ${y(0, 0)}H${quarters[0]}${curve(0, [0, 1, 2, 3])}H${WIDTH}V${y(3, 1)}H${quarters[3]}${curve(1, [3, 2, 1, 0])}H0z`
}

/**
 * Draws one budget as six threads whose width changes through a year, below the beads of its quarters. labels: the
 * threads.
 */
export function BudgetThreads({ labels }: { labels: readonly string[] }) {
  return (
    <>
      {paints.map((paint, thread) => (
        <path key={paint} d={stream(thread)} className={paint} />
      ))}
      {ends.map((end, at) => (
        <g key={end} data-at={at}>
          {end < WIDTH && <path d={`M${end} -10H${WIDTH + 2}V394H${end}z`} className={css.ground} opacity="0.78" />}
          <path d={`M${end} -10V394`} className={css.strong} />
          <path d={`M${quarters[at]} -24V-4`} className={css.strong} />
          {shares[at]?.map((share, thread) => {
            const isThin = share < THIN
            return (
              <text
                key={thread}
                x={isThin ? end + 10 : quarters[at]}
                y={isThin ? middleAtEnd(thread, at) + 9 : middleOf(thread, at) + 9}
                className={isThin ? `${css.light} ${css.halo}` : `${css.middle} ${paintOf(paints[thread])}`}
              >
                {share}%
              </text>
            )
          })}
        </g>
      ))}
      {/* The first quarter has no room beside the shares, so the names stand right of the line. */}
      <g data-at="0">
        <Labels x={178} labels={labels} classNameOf={() => `${css.light} ${css.halo}`} />
      </g>
      <g data-at="1 2 3">
        <Labels x={14} labels={labels} classNameOf={paintOf} />
      </g>
    </>
  )
}

type LabelsProps = {
  x: number
  labels: readonly string[]
  classNameOf: (paint: string | undefined) => string | undefined
}

function Labels({ x, labels, classNameOf }: LabelsProps) {
  return labels.map((label, thread) => {
    return (
      <text key={label} x={x} y={middleOf(thread, 0) + 8} className={classNameOf(paints[thread])}>
        {label}
      </text>
    )
  })
}
