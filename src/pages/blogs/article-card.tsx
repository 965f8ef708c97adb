import { blog, type ArticleEntry } from '../../content/blog.ts'
import { formatDay } from '../../lib/format-day.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import css from './article-card.module.css'

const { cardCategory, readMore } = blog.contents

type ArticleCardProps = { entry: ArticleEntry; number: number; place: 'lead' | 'column' | 'last' }

export function ArticleCard({ entry, number, place }: ArticleCardProps) {
  const lead = place === 'lead'
  const { slug, title, standfirst, picture, author, published } = entry
  return (
    <div
      className={css.story}
      data-lead={lead || undefined}
      data-last={place === 'last' || undefined}
      data-arch={(!lead && number % 2 === 0) || undefined}
    >
      <div className={css.picture}>
        <Image
          picture={picture}
          sizes={lead ? '(min-width: 60em) 60vw, 92vw' : '(min-width: 60em) 35rem, 8rem'}
          heights={lead ? '(min-width: 60em) 40vw, 62vw' : '(min-width: 60em) 24rem, 18rem'}
          alt=""
          cover
        />
      </div>
      <p className={css.number} aria-hidden="true">
        {number}
      </p>
      <div className={css.words}>
        <p className={css.meta}>
          <span className={css.category}>{cardCategory}</span>
          <time dateTime={published} className="muted">
            {formatDay(published)}
          </time>
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
