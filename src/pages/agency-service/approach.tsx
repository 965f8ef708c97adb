import type { SectionOf } from '../../content/services.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './approach.module.css'

/** Five rows that narrow, as the path they describe does. */
export function Approach({ ground, heading, items }: SectionOf<'approach'>) {
  return (
    <Section ground={ground}>
      <Heading>{heading}</Heading>
      <ol className={css.list}>
        {items.map(({ title, text }) => (
          <li key={title} className={css.item} {...reveal}>
            <h3 className={css.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
