import type { about } from '../../content/about.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './vibe.module.css'

const COLUMNS = [0, 1, 2]
type VibeProps = typeof about.vibe

/** A reel shorter than the window it passes would show its end. */
const SHORTEST_REEL = 3

/** Every third picture; with few of them some stand in two columns. */
const reelOf = (pictures: VibeProps['pictures'], column: number) =>
  Array.from({ length: Math.max(SHORTEST_REEL, Math.ceil(pictures.length / COLUMNS.length)) }, (_, row) => {
    return pictures[(row * COLUMNS.length + column) % pictures.length]
  }).filter((picture) => picture !== undefined)

/** The list stays; three columns of pictures climb past it, each at its own speed. */
export function Vibe({ heading, text, items, pictures }: VibeProps) {
  if (items.length === 0 && pictures.length === 0) return null
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
      {pictures.length > 0 && <Columns pictures={pictures} />}
    </Section>
  )
}

function Columns({ pictures }: Pick<VibeProps, 'pictures'>) {
  return (
    <div className={css.columns} data-drift="">
      {COLUMNS.map((column) => {
        const reel = reelOf(pictures, column)
        return (
          <div key={column} className={css.column}>
            <Reel pictures={reel} />
            <Reel pictures={reel} again />
          </div>
        )
      })}
    </div>
  )
}

/** The second drawing closes the loop and is not announced. */
function Reel({ pictures, again }: { pictures: VibeProps['pictures']; again?: boolean }) {
  return (
    <div className={css.reel} aria-hidden={again}>
      {pictures.map((picture, index) => (
        <Image
          key={index}
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
