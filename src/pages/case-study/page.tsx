import { caseList } from '../../content/case-list.ts'
import { Banner } from '../../sections/banner/banner.tsx'
import { BannerFigure } from './banner-figure.tsx'
import { CaseGrid, GRID_ID } from './case-grid.tsx'
import { HeroPosters } from './hero-posters.tsx'
import css from './page.module.css'

export function CaseListPage() {
  const { case: shown, ...banner } = caseList.banner
  return (
    <>
      <Banner
        {...banner}
        layout="disc"
        scrollTo={GRID_ID}
        className={css.banner}
        onPicture={
          <>
            {shown && <BannerFigure {...shown} />}
            <HeroPosters />
          </>
        }
      />
      <CaseGrid />
    </>
  )
}
