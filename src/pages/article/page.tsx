import type { MDXContent } from 'mdx/types'
import type { ComponentProps } from 'react'
import type { Article } from '../../content/articles.ts'
import { blog } from '../../content/blog.ts'
import { proofOf } from '../../content/proof.ts'
import { TableOfContents } from '../../sections/table-of-contents/table-of-contents.tsx'
import { ArticleHead } from './article-head.tsx'
import css from './page.module.css'
import { NumberedHeading } from './numbered-heading.tsx'
import { prose } from './prose.tsx'
import { Related } from './related.tsx'
import { MarginAsk } from './margin-ask.tsx'
import { MarginProof } from './margin-proof.tsx'
import { Share } from './share.tsx'

/** Index of the second-level heading before which each piece of the margin stands. */
const ASK_AT = 3
const PROOF_AT = 5

export function ArticlePage({ article, Body }: { article: Article; Body: MDXContent }) {
  const { slug, headings, title, author, related, services } = article
  const chapters = headings.filter(({ depth }) => depth === 2)
  const [proof, ...others] = services.flatMap(proofOf)
  const another = others.find((other) => other.slug !== proof?.slug)
  const h2 = (props: ComponentProps<'h2'>) => (
    <>
      {props.id === chapters[ASK_AT]?.id && <MarginAsk author={author} />}
      {another && props.id === chapters[PROOF_AT]?.id && <MarginProof {...another} within />}
      <NumberedHeading {...props} />
    </>
  )
  return (
    <>
      <article data-below-bar="">
        <ArticleHead article={article} />
        <div className={`wrap ${css.columns}`}>
          <div className={css.contents}>
            {chapters.length > 0 && <TableOfContents label={blog.article.contents} entries={chapters} />}
          </div>
          {proof && <MarginProof {...proof} />}
          <div className={css.prose} data-in-parts="">
            <Body components={{ ...prose, h2 }} />
            <Share title={title} />
          </div>
        </div>
      </article>
      <Related slug={slug} related={related} services={services} />
    </>
  )
}
