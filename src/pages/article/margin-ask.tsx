import type { Article } from '../../content/articles.ts'
import { blog } from '../../content/blog.ts'
import { Button } from '../../ui/button.tsx'
import { Image } from '../../ui/image.tsx'
import css from './margin-ask.module.css'

/** Contact link within the text: between two parts of it, or in the margin if there is one. */
export function MarginAsk({ author }: Pick<Article, 'author'>) {
  const { text, label } = blog.article.ask
  return (
    <aside className={css.ask} data-margin="" data-figure aria-label={text}>
      {author?.picture && <Image picture={author.picture} sizes="4rem" alt="" cover className={css.portrait} />}
      <p className={css.text}>{text}</p>
      <Button to="/contact-us">{label}</Button>
    </aside>
  )
}
