import { z } from 'zod'
import { readData } from '../read-source.ts'
import { identifier, picture, routePath, text } from './fields.ts'
import { search } from './page-fields.ts'
import { staged } from './figures.ts'
import { ground } from './grounds.ts'
import { point } from './service-sections.ts'

/** A piece of the work as rows, drawn by its kind, such as the months of a year or a page in its editor; a trial has two. */
const example = z.strictObject({
  kind: z.enum(['choice', 'verdicts', 'year', 'editor', 'reading', 'trial']),
  heading: text({ max: 60 }),
  rows: z
    .array(
      z.strictObject({
        label: text({ max: 20 }),
        text: text({ max: 80 }),
        /** Waits for a person, or is what most need. */
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
  /** In the order of the menu: a navigation state, counted from 0, names one of them. */
  sections: z
    .array(
      z.strictObject({
        id: identifier(),
        tab: text({ max: 30 }),
        /** In the Services menu and on home’s card. */
        menu: z.strictObject({ label: text({ max: 45 }), line: text({ max: 60 }) }),
        heading: text({ max: 60 }),
        ground: ground(),
        picture: picture('scene'),
        /** Below the picture where it is large: what it shows. */
        note: text({ max: 110 }).optional(),
        paragraphs: z.tuple([text({ max: 420 }), text({ max: 420 })]),
        offerings: z.array(point()).length(4),
        example: example.optional(),
        /** Beside the button: what helps to begin. */
        bring: text({ max: 48 }).optional(),
        action: z.strictObject({ label: text({ max: 30 }), to: routePath().default('/contact-us') }),
        /** Below the section: a picture of how it works. */
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

/** The sections as menu and home list them; none while content/technology.yaml has a fault, which its own check reports. */
export const technologyItems = () => listed.safeParse(readData('content/technology.yaml')).data?.sections ?? []
