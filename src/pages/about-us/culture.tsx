import type { about } from '../../content/about.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import rail from '../../ui/rail.module.css'
import { Section } from '../../ui/section.tsx'
import css from './culture.module.css'

const COLUMNS = [0, 1, 2]
type CultureProps = typeof about.vibe

/** Minimum number of pictures in a column: a shorter loop would show a gap. */
const MIN_REEL_LENGTH = 3

/** Attributes of the columns, which are a rail on phones: Safari scrolls by keyboard only what can be focused. */
const reelKeys = { tabIndex: 0, 'data-enhance': 'reels' } as const

type Shot = { picture: CultureProps['pictures'][number]; item: CultureProps['items'][number] | undefined }

/** Returns every third picture for a column; with few pictures some are in two columns. */
const reelOf = (shots: readonly Shot[], column: number) =>
  Array.from({ length: Math.max(MIN_REEL_LENGTH, Math.ceil(shots.length / COLUMNS.length)) }, (_, row) => {
    return shots[(row * COLUMNS.length + column) % shots.length]
  }).filter((shot) => shot !== undefined)

/**
 * A list beside three looping columns of pictures that name the entries they show. On phones the pictures are one row
 * that snaps, and it replaces the list.
 */
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
      {pictures.length > 0 && (
        <Columns label={heading} shots={pictures.map((picture, index) => ({ picture, item: items[index] }))} />
      )}
    </Section>
  )
}

function Columns({ label, shots }: { label: string; shots: readonly Shot[] }) {
  const reels = COLUMNS.map((column) => reelOf(shots, column))
  return (
    <div role="group" aria-label={label} className={`${css.columns} ${rail.rail}`} data-play="" {...reelKeys}>
      {reels.map((reel, column) => (
        <div key={column} className={css.column}>
          <Reel shots={reel} column={column} of={shots.length} />
        </div>
      ))}
    </div>
  )
}

/** Pictures of one column. reels.client.ts adds the copy that closes the loop. */
function Reel({ shots, column, of }: { shots: readonly Shot[]; column: number; of: number }) {
  return (
    <div className={css.reel}>
      {shots.map(({ picture, item }, index) => (
        <figure key={index} className={css.shot} data-of={`${((index * COLUMNS.length + column) % of) + 1} / ${of}`}>
          <Image picture={picture} sizes="(min-width: 40em) 38vw, 86vw" cover />
          {item && (
            <figcaption className={css.caption}>
              <span className={css.shows}>{item.heading}</span> <p className={css.tells}>{item.text}</p>
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  )
}
