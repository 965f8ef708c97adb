import { results } from '../../content/clients.ts'
import type { home } from '../../content/home.ts'
import { formatMetric } from '../../lib/format-metric.ts'
import { Ask } from '../../sections/ask/ask.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Section } from '../../ui/section.tsx'
import css from './results.module.css'

/** Each mark leads to its case study, where there is one. Nothing where the list is empty. */
export function Results({ heading, text, ask }: typeof home.results) {
  if (results.length === 0) return null
  return (
    <Section ground="ink" labelledBy="results" className={css.results}>
      <header className={css.head}>
        <Heading id="results">{heading}</Heading>
        <p>{text}</p>
      </header>
      <Carousel
        label={heading}
        view="logos"
        loop
        autoplay={4200}
        dots={false}
        className={css.marks}
        slides={results.map((result) => ({
          id: `${result.name} ${result.metric.id}`,
          content: result.slug ? (
            <Link to={`/case-study/${result.slug}`} className={css.mark}>
              <Mark {...result} />
            </Link>
          ) : (
            <div className={css.mark}>
              <Mark {...result} />
            </div>
          ),
        }))}
      />
      <Ask {...ask} ground="ink" />
    </Section>
  )
}

function Mark({ logo, name, slug, metric }: (typeof results)[number]) {
  return (
    <>
      <Logo name={logo} label={name} className={css.logo} />
      <span className={css.value}>{formatMetric(metric)}</span>
      <span className={css.label}>
        {metric.label}
        {slug && <Icon name="arrow-right" />}
      </span>
    </>
  )
}
