import type { SectionOf } from '../../content/services.ts'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { TitledItems } from '../../ui/titled-items.tsx'
import css from './ways.module.css'

/** Four ways around one sun. */
export function Ways({ ground, heading, items }: SectionOf<'ways'>) {
  return (
    <Section ground={ground}>
      <Heading className={css.heading}>{heading}</Heading>
      <ul className={css.list}>
        <TitledItems items={items} className={css.item} titleClassName={css.title} />
      </ul>
    </Section>
  )
}
