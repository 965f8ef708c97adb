import { blog, entryOf } from '../../content/blog.ts'
import type { ArticleSlug, RoutePath } from '../../content/route-ids.ts'
import { serviceLabel } from '../../content/service-labels.ts'
import { reveal } from '../../motion/reveal.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import css from './related.module.css'

const labels = blog.article

type RelatedProps = { related: readonly ArticleSlug[]; services: readonly RoutePath[] }

export function Related({ related, services }: RelatedProps) {
  return (
    <Section ground="ink" seam="top" label={labels.related} className={css.related}>
      <div className={css.columns}>
        <div>
          <h2 className={css.title}>{labels.related}</h2>
          <ul role="list" className={css.cards}>
            {related.map(entryOf).map(({ slug, title, picture }) => (
              <li key={slug} {...reveal}>
                <Card
                  to={`/blogs/${slug}`}
                  title={title}
                  picture={picture}
                  sizes="(min-width: 60em) 30vw, 92vw"
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
          <Button to="/contact-us">{labels.action}</Button>
        </div>
      </div>
    </Section>
  )
}
