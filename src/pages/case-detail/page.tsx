import type { CaseStudy } from '../../content/cases.ts'
import { Artefact } from './artefacts/artefact.tsx'
import { CaseHero } from './case-hero.tsx'
import { Facing } from './facing.tsx'
import { Neighbours } from './neighbours.tsx'
import { Results } from './results.tsx'
import { Story } from './story.tsx'

const RESULTS_ID = 'results'

export function CaseDetailPage({ caseStudy }: { caseStudy: CaseStudy }) {
  return (
    <>
      <CaseHero caseStudy={caseStudy} scrollTo={RESULTS_ID} />
      <Results id={RESULTS_ID} caseStudy={caseStudy} />
      <Story caseStudy={caseStudy} />
      <Facing challenges={caseStudy.challenges} solutions={caseStudy.solutions} />
      <Artefact caseStudy={caseStudy} />
      <Neighbours brand={caseStudy.brand} />
    </>
  )
}
