import type { technology } from '../../content/technology.ts'
import { Band } from '../../ui/band.tsx'
import { Image } from '../../ui/image.tsx'
import { HeroFoot } from '../../sections/banner/hero-foot.tsx'
import { TAB_CLICK_OFFSET } from '../../sections/sticky-tabs/sticky-tabs.tsx'
import css from './innovation-banner.module.css'

type InnovationBannerProps = typeof technology.banner & { scrollTo: string }

/** Two words on a drafting grid; the stroke between them is the seam they are pulled apart along. */
export function InnovationBanner({ words: [first, second], lead, picture, scrollTo }: InnovationBannerProps) {
  return (
    <div className={css.banner} data-ground="ink">
      <div className={css.media}>
        <Image picture={picture} sizes="100vw" heights="100svh" priority cover alt="" />
      </div>
      <div className="wrap">
        <h1 className={css.title}>
          <span className={css.first}>{first}</span> <span className={css.stroke}>/</span>{' '}
          <span className={css.second}>{second}</span>
        </h1>
        <div className={css.foot}>
          <HeroFoot text={lead} scrollTo={scrollTo} offset={TAB_CLICK_OFFSET} />
        </div>
      </div>
      <Band className={css.hem} />
    </div>
  )
}
