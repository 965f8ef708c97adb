import { navigation } from '../../content/navigation.ts'
import { technology } from '../../content/technology.ts'
import { proofOf } from '../../content/proof.ts'
import { Proof } from '../../sections/proof/proof.tsx'
import { FOOTER_GROUND } from '../../sections/site-footer/footer-ground.ts'
import { TechnologyHero } from './hero.tsx'
import { TechnologySections } from './technology-sections.tsx'

export function TechnologyPage() {
  const [first, second] = proofOf('/technology-development')
  return (
    <>
      <TechnologyHero {...technology.banner} scrollTo={technology.sections[0]?.id ?? ''} />
      <Proof proof={first} between={['ink', 'bone']} banner="board" />
      <TechnologySections label={navigation.services.tabs[2].label} sections={technology.sections} />
      <Proof proof={second} between={[technology.sections.at(-1)?.ground ?? 'ink', FOOTER_GROUND]} closing />
    </>
  )
}
