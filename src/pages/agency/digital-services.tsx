import { Fragment } from 'react'
import type { agency } from '../../content/agency.ts'
import { proofOf, type Proof } from '../../content/proof.ts'
import { Ask, askAt } from '../../sections/ask/ask.tsx'
import { BulletList } from '../../sections/bullet-list/bullet-list.tsx'
import { StickyTabs } from '../../sections/sticky-tabs/sticky-tabs.tsx'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import css from './digital-services.module.css'
import { STEP_GROUNDS } from './pipeline.tsx'
import { Result } from './result.tsx'

type DigitalServicesProps = Pick<typeof agency.digital, 'label' | 'pointsLabel' | 'services'> &
  Pick<typeof agency, 'asks' | 'pipeline'>

/**
 * Number of the step (from 1) that the call to action precedes. At the other steps the bar or the end of the page is
 * near.
 */
const ASK_BEFORE = 3

/** Share of a section in view at which the scroll spy takes it as current. */
const IN_VIEW = 0.5

/** Every other step shows a result of one of its services. */
const hasResult = (step: number) => step % 2 === 1

/**
 * Shape of each step's large service, which is its first or last one in turn. On small windows only plates are large.
 */
const FORMS = ['plate', 'arch', 'plate', 'edge', 'plate', 'round'] as const
const LARGE = '(min-width: 60em) 30rem'
const PLATE = { sizes: '(min-width: 60em) 40vw, 100vw', heights: `${LARGE}, 67vw` }
const SHAPE = { sizes: '(min-width: 60em) 40vw, 7rem', heights: `${LARGE}, 7rem` }
const DISC = { sizes: '(min-width: 60em) 11rem, 7rem', heights: '(min-width: 60em) 11rem, 7rem' }

/** Services by step, beside an index with scroll spy; on a phone the index is a bar at the top. */
export function DigitalServices({ label, pointsLabel, services, pipeline, asks }: DigitalServicesProps) {
  if (services.length === 0) return null
  const steps = pipeline.steps
    .map(({ name }, index) => ({ name, step: index + 1, own: services.filter(({ step }) => step === index + 1) }))
    .filter(({ own }) => own.length > 0)
  const results = resultsOf(steps)
  const ask = askAt(asks, 1)
  return (
    <div className={css.area} data-ground="bone">
      <div className={css.side}>
        <StickyTabs
          label={label}
          look="index"
          items={steps.flatMap(({ name, own }) =>
            own.map(({ id, heading }, index) => ({ id, label: heading, group: index === 0 ? name : undefined })),
          )}
          threshold={IN_VIEW}
        />
        <p className={css.ask}>
          {ask.text} <Button to="/contact-us">{ask.label}</Button>
        </p>
      </div>
      <div data-in-parts="">
        {steps.map(({ name, step, own }) => (
          <Fragment key={name}>
            {step === ASK_BEFORE && <Ask {...ask} ground="bone" />}
            {own.map(({ id, heading, summary, points, picture, action }, index) => {
              const isLarge = index === (step % 2 ? 0 : own.length - 1)
              const form = isLarge ? FORMS[step - 1] : undefined
              const frame = form === 'plate' ? PLATE : form ? SHAPE : DISC
              return (
                <section
                  key={id}
                  id={id}
                  className={css.service}
                  data-ground={STEP_GROUNDS[step - 1]}
                  data-side={step % 2 ? undefined : 'end'}
                  data-form={form}
                >
                  <Image picture={picture} {...frame} cover alt="" className={css.picture} />
                  <div className={css.words}>
                    <Heading level={3} size={isLarge ? 'h2' : 'h3'} className={css.heading}>
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
                      <BulletList items={points} />
                    </details>
                    <Button
                      to={action.to}
                      variant={isLarge ? undefined : 'ghost'}
                      srSuffix={isLarge ? heading : undefined}
                      className={css.action}
                    >
                      {action.label}
                      {!isLarge && <span className={css.about}>{` about ${heading}`}</span>}
                    </Button>
                  </div>
                  <Result result={results.get(id)} className={css.result} />
                </section>
              )
            })}
          </Fragment>
        ))}
      </div>
    </div>
  )
}

type Step = { step: number; own: DigitalServicesProps['services'] }

/**
 * Returns results by service id: for each step that shows one, the first case that neither this page nor an earlier
 * step shows.
 */
function resultsOf(steps: readonly Step[]): Map<string, Proof> {
  const shown = new Set(proofOf('/agency').map(({ slug }) => slug))
  const results = new Map<string, Proof>()
  for (const { own } of steps.filter(({ step }) => hasResult(step))) {
    const [found] = own.flatMap(({ id, action }) =>
      proofOf(action.to).flatMap((proof) => (shown.has(proof.slug) ? [] : [{ id, proof }])),
    )
    if (!found) continue
    shown.add(found.proof.slug)
    results.set(found.id, found.proof)
  }
  return results
}
