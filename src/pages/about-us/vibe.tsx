import type { about } from '../../content/about.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './vibe.module.css'

const COLUMNS = [0, 1, 2]
type VibeProps = typeof about.vibe

/** The list stays; three columns of pictures climb past it, each at its own speed. */
export function Vibe({ heading, text, items, pictures }: VibeProps) {
  return (
    <Section labelledBy="vibe" className={css.vibe}>
      <div className={css.words}>
        <Heading id="vibe">{heading}</Heading>
        <p className="lead">{text}</p>
        <ul className={css.list}>
          {items.map((item) => (
            <li key={item.heading} {...reveal}>
              <h3 className={css.item}>{item.heading}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className={css.columns} data-drift="">
        {COLUMNS.map((column) => {
          const reel = pictures.filter((_, index) => index % COLUMNS.length === column)
          return (
            <div key={column} className={css.column}>
              <Reel pictures={reel} />
              <Reel pictures={reel} again />
            </div>
          )
        })}
      </div>
    </Section>
  )
}

/** The second drawing closes the loop and is not announced. */
function Reel({ pictures, again }: { pictures: VibeProps['pictures']; again?: boolean }) {
  return (
    <div className={css.reel} aria-hidden={again}>
      {pictures.map((picture) => (
        <Image
          key={picture.base}
          picture={picture}
          sizes="(min-width: 60em) 22vw, 34vw"
          heights="(min-width: 60em) 38vw, 34vw"
          cover
          {...(again && { alt: '' })}
        />
      ))}
    </div>
  )
}
