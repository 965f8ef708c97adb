import type { CaseStudy } from '../../content/cases.ts'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { ScrollCircle } from '../../ui/scroll-circle.tsx'
import css from './case-hero.module.css'

/** The still fills the window; the brand's name stands on its lower edge. */
export function CaseHero({ caseStudy, scrollTo }: { caseStudy: CaseStudy; scrollTo: string }) {
  const { brand, sector, subtitle, ground, detailPicture } = caseStudy
  return (
    <div className={css.hero} data-ground={ground}>
      <Image picture={detailPicture} sizes="100vw" priority cover className={css.still} />
      <div className={css.plinth}>
        <div className={`wrap ${css.words}`}>
          <div>
            <Eyebrow>{sector}</Eyebrow>
            <Heading level={1} size="banner" className={css.brand}>
              {brand}
            </Heading>
            <p className={css.subtitle}>{subtitle}</p>
          </div>
          <ScrollCircle to={scrollTo} />
        </div>
      </div>
    </div>
  )
}
