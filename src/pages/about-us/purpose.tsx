import type { about } from '../../content/about.ts'
import { reveal, revealAfter } from '../../motion/reveal.tsx'
import { Button } from '../../ui/button.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './purpose.module.css'

type PurposeProps = typeof about.purpose & { call: typeof about.call }

export function Purpose({ heading, statement, paragraphs, picture, call }: PurposeProps) {
  return (
    <Section id="about_top_content" labelledBy="purpose">
      <Eyebrow>{heading}</Eyebrow>
      <div className={css.purpose}>
        <h2 id="purpose" className={css.statement} {...reveal}>
          {statement}
        </h2>
        <Image picture={picture} sizes="(min-width: 60em) 56vw, 92vw" className={css.picture} />
        <div className={css.words} {...revealAfter(1)}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.slice(0, 24)}>{paragraph}</p>
          ))}
          <Button to={call.to} className={css.action}>
            {call.label}
          </Button>
        </div>
      </div>
    </Section>
  )
}
