import type { technology } from '../../content/technology.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import { Example } from './example.tsx'
import css from './technology.module.css'

type TechnologyProps = { section: (typeof technology.sections)[number] }

/** Sheet of a section without an example. */
const SHEET = 'words'

const OFFERINGS = 'KEY OFFERINGS'

/** Sheets whose picture spans the page on phones; the others have it half as wide. */
const LARGE_ON_PHONES = new Set(['choice', SHEET, 'verdicts', 'reading'])

export function Technology({ section }: TechnologyProps) {
  const { id, heading, ground, picture, note, paragraphs, offerings, example, bring, action } = section
  const [why, ...how] = paragraphs
  const sheet = example?.kind ?? SHEET
  const isLarge = LARGE_ON_PHONES.has(sheet)
  return (
    <Section id={id} ground={ground} labelledBy={`${id}-title`} className={css.section}>
      <div className={css.sheet} data-sheet={sheet}>
        <Heading id={`${id}-title`} className={css.heading}>
          {heading}
        </Heading>
        <div className={css.words}>
          <p>{why}</p>
          <Button to={action.to} srSuffix={heading} className={css.action}>
            {action.label}
          </Button>
        </div>
        <div className={css.picture} {...reveal}>
          <Image
            picture={picture}
            sizes={`(min-width: 60em) 58vw, (min-width: 48em) 50vw, ${isLarge ? '100vw' : '50vw'}`}
            heights={`(min-width: 60em) 54rem, (min-width: 48em) 50vw, ${isLarge ? '57vw' : '38vw'}`}
            cover
          />
          {note && <p className={css.note}>{note}</p>}
        </div>
        {example && <Example {...example} />}
        <details className={css.fold} data-figure="">
          <summary className={css.summary}>
            <span>
              {OFFERINGS}
              <span className="visually-hidden">{`: ${heading}`}</span>
            </span>
            <Icon name="plus" />
          </summary>
          <div className={css.how}>
            {how.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {bring && <span className={css.bring}>{bring}</span>}
          </div>
          <div className={css.offerings}>
            <h3 className={css.label}>{OFFERINGS}</h3>
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
    </Section>
  )
}
