import type { SectionOf } from '../../content/services.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './ways.module.css'

/** Four ways around one sun. */
export function Ways({ ground, heading, items }: SectionOf<'ways'>) {
  return (
    <Section ground={ground}>
      <Heading className={css.heading}>{heading}</Heading>
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
