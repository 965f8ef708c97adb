import type { CaseStudy } from '../../content/cases.ts'
import { CaseHero } from './case-hero.tsx'
import { Facing } from './facing.tsx'
import { Neighbours } from './neighbours.tsx'
import { Results } from './results.tsx'
import { Story } from './story.tsx'

const STORY_ID = 'story'

export function CaseDetailPage({ caseStudy }: { caseStudy: CaseStudy }) {
  return (
    <>
      <CaseHero caseStudy={caseStudy} scrollTo={STORY_ID} />
      <Story id={STORY_ID} caseStudy={caseStudy} />
      <Facing challenges={caseStudy.challenges} solutions={caseStudy.solutions} />
      <Results caseStudy={caseStudy} />
      <Neighbours brand={caseStudy.brand} />
    </>
  )
}
