import type { CaseStudy } from '../../content/cases.ts'
import { navigation } from '../../content/navigation.ts'
import { formatMetric } from '../../lib/format-metric.ts'
import { Button } from '../../ui/button.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { Heading } from '../../ui/heading.tsx'
import { HeroFrame } from '../../ui/hero-frame.tsx'
import { Image } from '../../ui/image.tsx'
import { ScrollDownLink } from '../../ui/scroll-down-link.tsx'
import css from './case-hero.module.css'

/**
 * Hero of a case: the picture fills the window, with the brand's name at its lower edge. An opening of words leaves
 * the picture to the hero.
 */
export function CaseHero({ caseStudy, scrollTo }: { caseStudy: CaseStudy; scrollTo: string }) {
  const { brand, sector, subtitle, ground, metrics, composition } = caseStudy
  const [result] = metrics
  return (
    <HeroFrame ground={ground} divider={false} className={css.hero} data-below-bar>
      <div className={css.panel}>
        <svg className={css.edge} viewBox="0 0 1440 220" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 128C180 60 330 6 560 22c300 20 520 150 880 92v106H0z" opacity=".55" />
          <path d="M0 92c240-46 420-24 640 34s480 82 800-22v116H0z" />
        </svg>
        <div className={`wrap ${css.words}`}>
          <div>
            <Eyebrow>{sector}</Eyebrow>
            <Heading level={1} size="banner" className={css.brand}>
              {brand}
            </Heading>
          </div>
          <div className={css.facts}>
            {result && (
              <p className={css.result}>
                <span className={css.value}>{formatMetric(result)}</span> <span>{result.label}</span>
              </p>
            )}
            <p className={css.subtitle}>{subtitle}</p>
            <Button to={navigation.contact.to} className={css.action}>
              {navigation.dock.write}
            </Button>
          </div>
          <ScrollDownLink to={scrollTo} />
        </div>
      </div>
      <Image
        picture={composition.opening === 'words' ? caseStudy.picture : caseStudy.detailPicture}
        sizes="100vw"
        heights="76svh"
        priority
        cover
        className={composition.bannerRight ? `${css.picture} ${css.right}` : css.picture}
      />
    </HeroFrame>
  )
}
