import type { agency } from '../../content/agency.ts'
import { HeroFoot } from '../../sections/banner/hero-foot.tsx'
import { HeroFrame, HeroMedia } from '../../ui/hero-frame.tsx'
import { Image } from '../../ui/image.tsx'
import css from './hero.module.css'

type AgencyHeroProps = typeof agency.banner & { scrollTo: string }

export function AgencyHero({ words: [first, second], lead, pictures, scrollTo }: AgencyHeroProps) {
  return (
    <HeroFrame ground="ink" className={css.hero}>
      {pictures.map((picture, index) => (
        <HeroMedia key={picture.base} className={index === 0 ? css.one : css.other}>
          <Image
            picture={picture}
            sizes="(min-width: 60em) 60vw, 100vw"
            heights={`(min-width: 60em) 100svh, ${index === 0 ? 46 : 64}svh`}
            priority
            cover
            alt=""
          />
        </HeroMedia>
      ))}
      <h1 className={css.title}>
        <span className={css.word}>{first}</span> <span className="visually-hidden">/</span>{' '}
        <span className={css.word}>{second}</span>
      </h1>
      <div className={css.foot}>
        <HeroFoot text={lead} scrollTo={scrollTo} />
      </div>
    </HeroFrame>
  )
}
