import { caseList } from '../../content/case-list.ts'
import { Banner } from '../../sections/banner/banner.tsx'
import { Wall, WALL_ID } from './wall.tsx'

export function CaseListPage() {
  return (
    <>
      <Banner {...caseList.banner} layout="disc" scrollTo={WALL_ID} />
      <Wall />
    </>
  )
}
