import { z } from 'zod'
import { picture, routePath, text } from './kit.ts'

const link = () => z.strictObject({ label: text(), to: routePath() })
const tab = { label: text(), to: routePath(), line: text({ max: 120 }) }
const group = z.strictObject({ title: text(), links: z.array(link()).min(1) })

export default z.strictObject({
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
          .length(7, 'must be seven')
          .refine((items) => items.every((item, i) => item.index === i), 'indexes must run from 0 to 6'),
      }),
    ]),
  }),
  resources: z.strictObject({
    label: text(),
    cases: z.strictObject({
      id: z.literal('cases'),
      ...tab,
      items: z.array(z.strictObject({ name: text(), to: routePath(), picture: picture() })).length(7, 'must be seven'),
    }),
    blogs: z.strictObject({
      id: z.literal('blogs'),
      ...tab,
      viewAll: text(),
      featured: z
        .array(z.strictObject({ title: text(), to: routePath(), picture: picture() }))
        .length(2, 'must be two'),
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
