import { z } from 'zod'
import { caseSlugs } from '../route-ids.ts'
import { metricFields, picture, text } from './kit.ts'
import { documentIn } from './references.ts'

const firstMetric = z.tuple([z.object(metricFields)], z.unknown()).transform(([metric]) => metric)

const poster = documentIn(
  (slug) => `content/cases/${slug}.yaml`,
  z.object({
    brand: text(),
    sector: text(),
    subtitle: text(),
    ground: z.enum(['bone', 'sand', 'ink', 'ink-2', 'laterite', 'saffron']),
    picture: picture(),
    metrics: firstMetric,
  }),
)

export default z.strictObject({
  banner: z.strictObject({ title: z.array(text()), text: text(), picture: picture() }),
  wall: z.strictObject({ title: text(), note: text(), readMore: text() }),
  order: z.array(poster).length(caseSlugs.length),
  detail: z.strictObject({
    allCases: text(),
    challenges: text(),
    solutions: text(),
    answers: text(),
    pairs: text(),
    results: text(),
    claimTitle: text(),
    services: text(),
    previous: text(),
    next: text(),
    action: text(),
  }),
})
