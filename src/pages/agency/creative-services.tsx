import { Fragment } from 'react'
import type { agency } from '../../content/agency.ts'
import { Ask } from '../../sections/ask/ask.tsx'
import type { Ground } from '../../ui/ground.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import cardAction from './card-action.module.css'
import css from './creative-services.module.css'

const WIDE = { sizes: '(min-width: 60em) 58vw, 100vw', heights: '(min-width: 60em) 38rem, 62vw' }
const NARROW = { sizes: '(min-width: 60em) 50vw, 42vw', heights: '(min-width: 60em) 24rem, 19rem' }
const ARCH = { sizes: '(min-width: 60em) 50vw, 90vw', heights: '(min-width: 60em) 24rem, 70vw' }

const ASK_BEFORE = 2

/**
 * Places of the cards, repeated: a wide one, two narrow ones side by side on large windows, a wide one. Neighbours
 * have different grounds.
 */
const PLACES = [
  { ground: 'bone', frame: WIDE },
  { ground: 'saffron', frame: NARROW },
  { ground: 'ink-2', frame: ARCH },
  { ground: 'sand', frame: WIDE },
] as const satisfies readonly { ground: Ground; frame: typeof WIDE }[]

type CreativeServicesProps = { services: typeof agency.branding.services; ask: (typeof agency.asks)[number] }

/** Cards whose pictures reach the edge, each in another shape and on another side than its neighbours. */
export function CreativeServices({ services, ask }: CreativeServicesProps) {
  return (
    <div className={css.cards}>
      {services.map(({ id, heading, paragraphs: [first, ...others], picture, action }, index) => {
        const place = index % PLACES.length
        const { ground, frame } = PLACES[place] ?? PLACES[0]
        return (
          <Fragment key={id}>
            {index === ASK_BEFORE && <Ask {...ask} ground="bone" />}
            <section id={id} className={css.card} data-ground={ground} data-place={place + 1}>
              <Image picture={picture} {...frame} cover alt="" className={css.picture} />
              <div className={css.words}>
                <Heading level={3} size="h2" className={css.heading}>
                  {heading}
                </Heading>
                <p className="lead">{first}</p>
                {others.map((paragraph) => (
                  <p key={paragraph} className={css.other}>
                    {paragraph}
                  </p>
                ))}
                <Button to={action.to} srSuffix={heading} className={cardAction.action}>
                  {action.label}
                </Button>
              </div>
            </section>
          </Fragment>
        )
      })}
    </div>
  )
}
