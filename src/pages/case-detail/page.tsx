import { caseList } from '../../content/case-list.ts'
import type { CaseStudy } from '../../content/cases.ts'
import { Ask } from '../../sections/ask/ask.tsx'
import { Artefact } from './artefacts/artefact.tsx'
import { CaseHero } from './case-hero.tsx'
import { ChallengesSolutions } from './challenges-solutions.tsx'
import { CasePagination } from './case-pagination.tsx'
import { Results } from './results.tsx'
import { Introduction } from './introduction.tsx'

const STORY_ID = 'story'

export function CaseDetailPage({ caseStudy }: { caseStudy: CaseStudy }) {
  return (
    <>
      <CaseHero caseStudy={caseStudy} scrollTo={STORY_ID} />
      <Introduction id={STORY_ID} caseStudy={caseStudy} />
      <Results caseStudy={caseStudy} />
      <Ask {...caseList.detail.ask} ground="bone" />
      <ChallengesSolutions challenges={caseStudy.challenges} solutions={caseStudy.solutions} />
      <Artefact caseStudy={caseStudy} />
      <CasePagination brand={caseStudy.brand} />
    </>
  )
}
