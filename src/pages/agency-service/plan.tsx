import type { SectionOf } from '../../content/services.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import css from './plan.module.css'

type PlanProps = SectionOf<'plan'>

/** Rows about week one, how the work is measured, and the client's part. On phones all but the first are folded. */
export function Plan({ ground, heading, rows }: PlanProps) {
  const rest = rows.slice(1)
  return (
    <Section ground={ground}>
      <Heading>{heading}</Heading>
      <div className={css.plan}>
        <Rows rows={rows.slice(0, 1)} />
        <details>
          <summary className={css.summary}>
            <span>{rest.map(({ label }) => label).join(' · ')}</span> <Icon name="plus" />
          </summary>
          <Rows rows={rest} />
        </details>
      </div>
    </Section>
  )
}

function Rows({ rows }: Pick<PlanProps, 'rows'>) {
  return (
    <dl className={css.list}>
      {rows.map(({ label, text }) => (
        <div key={label} className={css.row} {...reveal}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.text}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
