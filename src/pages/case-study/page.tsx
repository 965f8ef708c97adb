import { caseList } from '../../content/case-list.ts'
import { Banner } from '../../sections/banner/banner.tsx'
import { CaseGrid, GRID_ID } from './case-grid.tsx'
import { HeroPosters } from './hero-posters.tsx'
import css from './page.module.css'

export function CaseListPage() {
  return (
    <>
      <Banner
        {...caseList.banner}
        layout="bare"
        scrollTo={GRID_ID}
        className={css.banner}
        onPicture={<HeroPosters />}
      />
      <CaseGrid />
    </>
  )
}
