import type { MDXContent } from 'mdx/types'
import type { ComponentProps } from 'react'
import type { Article } from '../../content/articles.ts'
import { blog } from '../../content/blog.ts'
import { proofOf } from '../../content/proof.ts'
import { partNumber } from '../../lib/part-number.ts'
import { TableOfContents } from '../../sections/table-of-contents/table-of-contents.tsx'
import { ArticleHead } from './article-head.tsx'
import { diagrams } from './figures/diagrams.ts'
import { Figure } from './figure.tsx'
import css from './page.module.css'
import { NumberedHeading } from './numbered-heading.tsx'
import { prose } from './prose.tsx'
import { Related } from './related.tsx'
import { MarginAsk } from './margin-ask.tsx'
import { MarginProof } from './margin-proof.tsx'
import { Share } from './share.tsx'

/**
 * Index of the heading before which each element stands. The cases use theirs only if the article names no part for
 * them.
 */
const PROOF_AT = 0
const ASK_AT = 3
const ANOTHER_AT = 5

export function ArticlePage({ article, Body }: { article: Article; Body: MDXContent }) {
  const { slug, headings, title, author, related, services, caseParts = [], drawing } = article
  const chapters = headings.filter(({ depth }) => depth === 2)
  const numbered = headings.filter(({ text }) => partNumber(text) !== undefined)
  const { Piece, linked } = drawing ? diagrams[drawing.name] : {}
  const [proof, ...others] = services.flatMap(proofOf)
  const another = others.find((other) => other.slug !== proof?.slug)
  const closes = (part: number) => headings.findIndex(({ text }) => partNumber(text) === part)
  /** Index of the heading of the part that each case closes; -1 if the article names none. */
  const [proofPart = -1, anotherPart = -1] = caseParts.map(closes)
  const row = (part: number) => (
    <>
      {proof && part >= 0 && part === proofPart && <MarginProof {...proof} place="row" />}
      {another && part >= 0 && part === anotherPart && <MarginProof {...another} place="row" />}
    </>
  )
  /** Moves an index so that nothing comes between the heading of a group and its first part. */
  const before = (index: number) =>
    headings[index]?.depth === 3 && headings[index - 1]?.depth === 2 ? index - 1 : index
  const heading = (level: 2 | 3) => (props: ComponentProps<'h2'>) => {
    const at = headings.findIndex(({ id }) => id === props.id)
    const part = numbered.findIndex(({ id }) => id === props.id)
    return (
      <>
        {row(at - 1)}
        {proof && proofPart < 0 && at === PROOF_AT && <MarginProof {...proof} place="beginning" />}
        {at === before(ASK_AT) && <MarginAsk author={author} />}
        {another && anotherPart < 0 && at === before(ANOTHER_AT) && <MarginProof {...another} place="margin" />}
        <NumberedHeading {...props} level={level} opensGroup={level === 2 && headings[at + 1]?.depth === 3} />
        {Piece && drawing && part >= 0 && numbered.length === linked && <Piece labels={drawing.labels} at={part} />}
      </>
    )
  }
  const figure = (props: ComponentProps<typeof Figure>) => <Figure {...props} parts={numbered} />
  return (
    <>
      <article data-below-bar="">
        <ArticleHead article={article} />
        <div className={`wrap ${css.columns}`}>
          <div className={css.contents}>
            {chapters.length > 0 && <TableOfContents label={blog.article.contents} entries={chapters} />}
          </div>
          <div className={css.prose} data-in-parts="">
            <Body components={{ ...prose, h2: heading(2), h3: heading(3), Figure: figure }} />
            {row(headings.length - 1)}
            <Share title={title} />
          </div>
        </div>
      </article>
      <Related slug={slug} related={related} services={services} />
    </>
  )
}
