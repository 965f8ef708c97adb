import { z } from 'zod'
import { readings } from '../../../src/content/drawings.ts'
import { asks, picture, text } from './fields.ts'
import { documentsIn, labelOf, search } from './page-fields.ts'
import { point } from './service-sections.ts'

/** Section shown on the overview and on every detail page. */
export const whyChooseUs = z.strictObject({
  heading: text({ max: 30 }),
  lead: text({ max: 220 }),
  items: z.array(point()).min(3).max(5),
})

/** Presentation of a page below /advisory on the overview. */
export const advisoryOverview = z.strictObject({
  tab: text({ max: 45 }).optional(),
  heading: text({ max: 90 }),
  paragraphs: z
    .array(text({ max: 360 }))
    .min(1)
    .max(2),
  /** Question of its buyer, which links to the section from the top of the overview. */
  question: text({ max: 40 }),
  /** A few lines of a document that the work produces, some of them struck out. */
  excerpt: z.strictObject({
    title: text({ max: 60 }),
    rows: z
      .array(z.strictObject({ text: text({ max: 50 }), struck: z.boolean().default(false) }))
      .min(3)
      .max(6),
  }),
})

const listed = z.object({
  name: text(),
  banner: z.object({ picture: picture() }),
  overview: advisoryOverview,
})

const overview = z.strictObject({
  search: search(),
  banner: z.strictObject({ headline: z.array(text()).length(2), lead: text(), picture: picture('banner') }),
  /** Label of the button from a section to its page. */
  viewMore: text({ max: 30 }),
  choose: whyChooseUs,
  value: z.strictObject({ heading: text(), lead: text(), cards: z.array(point()).length(7) }),
  analytics: z.strictObject({
    heading: text(),
    lead: text(),
    /** Questions that an owner asks, and the analysis that answers each. */
    questions: z
      .array(
        z.strictObject({
          question: text({ max: 90 }),
          answer: text({ max: 200 }),
          /** Drawing of the analysis. */
          reading: z.enum(readings).optional(),
        }),
      )
      .length(4),
  }),
  asks: asks(),
})

/** The sections are the documents in content/advisory-details. */
export default overview.transform(({ search, viewMore, ...rest }) => ({
  search,
  ...rest,
  sections: documentsIn('advisory-details', listed).map((detail) => ({
    id: detail.slug,
    tab: labelOf({ name: detail.overview.tab ?? detail.name, hidden: detail.hidden }),
    heading: detail.overview.heading,
    paragraphs: detail.overview.paragraphs,
    question: detail.overview.question,
    excerpt: detail.overview.excerpt,
    picture: detail.banner.picture,
    action: { label: viewMore, to: detail.to },
  })),
}))
