import type { Stage } from '#shared/studio/leads.ts'
import css from './charts.module.css'

const HEIGHT = 100
const COLUMN = 10
const GAP = 2

type Column = { label: string; short: string; value: number }

/** Vertical bars of a time series. Screen readers get the table beside it instead. */
export function Columns({ rows }: { rows: Column[] }) {
  const max = niceMax(Math.max(...rows.map(({ value }) => value)))
  return (
    <div className={css.columns} aria-hidden="true">
      <div className={css.scale}>
        <span>{max}</span>
        <span>{max / 2}</span>
        <span>0</span>
      </div>
      <svg viewBox={`0 0 ${rows.length * COLUMN} ${HEIGHT}`} preserveAspectRatio="none" className={css.plot}>
        {[0, 0.5].map((part) => (
          <line
            key={part}
            x1="0"
            x2={rows.length * COLUMN}
            y1={HEIGHT * part}
            y2={HEIGHT * part}
            className={css.grid}
          />
        ))}
        {rows.map(({ label, value }, index) => {
          const height = (value / max) * HEIGHT
          return (
            <rect
              key={label}
              x={index * COLUMN + GAP / 2}
              y={HEIGHT - height}
              width={COLUMN - GAP}
              height={height}
              className={css.bar}
            >
              <title>{`${label}: ${value}`}</title>
            </rect>
          )
        })}
      </svg>
      <div className={css.axis}>
        <span>{rows[0]?.short}</span>
        <span>{rows[Math.floor(rows.length / 2)]?.short}</span>
        <span>{rows.at(-1)?.short}</span>
      </div>
    </div>
  )
}

type Bar = { label: string; detail?: string; value: number; text: string; stage?: Stage }

/** Horizontal bars with labels, for a few values. */
export function BarList({ rows }: { rows: Bar[] }) {
  const max = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ul className={css.list} aria-hidden="true">
      {rows.map(({ label, detail = '', value, text, stage }) => (
        <li key={label + detail} className={css.row} data-named={detail ? '' : undefined}>
          <span>
            {label} {detail && <small>{detail}</small>}
          </span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={css.line} data-stage={stage}>
            <rect x="0" y="0" width="100" height="10" className={css.track} />
            <rect x="0" y="0" width={(value / max) * 100} height="10" className={css.bar} />
          </svg>
          <span className={css.text}>{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** Rounds up to a maximum for an axis: 2, 4, 10, 20, 40, 100 … */
function niceMax(value: number) {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  return [2, 4, 10, 20].map((step) => step * power).find((step) => step >= value) ?? value
}
