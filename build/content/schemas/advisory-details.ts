import { z } from 'zod'
import { advisoryDrawings, advisoryStages } from '../../../src/content/drawings.ts'
import { advisoryOverview, whyChooseUs } from './advisory.ts'
import { picture, routePath, text } from './fields.ts'
import { documentFields, pageDescription, pageTitle, searchOfDocument } from './page-fields.ts'
import { stageFields } from './figures.ts'
import { ground } from './grounds.ts'
import { closingGround, patterns } from './service-sections.ts'

const drawingFields = {
  drawing: z.enum(Object.keys(advisoryDrawings) as [keyof typeof advisoryDrawings]),
  /** Alternative text of the drawing. */
  alt: text({ max: 500 }),
  /** Words in the drawing. */
  labels: z.array(text({ max: 40 })),
  /** Stages of a drawing that has some. */
  choice: z.strictObject(stageFields).optional(),
}

function checkDrawing(
  { drawing, labels, choice }: z.output<z.ZodObject<typeof drawingFields>>,
  context: z.RefinementCtx,
): void {
  const fault = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
  const wanted = advisoryDrawings[drawing]
  if (labels.length !== wanted) fault(['labels'], `${drawing} has ${wanted} labels, not ${labels.length}`)
  const stages = advisoryStages[drawing] ?? 0
  const count = choice?.stages.length ?? 0
  if (count !== stages) fault(['choice'], `${drawing} has ${stages} stages, not ${count}`)
  else if (choice && choice.first >= count) fault(['choice', 'first'], `there are ${count} stages, counted from 0`)
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
    ...drawingFields,
  })
  .superRefine(checkDrawing)

/** One advisory page: banner, two text-and-image blocks, why choose us. */
export default z.strictObject({
  ...documentFields,
  name: text({ max: 40 }),
  search: searchOfDocument(),
  /** Second path of the page, in another area. */
  also: z.strictObject({ area: z.literal('agency'), title: pageTitle(), description: pageDescription() }).optional(),
  /** Content of the page at its second path, where the order of its parts differs too. */
  second: z
    .strictObject({
      lead: text({ max: 200 }),
      action: text({ max: 30 }),
      ground: ground(),
      picture: picture('square'),
      blocks: z.tuple([block, block]),
    })
    .optional(),
  overview: advisoryOverview,
  banner: z.strictObject({
    ground: ground(),
    pattern: z.enum(patterns),
    /** One string per line, with a slash between them where `strokes` is set. */
    headline: z
      .array(text({ max: 24 }))
      .min(2)
      .max(3),
    strokes: z.boolean().default(false),
    lead: text({ max: 200 }),
    picture: picture('scene'),
  }),
  blocks: z.tuple([block, block]),
  /** Part after the banner at the page's own path: a case, or the first drawing. */
  composition: z.enum(['case-first', 'drawing-first']).default('case-first'),
  choose: whyChooseUs
    .extend({
      ground: closingGround(),
      /** Draws each reason within a circle of people; needs four reasons. */
      drawing: z.literal('circles-of-people').optional(),
    })
    .refine(({ drawing, items }) => !drawing || items.length === 4, 'circles-of-people draws four reasons'),
  action: z.strictObject({ label: text(), to: routePath().default('/contact-us') }),
})
