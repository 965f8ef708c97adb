import type { SectionOf } from '../../content/services.ts'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { TitledItems } from '../../ui/titled-items.tsx'
import css from './process.module.css'

/** Four steps on one line; the last returns to the first. */
export function Process({ ground, heading, items }: SectionOf<'process'>) {
  return (
    <Section ground={ground}>
      <Heading className={css.heading}>{heading}</Heading>
      <ol className={css.list}>
        <TitledItems items={items} className={css.step} titleClassName={css.title} />
      </ol>
    </Section>
  )
}
