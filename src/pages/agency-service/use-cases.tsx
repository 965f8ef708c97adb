import type { SectionOf } from '../../content/services.ts'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { UseCaseDrawing } from './use-case-drawing.tsx'
import css from './use-cases.module.css'

/** Four use cases in a row that scrolls sideways where it does not fit; the section ends with it. */
export function UseCases({ ground, heading, items }: SectionOf<'uses'>) {
  return (
    <Section ground={ground} padding="none" bleed>
      <div className={`wrap ${css.head}`}>
        <Heading>{heading}</Heading>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keys */}
      <div className={css.strip} role="group" tabIndex={0} aria-label={heading} data-ground="ink">
        <ul className={css.frames}>
          {items.map(({ title, text }, index) => (
            <li key={title} className={css.frame}>
              <UseCaseDrawing at={index} />
              <p className={css.number} aria-hidden="true">
                {index + 1} / {items.length}
              </p>
              <h3 className={css.title}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
