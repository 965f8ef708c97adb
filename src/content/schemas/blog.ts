import { z } from 'zod'
import { articleSlugs } from '../route-ids.ts'
import { day, picture, text } from './kit.ts'
import { documentIn, requireEvery, teamMember } from './references.ts'

const entry = documentIn(
  (slug) => `content/articles/${slug}.mdx`,
  z.object({
    title: text(),
    standfirst: text(),
    picture: picture(),
    author: teamMember().transform(({ name }) => name),
    published: day(),
  }),
)

export default z.strictObject({
  banner: z.strictObject({
    title: z.array(text()).length(3),
    text: text(),
    picture: picture(),
  }),
  contents: z.strictObject({
    title: text(),
    note: text(),
    cardCategory: z.literal('Technology'),
    readMore: text(),
  }),
  order: z.array(entry).superRefine((entries, context) => {
    const listed = entries.map(({ slug }) => slug)
    requireEvery(articleSlugs, listed, { what: 'line', area: 'blogs', path: [] }, context)
  }),
  article: z.strictObject({
    allArticles: text(),
    updated: text(),
    readingTime: text(),
    contents: text(),
    share: text(),
    mail: text(),
    copy: text(),
    copied: text(),
    table: text(),
    related: text(),
    services: text(),
    action: text(),
  }),
})
