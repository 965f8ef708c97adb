import type { agency } from '../../content/agency.ts'
import { Banner } from '../../sections/banner/banner.tsx'
import type { Ground } from '../../ui/ground.ts'
import { Link } from '../../ui/link.tsx'
import css from './pipeline.module.css'

/** Of the steps, here and where their services are shown. */
export const STEP_GROUNDS = ['saffron', 'ink-2', 'sand', 'laterite', 'bone', 'ink'] as const satisfies readonly Ground[]

type PipelineProps = typeof agency.pipeline & {
  id: string
  services: readonly Service[]
  /** Name of the tab whose services are marked. */
  branding: string
}
type Service = (typeof agency.digital.services | typeof agency.branding.services)[number]

/** A banner, and beside it all services by what an owner wants: a band for each step, in the colour that its services have below. */
export function Pipeline({ id, label, headline, lead, picture, steps, services, branding }: PipelineProps) {
  return (
    <div id={id} className={css.pipeline} data-ground="ink">
      <Banner
        place="middle"
        ground="laterite"
        eyebrow={label}
        title={headline}
        text={lead}
        picture={picture}
        className={css.banner}
      />
      <nav aria-label={headline} data-figure>
        <ol className={css.steps}>
          {steps.map(({ name, need }, index) => (
            <li key={name} className={css.step} data-ground={STEP_GROUNDS[index]}>
              <p className={css.name}>{name}</p>
              <p className={css.need}>{need}</p>
              <ul className={css.services}>
                {services
                  .filter(({ step }) => step === index + 1)
                  .map(({ heading, group, action }) => (
                    <li key={heading} data-group={group}>
                      <Link to={action.to} className={css.link}>
                        {heading}
                      </Link>
                      {group === 'creative' && <span className="visually-hidden">{branding}</span>}
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
