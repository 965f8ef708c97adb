import type { agency } from '../../content/agency.ts'
import { Banner } from '../../sections/banner/banner.tsx'
import { Ask, askAt } from '../../sections/ask/ask.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { DigitalServices } from './digital-services.tsx'
import { PanelIntro } from './panel-intro.tsx'
import { WhyList } from './why-list.tsx'

type DigitalMarketingProps = typeof agency.digital & Pick<typeof agency, 'asks'>

export function DigitalMarketing({
  label,
  pointsLabel,
  intro,
  why,
  banner,
  services,
  journey,
  asks,
}: DigitalMarketingProps) {
  return (
    <>
      <PanelIntro {...intro} ground="bone" />
      <Ask {...askAt(asks, 0)} ground="sand" />
      <Section ground="ink">
        <Heading>{why.heading}</Heading>
        <WhyList points={why.points} />
      </Section>
      <Banner
        place="middle"
        ground="laterite"
        eyebrow={banner.label}
        title={banner.headline}
        text={banner.lead}
        picture={banner.picture}
      />
      <DigitalServices label={label} pointsLabel={pointsLabel} services={services} journey={journey} asks={asks} />
    </>
  )
}
