import { results } from '../../content/clients.ts'
import type { home } from '../../content/home.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Section } from '../../ui/section.tsx'
import css from './results.module.css'

/** Nothing where the list is empty. */
export function Results({ heading, text }: typeof home.results) {
  if (results.length === 0) return null
  return (
    <Section labelledBy="results" room="small">
      <div className={css.split}>
        <header className={css.head}>
          <Heading id="results" size="h3">
            {heading}
          </Heading>
          <p className="muted">{text}</p>
        </header>
        <Carousel
          label={heading}
          view="logos"
          loop
          autoplay={4200}
          dots={false}
          className={css.badges}
          slides={results.map(({ logo, name, text: result }) => ({
            id: logo,
            content: (
              <figure className={css.badge}>
                <Logo name={logo} label={result} className={css.logo} />
                <figcaption>{name}</figcaption>
              </figure>
            ),
          }))}
        />
      </div>
    </Section>
  )
}
