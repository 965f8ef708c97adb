import css from './figure.module.css'

/** Percent of one budget for each of six threads, in January, April, August and December. */
const shares = [
  [18, 18, 18, 18, 18, 10],
  [26, 23, 12, 16, 13, 10],
  [36, 25, 3, 19, 7, 10],
  [31, 34, 0, 22, 3, 10],
]
/** Right of the last there is room for the figure of a thread that is too thin for it. */
const months = [0, 190, 410, 592]
const paints = [css.saffron, css.laterite, css.periwinkle, css.bone, css.sand, css.cobalt]
const DARK_PAINTS = [css.laterite, css.cobalt]
const paintOf = (paint: string | undefined) => (DARK_PAINTS.includes(paint) ? css.light : css.dark)
/** Where each stage ends. */
const ends = [56, 190, 410, 592]
const scale = 3.6
/** In percent; has no room for its figure. */
const THIN = 7

/** Between which heights a thread runs at each of the four months. */
const edges = (thread: number): [number, number][] =>
  shares.map((month) => {
    const above = month.slice(0, thread).reduce((sum, share) => sum + share, 0) * scale
    return [above + thread * 4, above + thread * 4 + (month[thread] ?? 0) * scale]
  })

function stream(thread: number): string {
  const points = edges(thread)
  const curve = (side: 0 | 1, order: number[]) =>
    order
      .slice(1)
      .map((at, index) => {
        const [from = 0, to = 0] = [months[order[index] ?? 0], months[at]]
        const middle = (from + to) / 2
        const y = (month: number) => Math.round(points[month]?.[side] ?? 0)
        return `C${middle} ${y(order[index] ?? 0)} ${middle} ${y(at)} ${to} ${y(at)}`
      })
      .join('')
  return `M0 ${Math.round(points[0]?.[0] ?? 0)}${curve(0, [0, 1, 2, 3])}V${Math.round(points[3]?.[1] ?? 0)}${curve(1, [3, 2, 1, 0])}z`
}

/** One budget as six threads that grow and thin through a year. labels: the threads; stages: the months. */
export function BudgetThreads({ labels, stages }: { labels: readonly string[]; stages: readonly string[] }) {
  return (
    <>
      {paints.map((paint, thread) => (
        <path key={paint} d={stream(thread)} className={paint} />
      ))}
      {ends.map((end, at) => (
        <g key={end} data-at={at}>
          <path d={`M${end} -10H602V394H${end}z`} className={css.ground} opacity={at === 3 ? 0 : 0.78} />
          <path d={`M${end} -10V394`} className={css.strong} />
          {shares[at]?.map((share, thread) => {
            const [top, bottom] = edges(thread)[at] ?? [0, 0]
            const isThin = share < THIN
            return share === 0 ? null : (
              <text
                key={thread}
                x={isThin ? end + 10 : at < 2 ? end + 14 : end - 18}
                y={(top + bottom) / 2 + 9}
                className={isThin || at < 2 ? `${css.light} ${css.halo}` : `${css.end} ${paintOf(paints[thread])}`}
              >
                {share}%
              </text>
            )
          })}
        </g>
      ))}
      {stages.map((month, at) => (
        <text
          key={month}
          x={at === 3 ? 640 : months[at]}
          y="424"
          className={`${css.small} ${at === 0 ? '' : at === 3 ? css.end : css.middle}`}
        >
          {month}
        </text>
      ))}
      {/* In January there is no room left of the line: the names stand right of the shares. */}
      <g data-at="0">
        <Labels x={158} labels={labels} classNameOf={() => `${css.light} ${css.halo}`} />
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
    const [top, bottom] = edges(thread)[0] ?? [0, 0]
    return (
      <text key={label} x={x} y={(top + bottom) / 2 + 8} className={classNameOf(paints[thread])}>
        {label}
      </text>
    )
  })
}
