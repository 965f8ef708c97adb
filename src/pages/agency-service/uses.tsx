import type { SectionOf } from '../../content/services.ts'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { UseScene } from './use-scenes.tsx'
import css from './uses.module.css'

/** Four uses as frames of one strip of film; it runs off the edge and can be pulled along where it does not fit. */
export function Uses({ ground, heading, items }: SectionOf<'uses'>) {
  return (
    <Section ground={ground} bleed>
      <div className="wrap">
        <Heading>{heading}</Heading>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keys */}
      <div className={css.strip} role="group" tabIndex={0} aria-label={heading} data-ground="ink">
        <ul className={css.frames}>
          {items.map(({ title, text }, index) => (
            <li key={title} className={css.frame}>
              <UseScene at={index} />
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
