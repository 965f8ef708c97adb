import type { SectionOf } from '../../content/services.ts'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import css from './related-services.module.css'

const FRAME = {
  sizes: '(min-width: 60em) 21rem, (min-width: 40em) 40vw, 5.5rem',
  heights: '(min-width: 60em) 16rem, (min-width: 40em) 13rem, 5.5rem',
}

/** Links to two related services, each with its picture. */
export function RelatedServices({ ground, heading, items }: SectionOf<'pairs'>) {
  return (
    <Section ground={ground} padding="small" className={css.section}>
      <Heading size="h4">{heading}</Heading>
      <ul className={css.list}>
        {items.map(({ to, label, reason, picture }) => (
          <li key={to}>
            <Link to={to} className={css.link}>
              <Image picture={picture} {...FRAME} cover alt="" className={css.picture} />
              <span className={css.words}>
                <span className={css.label}>{label}</span> <span className={css.reason}>{reason}</span>
              </span>
              <Icon name="arrow-up-right" className={css.icon} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
