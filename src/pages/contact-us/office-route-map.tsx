import type { Office } from '../../content/site.ts'
import css from './office-route-map.module.css'

// The same path as #arc of public/maps/ocean.svg and in office-route-map.module.css.
const ARC = 'M581.3 238.5q316.3-83.6 512.6 262.9'

/** Map of the route between the offices; the marker moves to the chosen one, and when the map comes into view. */
export function OfficeRouteMap({ to }: { to: Office['id'] }) {
  return (
    // What comes into view before React is loaded has `on` or `off` in data-play.
    <div className={css.ocean} data-to={to} data-play="" suppressHydrationWarning>
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
