import { z } from 'zod'
import { routePath, text } from './fields.ts'
import { documentsIn, labelOf } from './page-fields.ts'
import { serviceOverview } from './service-sections.ts'
import { technologyItems } from './technology.ts'

const link = () => z.strictObject({ label: text(), to: routePath() })
/** `short` replaces the label in the menu of small screens. */
const tab = { label: text(), short: text().optional(), to: routePath() }
const group = z.strictObject({ title: text(), group: z.enum(['digital', 'creative']) })

const navigation = z.strictObject({
  about: link(),
  contact: link(),
  services: z.strictObject({
    label: text(),
    tabs: z.tuple([
      z.strictObject({ id: z.literal('agency'), ...tab, groups: z.array(group).length(2) }),
      z.strictObject({ id: z.literal('advisory'), ...tab, title: text() }),
      z.strictObject({ id: z.literal('technology'), ...tab }),
    ]),
  }),
  resources: z.strictObject({
    label: text(),
    cases: z.strictObject({
      id: z.literal('cases'),
      ...tab,
    }),
    blogs: z.strictObject({
      id: z.literal('blogs'),
      ...tab,
      viewAll: text(),
    }),
  }),
  dock: z.strictObject({ label: text(), chat: text({ max: 16 }), write: text({ max: 20 }) }),
  footer: z.strictObject({
    call: z.strictObject({ heading: text(), button: text() }),
    officesTitle: text(),
    columns: z.array(z.strictObject({ title: text(), links: z.array(link()).min(1) })).length(3),
    contactTitle: text(),
    copyright: text(),
  }),
})

const named = { name: text(), menu: text().optional() }
const service = z.object({ ...named, overview: serviceOverview() })
const caseStudy = z.object({ brand: text(), menu: text().optional() })
const article = z.object({
  title: text(),
  search: z.object({ title: text().optional() }).optional(),
  featured: z.boolean().optional(),
})
const legal = z.object({ title: text(), menu: text().optional() })

const FEATURED_ARTICLES = 2

function serviceGroups(groups: z.output<typeof group>[]) {
  const services = documentsIn('services', service)
  return groups
    .map(({ title, group }) => ({
      title,
      links: services
        .filter(({ overview }) => overview.group === group)
        .map(({ to, ...names }) => ({ label: labelOf(names), to })),
    }))
    .filter(({ links }) => links.length > 0)
}

const advisoryGroups = (title: string) => {
  const links = documentsIn('advisory-details', z.object(named)).map(({ to, ...names }) => ({
    label: labelOf(names),
    to,
  }))
  return links.length > 0 ? [{ title, links }] : []
}

const cases = () =>
  documentsIn('cases', caseStudy).map(({ brand, menu, hidden, to }) => {
    return { name: labelOf({ name: brand, menu, hidden }), to }
  })

/** Returns the featured articles, filled up with the first of the others. */
const featuredArticles = () =>
  documentsIn('articles', article)
    .toSorted((a, b) => Number(b.featured ?? false) - Number(a.featured ?? false))
    .slice(0, FEATURED_ARTICLES)
    .map(({ title, search, hidden, to }) => {
      return { title: labelOf({ name: title, menu: search?.title, hidden }), to }
    })

const legalPages = () =>
  documentsIn('legal', legal).map(({ title, to, menu, hidden }) => {
    return { label: labelOf({ name: title, menu, hidden }), to }
  })

/** Links to services, cases, articles and legal pages are made from the documents. */
export default navigation.transform(({ services, resources, footer, ...rest }) => {
  const [agency, { title, ...advisory }, technology] = services.tabs
  const items = technologyItems().map(({ label, line }, index) => ({ index, heading: label, content: line }))
  return {
    ...rest,
    services: {
      ...services,
      tabs: [
        { ...agency, groups: serviceGroups(agency.groups) },
        { ...advisory, groups: advisoryGroups(title) },
        { ...technology, items },
      ] as const,
    },
    resources: {
      ...resources,
      cases: { ...resources.cases, items: cases() },
      blogs: { ...resources.blogs, featured: featuredArticles() },
    },
    footer: { ...footer, legal: legalPages() },
  }
})
