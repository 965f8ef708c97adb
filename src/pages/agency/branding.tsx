import type { agency } from '../../content/agency.ts'
import { proofOf } from '../../content/proof.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Ask, askAt } from '../../sections/ask/ask.tsx'
import { Banner } from '../../sections/banner/banner.tsx'
import { Proof } from '../../sections/proof/proof.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './branding.module.css'
import { BrandObjects } from './brand-objects.tsx'
import { CreativeServices } from './creative-services.tsx'
import { OfferingDrawing } from './offering-drawing.tsx'
import { PanelIntro } from './panel-intro.tsx'

type BrandingProps = typeof agency.branding & Pick<typeof agency, 'asks'>

export function Branding({ intro, work, offerings, banner, services, asks }: BrandingProps) {
  const [shown] = proofOf('/agency?tab=branding')
  // The chart would add half a kilobyte to the document, and the case's page has it.
  const proof = shown && { ...shown, chart: undefined }
  return (
    <>
      <PanelIntro {...intro} ground="sand" />
      <BrandObjects {...work} />
      <Section ground="laterite">
        <Heading className={css.heading}>{offerings.heading}</Heading>
        <ul className={css.list} data-figure>
          {offerings.items.map(({ title, text }, index) => (
            <li key={title} className={css.item} {...reveal}>
              <OfferingDrawing at={index} />
              <h3 className={css.title}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Ask {...askAt(asks, 0)} ground="sand" />
      <Proof proof={proof} between={['laterite', 'sand', 'ink']} />
      <Banner
        place="middle"
        ground="ink"
        title={banner.headline}
        text={banner.lead}
        picture={banner.picture}
        className={css.banner}
      />
      <CreativeServices services={services} ask={askAt(asks, 1)} />
    </>
  )
}
