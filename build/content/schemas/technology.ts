import { z } from 'zod'
import { readData } from '../read-source.ts'
import { identifier, picture, routePath, text } from './fields.ts'
import { search } from './page-fields.ts'
import { staged } from './figures.ts'
import { ground } from './grounds.ts'
import { point } from './service-sections.ts'

/**
 * An example of the work as rows, drawn by its kind, such as the months of a year or a page in its editor. A trial has
 * two rows.
 */
const example = z.strictObject({
  kind: z.enum(['choice', 'verdicts', 'year', 'editor', 'reading', 'trial']),
  heading: text({ max: 60 }),
  rows: z
    .array(
      z.strictObject({
        label: text({ max: 20 }),
        text: text({ max: 80 }),
        /** Marks a row that waits for a person, or that most people need. */
        waits: z.literal(true).optional(),
      }),
    )
    .min(2)
    .max(12),
})

export default z.strictObject({
  search: search(),
  banner: z.strictObject({
    name: text({ max: 40 }),
    words: z.tuple([text(), text()]),
    lead: text(),
    picture: picture('banner'),
  }),
  /** Sections in the order of the menu; a navigation state names one by its index, from 0. */
  sections: z
    .array(
      z.strictObject({
        id: identifier(),
        tab: text({ max: 30 }),
        /** Entry in the Services menu and on home’s card. */
        menu: z.strictObject({ label: text({ max: 45 }), line: text({ max: 60 }) }),
        heading: text({ max: 60 }),
        ground: ground(),
        picture: picture('scene'),
        /** Caption of the picture, where it is large. */
        note: text({ max: 110 }).optional(),
        paragraphs: z.tuple([text({ max: 420 }), text({ max: 420 })]),
        offerings: z.array(point()).length(4),
        example: example.optional(),
        /** What to bring for a start, beside the button. */
        bring: text({ max: 48 }).optional(),
        action: z.strictObject({ label: text({ max: 30 }), to: routePath().default('/contact-us') }),
        /** Drawing of how it works, below the section. */
        figure: staged.safeExtend({ drawing: z.literal('one-order') }).optional(),
      }),
    )
    .min(1)
    .max(12),
})

const listed = z.object({
  sections: z.array(
    z
      .object({ menu: z.object({ label: text(), line: text() }), picture: picture() })
      .transform(({ menu, picture }) => ({ ...menu, picture })),
  ),
})

/**
 * Returns the sections for menu and home; none while content/technology.yaml has a fault, which its own check reports.
 */
export const technologyItems = () => listed.safeParse(readData('content/technology.yaml')).data?.sections ?? []
