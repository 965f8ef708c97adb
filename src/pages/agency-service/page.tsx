import type { Service, ServiceSection } from '../../content/services.ts'
import { Sections } from '../../ui/sections.tsx'
import { Approach } from './approach.tsx'
import { Benefits } from './benefits.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Choose } from './choose.tsx'
import { Explain } from './explain.tsx'
import { Hero } from './hero.tsx'
import { Intro } from './intro.tsx'
import { Pairs } from './pairs.tsx'
import { Plan } from './plan.tsx'
import { Process } from './process.tsx'
import { Seam } from './seam.tsx'
import { Uses } from './uses.tsx'
import { Values } from './values.tsx'
import { Ways } from './ways.tsx'

/** The order, grounds and shapes of the sections are the document's own. */
export function AgencyServicePage({ service }: { service: Service }) {
  return (
    <Sections>
      <Hero hero={service.hero} name={service.name} />
      {service.sections.map((section) => (
        <Part key={section.kind} section={section} />
      ))}
    </Sections>
  )
}

function Part({ section }: { section: ServiceSection }) {
  switch (section.kind) {
    case 'intro':
      return <Intro {...section} />
    case 'explain':
      return <Explain {...section} />
    case 'benefits':
      return <Benefits {...section} />
    case 'plan':
      return <Plan {...section} />
    case 'choose':
      return <Choose section={section} />
    case 'values':
      return <Values {...section} />
    case 'ways':
      return <Ways {...section} />
    case 'uses':
      return <Uses {...section} />
    case 'approach':
      return <Approach {...section} />
    case 'process':
      return <Process {...section} />
    case 'call':
      return <CallToAction {...section} />
    case 'pairs':
      return <Pairs {...section} />
    case 'badge':
      return <Seam {...section} />
  }
}
