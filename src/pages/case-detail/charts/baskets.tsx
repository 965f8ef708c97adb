import type { Metrics } from '../../../content/cases.ts'
import { BASKET } from '../../../lib/chart-shapes.ts'
import css from './baskets.module.css'

const PER_ROW = 9
const CELL = 100
const TOP = 240

type BasketsProps = { income: Metrics[number]; spend: Metrics[number]; spendLabel: string; returnLabel: string }

/** Draws a row of coins for the spend, and below it a basket for each unit of the return. */
export function Baskets({ income, spend, spendLabel, returnLabel }: BasketsProps) {
  const rows = Math.ceil(income.value / PER_ROW)
  const coins = Array.from({ length: spend.value }, (_, at) => at * CELL + 48)
  return (
    <svg viewBox={`0 0 900 ${TOP + rows * CELL}`} className={css.baskets} aria-hidden="true">
      <defs>
        <g id="basket">
          <path d={BASKET.handle} className={css.handle} />
          <path d={BASKET.body} />
          <path d={BASKET.weave} className={css.weave} />
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
