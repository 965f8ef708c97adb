import type { SectionOf } from '../../content/services.ts'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { UseCaseDrawing } from './use-case-drawing.tsx'
import css from './use-cases.module.css'

/** Four numbered use cases beside the frames of a film that runs through the section. */
export function UseCases({ ground, heading, items }: SectionOf<'uses'>) {
  return (
    <Section ground={ground} className={css.section}>
      <div className={css.film}>
        <Heading className={css.heading}>{heading}</Heading>
        <ol className={css.list}>
          {items.map(({ title, text }, at) => (
            <li key={title} className={css.item}>
              <UseCaseDrawing at={at} />
              <h3 className={css.title}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
