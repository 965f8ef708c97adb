import type { about } from '../../content/about.ts'
import { site } from '../../content/site.ts'
import { clockTime, openHours, openTogether } from '../../lib/open-hours.ts'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './office-day.module.css'

/** Height of a bar in units of its drawing. */
const HEIGHT = 1

/**
 * Draws the offices' working days on one time axis, with the hours they share. Renders nothing without shared hours.
 */
export function OfficeDay({ heading, together, colours, text }: typeof about.offices) {
  const days = site.offices.flatMap((office) => {
    const day = openHours(office.hours, office.timeZone)
    return day ? [{ ...office, ...day }] : []
  })
  const shared = openTogether(days)
  if (!shared) return null
  const start = Math.min(...days.map(({ opens }) => opens))
  const length = Math.max(...days.map(({ closes }) => closes)) - start
  return (
    <Section labelledBy="offices" padding="small" className={css.section}>
      <div className={css.day} data-figure>
        <div className={css.words}>
          <Heading id="offices">{heading}</Heading>
          <p className={css.together}>
            <b>{shared.closes - shared.opens}</b> <span>{together}</span>
          </p>
        </div>
        <div className={css.clock}>
          <ul className={css.offices}>
            {days.map(({ id, city, hours, timeZone, opens, closes }) => (
              <li
                key={id}
                className={css.office}
                data-both={`${clockTime(shared.opens, timeZone)} to ${clockTime(shared.closes, timeZone)}`}
              >
                <p className={css.name}>
                  <b>{city}</b> <span>{hours}</span>
                </p>
                <svg
                  viewBox={`${start} 0 ${length} ${HEIGHT}`}
                  preserveAspectRatio="none"
                  className={css.bar}
                  aria-hidden="true"
                >
                  <path d={`M${start} 0h${length}v${HEIGHT}h${-length}z`} className={css.night} />
                  <path d={`M${opens} 0h${closes - opens}v${HEIGHT}h${opens - closes}z`} className={css.open} />
                  <path
                    d={`M${shared.opens} 0h${shared.closes - shared.opens}v${HEIGHT}h${shared.opens - shared.closes}z`}
                    className={css.shared}
                  />
                </svg>
              </li>
            ))}
          </ul>
          <p className={css.key}>
            <span className={css.both}>
              <b>{colours.shared}</b>{' '}
              {days.map(({ id, city, timeZone }, index) => (
                <span key={id} className="visually-hidden">
                  {city} {clockTime(shared.opens, timeZone)} to {clockTime(shared.closes, timeZone)}
                  {index < days.length - 1 && ', '}
                </span>
              ))}
            </span>
            <span className={css.one}>{colours.one}</span>
            <span className={css.none}>{colours.none}</span>
          </p>
          <p>{text}</p>
        </div>
      </div>
    </Section>
  )
}
