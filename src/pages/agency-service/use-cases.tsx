import type { SectionOf } from '../../content/services.ts'
import { classNames } from '../../lib/class-names.ts'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import rail from '../../ui/rail.module.css'
import { railKeys } from '../../ui/rail.ts'
import { Section } from '../../ui/section.tsx'
import css from './use-cases.module.css'

/** Four use cases below the frames of a film that spans the page; on phones one frame below another. */
export function UseCases({ ground, heading, items }: SectionOf<'uses'>) {
  return (
    <Section ground={ground} className={css.section}>
      <Heading>{heading}</Heading>
      <ol className={classNames(rail.rail, css.film)} {...railKeys}>
        {items.map(({ title, text, picture }) => (
          <li key={title} className={css.item} data-of={items.length}>
            <div className={css.frame}>
              <Image
                picture={picture}
                sizes="(min-width: 60em) 24vw, (min-width: 40em) 48vw, 78vw"
                cover
                alt=""
                className={css.picture}
              />
            </div>
            <h3 className={css.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
