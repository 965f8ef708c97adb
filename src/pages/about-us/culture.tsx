import type { about } from '../../content/about.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './culture.module.css'

const COLUMNS = [0, 1, 2]
type CultureProps = typeof about.vibe

/** Minimum number of pictures: a shorter loop would show a gap. */
const MIN_REEL_LENGTH = 3

/** Every third picture; with few of them some stand in two columns. */
const reelOf = (pictures: CultureProps['pictures'], column: number) =>
  Array.from({ length: Math.max(MIN_REEL_LENGTH, Math.ceil(pictures.length / COLUMNS.length)) }, (_, row) => {
    return pictures[(row * COLUMNS.length + column) % pictures.length]
  }).filter((picture) => picture !== undefined)

/** A list beside three looping columns of pictures, which are a square of nine on small screens. */
export function Culture({ heading, text, items, pictures }: CultureProps) {
  if (items.length === 0 && pictures.length === 0) return null
  return (
    <Section ground="sand" labelledBy="vibe" className={css.vibe}>
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

function Columns({ pictures }: Pick<CultureProps, 'pictures'>) {
  const reels = COLUMNS.map((column) => reelOf(pictures, column))
  return (
    <div className={css.columns} data-play="">
      {reels.map((reel, column) => (
        <div key={column} className={css.column}>
          <Reel pictures={reel} />
          <Reel pictures={reel} again />
        </div>
      ))}
    </div>
  )
}

type ReelProps = Pick<CultureProps, 'pictures'> & { again?: boolean }

/** The copy that closes the loop is hidden from assistive technology. */
function Reel({ pictures, again }: ReelProps) {
  return (
    <div className={css.reel} aria-hidden={again}>
      {pictures.map((picture, index) => (
        <div key={index} className={css.shot}>
          <Image
            picture={picture}
            sizes="(min-width: 60em) 22vw, 34vw"
            heights="(min-width: 60em) 38vw, 34vw"
            cover
            {...(again && { alt: '' })}
          />
        </div>
      ))}
    </div>
  )
}
