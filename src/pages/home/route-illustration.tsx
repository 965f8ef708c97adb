import css from './route-illustration.module.css'

/** Lines from the curve down to the number of each step. */
const STEMS = 'M8 215v85M208 98v202M408 108v192'
/**
 * Curve past the three steps up to the sun of the first week; horizon.tsx continues it. The same curve is in
 * route-illustration.module.css and in steps-line.svg, which marks the steps on it.
 */
const LINE = 'M8 205C110 190 150 62 290 62C388 62 451.7 141.4 515.4 173.9'

/** Draws the line past the three steps, from one city to the other at the end of the days. */
export function RouteIllustration({ from, to }: { from: string; to: string }) {
  return (
    <div className={css.path} aria-hidden="true">
      <span className={css.city}>{from}</span>
      <span className={css.city}>{to}</span>
      <svg className={css.arc} viewBox="0 0 600 300">
        <path className={css.stems} d={STEMS} />
        <path className={css.flown} pathLength="1" d={LINE} />
      </svg>
      <span className={css.rider} />
    </div>
  )
}
