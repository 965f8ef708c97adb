import type { SectionOf } from '../../content/services.ts'
import { reveal } from '../../motion/reveal.tsx'
import { FourCuts } from '../../sections/figures/four-cuts.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './methods.module.css'

/**
 * Four methods, each with its drawing: two columns on a phone; else the first is large, with the others in rows beside
 * or below it.
 */
export function Methods({ ground, heading, items }: SectionOf<'ways'>) {
  return (
    <Section ground={ground} className={css.section}>
      <Heading>{heading}</Heading>
      <ul className={css.list} data-figure>
        {items.map(({ title, text, alt }, at) => (
          <li key={title} className={css.item} {...reveal}>
            <FourCuts at={at} alt={alt} />
            <div>
              <h3 className={css.title}>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
