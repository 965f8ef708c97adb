import type { SectionOf } from '../../content/services.ts'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { TitledItems } from '../../ui/titled-items.tsx'
import css from './approach.module.css'

/** Five steps, each narrower than the one before. */
export function Approach({ ground, heading, items }: SectionOf<'approach'>) {
  return (
    <Section ground={ground}>
      <Heading>{heading}</Heading>
      <ol className={css.list}>
        <TitledItems items={items} className={css.item} titleClassName={css.title} />
      </ol>
    </Section>
  )
}
