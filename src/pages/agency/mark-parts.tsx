import { markParts } from '../../content/drawings.ts'
import css from './mark-parts.module.css'

type MarkPart = (typeof markParts)[number]

/** Path of a feather in a square of 100; the mark's centre is at (50, 58). */
const FEATHER = 'M50 58Q39 34 50 6 61 34 50 58z'
const TURNS = [-90, -60, -30, 0, 30, 60, 90]

/** Draws the whole mark: a sun behind seven feathers, on a row of triangles. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 100 82" className={css.mark} aria-hidden="true">
      <MarkShapes />
    </svg>
  )
}

/** Draws the mark's shapes, for use within another drawing. */
export function MarkShapes() {
  return markParts.map((part) => <Part key={part} part={part} />)
}

/** Draws the mark's three parts side by side, with those in `shown` filled. */
export function ShownParts({ shown }: { shown: readonly MarkPart[] }) {
  return (
    <svg viewBox="0 0 300 82" className={css.parts} aria-hidden="true">
      {markParts.map((part, at) => (
        <g key={part} transform={`translate(${at * 100})`} data-shown={shown.includes(part) || undefined}>
          <Part part={part} />
        </g>
      ))}
    </svg>
  )
}

function Part({ part }: { part: MarkPart }) {
  if (part === 'sun') return <circle cx="50" cy="40" r="32" className={css.sun} />
  if (part === 'triangles') return <path d={`M0 82${'l6.25-12 6.25 12'.repeat(8)}z`} className={css.triangles} />
  return (
    <g className={css.feathers}>
      {TURNS.map((turn) => (
        <path key={turn} d={FEATHER} transform={`rotate(${turn} 50 58)`} />
      ))}
    </g>
  )
}
