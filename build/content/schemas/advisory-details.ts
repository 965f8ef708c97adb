import { z } from 'zod'
import { advisoryOverview, whyChooseUs } from './advisory.ts'
import { picture, routePath, text } from './fields.ts'
import { documentFields, pageDescription, pageTitle, searchOfDocument } from './page-fields.ts'
import { ground } from './grounds.ts'
import { closingGround, patterns } from './service-sections.ts'

const block = z.strictObject({
  heading: text({ max: 90 }),
  paragraphs: z
    .array(text({ max: 420 }))
    .min(2)
    .max(3),
  points: z
    .array(text({ max: 90 }))
    .min(3)
    .max(4),
  ground: ground(),
  picture: picture('free'),
})

/** One advisory page: banner, two text-and-image blocks, why choose us. */
export default z.strictObject({
  ...documentFields,
  name: text({ max: 40 }),
  search: searchOfDocument(),
  /** A second path of the page, in another area. */
  also: z.strictObject({ area: z.literal('agency'), title: pageTitle(), description: pageDescription() }).optional(),
  overview: advisoryOverview,
  banner: z.strictObject({
    ground: ground(),
    pattern: z.enum(patterns),
    /** One string a line; an oblique stroke between them where `strokes` is set. */
    headline: z
      .array(text({ max: 24 }))
      .min(2)
      .max(3),
    strokes: z.boolean().default(false),
    lead: text({ max: 200 }),
    picture: picture('scene'),
  }),
  blocks: z.tuple([block, block]),
  choose: whyChooseUs.extend({ ground: closingGround() }),
  action: z.strictObject({ label: text(), to: routePath().default('/contact-us') }),
})
