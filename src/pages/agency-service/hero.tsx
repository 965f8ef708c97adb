import type { Hero as HeroContent } from '../../content/services.ts'
import { Button } from '../../ui/button.tsx'
import { HeroFrame, HeroName } from '../../ui/hero-frame.tsx'
import { Image } from '../../ui/image.tsx'
import { HeroPattern } from '../../ui/hero-pattern.tsx'
import { ScrollDownLink } from '../../ui/scroll-down-link.tsx'
import foot from './hero-foot.module.css'
import css from './hero.module.css'
import { MonthCalendar } from './month-calendar.tsx'

const SIZES = {
  disc: '(min-width: 60em) 46vw, 86vw',
  full: '(min-width: 60em) 87vw, 100vw',
  open: '(min-width: 60em) 76vw, 120vw',
  pattern: '(min-width: 60em) 46vw, 80vw',
  strip: '(min-width: 60em) 100vw, 118vw',
  word: '(min-width: 60em) 40vw, 80vw',
  field: '(min-width: 60em) 55vw, 90vw',
}

const HEIGHTS = {
  disc: '(min-width: 60em) 46vw, 84vw',
  full: '(min-width: 60em) 92svh, 54svh',
  open: '(min-width: 60em) 57vw, 90vw',
  pattern: '(min-width: 60em) 84svh, 36svh',
  strip: '(min-width: 60em) 75vw, 88vw',
  word: '(min-width: 60em) 60svh, 62vw',
}

/** Longest label, in characters, that has room for its arrow on one line beside the circle on a phone. */
const MAX_LABEL_ON_PHONE_LINE = 24
/** Longest label, in characters, that has room for its arrow on one line of a large window. */
const MAX_LABEL_ON_ONE_LINE = 38

const lengthOf = ({ length }: string): 'line' | 'lines' | undefined =>
  length > MAX_LABEL_ON_ONE_LINE ? 'lines' : length > MAX_LABEL_ON_PHONE_LINE ? 'line' : undefined

/** Longest line, in characters, that fills a phone's width in the larger size. */
const MAX_SHORT_LINE = 12

const hasShortLines = (headline: readonly string[]) => headline.every(({ length }) => length <= MAX_SHORT_LINE)

export const INTRO_ID = 'top_content'

export function Hero({ hero, name }: { hero: HeroContent; name: string }) {
  const [first, second] = hero.headline
  return (
    <HeroFrame
      ground={hero.ground}
      className={css.hero}
      data-shape={hero.kind}
      data-field={(hero.kind === 'word' && hero.field) || undefined}
      data-below-bar
    >
      {hero.kind === 'pattern' && <HeroPattern name={hero.pattern} calm={hero.calm} className={css.pattern} />}
      <div className={css.copy}>
        <h1 className={css.title} data-short={hasShortLines(hero.headline) || undefined}>
          <HeroName>{name}</HeroName> <span className={css.line}>{first}</span>{' '}
          <span className={css.line}>{second}</span>
        </h1>
        <div className={foot.foot}>
          <p className="lead">{hero.lead}</p>
          <Button to={hero.action.to} srSuffix={hero.action.about} size="large" data-long={lengthOf(hero.action.label)}>
            {hero.action.label}
          </Button>
          <ScrollDownLink to={INTRO_ID} />
        </div>
      </div>
      <div className={css.figure}>
        {hero.kind === 'four-weeks' ? (
          <MonthCalendar alt={hero.alt} labels={hero.labels} className={css.picture} />
        ) : (
          <Image
            picture={hero.picture}
            sizes={SIZES[hero.kind === 'word' && hero.field ? 'field' : hero.kind]}
            heights={HEIGHTS[hero.kind]}
            priority
            cover
            className={css.picture}
          />
        )}
      </div>
    </HeroFrame>
  )
}
