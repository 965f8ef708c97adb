import { z } from 'zod'
import { documentFields, pageDescription, pageTitle } from './page-fields.ts'
import { day, identifier, picture, sample, text } from './fields.ts'

const placeholders = ['brand', 'entity', 'email', 'phone']

/** Text in which {brand}, {entity}, {email} and {phone} are replaced by values of content/site.yaml. */
const wording = () => text({ placeholders })

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: wording() }),
  z.strictObject({ kind: z.literal('list'), items: z.array(wording()).min(2) }),
  z
    .strictObject({
      kind: z.literal('table'),
      caption: text(),
      head: z.array(text()).min(2),
      rows: z.array(z.array(wording())).min(1),
    })
    .refine(({ head, rows }) => rows.every((row) => row.length === head.length), {
      path: ['rows'],
      error: 'every row needs as many cells as the head',
    }),
])

const legal = z.strictObject({
  ...documentFields,
  /** False for a page that is in no sitemap and has noindex. */
  listed: z.boolean().optional(),
  search: z.strictObject({
    title: pageTitle(),
    description: pageDescription().optional(),
    picture: picture().optional(),
  }),
  sample: sample(),
  title: text({ max: 40 }),
  standfirst: text({ max: 220 }),
  picture: picture('banner'),
  updated: day(),
  updatedLabel: text(),
  contentsLabel: text(),
  short: z.strictObject({ heading: text(), items: z.array(wording()).min(2) }),
  sections: z
    .array(
      z.strictObject({
        id: identifier(),
        heading: text({ max: 60 }),
        blocks: z.array(block).min(1),
      }),
    )
    .min(1),
})

export default legal.refine(({ listed, search }) => listed === false || search.description !== undefined, {
  path: ['search', 'description'],
  error: 'missing: add this field, or write listed: false to keep the page from search engines',
})
