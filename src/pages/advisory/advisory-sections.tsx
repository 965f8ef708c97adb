import { Fragment } from 'react'
import type { advisory } from '../../content/advisory.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Ask, askAt } from '../../sections/ask/ask.tsx'
import { StickyTabs } from '../../sections/sticky-tabs/sticky-tabs.tsx'
import { Button } from '../../ui/button.tsx'
import type { Ground } from '../../ui/ground.ts'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './advisory-sections.module.css'

/**
 * Layouts of picture, excerpt and words, in turn: a card on the picture, a strip of picture and rows, rows as large as
 * a headline beside an arch, and a round picture. The strip has the ground of its drawing.
 */
const LOOKS = [
  { layout: 'card', ground: 'laterite' },
  { layout: 'strip', ground: 'bone' },
  { layout: 'lines', ground: 'ink-2' },
  { layout: 'round', ground: 'bone' },
] as const satisfies readonly { layout: string; ground: Ground }[]

/** Index of the section after which the contact link stands; banner and reasons have their own. */
const ASK_AFTER = 1

type AdvisorySectionsProps = { label: string; sections: typeof advisory.sections; asks: typeof advisory.asks }

/** Sections of the page below their sticky tabs. */
export function AdvisorySections({ label, sections, asks }: AdvisorySectionsProps) {
  if (sections.length === 0) return null
  return (
    <div data-ground="bone">
      <StickyTabs label={label} look="quiet" items={sections.map(({ id, tab }) => ({ id, label: tab }))} />
      {sections.map(({ id, tab, heading, paragraphs, picture, excerpt, action }, index) => {
        const { layout, ground } = LOOKS[index % LOOKS.length] ?? LOOKS[0]
        return (
          <Fragment key={id}>
            <Section id={id} ground={ground} className={css.section} labelledBy={`${id}-title`}>
              <div className={css.spread} data-layout={layout}>
                <p className={css.tab}>{tab}</p>
                <Heading id={`${id}-title`} size="h1" className={css.heading}>
                  {heading}
                </Heading>
                <Image picture={picture} sizes="(min-width: 60em) 54vw, 100vw" className={css.picture} />
                <div className={css.excerpt} data-ground={layout === 'card' ? 'bone' : undefined}>
                  <p className={css.title}>{excerpt.title}</p>
                  <ul role="list" className={css.rows}>
                    {excerpt.rows.map(({ text, struck }) => (
                      <li key={text}>{struck ? <s>{text}</s> : text}</li>
                    ))}
                  </ul>
                </div>
                <div className={css.words} {...reveal}>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  <Button to={action.to} variant="outline" srSuffix={tab}>
                    {action.label}
                  </Button>
                </div>
              </div>
            </Section>
            {index === ASK_AFTER && <Ask {...askAt(asks, 0)} ground="sand" />}
          </Fragment>
        )
      })}
    </div>
  )
}
