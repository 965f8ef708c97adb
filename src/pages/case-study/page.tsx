import { caseList } from '../../content/case-list.ts'
import { Banner } from '../../sections/banner/banner.tsx'
import { BannerFigure } from './banner-figure.tsx'
import { CaseGrid, GRID_ID } from './case-grid.tsx'

export function CaseListPage() {
  const { case: shown, ...banner } = caseList.banner
  return (
    <>
      <Banner {...banner} layout="disc" scrollTo={GRID_ID} onPicture={shown && <BannerFigure {...shown} />} />
      <CaseGrid />
    </>
  )
}
