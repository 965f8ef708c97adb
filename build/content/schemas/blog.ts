import { z } from 'zod'
import { chosenWords } from '../not-chosen.ts'
import { contentDir, readSource, sourceVersion, splitArticle } from '../read-source.ts'
import { readingMinutes } from '../reading-time.ts'
import { ask, day, picture, text } from './fields.ts'
import { documentsIn, labelOf, search } from './page-fields.ts'
import { teamMember } from './references.ts'

const entry = z.object({
  title: text(),
  standfirst: text(),
  category: text().transform((name) => chosenWords(name, 'Category')),
  picture: picture(),
  author: teamMember().transform((author) => author?.name),
  published: day(),
})

const blog = z.strictObject({
  search: search(),
  banner: z.strictObject({
    title: z.array(text()).length(3),
    text: text(),
    picture: picture('banner'),
  }),
  contents: z.strictObject({
    title: text(),
    note: text(),
    cardCategory: text({ max: 30 }),
    readMore: text(),
  }),
  article: z.strictObject({
    allArticles: text(),
    updated: text(),
    readingTime: text(),
    exercise: text(),
    tallyStart: text(),
    tally: text({ placeholders: ['total'] }),
    contents: text(),
    share: text(),
    mail: text(),
    copy: text(),
    copied: text(),
    table: text(),
    related: text(),
    services: text(),
    ask: ask(),
  }),
})

/** The entries are the documents in content/articles. */
export default blog.transform((fields) => ({
  ...fields,
  order: documentsIn('articles', entry).map(({ to: _to, hidden, title, ...shown }) => ({
    ...shown,
    title: labelOf({ name: title, hidden }),
    readingMinutes: minutesOf(shown.slug),
  })),
}))

/** Returns the reading time of an article; undefined for one just created in the studio, which has no text yet. */
function minutesOf(slug: string): number | undefined {
  const file = `${contentDir}/articles/${slug}.mdx`
  if (!sourceVersion(file)) return undefined
  return readingMinutes(splitArticle(readSource(file))?.body ?? '')
}
