import type { home } from '../../content/home.ts'
import { reveal, revealAfter } from '../../motion/reveal.tsx'
import { Button } from '../../ui/button.tsx'
import { Heading, Lines } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './who-we-are.module.css'

/** The saying beside a picture of the people it is about, or below it on small screens. */
export function WhoWeAre({ heading, saying, picture, lead, paragraphs, call }: typeof home.whoWeAre) {
  return (
    <Section labelledBy="who-we-are" className={css.who}>
      <div className={css.stage}>
        <div className={css.frame}>
          <Image
            picture={picture}
            sizes="(min-width: 60em) 54vw, 100vw"
            heights="(min-width: 60em) 68vw, 80vw"
            cover
            className={css.picture}
          />
        </div>
        <p className={css.saying}>
          <Lines lines={saying} />
        </p>
        <div className={css.words} {...reveal}>
          <Heading id="who-we-are" size="h3">
            {heading}
          </Heading>
          <p className="lead">{lead}</p>
        </div>
        <div className={css.more} {...revealAfter(1)}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.slice(0, 24)}>{paragraph}</p>
          ))}
          <Button to={call.to} variant="ink">
            {call.label}
          </Button>
        </div>
      </div>
    </Section>
  )
}
