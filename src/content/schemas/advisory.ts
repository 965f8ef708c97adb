import { z } from 'zod'
import { identifier, picture, routePath, text } from './kit.ts'
import { point } from './service-sections.ts'

/** Shown on the overview and on every detail page. */
export const whyChooseUs = z.strictObject({
  heading: z.literal('Why Choose Us?'),
  lead: text({ max: 220 }),
  items: z.array(point()).min(3).max(5),
})

export default z.strictObject({
  banner: z.strictObject({ headline: z.array(text()).length(2), lead: text(), picture: picture() }),
  sections: z
    .array(
      z.strictObject({
        id: identifier(),
        tab: text(),
        heading: text({ max: 90 }),
        paragraphs: z
          .array(text({ max: 360 }))
          .min(1)
          .max(2),
        picture: picture(),
        action: z.strictObject({ label: z.literal('View More'), to: routePath() }),
      }),
    )
    .length(4),
  choose: whyChooseUs,
  value: z.strictObject({ heading: text(), lead: text(), cards: z.array(point()).length(7) }),
  analytics: z.strictObject({
    heading: text(),
    lead: text(),
    /** Questions an owner asks, and the reading that answers each. */
    questions: z.array(z.strictObject({ question: text({ max: 90 }), answer: text({ max: 200 }) })).length(4),
  }),
  call: z.strictObject({
    heading: z.string().trim().endsWith('?', 'the closing call is headed by a question'),
    text: text({ max: 240 }),
    action: z.strictObject({ label: text(), to: routePath().default('/contact-us') }),
  }),
})
