import { reveal } from '../../motion/reveal.tsx'
import type { Ground } from '../../ui/ground.ts'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { TitledItems } from '../../ui/titled-items.tsx'
import css from './why-choose-us.module.css'

type WhyChooseUsProps = {
  ground: Ground
  heading: string
  lead: string
  items: readonly { title: string; text: string }[]
}

/** The advisory area's block: a long sentence, then reasons beside it. */
export function WhyChooseUs({ ground, heading, lead, items }: WhyChooseUsProps) {
  return (
    <Section ground={ground}>
      <div className={css.columns} data-rows={items.length % 2 ? '' : undefined}>
        <div>
          <Heading className={css.heading}>{heading}</Heading>
          <p className={css.lead} {...reveal}>
            {lead}
          </p>
        </div>
        <ul className={css.list}>
          <TitledItems items={items} className={css.item} titleClassName={css.title} />
        </ul>
      </div>
    </Section>
  )
}
