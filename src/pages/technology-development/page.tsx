import { navigation } from '../../content/navigation.ts'
import { technology } from '../../content/technology.ts'
import { Sections } from '../../ui/sections.tsx'
import { InnovationBanner } from './innovation-banner.tsx'
import { TechnologySections } from './technology-sections.tsx'

export function TechnologyPage() {
  return (
    <Sections>
      <InnovationBanner {...technology.banner} scrollTo={technology.sections[0]?.id ?? ''} />
      <TechnologySections label={navigation.services.tabs[2].label} sections={technology.sections} />
    </Sections>
  )
}
