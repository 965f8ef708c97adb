import type { about } from '../../content/about.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './vibe.module.css'

const COLUMNS = [0, 1, 2]

/** The list stays; three columns of pictures pass it at speeds of their own. */
export function Vibe({ heading, text, items, pictures }: typeof about.vibe) {
  return (
    <Section ground="bone" labelledBy="vibe" className={css.vibe}>
      <div className={css.split}>
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
        <div className={css.columns}>
          {COLUMNS.map((column) => (
            <div key={column} className={css.column}>
              {pictures
                .filter((_, index) => index % COLUMNS.length === column)
                .map((picture) => (
                  <Image
                    key={picture.base}
                    picture={picture}
                    sizes="(min-width: 60em) 22vw, 46vw"
                    className={css.picture}
                  />
                ))}
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}
