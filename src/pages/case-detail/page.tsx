import { caseList } from '../../content/case-list.ts'
import type { CaseStudy } from '../../content/cases.ts'
import { Ask } from '../../sections/ask/ask.tsx'
import { Artefact } from './artefacts/artefact.tsx'
import { CaseHero } from './case-hero.tsx'
import { ChallengesSolutions } from './challenges-solutions.tsx'
import { CasePagination } from './case-pagination.tsx'
import { Results } from './results.tsx'
import { Introduction } from './introduction.tsx'
import { Outcome } from './outcome.tsx'

const STORY_ID = 'story'

/** Page of a case. The case chooses the order of results and story, and the place of the artefact. */
export function CaseDetailPage({ caseStudy }: { caseStudy: CaseStudy }) {
  const { opening, storyFirst } = caseStudy.composition
  const artefactFirst = opening === 'artefact'
  const story = <ChallengesSolutions caseStudy={caseStudy} />
  return (
    <>
      <CaseHero caseStudy={caseStudy} scrollTo={STORY_ID} />
      {artefactFirst && <Artefact id={STORY_ID} caseStudy={caseStudy} />}
      <Introduction id={artefactFirst ? undefined : STORY_ID} caseStudy={caseStudy} />
      {storyFirst && story}
      <Results caseStudy={caseStudy} />
      <Ask {...caseList.detail.ask} ground="bone" />
      {!storyFirst && story}
      {!artefactFirst && <Artefact caseStudy={caseStudy} />}
      <Outcome caseStudy={caseStudy} />
      <CasePagination brand={caseStudy.brand} />
    </>
  )
}
