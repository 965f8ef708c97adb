import type { home } from '../../content/home.ts'
import { classNames } from '../../lib/class-names.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import rail from '../../ui/rail.module.css'
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
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keys */}
        <div className={classNames(rail.rail, css.pieces)} role="group" aria-labelledby="works" tabIndex={0}>
          {pieces.map(({ picture, caption, text: note }) => (
            <figure key={caption} className={css.piece} data-of={pieces.length} {...reveal}>
              <Image
                picture={picture}
                sizes="(min-width: 60em) 42vw, (min-width: 40em) 50vw, 78vw"
                heights="(min-width: 60em) 42vw, (min-width: 40em) 38vw, 78vw"
                cover
                className={css.picture}
              />
              <figcaption className={css.caption}>
                <b>{caption}</b> <span>{note}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </Section>
  )
}
