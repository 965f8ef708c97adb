import type { Office } from '../../content/site.ts'
import css from './flight.module.css'

// The same line as #arc of public/maps/ocean.svg, from Dubai to Chennai; it also stands in flight.module.css.
const ARC = 'M581.3 238.5q316.3-83.6 512.6 262.9'

/** The ocean between the offices; each switch flies an eagle over to the chosen one. */
export function Flight({ to }: { to: Office['id'] }) {
  return (
    <div className={css.ocean} data-to={to}>
      <img
        src={`${import.meta.env.BASE_URL}maps/ocean.svg`}
        width={1600}
        height={900}
        alt=""
        loading="lazy"
        className={css.chart}
      />
      <svg viewBox="0 0 1600 900" aria-hidden="true" className={css.chart}>
        <path key={`trail-${to}`} className={css.trail} d={ARC} pathLength="1" />
        <g key={to} className={css.eagle}>
          <circle r="26" />
          <path d="M-21-3c12-10 28-12 42 3-9-3-16-2-21 3 8 2 13 7 15 15-7-8-15-11-24-10-2-5-6-9-12-11z" />
        </g>
      </svg>
    </div>
  )
}
