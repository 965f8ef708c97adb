import css from './figure.module.css'

const heights = [6, 10, 16, 26, 42, 62, 84, 106, 124, 138, 148, 154]
const PAID_MONTHS = 6

/** A year of adverts, which end, above a year of one page, which grows. labels: adverts, their end, the page, months. */
export function PageThatGrows({ labels }: { labels: readonly string[] }) {
  const [adverts, end, page, first, last] = labels
  const x = (month: number) => month * 53 + 28
  return (
    <>
      <text x="0" y="24">
        {adverts}
      </text>
      {heights.map((height, month) => (
        <g key={height}>
          <path d={`M${x(month) - 24} 42h48v64h-48z`} className={month < PAID_MONTHS ? css.mark : css.unbooked} />
          <path d={`M${x(month)} 420v-${height}`} className={css.strong} />
          {[0, 1, 2, 3, 4].map(
            (leaf) =>
              height > leaf * 30 + 14 && (
                <path
                  key={leaf}
                  d={`M${x(month)} ${412 - leaf * 30}q${leaf % 2 ? 22 : -22}-4 ${leaf % 2 ? 22 : -22}-26q${leaf % 2 ? -22 : 22} 4 ${leaf % 2 ? -22 : 22} 26z`}
                  className={css.fg}
                />
              ),
          )}
          {height > 140 && <circle cx={x(month)} cy={412 - height} r="16" className={css.laterite} />}
        </g>
      ))}
      <path d={`M${x(PAID_MONTHS) - 26} 34V122`} className={css.line} />
      <text x={x(PAID_MONTHS) - 18} y="142" className={css.small}>
        {end}
      </text>
      <text x="0" y="212">
        {page}
      </text>
      <path d="M0 420H640" className={css.line} />
      <text x="4" y="450" className={css.small}>
        {first}
      </text>
      <text x="636" y="450" className={`${css.small} ${css.end}`}>
        {last}
      </text>
    </>
  )
}
