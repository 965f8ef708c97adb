import { home } from '../../content/home.ts'
import { CaseTabs } from './case-tabs.tsx'
import { ClientWall } from './client-wall.tsx'
import { Counters } from './counters.tsx'
import { HomeHero } from './hero.tsx'
import { Process } from './process.tsx'
import { Results } from './results.tsx'
import { Services } from './services.tsx'
import { Team } from './team.tsx'
import { Testimonials } from './testimonials.tsx'
import { WhoWeAre } from './who-we-are.tsx'
import { Works } from './works.tsx'

export function HomePage() {
  return (
    <>
      <HomeHero {...home.banner} />
      <ClientWall {...home.clients} />
      <Counters {...home.counters} />
      <WhoWeAre {...home.whoWeAre} />
      <Services {...home.services} />
      <Process {...home.process} />
      <Results {...home.results} />
      <Works {...home.works} />
      <CaseTabs {...home.cases} />
      <Team {...home.team} />
      <Testimonials {...home.testimonials} />
    </>
  )
}
