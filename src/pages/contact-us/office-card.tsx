import { contact } from '../../content/contact.ts'
import type { Office } from '../../content/site.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import css from './office-card.module.css'
import { useMovedPointer } from './use-moved-pointer.ts'

type OfficeCardProps = { office: Office; active: boolean; live: boolean; onActive: () => void; onLive: () => void }

export function OfficeCard({ office, active, live, onActive, onLive }: OfficeCardProps) {
  const words = contact.offices
  const moved = useMovedPointer()
  const place =
    office.region === office.city ? office.country : [office.region, office.postalCode].filter(Boolean).join(' ')
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a larger target for the switch inside, which is the keyboard's way
    <div
      {...reveal}
      className={css.card}
      data-ground={active ? 'saffron' : 'bone'}
      data-active={active}
      onPointerMove={(event) => moved(event) && onActive()}
      onFocus={onActive}
      onClick={onActive}
    >
      <h3 className={css.name}>
        <button type="button" className={css.switch} aria-pressed={active}>
          {words.names[office.id]}
          <span className={css.mark} aria-hidden="true">
            <Icon name="pin" /> {active ? words.shown : words.show}
          </span>
        </button>
      </h3>
      <div className={css.details}>
        <address className={css.address}>
          <span>{office.lines.join(', ')}</span>
          <span>{`${office.city}, ${place}`}</span>
        </address>
        <p className={css.hours}>
          <Icon name="clock" /> {office.hours}
        </p>
        <div className={css.links}>
          <a href={`tel:${office.phone}`} className={css.link}>
            <Icon name="phone" /> {office.phoneShown}
          </a>
          <Link href={office.mapLink} className={css.link}>
            <Icon name="pin" /> {words.openInMaps}
            <span className="visually-hidden"> ({office.city})</span>
          </Link>
          <button type="button" className={`${css.link} ${css.live}`} aria-pressed={live && active} onClick={onLive}>
            <Icon name="play" /> {live && active ? words.drawnMap : words.liveMap}
            <span className="visually-hidden"> ({office.city})</span>
          </button>
        </div>
      </div>
    </div>
  )
}
