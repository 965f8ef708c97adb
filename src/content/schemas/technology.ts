import { z } from 'zod'
import { identifier, picture, routePath, text } from './kit.ts'
import { ground, point } from './service-sections.ts'

export default z.strictObject({
  banner: z.strictObject({ words: z.tuple([text(), text()]), lead: text(), picture: picture() }),
  /** In the order of the menu: a navigation state of 0 to 6 names one of them. */
  sections: z
    .array(
      z.strictObject({
        id: identifier(),
        tab: text({ max: 30 }),
        heading: text({ max: 60 }),
        ground: ground(),
        picture: picture(),
        paragraphs: z.tuple([text({ max: 420 }), text({ max: 420 })]),
        offerings: z.array(point()).length(4),
        action: z.strictObject({ label: z.literal('Get in touch'), to: routePath().default('/contact-us') }),
      }),
    )
    .length(7),
})
