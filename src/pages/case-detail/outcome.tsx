import type { ReactNode } from 'react'
import type { CaseStudy } from '../../content/cases.ts'
import { BASKET, CONCERNS, CUP, PEBBLE } from '../../lib/chart-shapes.ts'
import { classNames } from '../../lib/class-names.ts'
import { Section } from '../../ui/section.tsx'
import css from './outcome.module.css'

const HEIGHT = 60
const CUP_WIDTH = 44
/** Number of beats, more than the widest window shows. */
const BEATS = 8

/** What the client has now, with a detail of the case's chart on the line above it. */
export function Outcome({ caseStudy: { outcome, composition, chart } }: { caseStudy: CaseStudy }) {
  const { width, height = HEIGHT, drawing, className, ratio } = markOf(chart)
  return (
    <Section ground={composition.outcomeGround} padding="small" className="no-print">
      <div className={css.outcome}>
        <svg
          viewBox={`0 ${HEIGHT - height} ${width} ${height}`}
          preserveAspectRatio={ratio}
          className={classNames(css.mark, className)}
          aria-hidden="true"
        >
          {drawing}
        </svg>
        <p>{outcome}</p>
      </div>
    </Section>
  )
}

type Mark = {
  width: number
  height?: number
  drawing: ReactNode
  className?: string | undefined
  ratio?: 'xMinYMax slice'
}

/** Returns the mark for a chart, which stands on the lower edge. */
function markOf(chart: CaseStudy['chart']): Mark {
  switch (chart.kind) {
    case 'cups': {
      const gained = chart.after - chart.before
      const first = Math.ceil(gained / 2)
      return {
        width: first * CUP_WIDTH,
        height: 38,
        className: css.cups,
        drawing: [first, gained - first].map((count, row) => <Cups key={row} count={count} />),
      }
    }
    case 'trace':
      return {
        width: BEATS * 210,
        height: 74,
        className: css.series,
        ratio: 'xMinYMax slice',
        drawing: (
          <path
            d={`M0 46${'h50q9-14 18 0h16l6 8 12-64 14 66 9-10h16q14-24 28 0h41'.repeat(BEATS)}`}
            className={`${css.stroke} ${css.thick}`}
          />
        ),
      }
    case 'moons':
      return {
        width: 250,
        // Each moon is fuller than the one before: its inner edge is half an ellipse, bent inwards, then outwards.
        drawing: ['16 26 0 0 0', '1 26 0 0 0', '14 26 0 0 1', '26 26 0 0 1'].map((edge, at) => (
          <path key={edge} d={`M${30 + at * 62} 4a26 26 0 0 1 0 52a${edge} 0-52z`} />
        )),
      }
    case 'pebbles':
      return {
        width: 130,
        height: 88,
        className: css.cairn,
        drawing: (
          <>
            <path d={PEBBLE} transform="translate(65 31) scale(.24 .22)" className={css.stone} />
            <path d={PEBBLE} transform="translate(65 -13) scale(.0986 .0904)" />
          </>
        ),
      }
    case 'pots':
      return {
        width: 240,
        height: 300,
        className: css.whole,
        drawing: (
          <>
            <circle cx="120" cy="-103" r="32" className={css.seal} />
            <path d={CONCERNS[0]} transform="translate(-291.600 -655) scale(1.107)" className={css.drop} />
          </>
        ),
      }
    case 'seats':
      return {
        width: 330,
        drawing: <path d="M14 46Q165-12 316 46" pathLength={11.999} className={css.seats} />,
      }
    case 'baskets':
      return {
        width: 240,
        drawing: [0, 1, 2].map((at) => (
          <g key={at} transform={`translate(${at * 80 - 4} 0) scale(.69)`}>
            <path d={BASKET.handle} className={css.stroke} />
            <path d={BASKET.body} />
          </g>
        )),
      }
  }
}

/** Draws half of the cups. The halves stand side by side, or one above the other on a narrow window. */
function Cups({ count }: { count: number }) {
  const draw = ([x, y, line]: readonly [number, number, string]) =>
    Array.from({ length: count }, (_, at) => `M${at * CUP_WIDTH + x} ${y + 24}${line}`).join('')
  return (
    <g>
      <path d={draw(CUP.handle)} className={css.stroke} />
      <path d={draw(CUP.bowl)} />
      <path d={draw(CUP.band)} className={css.cut} />
    </g>
  )
}
