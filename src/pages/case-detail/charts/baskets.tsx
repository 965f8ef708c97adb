import type { Metrics } from '../../../content/cases.ts'
import css from './baskets.module.css'

const PER_ROW = 9
const CELL = 100
const TOP = 240

type BasketsProps = { income: Metrics[number]; spend: Metrics[number]; spendLabel: string; returnLabel: string }

/** A row of coins for the spend, and below it a basket for each unit of the return. */
export function Baskets({ income, spend, spendLabel, returnLabel }: BasketsProps) {
  const rows = Math.ceil(income.value / PER_ROW)
  const coins = Array.from({ length: spend.value }, (_, at) => at * CELL + 48)
  return (
    <svg viewBox={`0 0 900 ${TOP + rows * CELL}`} className={css.baskets} aria-hidden="true">
      <defs>
        <g id="basket">
          <path d="M20 40C20 4 76 4 76 40" className={css.handle} />
          <path d="M6 38h84l-10 44a6 6 0 0 1-6 5H22a6 6 0 0 1-6-5z" />
          <path d="M12 54h72M16 70h64M36 40l4 46M60 40l-4 46" className={css.weave} />
        </g>
      </defs>
      <text x="4" y="30">
        {spendLabel}
      </text>
      <g className={css.coins}>
        {coins.map((x) => (
          <circle key={x} cx={x} cy="92" r="38" />
        ))}
      </g>
      <g className={css.signs}>
        {coins.map((x) => (
          <text key={x} x={x} y="108">
            {spend.prefix}
          </text>
        ))}
      </g>
      <path d="M0 152h900" className={css.belt} />
      <text x="4" y="212">
        {returnLabel}
      </text>
      {Array.from({ length: rows }, (_, row) => (
        <g key={row} className={css.row}>
          {Array.from({ length: Math.min(PER_ROW, income.value - row * PER_ROW) }, (_, at) => (
            <use key={at} href="#basket" x={at * CELL} y={TOP + row * CELL} />
          ))}
        </g>
      ))}
    </svg>
  )
}
