import type { advisory } from '../../content/advisory.ts'
import { Band } from '../../ui/band.tsx'
import { Lines } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { HeroFoot } from '../../sections/banner/hero-foot.tsx'
import { TAB_CLICK_OFFSET } from '../../sections/sticky-tabs/sticky-tabs.tsx'
import css from './brains-banner.module.css'

type BrainsBannerProps = typeof advisory.banner & { scrollTo: string }

/** A sentence in two lines over a wide, quiet scene. */
export function BrainsBanner({ headline, lead, picture, scrollTo }: BrainsBannerProps) {
  return (
    <div className={css.banner} data-ground="sand">
      <div className={css.scene}>
        <Image picture={picture} sizes="100vw" priority cover alt="" />
      </div>
      <div className={`wrap ${css.inner}`}>
        <h1 className={css.title}>
          <Lines of={headline} className={css.line} />
        </h1>
        <HeroFoot text={lead} scrollTo={scrollTo} offset={TAB_CLICK_OFFSET} />
      </div>
      <Band />
    </div>
  )
}
