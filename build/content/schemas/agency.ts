import { z } from 'zod'
import { asks, picture, text } from './fields.ts'
import { documentsIn, labelOf, search } from './page-fields.ts'
import { markParts } from '../../../src/content/drawings.ts'
import { point, serviceOverview, JOURNEY_STEPS } from './service-sections.ts'

/** Reasons in the tab of digital marketing. */
const POINTS = 6

const banner = z.strictObject({ label: text().optional(), headline: text(), lead: text(), picture: picture('banner') })
const intro = z.strictObject({ heading: text(), paragraphs: z.array(text()).min(1).max(3) })

const overview = z.strictObject({
  search: search(),
  asks: asks(),
  /** Of the button that leads from a service to its page. */
  learnMore: text({ max: 30 }),
  banner: z.strictObject({
    words: z.tuple([text(), text()]),
    lead: text(),
    pictures: z.tuple([picture('banner'), picture('banner')]),
  }),
  digital: z.strictObject({
    label: text({ max: 30 }),
    /** Summary of the points of a service, where they are collapsed. */
    pointsLabel: text({ max: 30 }),
    intro,
    why: z
      .strictObject({
        heading: text(),
        lead: text({ max: 120 }),
        /** Those a buyer compares; `until` counts the points, and only the one that gets the order has none. */
        shops: z
          .array(z.strictObject({ name: text({ max: 18 }), until: z.int().min(1).max(POINTS).optional() }))
          .length(3),
        points: z.array(point().extend({ time: text({ max: 12 }) })).length(POINTS),
      })
      .superRefine(({ shops }, context) => {
        if (shops.filter(({ until }) => until === undefined).length === 1) return
        const message = 'one of the three gets the order: take “until” out there, and only there'
        context.addIssue({ code: 'custom', path: ['shops'], message })
      }),
    banner: banner.required({ label: true }),
    journey: z.strictObject({
      heading: text({ max: 30 }),
      /** Over a service, before the name of its step. */
      step: text({ max: 30 }),
      steps: z.array(text({ max: 20 })).length(JOURNEY_STEPS),
    }),
  }),
  branding: z.strictObject({
    label: text({ max: 30 }),
    intro,
    work: z.strictObject({
      heading: text({ max: 40 }),
      lead: text({ max: 200 }),
      /** What the mark is made of, in the order of `markParts`. */
      parts: z.array(text({ max: 20 })).length(markParts.length),
      objects: z
        .array(
          z.strictObject({
            picture: picture(),
            name: text({ max: 40 }),
            text: text({ max: 90 }),
            /** The parts of the mark that it shows. */
            keeps: z.array(z.enum(markParts)).min(1),
          }),
        )
        .length(6),
      note: text({ max: 90 }),
    }),
    offerings: z.strictObject({ heading: text(), items: z.array(point()).length(4) }),
    banner,
  }),
})

const listed = z.object({
  name: text(),
  menu: text().optional(),
  hero: z.object({ picture: picture() }),
  overview: serviceOverview(),
})

/** The services of both tabs are the documents in content/services. */
export default overview.transform(({ learnMore, digital, branding, ...rest }) => {
  const services = documentsIn('services', listed).map(({ name, menu, slug, to, hidden, hero, overview }) => ({
    ...overview,
    id: slug,
    heading: labelOf({ name, menu: overview.heading ?? menu, hidden }),
    picture: hero.picture,
    action: { label: learnMore, to },
  }))
  return {
    ...rest,
    digital: { ...digital, services: services.filter((service) => service.group === 'digital') },
    branding: { ...branding, services: services.filter((service) => service.group === 'creative') },
  }
})
