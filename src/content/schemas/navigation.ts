import { z } from 'zod'
import { advisorySlugs, agencySlugs, caseSlugs } from '../route-ids.ts'
import { picture, routePath, text } from './kit.ts'
import { requireEvery } from './references.ts'

const link = () => z.strictObject({ label: text(), to: routePath() })
const tab = { label: text(), to: routePath(), line: text({ max: 120 }) }
const group = z.strictObject({ title: text(), links: z.array(link()).min(1) })

const navigation = z.strictObject({
  about: link(),
  contact: link(),
  services: z.strictObject({
    label: text(),
    tabs: z.tuple([
      z.strictObject({ id: z.literal('agency'), ...tab, groups: z.array(group).length(2) }),
      z.strictObject({ id: z.literal('advisory'), ...tab, groups: z.array(group).length(1) }),
      z.strictObject({
        id: z.literal('technology'),
        ...tab,
        items: z
          .array(
            z.strictObject({
              index: z.int().min(0).max(6),
              heading: text(),
              content: text({ max: 60 }),
              picture: picture(),
            }),
          )
          .length(7)
          .refine((items) => items.every((item, i) => item.index === i), 'indexes must run from 0 to 6'),
      }),
    ]),
  }),
  resources: z.strictObject({
    label: text(),
    cases: z.strictObject({
      id: z.literal('cases'),
      ...tab,
      items: z.array(z.strictObject({ name: text(), to: routePath(), picture: picture() })).length(7),
    }),
    blogs: z.strictObject({
      id: z.literal('blogs'),
      ...tab,
      viewAll: text(),
      featured: z.array(z.strictObject({ title: text(), to: routePath(), picture: picture() })).length(2),
    }),
  }),
  small: z.array(link()).min(1),
  footer: z.strictObject({
    call: z.strictObject({ heading: text(), line: text(), button: text() }),
    chat: text(),
    officesTitle: text(),
    columns: z.array(z.strictObject({ title: text(), links: z.array(link()).min(1) })).length(3),
    contactTitle: text(),
    copyright: text(),
    legal: z.array(link()).length(2),
    accessibility: text(),
  }),
})

const slugOf = ({ to }: { to: string }) => to.split('/').at(-1) ?? ''

export default navigation.superRefine(({ services: { tabs }, resources: { cases } }, context) => {
  const [agency, advisory] = tabs
  const lists = [
    { area: 'agency', slugs: agencySlugs, entries: agency.groups.flatMap(({ links }) => links), tab: 0 },
    { area: 'advisory', slugs: advisorySlugs, entries: advisory.groups.flatMap(({ links }) => links), tab: 1 },
  ] as const
  for (const { area, slugs, entries, tab } of lists) {
    const path = ['services', 'tabs', tab, 'groups']
    requireEvery(slugs, entries.map(slugOf), { what: 'link', area, path }, context)
  }
  const path = ['resources', 'cases', 'items']
  requireEvery(caseSlugs, cases.items.map(slugOf), { what: 'link', area: 'case-study', path }, context)
})
