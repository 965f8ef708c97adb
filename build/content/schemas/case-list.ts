import { z } from 'zod'
import { ask, asks, metricFields, picture, text } from './fields.ts'
import { documentsIn, labelOf, search } from './page-fields.ts'

const metric = z.object({ ...metricFields, spent: z.boolean().optional() })

const poster = z.object({
  brand: text(),
  sector: text(),
  subtitle: text(),
  ground: z.enum(['bone', 'sand', 'ink', 'ink-2', 'laterite', 'saffron']),
  picture: picture(),
  detailPicture: picture('scene'),
  metrics: z.tuple([metric], metric),
})

const caseList = z.strictObject({
  search: search(),
  banner: z.strictObject({ title: z.array(text()), text: text(), picture: picture('banner') }),
  wall: z.strictObject({ title: text(), note: text(), readMore: text(), asks: asks() }),
  detail: z.strictObject({
    allCases: text(),
    challenges: text(),
    solutions: text(),
    did: text(),
    how: text(),
    about: text(),
    both: text(),
    pairs: text(),
    results: text(),
    claimTitle: text(),
    services: text(),
    previous: text(),
    next: text(),
    action: text(),
    ask: ask(),
  }),
})

/** The entries are the documents in content/cases. */
export default caseList.transform((fields) => ({
  ...fields,
  order: documentsIn('cases', poster).map(({ to: _to, hidden, sector, metrics: [first, ...others], ...shown }) => ({
    ...shown,
    sector: labelOf({ name: sector, hidden }),
    metric: first,
    /** Second result of the case, so that a page which shows it twice can say two things of it. */
    other: others.find(({ spent }) => !spent) ?? first,
  })),
}))
