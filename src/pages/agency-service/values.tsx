import type { SectionOf } from '../../content/services.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './values.module.css'

/** Three items as the route of one enquiry: what is seen of it at each stage, and what we hold ourselves to there. */
export function Values({ ground, heading, items, note }: SectionOf<'values'>) {
  return (
    <Section ground={ground}>
      <Heading>{heading}</Heading>
      <ol className={css.route}>
        {items.map(({ stage, shown, title, text }) => (
          <li key={title} className={css.item} {...reveal}>
            <p className={css.stage}>{stage}</p>
            <p className={css.shown}>{shown}</p>
            <h3 className={css.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={css.note}>{note}</p>
    </Section>
  )
}
