import type { about } from '../../content/about.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './philosophy.module.css'

/** The statement at the foot of a full-width picture, with the word it comes from below. */
export function Philosophy(props: typeof about.philosophy) {
  const { heading, statement, term, saying, language, translation, paragraphs, picture } = props
  return (
    <Section ground="ink" labelledBy="philosophy" padding="none" bleed className={css.section}>
      <div className={css.sky}>
        <Image picture={picture} sizes="100vw" heights="(min-width: 60em) 60vw, 75vw" cover alt={picture.alt} />
      </div>
      <div className={`wrap ${css.words}`}>
        <Eyebrow>{heading}</Eyebrow>
        <h2 id="philosophy" className={css.statement}>
          {statement}
        </h2>
        <div className={css.entry} {...reveal}>
          <div className={css.text}>
            <p className={css.term}>
              <dfn>{term}</dfn> <span>{language}</span>
            </p>
            <p className={css.saying}>
              <em lang="zu">{saying}.</em> {translation}
            </p>
          </div>
          <div className={css.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph.slice(0, 24)}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </Section>
  )
}
