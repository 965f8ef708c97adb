import type { about } from '../../content/about.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './philosophy.module.css'

export function Philosophy(props: typeof about.philosophy) {
  const { heading, statement, term, saying, language, translation, paragraphs, picture } = props
  return (
    <Section ground="sand" labelledBy="philosophy" className={css.section}>
      <Eyebrow>{heading}</Eyebrow>
      <h2 id="philosophy" className={css.statement}>
        {statement}
      </h2>
      <div className={css.columns}>
        <Image picture={picture} sizes="(min-width: 60em) 54vw, 92vw" className={css.picture} />
        <div className={css.entry} {...reveal}>
          <p className={css.term}>
            <dfn>{term}</dfn> <span>{language}</span>
          </p>
          <p className={css.saying}>
            <em lang="zu">{saying}.</em> {translation}
          </p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.slice(0, 24)}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  )
}
