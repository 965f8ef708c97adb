import type { ReactNode } from 'react'
import type { ReadingName } from '../../content/drawings.ts'
import css from './readings.module.css'

/** Profit of each customer, the best first; the last ones cost more than they bring. */
const profits = [66, 50, 38, 24, 12, -10, -22]
/** Days in each stage, for deals won and for deals lost. */
const stages = [
  [30, 34],
  [24, 30],
  [38, 124],
  [20, 26],
] as const

const drawings: Record<ReadingName, ReactNode> = {
  'best-customers': (
    <>
      {profits.map((profit, index) => (
        <path
          key={profit}
          d={`M${8 + index * 27} 76h20v${-profit}h-20z`}
          className={profit < 0 ? css.laterite : index < 2 ? css.saffron : css.ink}
        />
      ))}
      <path d="M0 76h200" className={css.line} />
    </>
  ),
  'stalled-stage': (
    <>
      {stages.map(([won, lost], index) => (
        <g key={won}>
          <path d={`M14 ${8 + index * 24}h${won}v8h-${won}z`} className={css.ink} />
          <path d={`M14 ${18 + index * 24}h${lost}v8h-${lost}z`} className={lost > 100 ? css.laterite : css.saffron} />
        </g>
      ))}
      <path d="M56 60h82M56 54v12M138 54v12" className={css.line} />
      <path d="M8 0v104" className={css.line} />
    </>
  ),
  'district-test': (
    <>
      <path d="M66 8h68v84H66z" className={css.saffron} />
      <path d="M8 40c16-10 26 6 42-1s30-8 46-1 30-8 46-1 30-6 50-3" className={css.thread} />
      <path d="M8 48c16-8 30 4 58-1 8 24 16 32 34 31 14-1 24 0 34 0 8-20 22-28 58-28" className={css.blade} />
      <path d="M66 8v84M134 8v84" className={css.dash} />
      <path d="M0 92h200" className={css.line} />
    </>
  ),
  'honest-range': (
    <>
      <path d="M96 54 192 8v78z" className={css.saffron} />
      <path d="M96 54 192 28v40z" className={css.ember} />
      <path d="M8 76c20-14 34-2 50-12s24-2 38-10" className={css.thread} />
      <path d="M96 54 192 48" className={css.dash} />
      <circle cx="96" cy="54" r="6" className={css.ink} />
      <path d="M0 92h200" className={css.line} />
    </>
  ),
}

/** Draws one kind of analysis beside the words about it, as a sketch without scale. */
export function Reading({ name }: { name: ReadingName }) {
  return (
    <svg viewBox="0 0 200 104" className={css.reading} aria-hidden="true">
      {drawings[name]}
    </svg>
  )
}
