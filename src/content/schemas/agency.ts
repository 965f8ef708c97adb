import { z } from 'zod'
import { agencySlugs } from '../route-ids.ts'
import { identifier, picture, routePath, text } from './kit.ts'
import { requireEvery } from './references.ts'
import { point } from './service-sections.ts'

const banner = z.strictObject({ label: text().optional(), headline: text(), lead: text(), picture: picture() })
const intro = z.strictObject({ heading: text(), paragraphs: z.array(text()).min(1).max(3) })
const learnMore = z.strictObject({ label: z.literal('Learn More'), to: routePath() })

const overview = z.strictObject({
  banner: z.strictObject({
    words: z.tuple([text(), text()]),
    lead: text(),
    pictures: z.tuple([picture(), picture()]),
  }),
  digital: z.strictObject({
    label: z.literal('Digital Marketing'),
    intro,
    why: z.strictObject({ heading: text(), points: z.array(point()).length(6) }),
    banner: banner.required({ label: true }),
    services: z
      .array(
        z.strictObject({
          id: identifier(),
          heading: text(),
          summary: text({ max: 160 }),
          points: z.array(text({ max: 90 })).length(3),
          closing: z
            .array(text({ max: 260 }))
            .min(1)
            .max(2),
          picture: picture(),
          action: learnMore,
        }),
      )
      .min(1),
  }),
  branding: z.strictObject({
    label: z.literal('Branding & Designing'),
    intro,
    offerings: z.strictObject({ heading: text(), items: z.array(point()).length(4) }),
    banner,
    services: z
      .array(
        z.strictObject({
          id: identifier(),
          heading: text(),
          paragraphs: z
            .array(text({ max: 320 }))
            .min(1)
            .max(2),
          picture: picture(),
          action: learnMore,
        }),
      )
      .min(1),
  }),
})

export default overview.superRefine(({ digital, branding }, context) => {
  const listed = [...digital.services, ...branding.services].map(({ id }) => id)
  requireEvery(agencySlugs, listed, { what: 'service block', area: 'agency', path: ['digital', 'services'] }, context)
})
