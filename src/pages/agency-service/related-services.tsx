import type { SectionOf } from '../../content/services.ts'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import css from './related-services.module.css'

/** Links to two related services. */
export function RelatedServices({ ground, heading, items }: SectionOf<'pairs'>) {
  return (
    <Section ground={ground} padding="small" className={css.section}>
      <Heading size="h4">{heading}</Heading>
      <ul className={css.list}>
        {items.map(({ to, label, reason }) => (
          <li key={to}>
            <Link to={to} className={css.link}>
              <span className={css.label}>{label}</span> <span>{reason}</span>
              <Icon name="arrow-up-right" className={css.icon} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
