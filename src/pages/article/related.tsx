import { blog, getArticleEntry } from '../../content/blog.ts'
import type { RoutePath } from '../../routes.ts'
import { serviceLabel } from '../../content/service-labels.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import css from './related.module.css'

const labels = blog.article

/** Number of related articles, which share one row. */
const SHOWN = 2

type RelatedProps = { slug: string; related: readonly string[]; services: readonly RoutePath[] }

export function Related({ slug: own, related, services }: RelatedProps) {
  const others = blog.order.filter(({ slug }) => slug !== own && !related.includes(slug))
  const shown = [...related.map(getArticleEntry), ...others].slice(0, SHOWN)
  return (
    <Section ground="ink" divider="top" label={labels.related} className={css.related}>
      <div className={css.columns} data-figure>
        <div>
          <h2 className={css.title}>{labels.related}</h2>
          <ul role="list" className={css.cards}>
            {shown.map(({ slug, title, picture }) => (
              <li key={slug} {...reveal}>
                <Card
                  to={`/blogs/${slug}`}
                  title={title}
                  picture={picture}
                  sizes="(min-width: 60em) 30vw, (min-width: 40em) 44vw, 50vw"
                  cta={blog.contents.readMore}
                  className={css.card}
                />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className={css.title}>{labels.services}</h2>
          <ul role="list" className={css.services}>
            {services.map((path) => (
              <li key={path}>
                <Link to={path} className={css.service}>
                  {serviceLabel(path)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
