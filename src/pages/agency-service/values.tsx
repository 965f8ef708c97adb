import type { SectionOf } from '../../content/services.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './values.module.css'

/** Three discs that overlap like the rings of a target. */
export function Values({ ground, heading, items }: SectionOf<'values'>) {
  return (
    <Section ground={ground}>
      <Heading>{heading}</Heading>
      <ul className={css.list}>
        {items.map(({ title, text }) => (
          <li key={title} className={css.item} {...reveal}>
            <h3 className={css.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
