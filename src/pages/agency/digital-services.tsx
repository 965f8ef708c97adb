import { Fragment } from 'react'
import type { agency } from '../../content/agency.ts'
import { proofOf, type Proof } from '../../content/proof.ts'
import { classNames } from '../../lib/class-names.ts'
import { formatMetric } from '../../lib/format-metric.ts'
import { Ask, askAt } from '../../sections/ask/ask.tsx'
import { BulletList } from '../../sections/bullet-list/bullet-list.tsx'
import { CaseLink } from '../../sections/proof/case-link.tsx'
import { StickyTabs } from '../../sections/sticky-tabs/sticky-tabs.tsx'
import { Button } from '../../ui/button.tsx'
import type { Ground } from '../../ui/ground.ts'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import cardAction from './card-action.module.css'
import css from './digital-services.module.css'

type DigitalServicesProps = Pick<typeof agency.digital, 'label' | 'pointsLabel' | 'services' | 'journey'> &
  Pick<typeof agency, 'asks'>

/** The call to action is before the service with this index; the bar and the end of the page are near the others. */
const ASK_BEFORE = 5

/** Scroll spy threshold. */
const IN_VIEW = 0.5

/** On a phone every fifth service has a picture over the whole width and its points unfolded; those between are rows. */
const LEAD_EVERY = 5

/** Every third service has a result of it below its picture, where that stands beside the words. */
const hasResult = (index: number) => index % 3 === 1

/** Cycled, so that no neighbours share a ground, and none has that of the page beside them. */
const GROUNDS = ['saffron', 'ink', 'sand', 'ink-2', 'laterite'] as const satisfies readonly Ground[]

const LEAD_PICTURE = { sizes: '(min-width: 60em) 76vw, 100vw', heights: '(min-width: 60em) 24rem, 62vw' }
const ROW_PICTURE = { sizes: '(min-width: 60em) 36vw, 40vw', heights: '(min-width: 60em) 35rem, 15rem' }

/** Services beside an index with scroll spy; on a phone the index is a bar at the top. */
export function DigitalServices({ label, pointsLabel, services, journey, asks }: DigitalServicesProps) {
  if (services.length === 0) return null
  const results = resultsOf(services)
  return (
    <div className={css.area} data-ground="bone">
      <div className={css.side}>
        <StickyTabs
          label={label}
          look="index"
          items={services.map(({ id, heading, step }) => ({ id, label: heading, step }))}
          threshold={IN_VIEW}
        />
        <CustomerJourney {...journey} ask={askAt(asks, 0)} />
      </div>
      <div data-in-parts="">
        {services.map(({ id, heading, step, summary, points, closing, picture, action }, index) => (
          <Fragment key={id}>
            {index === ASK_BEFORE && <Ask {...askAt(asks, 1)} ground="bone" />}
            <section
              id={id}
              className={css.service}
              data-ground={GROUNDS[index % GROUNDS.length]}
              data-side={index % 2 ? 'end' : undefined}
              data-lead={index % LEAD_EVERY === 0 || undefined}
              data-result={results.has(id) || undefined}
            >
              <Image
                picture={picture}
                {...(index % LEAD_EVERY === 0 ? LEAD_PICTURE : ROW_PICTURE)}
                cover
                alt=""
                className={css.picture}
              />
              <div className={css.words}>
                <p className={css.step}>
                  {`${journey.step} · `}
                  <b>{journey.steps[step - 1]}</b>
                </p>
                <Heading level={3} size="h3" className={css.heading}>
                  {heading}
                </Heading>
                <p className="lead">{summary}</p>
                <details className={css.more}>
                  <summary className={css.summary}>
                    <span>
                      {pointsLabel}
                      <span className="visually-hidden">{`: ${heading}`}</span>
                    </span>{' '}
                    <Icon name="plus" />
                  </summary>
                  <div className={css.points}>
                    <BulletList items={points} />
                    {closing.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </div>
                </details>
                <Button to={action.to} srSuffix={heading} className={classNames(cardAction.action, css.action)}>
                  {action.label}
                </Button>
              </div>
              <Result result={results.get(id)} />
            </section>
          </Fragment>
        ))}
      </div>
    </div>
  )
}

/** By the id of a service: the first case of its page that neither this page nor a service before it shows. */
function resultsOf(services: DigitalServicesProps['services']): Map<string, Proof> {
  const shown = new Set(proofOf('/agency').map(({ slug }) => slug))
  const results = new Map<string, Proof>()
  for (const [index, { id, action }] of services.entries()) {
    const proof = hasResult(index) ? proofOf(action.to).find(({ slug }) => !shown.has(slug)) : undefined
    if (!proof) continue
    shown.add(proof.slug)
    results.set(id, proof)
  }
  return results
}

function Result({ result }: { result: Proof | undefined }) {
  if (!result) return null
  const { slug, brand, metric, line } = result
  return (
    <div className={css.result}>
      <p className={css.metric}>
        <b className={css.value}>{formatMetric(metric)}</b> {metric.label}
      </p>
      <p>{line}</p>
      <CaseLink slug={slug} brand={brand} className={css.case} />
    </div>
  )
}

type CustomerJourneyProps = Omit<typeof agency.digital.journey, 'step'> & { ask: (typeof agency.asks)[number] }

/** The steps of the customer journey, of which the one of the current service stands out, below the index. */
function CustomerJourney({ heading, steps, ask }: CustomerJourneyProps) {
  return (
    <div className={css.journey}>
      <p>{heading}</p>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <Button to="/contact-us">{ask.label}</Button>
    </div>
  )
}
