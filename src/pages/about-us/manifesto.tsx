import type { about } from '../../content/about.ts'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './manifesto.module.css'

/** Short lines in two groups, below their picture. */
export function Manifesto({ heading, lines, picture }: typeof about.manifesto) {
  return (
    <Section ground="ink" labelledBy="manifesto" bleed className={css.manifesto}>
      <div className={css.sky}>
        <Image picture={picture} sizes="100vw" heights="min(56vw, 60rem)" cover alt="" />
      </div>
      <Heading id="manifesto" size="h4" className={`wrap ${css.heading}`}>
        {heading}
      </Heading>
      <ol className={css.lines}>
        {lines.map((line) => (
          <li key={line} className={css.line}>
            <span className={css.words}>{line}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
