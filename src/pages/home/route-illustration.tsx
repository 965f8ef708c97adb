import css from './route-illustration.module.css'

/** Where the line passes the three steps. */
const STOPS = 'M8 205h0M208 88h0M408 98h0'
/** From each of them down to the number of its step. */
const STEMS = 'M8 215v85M208 98v202M408 108v192'
/** Up to the sun of the first week: horizon.tsx has the rest. The same curve as in route-illustration.module.css. */
const LINE = 'M8 205C110 190 150 62 290 62C388 62 451.7 141.4 515.4 173.9'

/** The line past the three steps, from one city to the other at the end of the days. */
export function RouteIllustration({ from, to }: { from: string; to: string }) {
  return (
    <div className={css.path} aria-hidden="true">
      <span className={css.city}>{from}</span>
      <span className={css.city}>{to}</span>
      <svg className={css.arc} viewBox="0 0 600 300">
        <path className={css.ghost} d={LINE} />
        <path className={css.flown} pathLength="1" d={LINE} />
        <path className={css.stems} d={STEMS} />
        <path className={css.stops} d={STOPS} />
        <path className={css.holes} d={STOPS} />
      </svg>
      <span className={css.rider}>
        <svg className={css.eagle} viewBox="0 0 100 100">
          <circle cx="50" cy="50" r="50" />
          <path
            transform="translate(22 19) scale(.58)"
            fillRule="evenodd"
            d="M8 92C8 40 28 8 62 8C80 8 94 22 94 42C94 50 92 57 88 64C88 54 82 48 70 47L58 46C56 60 62 74 74 92ZM54 25.5C58.5 25.5 64 27.4 68.4 30.6C66.6 35 63 37.2 59.6 36.4C55.4 35.4 53.2 30.6 54 25.5ZM17.6 92C17.2 70 22.4 54 32.4 44.4C25.6 57 22.4 72 22.4 92ZM33.6 92C32.6 75.6 36.2 62 44.4 54C39.8 64 37.8 77.4 38.4 92ZM51.4 92C48 82 47.6 73.4 50.8 64.4C51.4 74.6 53 83.4 56.6 92Z"
          />
        </svg>
      </span>
    </div>
  )
}
