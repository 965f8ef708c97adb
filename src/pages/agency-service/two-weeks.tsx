import css from './work-samples.module.css'

/** Days of two cities from Monday, in the first week of December: `o` works, `x` is closed, `f` has a feast. */
const WEEKS = ['oooooox', 'offooxx']
const SIGNS: Record<string, string | undefined> = { o: css.works, x: css.closed, f: css.feast }

/**
 * Draws who works on which day in two cities. labels: the days, the two cities, the three signs: works, closed, the
 * feast.
 */
export function TwoWeeks({ labels }: { labels: readonly string[] }) {
  const [days = '', ...rest] = labels
  const [cities, signs] = [rest.slice(0, WEEKS.length), rest.slice(WEEKS.length)]
  const names: Record<string, string | undefined> = { o: signs[0], x: signs[1], f: signs[2] }
  const weekdays = days.split(' ')
  return (
    <>
      <table className={css.weeks}>
        <thead>
          <tr>
            <td aria-hidden="true" />
            {weekdays.map((day, at) => (
              <th key={at} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cities.map((city, at) => (
            <tr key={city}>
              <th scope="row">{city}</th>
              {[...(WEEKS[at] ?? '')].map((sign, day) => (
                <td key={day} aria-label={names[sign]}>
                  <span className={SIGNS[sign]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.legend} aria-hidden="true">
        {['f', 'x'].map((sign) => (
          <span key={sign}>
            <span className={SIGNS[sign]} /> {names[sign]}
          </span>
        ))}
      </p>
    </>
  )
}
