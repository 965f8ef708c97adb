import { useEffect, useRef, useState } from 'react'
import { navigation } from '../../content/navigation.ts'
import { site, type Office } from '../../content/site.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import css from './site-footer.module.css'

export function OfficeCards() {
  return (
    <section className={css.offices} aria-label={navigation.footer.officesTitle}>
      {site.offices.map((office) => (
        <address key={office.id} className={css.office}>
          <p className={css.city}>
            {office.city} <LocalTime zone={office.timeZone} />
          </p>
          <p>
            {[
              ...office.lines,
              [office.region !== office.city && office.region, office.postalCode].filter(Boolean).join(' '),
              office.country,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
          <p className={css.officeLinks}>
            <a href={`tel:${office.phone}`} className={css.link}>
              <Icon name="phone" /> {office.phoneShown}
            </a>
            <Link href={office.mapLink} className={css.link}>
              <Icon name="pin" /> Open in Maps
              <span className="visually-hidden">{` (${office.city})`}</span>
            </Link>
          </p>
        </address>
      ))}
    </section>
  )
}

/** The hour at the office now; only known in the browser, so it appears after the page does. */
function LocalTime({ zone }: { zone: Office['timeZone'] }) {
  const place = useRef<HTMLTimeElement>(null)
  const [now, setNow] = useState<string>()
  useEffect(() => {
    const line = place.current?.parentElement
    if (!line) return
    let timer: ReturnType<typeof setInterval> | undefined
    // The browser reads its time zones at first use, 60 ms on a slow phone: not before somebody comes near.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
        const tick = () => setNow(format.format(new Date()))
        tick()
        timer = setInterval(tick, 15_000)
      },
      { rootMargin: '300px' },
    )
    observer.observe(line)
    return () => {
      observer.disconnect()
      clearInterval(timer)
    }
  }, [zone])
  return (
    <time ref={place} className={css.time} data-live>
      {now ? `${now} now` : ''}
    </time>
  )
}
