import type { SectionOf } from '../../content/services.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Picture } from '../../sections/figures/pictures.tsx'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { TitledItems } from '../../ui/titled-items.tsx'
import css from './benefits.module.css'

/**
 * Four to six benefits. `grid`: two columns, numbered on tablets only. `marked`: each has its number in one drawing.
 * `compared`: full-width rows that compare working without the service and with it.
 */
export function Benefits(section: SectionOf<'benefits'>) {
  const { layout, ground, heading, items, action } = section
  return (
    <Section ground={ground} className={css[layout]}>
      <div className={css.inner}>
        <Heading className={css.heading}>{heading}</Heading>
        {section.layout === 'marked' && (
          <figure className={css.seen} data-figure>
            <Picture drawing={section.drawing} alt={section.alt} labels={section.labels} />
            <figcaption className={css.note}>{section.note}</figcaption>
          </figure>
        )}
        {section.layout === 'compared' ? (
          <Compared {...section} />
        ) : (
          <ol className={css.list} data-drawing={section.layout === 'marked' ? section.drawing : undefined}>
            <TitledItems items={items} className={css.item} titleClassName={css.title} />
          </ol>
        )}
      </div>
      {action && (
        <Button to={action.to} srSuffix={action.about} variant="outline" className={css.action}>
          {action.label}
        </Button>
      )}
    </Section>
  )
}

function Compared({ columns, items }: Extract<SectionOf<'benefits'>, { layout: 'compared' }>) {
  const [without, having] = columns
  return (
    <ol className={css.rows}>
      {items.map(({ title, before, text }) => (
        <li key={title} className={css.row} {...reveal}>
          <h3 className={css.title}>{title}</h3>
          <p>
            <span className={css.column}>{without}</span> <span>{before}</span>
          </p>
          <p className={css.having}>
            <span className={css.column}>{having}</span> <span>{text}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
