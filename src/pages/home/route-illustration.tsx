import css from './route-illustration.module.css'

/** A stop on the arc above each step of the list below, and the way down to its number. */
const STOPS =
  'M0 244a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM456 60a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM912 35a10 10 0 1 0 20 0a10 10 0 1 0-20 0z'
const STEMS = 'M10 256v18M466 72v202M922 47v227'

/** Arc between the two cities; the same curve as in route-illustration.module.css. */
export function RouteIllustration({ from, to }: { from: string; to: string }) {
  return (
    <div className={css.path} aria-hidden="true">
      <span className={css.city}>{from}</span>
      <span className={css.city}>{to}</span>
      <svg className={css.arc} viewBox="0 0 1200 260">
        <path className={css.ghost} d="M0 246C260 205 420 14 700 14S1080 103 1200 82" />
        <path className={css.flown} pathLength="1" d="M0 246C260 205 420 14 700 14S1080 103 1200 82" />
        <path className={css.stems} d={STEMS} />
        <path className={css.stops} d={STOPS} />
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
