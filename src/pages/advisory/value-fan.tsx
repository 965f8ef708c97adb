import type { advisory } from '../../content/advisory.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './value-fan.module.css'

/** Seven feathers of one wing: closed below the fold, spread as they come into view. */
export function ValueFan({ heading, lead, cards }: typeof advisory.value) {
  return (
    <Section ground="ink" className={css.section}>
      <div className={css.top}>
        <Heading>{heading}</Heading>
        <p className="lead">{lead}</p>
      </div>
      <ul className={css.fan} {...reveal}>
        {cards.map(({ title, text }) => (
          <li key={title} className={css.feather}>
            <h3 className={css.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
