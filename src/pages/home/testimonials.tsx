import type { home } from '../../content/home.ts'
import { testimonials } from '../../content/testimonials.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Section } from '../../ui/section.tsx'
import css from './testimonials.module.css'

/** Quotes of clients. Renders nothing if the list is empty, as for a new agency. */
export function Testimonials({ heading }: typeof home.testimonials) {
  if (testimonials.length === 0) return null
  return (
    <Section labelledBy="testimonials" className={css.say}>
      <Heading id="testimonials" size="h3" className={css.heading}>
        {heading}
      </Heading>
      <Carousel
        label={heading}
        view="single"
        loop
        autoplay={9000}
        slides={testimonials.map(({ name, about, client, picture, para }) => ({
          id: name,
          content: (
            <figure className={css.quotation}>
              <blockquote className={css.words}>
                <p>{para}</p>
              </blockquote>
              <figcaption className={css.who}>
                <Image
                  picture={picture}
                  sizes="(min-width: 60em) 25vw, 9rem"
                  heights="(min-width: 60em) 31.25vw, 11.25rem"
                  cover
                  className={css.face}
                />
                <span>
                  <b>{name}</b>
                  <span className="muted">{about}</span>
                </span>
                {client && <Logo name={client.logo} label={client.name} className={css.mark} />}
              </figcaption>
            </figure>
          ),
        }))}
      />
    </Section>
  )
}
