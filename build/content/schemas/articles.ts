import { z } from 'zod'
import { lengthFault, MAX_TITLE_LENGTHS, TITLE_LENGTH } from '#shared/studio/collections.ts'
import { isRecord } from '#shared/values.ts'
import { chosen, day, oneOf, picture, servicePath, text } from './fields.ts'
import { shownFiles } from '../page-list.ts'
import { documentFields, pageDescription, searchOfArticle, titleFault } from './page-fields.ts'
import { author } from './references.ts'

/** Front matter of an article. */
export default z
  .strictObject({
    ...documentFields,
    search: searchOfArticle().optional(),
    /** Whether the article is in the Resources menu, which shows two. */
    featured: z.boolean().optional(),
    title: text().meta({ counted: { ...TITLE_LENGTH, unless: 'search.title', most: MAX_TITLE_LENGTHS.articles } }),
    standfirst: text({ max: 220 }),
    description: pageDescription(),
    category: oneOf(['Technology', 'Digital Marketing', 'Business'], 'Category'),
    picture: picture('cover'),
    author: author('Author'),
    published: day(),
    updated: day().optional(),
    related: z
      .array(text().meta({ widget: 'article' }))
      .max(2)
      .refine((slugs) => new Set(slugs).size === slugs.length, 'the same article twice: name another')
      .transform((slugs) => slugs.filter((slug) => shownFiles('articles').some((article) => article.slug === slug))),
    /** Numbers of the parts after which the cases stand, in the order of the cases. */
    caseParts: z.array(z.number().int().min(1)).max(2).optional(),
    services: z.array(servicePath()).min(1).max(3).transform(chosen),
  })
  // Checked together with other faults, so that fixing those does not reveal a new one.
  .refine((article) => articleTitleFault(article) === undefined, {
    path: ['title'],
    error: ({ input }) => articleTitleFault(input),
    when: () => true,
  })
  .refine((article) => !article.updated || article.updated > article.published, {
    path: ['updated'],
    error: 'must be after the day of publication',
  })

/** Returns the fault of a title that was written; an empty one is a fault already. */
function articleTitleFault(article: unknown): string | undefined {
  if (!isRecord(article)) return undefined
  const { title, search } = article
  if (typeof title !== 'string' || title === '') return undefined
  const fault = lengthFault(title.length, { max: MAX_TITLE_LENGTHS.articles })
  if (isRecord(search) && search['title']) return fault
  if (fault) return `${fault}, once search results have a title of their own`
  const forSearch = titleFault(title)
  return forSearch && `${forSearch}. Or give search results a title of their own`
}
