import type { CaseStudy } from '../../content/cases.ts'
import { Artefact } from './artefacts/artefact.tsx'
import { CaseHero } from './case-hero.tsx'
import { ChallengesSolutions } from './challenges-solutions.tsx'
import { CasePagination } from './case-pagination.tsx'
import { Results } from './results.tsx'
import { Introduction } from './introduction.tsx'

const RESULTS_ID = 'results'

export function CaseDetailPage({ caseStudy }: { caseStudy: CaseStudy }) {
  return (
    <>
      <CaseHero caseStudy={caseStudy} scrollTo={RESULTS_ID} />
      <Results id={RESULTS_ID} caseStudy={caseStudy} />
      <Introduction caseStudy={caseStudy} />
      <ChallengesSolutions challenges={caseStudy.challenges} solutions={caseStudy.solutions} />
      <Artefact caseStudy={caseStudy} />
      <CasePagination brand={caseStudy.brand} />
    </>
  )
}
