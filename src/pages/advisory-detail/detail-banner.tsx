import type { AdvisoryDetail } from '../../content/advisory-details.ts'
import { HeroFoot } from '../../sections/banner/hero-foot.tsx'
import { Band } from '../../ui/band.tsx'
import { Image } from '../../ui/image.tsx'
import { HeroPattern } from '../../ui/hero-pattern.tsx'
import css from './detail-banner.module.css'

type DetailBannerProps = AdvisoryDetail['banner'] & { name: string; scrollTo: string }

/** A headline that steps down the page, a strip of cloth at its foot, and the drawing in a window cut out of it. */
export function DetailBanner({ name, ground, pattern, headline, strokes, lead, picture, scrollTo }: DetailBannerProps) {
  return (
    <div className={css.banner} data-ground={ground}>
      <div className={`wrap ${css.inner}`}>
        <h1 className={css.title}>
          <span className={css.name}>{name}</span>
          {headline.map((line, index) => (
            <span key={line} className={css.line}>
              {strokes && index > 0 ? <span className={css.stroke}> / </span> : ' '}
              {line}
            </span>
          ))}
        </h1>
        <div className={css.foot}>
          <HeroFoot text={lead} scrollTo={scrollTo} />
        </div>
      </div>
      <div className={css.strip}>
        <HeroPattern name={pattern} size="large" className={css.cloth} />
        <div className={css.window}>
          <Image picture={picture} sizes="(min-width: 60em) 46vw, 88vw" priority cover alt="" />
        </div>
      </div>
      <Band className={css.hem} />
    </div>
  )
}
