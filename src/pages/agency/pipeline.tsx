import type { agency } from '../../content/agency.ts'
import { documentUrl } from '../../lib/document-url.ts'
import { usePath } from '../../router/path-context.tsx'
import { Banner } from '../../sections/banner/banner.tsx'
import { TAB_CLICK_OFFSET } from '../../sections/sticky-tabs/sticky-tabs.tsx'
import css from './pipeline.module.css'

type PipelineProps = Pick<typeof agency.digital, 'banner' | 'journey' | 'services'>

/** A banner that ends with the steps of the customer journey, below each the services that improve it. */
export function Pipeline({ banner, journey, services }: PipelineProps) {
  const path = documentUrl(usePath(), import.meta.env.BASE_URL)
  return (
    <>
      <Banner
        place="middle"
        ground="laterite"
        eyebrow={banner.label}
        title={banner.headline}
        text={banner.lead}
        picture={banner.picture}
        className={css.banner}
      />
      <nav aria-label={banner.headline} data-ground="laterite" className={css.pipeline} data-figure>
        <ol className={css.steps}>
          {journey.steps.map((name, index) => (
            <li key={name} className={css.step}>
              <p className={css.name}>{name}</p>
              <ul className={css.services}>
                {services
                  .filter(({ step }) => step === index + 1)
                  .map(({ id, heading }) => (
                    <li key={id}>
                      <a href={`${path}#${id}`} data-scroll={TAB_CLICK_OFFSET} className={css.link}>
                        {heading}
                      </a>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ol>
      </nav>
    </>
  )
}
