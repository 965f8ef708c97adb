import type { about } from '../../content/about.ts'
import { memberOf } from '../../content/team.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import css from './leadership.module.css'

export function Leadership({ heading, lead, text, leaders }: typeof about.leadership) {
  return (
    <Section ground="ink" seam="top" labelledBy="leadership">
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
          const { id, name, title, picture } = memberOf(member)
          return {
            id: String(id),
            content: (
              <figure className={css.leader}>
                <Image picture={picture} sizes="(min-width: 60em) 40vw, 92vw" cover className={css.portrait} />
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
