import type { about } from '../../content/about.ts'
import { classNames } from '../../lib/class-names.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import rail from '../../ui/rail.module.css'
import { railKeys } from '../../ui/rail.ts'
import { Section } from '../../ui/section.tsx'
import css from './leadership.module.css'

/** One sentence of each leader. Nothing where the list is empty. */
export function Leadership({ heading, text, leaders }: typeof about.leadership) {
  if (leaders.length === 0) return null
  return (
    <Section ground="saffron" labelledBy="leadership" padding="small" className={css.section}>
      <header className={css.head}>
        <Heading id="leadership">{heading}</Heading>
        <p className="lead">{text}</p>
      </header>
      <div className={classNames(rail.rail, css.leaders)} role="group" aria-labelledby="leadership" {...railKeys}>
        {leaders.map(({ member: { name, title, picture }, words }) => (
          <figure key={name} className={css.leader} data-of={leaders.length} {...reveal}>
            <blockquote className={css.words}>
              <p>{words}</p>
            </blockquote>
            <figcaption className={css.who}>
              <Image picture={picture} sizes="5rem" heights="6.25rem" cover alt="" className={css.face} />
              <span>
                <b>{name}</b>
                <span>{title}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
