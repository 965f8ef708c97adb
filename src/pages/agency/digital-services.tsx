import type { agency } from '../../content/agency.ts'
import { useScrollSpy } from '../../motion/scroll-spy.ts'
import { PointList } from '../../sections/point-list/point-list.tsx'
import { StickyTabs } from '../../sections/sticky-tabs/sticky-tabs.tsx'
import { Button } from '../../ui/button.tsx'
import type { Ground } from '../../ui/ground.ts'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import css from './digital-services.module.css'

type DigitalServicesProps = { label: string; services: typeof agency.digital.services }

/** How much of a service must be in view before the index names it. */
const IN_VIEW = 0.5

/** One after the other, so that no two neighbours share a ground. */
const GROUNDS = ['sand', 'ink', 'saffron', 'bone', 'ink-2', 'laterite'] as const satisfies readonly Ground[]

/** Ten spreads beside an index that follows the reader; on a phone the index is a bar across the top. */
export function DigitalServices({ label, services }: DigitalServicesProps) {
  const active = useScrollSpy(
    services.map(({ id }) => id),
    { by: 'threshold', threshold: IN_VIEW },
  )
  return (
    <div className={css.area} data-ground="bone">
      <StickyTabs
        label={label}
        look="index"
        items={services.map(({ id, heading }) => ({ id, label: heading }))}
        active={active}
      />
      <div>
        {services.map(({ id, heading, summary, points, closing, picture, action }, index) => (
          <section
            key={id}
            id={id}
            className={css.service}
            data-ground={GROUNDS[index % GROUNDS.length]}
            data-side={index % 2 ? 'end' : undefined}
          >
            <Image
              picture={picture}
              sizes="(min-width: 60em) 32vw, 100vw"
              heights="(min-width: 60em) 84svh, 67vw"
              cover
              alt=""
              className={css.picture}
            />
            <div className={css.words}>
              <Heading level={3} size="h3" className={css.heading}>
                {heading}
              </Heading>
              <p className="lead">{summary}</p>
              <PointList items={points} />
              {closing.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <Button to={action.to} about={heading}>
                {action.label}
              </Button>
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
