import type { Office } from '../../content/site.ts'
import css from './office-flight.module.css'

// The same path is in office-flight.module.css: from the middle of the first card to that of the second.
const ARC = 'M250 112q250-164 500 0'

/** Draws the line between the two cards; the marker moves to the chosen office. */
export function OfficeFlight({ to }: { to: Office['id'] }) {
  return (
    <svg viewBox="0 0 1000 112" aria-hidden="true" className={css.flight} data-to={to}>
      <path className={css.way} d={ARC} />
      <g className={css.eagle}>
        <circle r="26" />
        <path d="M-21-3c12-10 28-12 42 3-9-3-16-2-21 3 8 2 13 7 15 15-7-8-15-11-24-10-2-5-6-9-12-11z" />
      </g>
    </svg>
  )
}
