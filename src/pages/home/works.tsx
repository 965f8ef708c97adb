import type { home } from '../../content/home.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './works.module.css'

/** Nine unequal tiles; the stylesheet sets each one's place by its order. */
export function Works({ heading, text, pieces }: typeof home.works) {
  return (
    <Section labelledBy="works" className={css.works}>
      <div className={css.wall}>
        <header className={css.head}>
          <Heading id="works">{heading}</Heading>
          <p className="lead">{text}</p>
        </header>
        {pieces.map(({ picture, caption, text: note }) => (
          <figure key={caption} className={css.piece} {...reveal}>
            <Image
              picture={picture}
              sizes="(min-width: 60em) 42vw, (min-width: 30em) 50vw, 92vw"
              cover
              className={css.picture}
            />
            <figcaption className={css.caption}>
              <b>{caption}</b> <span>{note}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
