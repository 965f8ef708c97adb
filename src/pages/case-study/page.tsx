import { caseList } from '../../content/case-list.ts'
import { Banner } from '../../sections/banner/banner.tsx'
import { CaseGrid, GRID_ID } from './case-grid.tsx'

export function CaseListPage() {
  return (
    <>
      <Banner {...caseList.banner} layout="disc" scrollTo={GRID_ID} />
      <CaseGrid />
    </>
  )
}
