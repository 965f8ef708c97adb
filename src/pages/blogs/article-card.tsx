import { blog, type ArticleEntry } from '../../content/blog.ts'
import { formatDay } from '../../lib/format-day.ts'
import type { Ground } from '../../ui/ground.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import css from './article-card.module.css'

const { cardCategory, readMore } = blog.contents

/** Grounds of the cards after the first, in turn. */
const grounds: Ground[] = ['ink', 'saffron', 'laterite', 'sand', 'ink-2']

type ArticleCardProps = { entry: ArticleEntry; number: number; place: 'lead' | 'column' | 'last' }

export function ArticleCard({ entry, number, place }: ArticleCardProps) {
  const lead = place === 'lead'
  const { slug, title, standfirst, category, picture, author, published, readingMinutes } = entry
  return (
    <div
      className={css.story}
      data-lead={lead || undefined}
      data-last={place === 'last' || undefined}
      data-ground={lead ? undefined : grounds[(number - 2) % grounds.length]}
    >
      <div className={css.picture}>
        <Image
          picture={picture}
          sizes={lead ? '(min-width: 60em) 60vw, 92vw' : '(min-width: 60em) 52vw, (min-width: 40em) 92vw, 34vw'}
          heights={lead ? '(min-width: 60em) 40vw, 62vw' : '(min-width: 60em) 26rem, (min-width: 40em) 62vw, 12rem'}
          alt=""
          cover
        />
      </div>
      <div className={css.words}>
        <p className={css.meta}>
          <span className={css.category}>
            <span>{cardCategory}</span>
            {category !== cardCategory && <span>{` / ${category}`}</span>}
          </span>
          <span className="muted">
            <time dateTime={published}>{formatDay(published)}</time>
            {readingMinutes && ` · ${readingMinutes}\u00a0${blog.article.readingTime.replace(' ', '\u00a0')}`}
          </span>
        </p>
        <h3 className={css.title}>
          <Link to={`/blogs/${slug}`} className={css.link}>
            {title}
          </Link>
        </h3>
        <p className={css.standfirst}>{standfirst}</p>
        <p className={css.foot}>
          <span className={css.more} aria-hidden="true">
            {readMore}
            <Icon name="arrow-right" />
          </span>
          {author && <span className="muted">{author}</span>}
        </p>
      </div>
    </div>
  )
}
