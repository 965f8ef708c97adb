import { z } from 'zod'
import { asks, picture, text } from './fields.ts'
import { documentsIn, labelOf, search } from './page-fields.ts'
import { markParts } from '../../../src/content/drawings.ts'
import { point, serviceOverview, PIPELINE_STEPS } from './service-sections.ts'

/** Number of reasons in the tab of digital marketing. */
const POINTS = 6

const banner = z.strictObject({ label: text().optional(), headline: text(), lead: text(), picture: picture('banner') })
const intro = z.strictObject({ heading: text(), paragraphs: z.array(text()).min(1).max(3) })

const overview = z.strictObject({
  search: search(),
  asks: asks(),
  /** Label of the button from a service to its page. */
  learnMore: text({ max: 30 }),
  banner: z.strictObject({
    words: z.tuple([text(), text()]),
    lead: text(),
    pictures: z.tuple([picture('banner'), picture('banner')]),
  }),
  /** Goals of an owner, step by step, above the services of digital marketing. */
  pipeline: banner.required({ label: true }).extend({
    steps: z
      .array(
        z.strictObject({
          name: text({ max: 20 }),
          /** Sentence of an owner who needs this step. */
          need: text({ max: 60 }),
        }),
      )
      .length(PIPELINE_STEPS),
  }),
  digital: z.strictObject({
    label: text({ max: 30 }),
    /** Summary for the points of a service where they are collapsed. */
    pointsLabel: text({ max: 30 }),
    intro,
    why: z.strictObject({
      heading: text(),
      lead: text({ max: 120 }),
      /** Key to the drawn shops. */
      key: text({ max: 90 }),
      /** `open`: number of the three compared shops that the buyer still has ahead; yours is the last. */
      points: z.array(point().extend({ time: text({ max: 12 }), open: z.int().min(1).max(3) })).length(POINTS),
    }),
  }),
  branding: z.strictObject({
    label: text({ max: 30 }),
    intro,
    work: z.strictObject({
      heading: text({ max: 40 }),
      lead: text({ max: 200 }),
      /** Names of the mark's parts, in the order of `markParts`. */
      parts: z.array(text({ max: 20 })).length(markParts.length),
      objects: z
        .array(
          z.strictObject({
            picture: picture(),
            name: text({ max: 40 }),
            text: text({ max: 90 }),
            /** Parts of the mark that the object shows. */
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
