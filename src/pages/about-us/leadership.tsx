import type { about } from '../../content/about.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './leadership.module.css'

/** Nothing where the list is empty. */
export function Leadership({ heading, lead, text, leaders }: typeof about.leadership) {
  if (leaders.length === 0) return null
  return (
    <Section ground="ink" divider="top" labelledBy="leadership">
      <header className={css.head}>
        <Heading id="leadership">{heading}</Heading>
        <div className={css.side}>
          <p className="lead">{lead}</p>
          <p className="muted">{text}</p>
        </div>
      </header>
      <Carousel
        label={heading}
        view="single"
        slides={leaders.map(({ member, words }) => {
          const { name, title, picture } = member
          return {
            id: name,
            content: (
              <figure className={css.leader}>
                <Image
                  picture={picture}
                  sizes="(min-width: 60em) 40vw, 9rem"
                  heights="(min-width: 60em) 40rem, 11rem"
                  cover
                  className={css.portrait}
                />
                <blockquote className={css.words}>
                  <p>{words}</p>
                </blockquote>
                <figcaption className={css.who}>
                  <b>{name}</b>
                  <span className="muted">{title}</span>
                </figcaption>
              </figure>
            ),
          }
        })}
      />
    </Section>
  )
}
