import { navigation } from '../../content/navigation.ts'
import { agency } from '../../content/agency.ts'
import { proofOf } from '../../content/proof.ts'
import { Proof } from '../../sections/proof/proof.tsx'
import { FOOTER_GROUND } from '../../sections/site-footer/footer-ground.ts'
import { AgencyTabs } from './agency-tabs.tsx'
import { Branding } from './branding.tsx'
import { DigitalMarketing } from './digital-marketing.tsx'
import { AgencyHero } from './hero.tsx'

const CONTENT_ID = 'top_content'

export function AgencyPage() {
  const { banner, pipeline, digital, branding, asks } = agency
  const [first, second] = proofOf('/agency')
  return (
    <>
      <AgencyHero
        {...banner}
        scrollTo={CONTENT_ID}
        label={navigation.services.tabs[0].label}
        tabs={[
          { id: 'digital', label: digital.label },
          {
            id: 'branding',
            label: branding.label,
            lead: { heading: branding.intro.heading, names: branding.services.map(({ heading }) => heading) },
          },
        ]}
      />
      <Proof proof={first} between={['ink', 'bone']} />
      <AgencyTabs
        id={CONTENT_ID}
        label={navigation.services.tabs[0].label}
        tabs={[
          {
            id: 'digital',
            label: digital.label,
            count: digital.services.length,
            panel: <DigitalMarketing {...digital} pipeline={pipeline} asks={asks} />,
          },
          {
            id: 'branding',
            label: branding.label,
            count: branding.services.length,
            panel: <Branding {...branding} asks={asks} />,
          },
        ]}
      />
      <Proof proof={second} between={['bone', FOOTER_GROUND]} closing />
    </>
  )
}
