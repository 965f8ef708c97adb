import type { about } from '../../content/about.ts'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './manifesto.module.css'

/** Short lines in two groups, over a picture that stays while they pass. */
export function Manifesto({ heading, lines, picture }: typeof about.manifesto) {
  return (
    <Section ground="ink" labelledBy="manifesto" bleed className={css.manifesto}>
      <div className={css.sky}>
        <Image
          picture={picture}
          sizes="(min-width: 60em) 100vw, 100vw"
          heights="(min-width: 60em) 100svh, 0px"
          cover
          alt=""
        />
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
