import { z } from 'zod'
import { advisoryDrawings } from '../../../src/content/drawings.ts'
import { advisoryOverview, whyChooseUs } from './advisory.ts'
import { picture, routePath, text } from './fields.ts'
import { documentFields, pageDescription, pageTitle, searchOfDocument } from './page-fields.ts'
import { ground } from './grounds.ts'
import { closingGround, patterns } from './service-sections.ts'

const drawn = {
  drawing: z.enum(Object.keys(advisoryDrawings) as [keyof typeof advisoryDrawings]),
  /** Replaces the drawing for screen readers. */
  alt: text({ max: 500 }),
  /** The words in the drawing. */
  labels: z.array(text({ max: 40 })),
}

function checkLabels(
  { drawing, labels }: { drawing: keyof typeof advisoryDrawings; labels: readonly string[] },
  context: z.RefinementCtx,
): void {
  const wanted = advisoryDrawings[drawing]
  if (labels.length === wanted) return
  context.addIssue({
    code: 'custom',
    path: ['labels'],
    message: `${drawing} has ${wanted} labels, not ${labels.length}`,
  })
}

const block = z
  .strictObject({
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
    ...drawn,
  })
  .superRefine(checkLabels)

/** One advisory page: banner, two text-and-image blocks, why choose us. */
export default z.strictObject({
  ...documentFields,
  name: text({ max: 40 }),
  search: searchOfDocument(),
  /** A second path of the page, in another area. */
  also: z.strictObject({ area: z.literal('agency'), title: pageTitle(), description: pageDescription() }).optional(),
  /**
   * What it has of its own at the second path, where its parts have another order: banner, words of the buttons and the
   * drawing of the block that comes first there.
   */
  second: z
    .strictObject({
      lead: text({ max: 200 }),
      action: text({ max: 30 }),
      ground: ground(),
      picture: picture('square'),
      ...drawn,
    })
    .superRefine(checkLabels)
    .optional(),
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
