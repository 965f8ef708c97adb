import type { MDXComponents } from 'mdx/types'
import { Link } from '../../ui/link.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { ArticleTable } from './article-table.tsx'
import { Exercise } from './exercise.tsx'
import { Part, Parts } from './parts.tsx'
import { PullQuote } from './pull-quote.tsx'
import { Tally } from './tally.tsx'

/** Components of an article's Markdown, except those for headings and drawings, which depend on the article. */
export const prose: MDXComponents = {
  a: ({ href = '', children }) =>
    href.startsWith('/') ? <Link to={href}>{children}</Link> : <Link href={href}>{children}</Link>,
  // VoiceOver ignores the list semantics of `list-style: none` without an explicit role.
  ul: (props) => <ul role="list" {...props} />,
  table: ArticleTable,
  ArticlePicture,
  Exercise,
  Part,
  Parts,
  PullQuote,
  Tally,
}
