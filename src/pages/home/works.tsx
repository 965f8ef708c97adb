import type { home } from '../../content/home.ts'
import { classNames } from '../../lib/class-names.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import rail from '../../ui/rail.module.css'
import { railKeys } from '../../ui/rail.ts'
import css from './works.module.css'

/** Number of tiles that the style sheet places one by one; any other number has three columns. */
const COMPOSED = 9

/** `sizes` of the first tile and of the others, which are square. */
const LARGE = '(min-width: 60em) 40vw, (min-width: 40em) 67vw, 42vw'
const SMALL = '(min-width: 60em) 20vw, (min-width: 40em) 34vw, 42vw'

/** Pieces of work as tiles. Renders nothing if the list is empty. */
export function Works({ heading, text, pieces }: typeof home.works) {
  if (pieces.length === 0) return null
  return (
    <Section labelledBy="works" padding="none" bleed className={css.works}>
      <div className={css.wall} data-composed={pieces.length === COMPOSED || undefined}>
        <header className={css.head}>
          <Heading id="works">{heading}</Heading>
          <p className="lead">{text}</p>
        </header>
        <div className={classNames(rail.rail, css.pieces)} role="group" aria-labelledby="works" {...railKeys}>
          {pieces.map(({ picture, caption, text: note }, index) => (
            <figure key={caption} className={css.piece} data-of={pieces.length} {...reveal}>
              <Image
                picture={picture}
                sizes={index === 0 ? LARGE : SMALL}
                heights={index === 0 ? LARGE : SMALL}
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
