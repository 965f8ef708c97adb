import type { Article } from '../../content/articles.ts'
import { blog } from '../../content/blog.ts'
import { navigation } from '../../content/navigation.ts'
import { formatDay } from '../../lib/format-day.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import css from './article-head.module.css'

const labels = blog.article

export function ArticleHead({ article }: { article: Article }) {
  const { title, standfirst, category, picture, author, published, updated, readingMinutes } = article
  return (
    <div className={css.head} data-ground="sand">
      <div className={`wrap ${css.words}`}>
        <p className={css.kicker}>
          <Link to="/blogs" className={css.back}>
            {labels.allArticles}
          </Link>
          <span className={css.category}>{category}</span>
        </p>
        <Heading level={1} className={css.title}>
          {title}
        </Heading>
        <p className={css.standfirst}>{standfirst}</p>
        <Button to={navigation.contact.to} variant="outline" className={css.action}>
          {navigation.dock.write}
        </Button>
        <div className={css.byline}>
          {author && (
            <>
              {author.picture && (
                <div className={css.portrait}>
                  <Image picture={author.picture} sizes="4rem" alt="" cover />
                </div>
              )}
              <p>
                <strong>{author.name}</strong>
                <span className={css.role}>{author.title}</span>
              </p>
            </>
          )}
          <p>
            <time dateTime={published}>{formatDay(published)}</time>
            {readingMinutes && (
              <>
                {' · '}
                <span>{`${readingMinutes} ${labels.readingTime}`}</span>
              </>
            )}
            {updated && (
              <span className={css.role}>
                {labels.updated} <time dateTime={updated}>{formatDay(updated)}</time>
              </span>
            )}
          </p>
        </div>
      </div>
      <div className={css.plate}>
        <Image
          picture={picture}
          sizes="(min-width: 60em) 57vw, 100vw"
          heights="(min-width: 60em) 58vw, 75vw"
          priority
          cover
        />
      </div>
    </div>
  )
}
