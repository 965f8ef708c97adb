import css from './figure.module.css'

/** Amounts in rupees, the same on both pages. */
const invoices = [180_000, 240_000, 310_000]
const FEE = 58_400
const rupees = new Intl.NumberFormat('en-IN')

/**
 * Draws an account book: the supplier's invoices, the same amounts for the client, and the fee on its own. labels:
 * both pages, three places, the fee.
 */
export function OpenBooks({ labels }: { labels: readonly string[] }) {
  const [theirs, yours, ...places] = labels
  return (
    <>
      <path d="M6 62h588v436H6z" className={css.ink} />
      <path d="M20 66Q170 22 300 66V486Q170 448 20 486z" className={css.bone} />
      <path d="M580 66Q430 22 300 66V486Q430 448 580 486z" className={css.bone} />
      <path d="M300 66V486" className={css.line} />
      <text x="44" y="104" className={css.dark}>
        {theirs}
      </text>
      <text x="330" y="104" className={css.dark}>
        {yours}
      </text>
      {invoices.map((sum, at) => (
        <g key={sum} transform={`translate(0 ${124 + at * 92})`}>
          <path d="M44 0h232M330 0h226" className={css.grid} />
          <text x="44" y="32" className={`${css.small} ${css.dark}`}>
            {places[at]}
          </text>
          <text x="44" y="66" className={`${css.big} ${css.dark}`}>
            {rupees.format(sum)}
          </text>
          <path d="M170 56H320" className={`${css.strong} ${css.dash}`} />
          <text x="330" y="66" className={`${css.big} ${css.dark}`}>
            {rupees.format(sum)}
          </text>
        </g>
      ))}
      <path d="M44 396h232m0 6H44" className={css.pen} />
      <text x="44" y="434" className={`${css.big} ${css.dark}`}>
        {rupees.format(invoices.reduce((total, sum) => total + sum, 0))}
      </text>
      <circle cx="236" cy="430" r="22" className={css.strike} />
      <path d="M226 430l8 9 13-17" className={css.strike} />
      <path d="M318 404l262-12v84l-262 12z" className={css.saffron} />
      <text x="338" y="450" className={css.dark}>
        {places[3]}
      </text>
      <text x="562" y="448" className={`${css.big} ${css.end} ${css.dark}`}>
        {rupees.format(FEE)}
      </text>
    </>
  )
}
