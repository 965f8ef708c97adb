import type { SectionOf } from '../../content/services.ts'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { TitledItems } from '../../ui/titled-items.tsx'
import css from './values.module.css'

/** Three items: overlapping pills on phones, overlapping discs on large screens. */
export function Values({ ground, heading, items }: SectionOf<'values'>) {
  return (
    <Section ground={ground}>
      <Heading>{heading}</Heading>
      <ul className={css.list}>
        <TitledItems items={items} className={css.item} titleClassName={css.title} />
      </ul>
    </Section>
  )
}
