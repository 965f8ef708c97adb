import { navigation } from '../../content/navigation.ts'
import { advisory } from '../../content/advisory.ts'
import { proofOf } from '../../content/proof.ts'
import { Proof } from '../../sections/proof/proof.tsx'
import { FOOTER_GROUND } from '../../sections/site-footer/footer-ground.ts'
import { Ask, askAt } from '../../sections/ask/ask.tsx'
import { WhyChooseUs } from '../../sections/why-choose-us/why-choose-us.tsx'
import { AdvisorySections } from './advisory-sections.tsx'
import { Analytics } from './analytics.tsx'
import { AdvisoryHero } from './hero.tsx'
import { ValueCards } from './value-cards.tsx'

export function AdvisoryPage() {
  const [first, second] = proofOf('/advisory')
  return (
    <>
      <AdvisoryHero {...advisory.banner} sections={advisory.sections} />
      <Proof proof={first} between={['sand', 'bone']} />
      <AdvisorySections label={navigation.services.tabs[1].label} sections={advisory.sections} asks={advisory.asks} />
      <WhyChooseUs ground="saffron" {...advisory.choose} />
      <Ask {...askAt(advisory.asks, 1)} ground="ink" />
      <ValueCards {...advisory.value} />
      <Analytics {...advisory.analytics} />
      <Proof proof={second} between={['sand', FOOTER_GROUND]} closing />
    </>
  )
}
