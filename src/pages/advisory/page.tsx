import { navigation } from '../../content/navigation.ts'
import { advisory } from '../../content/advisory.ts'
import { WhyChooseUs } from '../../sections/why-choose-us/why-choose-us.tsx'
import { Sections } from '../../ui/sections.tsx'
import { AdvisorySections } from './advisory-sections.tsx'
import { Analytics } from './analytics.tsx'
import { BrainsBanner } from './brains-banner.tsx'
import { ClosingQuestion } from './closing-question.tsx'
import { ValueFan } from './value-fan.tsx'

export function AdvisoryPage() {
  return (
    <Sections>
      <BrainsBanner {...advisory.banner} scrollTo={advisory.sections[0]?.id ?? ''} />
      <AdvisorySections label={navigation.services.tabs[1].label} sections={advisory.sections} />
      <WhyChooseUs ground="saffron" {...advisory.choose} />
      <ValueFan {...advisory.value} />
      <Analytics {...advisory.analytics} />
      <ClosingQuestion {...advisory.call} />
    </Sections>
  )
}
