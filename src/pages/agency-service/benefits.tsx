import type { SectionOf } from '../../content/services.ts'
import { classNames } from '../../lib/class-names.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import rail from '../../ui/rail.module.css'
import { railKeys } from '../../ui/rail.ts'
import { Section } from '../../ui/section.tsx'
import { reveal } from '../../motion/reveal.tsx'
import { TitledItems } from '../../ui/titled-items.tsx'
import { BenefitStill } from './benefit-still.tsx'
import css from './benefits.module.css'

/**
 * Four to six items. `grid`: two by two, numbered on tablets alone. `stills`: each with a drawing of it, on phones in a
 * row that scrolls sideways.
 */
export function Benefits({ layout, ground, heading, items, action }: SectionOf<'benefits'>) {
  const isRow = layout === 'stills'
  return (
    <Section ground={ground} className={css[layout]}>
      <div className={css.inner}>
        <Heading className={css.heading}>{heading}</Heading>
        <ol className={classNames(isRow && rail.rail, css.list)} {...(isRow && railKeys)}>
          {isRow ? (
            items.map(({ title, text }, at) => (
              <li key={title} className={css.item} {...reveal}>
                <BenefitStill at={at} />
                <h3 className={css.title}>{title}</h3>
                <p>{text}</p>
              </li>
            ))
          ) : (
            <TitledItems items={items} className={css.item} titleClassName={css.title} />
          )}
        </ol>
      </div>
      {action && (
        <Button to={action.to} srSuffix={action.about} variant="outline" className={css.action}>
          {action.label}
        </Button>
      )}
    </Section>
  )
}
