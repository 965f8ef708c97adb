import { blog } from '../../content/blog.ts'
import { reveal } from '../../motion/reveal.tsx'
import { ListHeading } from '../../sections/list-heading/list-heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './article-list.module.css'
import { ArticleCard } from './article-card.tsx'

export const ARTICLES_ID = 'articles'

/** Article list: the featured article first, the others below it. */
export function ArticleList() {
  if (blog.order.length === 0) return null
  const { contents, order } = blog
  return (
    <Section id={ARTICLES_ID} labelledBy="articles-title">
      <ListHeading id="articles-title" title={contents.title} note={contents.note} />
      <ol role="list" className={css.list}>
        {order.map((entry, index) => (
          <li key={entry.slug} className={css.entry} {...reveal}>
            <ArticleCard entry={entry} number={index + 1} place={placeOf(index)} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function placeOf(index: number) {
  if (index === 0) return 'lead'
  // After the first, articles are in pairs; an odd last one spans both columns.
  return index === blog.order.length - 1 && index % 2 === 1 ? 'last' : 'column'
}
