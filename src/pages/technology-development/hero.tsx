import type { technology } from '../../content/technology.ts'
import { HeroFrame, HeroMedia, HeroName } from '../../ui/hero-frame.tsx'
import { Image } from '../../ui/image.tsx'
import { HeroFoot } from '../../sections/banner/hero-foot.tsx'
import { TAB_CLICK_OFFSET } from '../../sections/sticky-tabs/sticky-tabs.tsx'
import css from './hero.module.css'

type TechnologyHeroProps = typeof technology.banner & { scrollTo: string }

export function TechnologyHero({ name, words: [first, second], lead, picture, scrollTo }: TechnologyHeroProps) {
  return (
    <HeroFrame ground="ink" className={css.hero}>
      <HeroMedia className={css.picture}>
        <Image picture={picture} sizes="100vw" heights="100svh" priority cover alt="" />
      </HeroMedia>
      <div className="wrap">
        <h1 className={css.title}>
          <HeroName>{name}</HeroName> <span>{first}</span> <span className={css.stroke}>/</span>{' '}
          <span className={css.second}>{second}</span>
        </h1>
        <div className={css.foot}>
          <HeroFoot text={lead} scrollTo={scrollTo} offset={TAB_CLICK_OFFSET} />
        </div>
      </div>
    </HeroFrame>
  )
}
