import type { SectionOf } from '../../content/services.ts'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { TitledItems } from '../../ui/titled-items.tsx'
import css from './methods.module.css'

/** Four items in a grid, with a disc where they meet on large screens. */
export function Methods({ ground, heading, items }: SectionOf<'ways'>) {
  return (
    <Section ground={ground}>
      <Heading className={css.heading}>{heading}</Heading>
      <ul className={css.list}>
        <TitledItems items={items} className={css.item} titleClassName={css.title} />
      </ul>
    </Section>
  )
}
