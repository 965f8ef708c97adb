import css from './figure.module.css'

/** Booked amount of each channel, one digit a month. */
const weights = ['311110111333', '100000011331', '300000003331', '000111000111']
const paints = [css.saffron, css.laterite, css.cobalt, css.ink]
const sales = [96, 74, 44, 30, 22, 30, 20, 28, 46, 84, 100, 70]

/**
 * Draws twelve months of four channels as rows of cloth, under the line of sales. labels: months, four channels, the
 * line, the kinds of cells.
 */
export function YearPlan({ labels }: { labels: readonly string[] }) {
  const [months = '', ...rest] = labels
  const key = rest.slice(5)
  const x = (month: number) => 4 + month * 53
  const top = (month: number) => 130 - (sales[month] ?? 0)
  const curve = `M${x(0) + 24} ${top(0)}${sales
    .slice(1)
    .map(
      (_, month) =>
        `C${x(month) + 50} ${top(month)} ${x(month + 1)} ${top(month + 1)} ${x(month + 1) + 24} ${top(month + 1)}`,
    )
    .join('')}`
  return (
    <>
      <text x="4" y="20">
        {rest[4]}
      </text>
      <path d={`${curve}V138H${x(0) + 24}z`} className={css.bone} />
      <path d={curve} className={css.strong} />
      {months.split(' ').map((month, at) => (
        <text key={at} x={x(at) + 24} y="166" className={`${css.middle} ${css.small}`}>
          {month}
        </text>
      ))}
      {weights.map((row, channel) => {
        const y = 206 + channel * 66
        const cells = (weight: string, shape = 'h52v30h-52z') =>
          [...row].map((found, month) => (found === weight ? `M${x(month)} ${y}${shape}` : '')).join('')
        return (
          <g key={row}>
            <path d={cells('0', 'm1 1h50v28h-50z')} className={css.empty} />
            <path d={cells('1') + cells('3')} className={paints[channel]} />
            <path d={cells('3', 'm0 30l13-24 13 24 13-24 13 24z')} className={css.bone} />
            <text x="4" y={y - 9} className={css.small}>
              {rest[channel]}
            </text>
          </g>
        )
      })}
      {key.map((name, at) => (
        <g key={name} transform={`translate(${[4, 196, 420][at]} 462)`}>
          <path d="M0 0h52v30H0z" className={[css.empty, css.ink, css.ink][at]} />
          {at === 2 && <path d="M0 30l13-24 13 24 13-24 13 24z" className={css.bone} />}
          <text x="64" y="24" className={css.small}>
            {name}
          </text>
        </g>
      ))}
    </>
  )
}
