import type { technology } from '../../content/technology.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import { Example } from './example.tsx'
import css from './technology.module.css'

type TechnologyProps = { section: (typeof technology.sections)[number]; index: number; isLast: boolean }

/** Layouts of sections without an example, in turn: picture first, text first, picture beside the list. */
const SHEETS = ['picture', 'words', 'table'] as const
/** The last one has its offerings around the picture. */
const LAST_SHEET = 'around'

/** The first one is tall on a phone too; of the others that with a table alone has its picture as wide as the page. */
const LARGE_ON_PHONES = 1

export function Technology({ section, index, isLast }: TechnologyProps) {
  const { id, heading, ground, picture, note, paragraphs, offerings, example, action } = section
  const [why, ...how] = paragraphs
  const sheet = example?.kind ?? (isLast ? LAST_SHEET : (SHEETS[index % SHEETS.length] ?? SHEETS[0]))
  const small = index >= LARGE_ON_PHONES
  const thumb = small && sheet !== 'table'
  const variant = small && !isLast ? 'ghost' : undefined
  return (
    <Section id={id} ground={ground} labelledBy={`${id}-title`} className={css.section}>
      <div className={css.sheet} data-sheet={sheet} data-small={small || undefined}>
        <Heading id={`${id}-title`} className={css.heading}>
          {heading}
        </Heading>
        <div className={css.words}>
          <p>{why}</p>
          <Button to={action.to} srSuffix={heading} variant={variant} className={css.action}>
            {action.label}
          </Button>
        </div>
        <div className={css.picture} {...reveal}>
          <Image
            picture={picture}
            sizes={`(min-width: 60em) 58vw, (min-width: 48em) 50vw, ${thumb ? '8rem' : '100vw'}`}
            heights={`(min-width: 60em) 54rem, (min-width: 48em) 50vw, ${thumb ? '8rem' : '63vw'}`}
            cover
          />
          {note && <p className={css.note}>{note}</p>}
        </div>
        {example && <Example {...example} />}
        <div className={css.offerings}>
          <h3 className={css.label}>KEY OFFERINGS</h3>
          <details className={css.fold}>
            <summary className={css.summary}>
              <span>{offerings.map(({ title }) => title).join('\u00a0· ')}</span> <Icon name="plus" />
            </summary>
            <div className={css.folded}>
              <div className={css.how}>
                {how.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              <ul className={css.table}>
                {offerings.map(({ title, text }) => (
                  <li key={title} className={css.cell}>
                    <h4 className={css.title}>{title}</h4>
                    <p>{text}</p>
                  </li>
                ))}
              </ul>
            </div>
          </details>
        </div>
      </div>
    </Section>
  )
}
