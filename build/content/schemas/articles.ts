import { z } from 'zod'
import { day, picture, servicePath, text } from './fields.ts'
import { shownFiles } from '../page-list.ts'
import { documentFields, pageDescription, searchOfArticle, titleFault } from './page-fields.ts'
import { teamMember } from './references.ts'

/** The front matter of an article. */
export default z
  .strictObject({
    ...documentFields,
    search: searchOfArticle().optional(),
    /** In the Resources menu, which shows two. */
    featured: z.boolean().optional(),
    title: text({ max: 90 }),
    standfirst: text({ max: 220 }),
    description: pageDescription(),
    category: z.enum(['Technology', 'Digital Marketing', 'Business']),
    picture: picture('cover'),
    author: teamMember(),
    published: day(),
    updated: day().optional(),
    related: z
      .array(text().meta({ widget: 'article' }))
      .max(2)
      .refine((slugs) => new Set(slugs).size === slugs.length, 'the same article twice: name another')
      .transform((slugs) => slugs.filter((slug) => shownFiles('articles').some((article) => article.slug === slug))),
    services: z.array(servicePath()).min(1).max(3),
  })
  .superRefine(({ title, search }, context) => {
    const message = search?.title ? undefined : titleFault(title)
    if (message) {
      context.addIssue({
        code: 'custom',
        path: ['title'],
        message: `${message}, or give search results a title of their own (“search.title”)`,
      })
    }
  })
  .refine((article) => !article.updated || article.updated > article.published, {
    path: ['updated'],
    error: 'must be after the day of publication',
  })
