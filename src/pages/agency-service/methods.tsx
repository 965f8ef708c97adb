import type { SectionOf } from '../../content/services.ts'
import { classNames } from '../../lib/class-names.ts'
import { reveal } from '../../motion/reveal.tsx'
import { FourCuts } from '../../sections/figures/four-cuts.tsx'
import { Heading } from '../../ui/heading.tsx'
import rail from '../../ui/rail.module.css'
import { railKeys } from '../../ui/rail.ts'
import { Section } from '../../ui/section.tsx'
import css from './methods.module.css'

/** Four items in a row, on phones in one that scrolls sideways, each with its drawing. */
export function Methods({ ground, heading, items }: SectionOf<'ways'>) {
  return (
    <Section ground={ground} className={css.section}>
      <Heading>{heading}</Heading>
      <ul className={classNames(rail.rail, css.list)} data-figure {...railKeys}>
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
