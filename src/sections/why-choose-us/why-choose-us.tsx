import { reveal } from '../../motion/reveal.tsx'
import type { Ground } from '../../ui/ground.ts'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { TitledItems } from '../../ui/titled-items.tsx'
import { Circles } from './circles.tsx'
import css from './why-choose-us.module.css'

type WhyChooseUsProps = {
  ground: Ground
  heading: string
  lead: string
  items: readonly { title: string; text: string }[]
  /** Draws circles of people around the reasons; without it each reason stands below a rule. */
  drawing?: 'circles-of-people' | undefined
}

/** Longest sentence in characters at the larger size, which keeps it within two or three lines. */
const MAX_SHORT_LENGTH = 70

/** Block of the advisory pages: a large sentence, then its reasons. */
export function WhyChooseUs({ ground, heading, lead, items, drawing }: WhyChooseUsProps) {
  return (
    <Section ground={ground}>
      <div className={css.columns} data-long={lead.length > MAX_SHORT_LENGTH || undefined}>
        <div>
          <Heading className={css.heading}>{heading}</Heading>
          <p className={css.lead} {...reveal}>
            {lead}
          </p>
        </div>
        {drawing ? (
          <Circles items={items} />
        ) : (
          <ul className={css.list}>
            <TitledItems items={items} className={css.item} titleClassName={css.title} />
          </ul>
        )}
      </div>
    </Section>
  )
}
