import type { SectionOf } from '../../content/services.ts'
import { Picture } from '../../sections/figures/pictures.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { TitledItems } from '../../ui/titled-items.tsx'
import css from './methods.module.css'

/** Four items in a row below the heading and a drawing. */
export function Methods({ ground, heading, items, ...picture }: SectionOf<'ways'>) {
  return (
    <Section ground={ground}>
      <div className={css.head}>
        <Heading>{heading}</Heading>
        <figure data-figure>
          <Picture {...picture} />
        </figure>
      </div>
      <ul className={css.list}>
        <TitledItems items={items} className={css.item} titleClassName={css.title} />
      </ul>
    </Section>
  )
}
