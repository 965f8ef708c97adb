import type { advisory } from '../../content/advisory.ts'
import { classNames } from '../../lib/class-names.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import rail from '../../ui/rail.module.css'
import { railKeys } from '../../ui/rail.ts'
import css from './value-cards.module.css'

/** Value cards that fan out when they enter the viewport. */
export function ValueCards({ heading, lead, cards }: typeof advisory.value) {
  return (
    <Section ground="ink" className={css.section}>
      <div className={css.top}>
        <Heading>{heading}</Heading>
        <p className="lead">{lead}</p>
      </div>
      <ul className={classNames(rail.rail, css.fan)} {...railKeys} {...reveal}>
        {cards.map(({ title, text }) => (
          <li key={title} className={css.feather} data-of={cards.length}>
            <h3 className={css.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
