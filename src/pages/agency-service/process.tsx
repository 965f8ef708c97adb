import type { SectionOf } from '../../content/services.ts'
import { Heading } from '../../ui/heading.tsx'
import { classNames } from '../../lib/class-names.ts'
import rail from '../../ui/rail.module.css'
import { railKeys } from '../../ui/rail.ts'
import { Section } from '../../ui/section.tsx'
import { TitledItems } from '../../ui/titled-items.tsx'
import css from './process.module.css'

/** Four steps side by side; on a phone cards in a row that scrolls sideways. */
export function Process({ ground, heading, items }: SectionOf<'process'>) {
  return (
    <Section ground={ground}>
      <Heading className={css.heading}>{heading}</Heading>
      <ol className={classNames(rail.rail, css.list)} {...railKeys}>
        <TitledItems items={items} className={css.step} titleClassName={css.title} counted />
      </ol>
    </Section>
  )
}
