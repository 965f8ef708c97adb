import { navigation } from '../../content/navigation.ts'
import { agency } from '../../content/agency.ts'
import { Sections } from '../../ui/sections.tsx'
import { AgencyTabs } from './agency-tabs.tsx'
import { Branding } from './branding.tsx'
import { DigitalMarketing } from './digital-marketing.tsx'
import { MarketDrive } from './market-drive.tsx'

const TABS_ID = 'top_content'

export function AgencyPage() {
  const { banner, digital, branding } = agency
  return (
    <Sections>
      <MarketDrive {...banner} scrollTo={TABS_ID} />
      <AgencyTabs
        id={TABS_ID}
        label={navigation.services.tabs[0].label}
        tabs={[
          {
            id: 'digital',
            label: digital.label,
            count: digital.services.length,
            panel: <DigitalMarketing {...digital} />,
          },
          { id: 'branding', label: branding.label, count: branding.services.length, panel: <Branding {...branding} /> },
        ]}
      />
    </Sections>
  )
}
