import type { agency } from '../../content/agency.ts'
import { Banner } from '../../sections/banner/banner.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { TitledItems } from '../../ui/titled-items.tsx'
import css from './branding.module.css'
import { CreativeServices } from './creative-services.tsx'
import { PanelIntro } from './panel-intro.tsx'

export function Branding({ intro, offerings, banner, services }: typeof agency.branding) {
  return (
    <>
      <PanelIntro {...intro} ground="sand" />
      <Section ground="laterite">
        <Heading className={css.heading}>{offerings.heading}</Heading>
        <ul className={css.list}>
          <TitledItems items={offerings.items} className={css.item} titleClassName={css.title} />
        </ul>
      </Section>
      <Banner place="middle" ground="ink" title={banner.headline} text={banner.lead} picture={banner.picture} />
      <CreativeServices services={services} />
    </>
  )
}
