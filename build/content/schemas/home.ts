import { z } from 'zod'
import { ask, differ, metric, metricFields, picture, routePath, text } from './fields.ts'
import { homeTab } from './cases.ts'
import { documentsIn, labelOf, search } from './page-fields.ts'
import { present, teamMemberWithBio } from './references.ts'
import { technologyItems } from './technology.ts'
import { siteValues } from '../site-values.ts'

const lines = () =>
  z
    .array(text({ max: 28 }))
    .min(1)
    .max(4)
const call = () => z.strictObject({ label: text({ max: 30 }), to: routePath() })
const panel = () => z.strictObject({ name: text(), text: text() })
/** Name of a promised time; the output is its number of days in content/site.yaml. */
const promisedDays = () => z.enum(['strategyDays', 'resultDays']).transform((name) => siteValues()?.[name] ?? 0)
/** Number of weeks on the slider. The weeks of the stages rise and begin with the first. */
const WEEKS = 13
const horizon = () =>
  z
    .strictObject({
      heading: text({ max: 40 }),
      label: text({ max: 20 }),
      day: text({ max: 20 }),
      hint: text({ max: 50 }),
      /** Text before the heading of a stage that is not reached yet. */
      towards: text({ max: 20 }),
      stages: z
        .array(
          z.strictObject({
            heading: text({ max: 30 }),
            moments: z
              .array(z.strictObject({ week: z.number().int().min(1).max(WEEKS), text: text({ max: 125 }) }))
              .min(1)
              .max(4),
          }),
        )
        .length(3),
    })
    .refine(({ stages }) => {
      const weeks = stages.flatMap(({ moments }) => moments.map(({ week }) => week))
      return weeks[0] === 1 && weeks.every((week, at) => at === 0 || week > (weeks[at - 1] ?? 0))
    }, 'the weeks begin with 1, and each is later than the one before')
const home = z.strictObject({
  search: search(),
  banner: z.strictObject({
    kicker: text(),
    headline: lines(),
    promise: z.array(z.strictObject({ days: promisedDays(), unit: text(), label: text() })).length(2),
    call: call(),
    scrollLabel: text(),
    poster: z.strictObject({ landscape: picture('banner'), portrait: picture('screen') }),
  }),
  clients: z.strictObject({ heading: text(), text: text() }),
  counters: z.strictObject({
    heading: text(),
    text: text(),
    entries: z.array(z.strictObject({ metric: metric(), text: text({ max: 110 }) })).max(9),
  }),
  whoWeAre: z.strictObject({
    heading: text(),
    saying: lines(),
    picture: picture('portrait'),
    lead: text(),
    paragraphs: z.array(text()).min(1),
    call: call(),
  }),
  services: z.strictObject({
    heading: text(),
    text: text(),
    agency: panel(),
    advisory: panel(),
    technology: panel(),
  }),
  process: z.strictObject({
    heading: text(),
    text: text(),
    from: text(),
    to: text(),
    steps: z.array(z.strictObject({ heading: text(), text: text({ max: 160 }) })).length(3),
    horizon: horizon(),
  }),
  results: z.strictObject({ heading: text(), text: text(), ask: ask() }),
  works: z.strictObject({
    heading: text(),
    text: text(),
    pieces: z
      .array(z.strictObject({ picture: picture('square'), caption: text({ max: 40 }), text: text({ max: 70 }) }))
      .max(18)
      .refine(differ('caption'), 'two of one caption: write how they differ'),
  }),
  cases: z.strictObject({
    heading: text(),
    moreLabel: text(),
  }),
  team: z.strictObject({
    heading: text(),
    ask: ask(),
    text: text(),
    entries: z
      .array(z.strictObject({ member: teamMemberWithBio(), title: text().optional() }))
      .max(8)
      .transform(present),
    call: call(),
  }),
  testimonials: z.strictObject({ heading: text() }),
})

const service = z.object({ name: text(), menu: text().optional(), hero: z.object({ picture: picture() }) })
const advisoryDetail = z.object({ name: text(), menu: text().optional(), banner: z.object({ picture: picture() }) })
const caseStudy = z.object({
  brand: text(),
  picture: picture(),
  metrics: z.array(z.object({ ...metricFields, spent: z.literal(true).optional() })),
  home: homeTab(),
})

const services = () =>
  documentsIn('services', service).map(({ hero, to, ...names }) => ({
    name: labelOf(names),
    url: to,
    picture: hero.picture,
  }))

const advisoryDetails = () =>
  documentsIn('advisory-details', advisoryDetail).map(({ banner, to, ...names }) => ({
    name: labelOf(names),
    url: to,
    picture: banner.picture,
  }))

/** Maximum number of tabs; a fifth name would move below the figures. */
const MAX_CASE_TABS = 4

const caseTabs = () =>
  documentsIn('cases', caseStudy)
    .toSorted((a, b) => a.home.order - b.home.order)
    .slice(0, MAX_CASE_TABS)
    .map(({ slug, brand, hidden, picture, metrics, home: { ground, text } }) => {
      return { slug, name: labelOf({ name: brand, hidden }), ground, picture, text, metrics }
    })

/** Cards and tabs are the documents of services, advisory, technology and cases. */
export default home.transform(({ services: panels, cases, ...rest }) => ({
  ...rest,
  services: {
    ...panels,
    agency: { ...panels.agency, cards: services() },
    advisory: { ...panels.advisory, cards: advisoryDetails() },
    technology: {
      ...panels.technology,
      cards: technologyItems().map(({ label, picture }, index) => ({ name: label, index, picture })),
    },
  },
  cases: { ...cases, tabs: caseTabs() },
}))
