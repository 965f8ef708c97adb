import { navigation } from '../../content/navigation.ts'
import { site } from '../../content/site.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import css from './site-footer.module.css'

export function OfficeCards() {
  return (
    <section className={css.offices} aria-label={navigation.footer.officesTitle} data-enhance="office-clocks">
      {site.offices.map((office) => (
        <address key={office.id} className={css.office}>
          <p className={css.city}>
            {office.city} <time className={css.time} data-zone={office.timeZone} data-live />
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
            <Link href={office.mapLink} className={css.link}>
              <Icon name="pin" /> Open in Maps
              <span className="visually-hidden">{` (${office.city})`}</span>
            </Link>
            <a href={`tel:${office.phone}`} className={css.link}>
              <Icon name="phone" /> {office.phoneShown}
            </a>
          </p>
        </address>
      ))}
    </section>
  )
}
