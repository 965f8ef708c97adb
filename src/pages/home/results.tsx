import { results } from '../../content/clients.ts'
import type { home } from '../../content/home.ts'
import { formatMetric } from '../../lib/format-metric.ts'
import { Ask } from '../../sections/ask/ask.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { Logo } from '../../ui/logo.tsx'
import type { Ground } from '../../ui/ground.ts'
import { Section } from '../../ui/section.tsx'
import css from './results.module.css'

/** Grounds of the marks, cycled so that neighbours differ. */
const GROUNDS = ['saffron', 'ink', 'bone', 'ink-2'] as const satisfies readonly Ground[]

/** Longest figure, in characters, that fits its card in the largest size. */
const MAX_SHORT_LENGTH = 5

/** `sizes` of the pictures: upright beside the figure on phones, across the card above it on large screens. */
const SIZES = '(min-width: 62em) 44vw, 36vw'
const HEIGHTS = '(min-width: 62em) 20vw, 14rem'

/** Results of clients. Each mark leads to its case study, if there is one. Renders nothing if the list is empty. */
export function Results({ heading, text, ask }: typeof home.results) {
  if (results.length === 0) return null
  return (
    <Section ground="laterite" labelledBy="results" className={css.results}>
      <header className={css.head}>
        <Heading id="results" size="banner">
          {heading}
        </Heading>
        <p>{text}</p>
      </header>
      <Carousel
        label={heading}
        view="logos"
        loop
        autoplay={4200}
        dots={false}
        className={css.marks}
        slides={results.map((result, index) => ({
          id: `${result.name} ${result.metric.id}`,
          content: result.slug ? (
            <Link to={`/case-study/${result.slug}`} className={css.mark} data-ground={GROUNDS[index % GROUNDS.length]}>
              <Mark {...result} />
            </Link>
          ) : (
            <div className={css.mark} data-ground={GROUNDS[index % GROUNDS.length]}>
              <Mark {...result} />
            </div>
          ),
        }))}
      />
      <Ask {...ask} ground="laterite" />
    </Section>
  )
}

function Mark({ logo, empty, name, slug, metric, picture }: (typeof results)[number]) {
  const value = formatMetric(metric)
  return (
    <>
      {picture && (
        <Image picture={picture} sizes={SIZES} heights={HEIGHTS} widest={960} cover alt="" className={css.picture} />
      )}
      <Logo name={logo} label={name} empty={empty} className={css.logo} />
      <span className={css.value} data-long={value.length > MAX_SHORT_LENGTH || undefined}>
        {value}
      </span>
      <span className={css.label}>
        {metric.label}
        {slug && <Icon name="arrow-right" />}
      </span>
    </>
  )
}
