import type { home } from '../../content/home.ts'
import { site } from '../../content/site.ts'
import { MotionToggle } from '../../ui/motion-toggle.tsx'
import { Button } from '../../ui/button.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { Heading, Lines } from '../../ui/heading.tsx'
import { HeroFrame, HeroMedia } from '../../ui/hero-frame.tsx'
import { Image } from '../../ui/image.tsx'
import { ScrollDownLink } from '../../ui/scroll-down-link.tsx'
import css from './hero.module.css'

export function HomeHero(props: typeof home.banner) {
  const { kicker, headline, promise, call, scrollLabel, poster } = props
  const { motto } = site
  return (
    <HeroFrame ground="ink" divider={false} className={css.hero}>
      <HeroMedia className={css.screen} aria-hidden="true">
        <Image
          picture={poster.landscape}
          upright={poster.portrait}
          sizes="100vw"
          heights="100svh"
          priority
          cover
          alt=""
        />
        <div className={css.film} data-film="hero" />
      </HeroMedia>
      <MotionToggle className={css.pause} />
      <div className={`wrap ${css.inner}`}>
        <Eyebrow>{kicker}</Eyebrow>
        <Heading level={1} className={css.title}>
          <Lines lines={headline} />
        </Heading>
        <p className={css.motto}>
          {motto.terms.map((term, index) => (
            <span key={term} className={css.term}>
              {index > 0 && <b>+ </b>}
              {term}{' '}
            </span>
          ))}
          <span className={css.sum}>
            <b>= </b>
            {motto.result}
          </span>
        </p>
        <div className={css.foot}>
          <Button to={call.to} size="large">
            {call.label}
          </Button>
          <ul className={css.promise}>
            {promise.map(({ days, unit, label }) => (
              <li key={label}>
                <span className={css.days}>
                  {days} <small>{unit}</small>
                </span>
                <span className={css.what}>{label}</span>
              </li>
            ))}
          </ul>
          <ScrollDownLink to="clients" label={scrollLabel} />
        </div>
      </div>
    </HeroFrame>
  )
}
