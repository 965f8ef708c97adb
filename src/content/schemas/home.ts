import { z } from 'zod'
import { advisorySlugs, agencySlugs, caseSlugs } from '../route-ids.ts'
import { metric, picture, routePath, text } from './kit.ts'
import { teamMemberWithBio, requireEvery } from './references.ts'
import { siteValues } from '../site-values.ts'

const lines = () =>
  z
    .array(text({ max: 28 }))
    .min(1)
    .max(4)
const call = () => z.strictObject({ label: text({ max: 30 }), to: routePath() })
const routeCard = z.strictObject({ name: text(), url: routePath(), picture: picture() })
const technologyCard = z.strictObject({ name: text(), index: z.int().min(0).max(6), picture: picture() })
const panel = (area: 'agency' | 'advisory', slugs: readonly string[]) =>
  z.strictObject({ name: text(), text: text(), cards: z.array(routeCard) }).superRefine(({ cards }, context) => {
    const listed = cards.map(({ url }) => url.slice(`/${area}/`.length))
    requireEvery(slugs, listed, { what: 'card', area, path: ['cards'] }, context)
  })
/** Which of the promised times; becomes its days as content/site.yaml has them. */
const promisedDays = () => z.enum(['strategyDays', 'resultDays']).transform((name) => siteValues()?.[name] ?? 0)
const caseTab = z.strictObject({
  slug: z.enum(caseSlugs),
  name: text(),
  ground: z.enum(['saffron', 'ink', 'laterite', 'ink-2']),
  picture: picture(),
  text: text({ max: 200 }),
  metrics: z.array(metric()).length(3),
})

export default z.strictObject({
  banner: z.strictObject({
    kicker: text(),
    headline: lines(),
    promise: z.array(z.strictObject({ days: promisedDays(), unit: text(), label: text() })).length(2),
    call: call(),
    scrollLabel: text(),
    poster: z.strictObject({ landscape: picture(), portrait: picture() }),
  }),
  clients: z.strictObject({ heading: text(), text: text() }),
  counters: z.strictObject({
    heading: text(),
    text: text(),
    entries: z.array(z.strictObject({ metric: metric(), text: text({ max: 110 }) })).length(6),
  }),
  whoWeAre: z.strictObject({
    heading: text(),
    saying: lines(),
    picture: picture(),
    lead: text(),
    paragraphs: z.array(text()).min(1),
    call: call(),
  }),
  services: z.strictObject({
    heading: text(),
    text: text(),
    agency: panel('agency', agencySlugs),
    advisory: panel('advisory', advisorySlugs),
    technology: z.strictObject({
      name: text(),
      text: text(),
      cards: z.array(technologyCard).length(7),
    }),
  }),
  process: z.strictObject({
    heading: text(),
    text: text(),
    from: text(),
    to: text(),
    steps: z.array(z.strictObject({ heading: text(), text: text({ max: 160 }) })).length(3),
  }),
  results: z.strictObject({ heading: text(), text: text() }),
  works: z.strictObject({
    heading: text(),
    text: text(),
    pieces: z
      .array(z.strictObject({ picture: picture(), caption: text({ max: 40 }), text: text({ max: 70 }) }))
      .length(9),
  }),
  cases: z.strictObject({
    heading: text(),
    moreLabel: text(),
    tabs: z.array(caseTab).length(4),
  }),
  team: z.strictObject({
    heading: text(),
    text: text(),
    entries: z
      .array(z.strictObject({ member: teamMemberWithBio(), title: text().optional() }))
      .min(1)
      .max(8),
    call: call(),
  }),
  testimonials: z.strictObject({ heading: text() }),
})
