import type { SectionOf } from '../../content/services.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import css from './plan.module.css'

/** Week one, how the work is measured, and what the client has to do. Folded on phones. */
export function Plan({ ground, heading, rows }: SectionOf<'plan'>) {
  return (
    <Section ground={ground}>
      <Heading>{heading}</Heading>
      <details className={css.fold}>
        <summary className={css.summary}>
          <span>{[rows[0], rows.at(-1)].map((row) => row?.label).join(' · ')}</span> <Icon name="plus" />
        </summary>
        <dl className={css.list}>
          {rows.map(({ label, text }) => (
            <div key={label} className={css.row} {...reveal}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Section>
  )
}
