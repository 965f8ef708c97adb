import type { agency } from '../../content/agency.ts'
import { usePath } from '../../router/path-context.tsx'
import { documentUrl } from '../../lib/document-url.ts'
import { Banner } from '../../sections/banner/banner.tsx'
import { TAB_CLICK_OFFSET } from '../../sections/sticky-tabs/sticky-tabs.tsx'
import type { Ground } from '../../ui/ground.ts'
import css from './pipeline.module.css'

/** Grounds of the steps, here and in the list of their services. */
export const STEP_GROUNDS = ['saffron', 'ink-2', 'sand', 'laterite', 'bone', 'ink'] as const satisfies readonly Ground[]

type PipelineProps = typeof agency.pipeline & { services: typeof agency.digital.services }

/**
 * A banner beside a band for each step, with an owner's need. A band has the ground of its step's services and links
 * to the first of them. From step to step fewer people are left, drawn as growing beads.
 */
export function Pipeline({ label, headline, lead, picture, steps, services }: PipelineProps) {
  const page = documentUrl(usePath(), import.meta.env.BASE_URL)
  return (
    <div className={css.pipeline} data-ground="ink">
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
          {steps.map(({ name, need }, index) => {
            const first = services.find(({ step }) => step === index + 1)
            return (
              <li key={name} className={css.step} data-ground={STEP_GROUNDS[index]}>
                <a href={first && `${page}#${first.id}`} data-scroll={TAB_CLICK_OFFSET} className={css.link}>
                  <b className={css.name}>{name}</b> <span className={css.need}>{need}</span>
                </a>
              </li>
            )
          })}
        </ol>
      </nav>
    </div>
  )
}
