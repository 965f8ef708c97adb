import type { SectionOf } from '../../content/services.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './process.module.css'

/** Four steps on one line; the last returns to the first. */
export function Process({ ground, heading, items }: SectionOf<'process'>) {
  return (
    <Section ground={ground}>
      <Heading className={css.heading}>{heading}</Heading>
      <ol className={css.list}>
        {items.map(({ title, text }) => (
          <li key={title} className={css.step} {...reveal}>
            <h3 className={css.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
