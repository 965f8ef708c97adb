import type { MDXContent } from 'mdx/types'
import type { Article } from '../../content/articles.ts'
import { blog } from '../../content/blog.ts'
import { proofOf } from '../../content/proof.ts'
import { TableOfContents } from '../../sections/table-of-contents/table-of-contents.tsx'
import { ArticleHead } from './article-head.tsx'
import css from './page.module.css'
import { prose } from './prose.tsx'
import { Related } from './related.tsx'
import { MarginProof } from './margin-proof.tsx'
import { Share } from './share.tsx'

export function ArticlePage({ article, Body }: { article: Article; Body: MDXContent }) {
  const { slug, headings, title, related, services } = article
  const [proof] = services.flatMap(proofOf)
  return (
    <>
      <article data-below-bar="">
        <ArticleHead article={article} />
        <div className={`wrap ${css.columns}`}>
          <div className={css.contents}>
            <TableOfContents label={blog.article.contents} entries={headings.filter(({ depth }) => depth === 2)} />
          </div>
          {proof && <MarginProof {...proof} />}
          <div className={css.prose}>
            <Body components={prose} />
            <Share title={title} />
          </div>
        </div>
      </article>
      <Related slug={slug} related={related} services={services} />
    </>
  )
}
