import type { advisory } from '../../content/advisory.ts'
import { Lines } from '../../ui/heading.tsx'
import { HeroFrame, HeroMedia } from '../../ui/hero-frame.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { HeroFoot } from '../../sections/banner/hero-foot.tsx'
import { TAB_CLICK_OFFSET } from '../../sections/sticky-tabs/sticky-tabs.tsx'
import css from './hero.module.css'

type AdvisoryHeroProps = typeof advisory.banner & { sections: typeof advisory.sections }

export function AdvisoryHero({ headline, lead, picture, sections }: AdvisoryHeroProps) {
  return (
    <HeroFrame ground="sand" className={css.hero}>
      <HeroMedia className={css.picture}>
        <Image picture={picture} sizes="100vw" priority cover alt="" />
      </HeroMedia>
      <div className={`wrap ${css.inner}`}>
        <h1 className={css.title}>
          <Lines lines={headline} className={css.line} />
        </h1>
        <HeroFoot text={lead} scrollTo={sections[0]?.id ?? ''} offset={TAB_CLICK_OFFSET} />
      </div>
      {/* One question for each seat under the tree. */}
      <ul role="list" className={css.questions}>
        {sections.map(({ id, question }) => (
          <li key={id}>
            <a href={`#${id}`} data-scroll={TAB_CLICK_OFFSET} className={css.question}>
              {question}
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </HeroFrame>
  )
}
