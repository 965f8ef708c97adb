import type { AdvisoryDetail } from '../../content/advisory-details.ts'
import { HeroFoot } from '../../sections/banner/hero-foot.tsx'
import { HeroFrame, HeroName } from '../../ui/hero-frame.tsx'
import { Image } from '../../ui/image.tsx'
import { HeroPattern } from '../../ui/hero-pattern.tsx'
import css from './hero.module.css'

/** Longest line in characters that can have larger letters beside the picture. */
const MAX_SHORT_LINE = 9

type AdvisoryDetailHeroProps = AdvisoryDetail['banner'] & { name: string; scrollTo: string }

export function AdvisoryDetailHero({
  name,
  ground,
  pattern,
  headline,
  strokes,
  lead,
  picture,
  scrollTo,
}: AdvisoryDetailHeroProps) {
  return (
    <HeroFrame ground={ground} className={css.hero} data-below-bar>
      <div className={`wrap ${css.inner}`}>
        <h1 className={css.title} data-short={headline.every(({ length }) => length <= MAX_SHORT_LINE) || undefined}>
          <HeroName>{name}</HeroName>
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
      <div className={css.strip} data-pattern={pattern}>
        <HeroPattern name={pattern} size="large" className={css.pattern} />
        <div className={css.window}>
          <Image
            picture={picture}
            sizes="(min-width: 60em) 42vw, 88vw"
            heights="(min-width: 60em) 88svh, 36svh"
            priority
            cover
            alt=""
          />
        </div>
      </div>
    </HeroFrame>
  )
}
