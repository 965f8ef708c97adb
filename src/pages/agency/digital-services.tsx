import { Fragment } from 'react'
import type { agency } from '../../content/agency.ts'
import { Ask } from '../../sections/ask/ask.tsx'
import { PointList } from '../../sections/point-list/point-list.tsx'
import { StickyTabs } from '../../sections/sticky-tabs/sticky-tabs.tsx'
import { Button } from '../../ui/button.tsx'
import type { Ground } from '../../ui/ground.ts'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import css from './digital-services.module.css'

type DigitalServicesProps = Pick<typeof agency.digital, 'label' | 'pointsLabel' | 'services'> &
  Pick<typeof agency, 'ask'>

/** Services from one way to write to the next. */
const ASK_AFTER = 4

/** How much of a service must be in view before the index names it. */
const IN_VIEW = 0.5

/** One after the other, so that no two neighbours share a ground. */
const GROUNDS = ['sand', 'ink', 'saffron', 'bone', 'ink-2', 'laterite'] as const satisfies readonly Ground[]

/** Ten spreads beside an index that follows the reader; on a phone the index is a bar across the top. */
export function DigitalServices({ label, pointsLabel, services, ask }: DigitalServicesProps) {
  if (services.length === 0) return null
  return (
    <div className={css.area} data-ground="bone">
      <StickyTabs
        label={label}
        look="index"
        items={services.map(({ id, heading }) => ({ id, label: heading }))}
        threshold={IN_VIEW}
      />
      <div>
        {services.map(({ id, heading, summary, points, closing, picture, action }, index) => (
          <Fragment key={id}>
            {index % ASK_AFTER === ASK_AFTER - 1 && <Ask {...ask} ground="bone" />}
            <section
              id={id}
              className={css.service}
              data-ground={GROUNDS[index % GROUNDS.length]}
              data-side={index % 2 ? 'end' : undefined}
            >
              <Image
                picture={picture}
                sizes="(min-width: 60em) 32vw, 28vw"
                heights="(min-width: 60em) 84svh, 28vw"
                cover
                alt=""
                className={css.picture}
              />
              <div className={css.words}>
                <Heading level={3} size="h3" className={css.heading}>
                  {heading}
                </Heading>
                <p className="lead">{summary}</p>
                <details className={css.more}>
                  <summary className={css.summary}>
                    {pointsLabel} <Icon name="plus" />
                  </summary>
                  <div className={css.points}>
                    <PointList items={points} />
                    {closing.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </div>
                </details>
                <Button to={action.to} about={heading}>
                  {action.label}
                </Button>
              </div>
            </section>
          </Fragment>
        ))}
      </div>
    </div>
  )
}
