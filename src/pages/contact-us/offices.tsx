import { useState, useSyncExternalStore } from 'react'
import { contact } from '../../content/contact.ts'
import { site, type Office } from '../../content/site.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { OfficeCard } from './office-card.tsx'
import { OfficeFlight } from './office-flight.tsx'
import { OfficeMap } from './office-map.tsx'
import css from './offices.module.css'
import { useLiveMap } from './use-live-map.ts'

export const OFFICES_ID = 'offices'

/** Two address cards, and the map of the one last pointed at, focused or tapped. */
export function Offices() {
  const [active, setActive] = useState<Office['id']>('chennai')
  const isMounted = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  const { stage, live, setLive } = useLiveMap(site.contact.liveMap)
  const { title, text } = contact.offices
  return (
    <section id={OFFICES_ID} data-ground="sand" aria-labelledby="offices-title">
      <div {...reveal} className={`wrap ${css.head}`}>
        <Heading id="offices-title">{title}</Heading>
        <p className="lead">{text}</p>
      </div>
      <div className={css.places}>
        <OfficeFlight to={active} />
        <div ref={stage} className={css.stage} data-active={active} data-mounted={isMounted || undefined}>
          {site.offices.map((office) => (
            <div key={office.id} className={css.office} data-office={office.id} data-active={office.id === active}>
              <OfficeCard
                office={office}
                active={office.id === active}
                live={live}
                onActive={() => setActive(office.id)}
                onLive={() => setLive(!live)}
              />
              <OfficeMap office={office} live={live && office.id === active} onFailed={() => setLive(false)} />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
