import { z } from 'zod'
import { caseSlugs } from '../route-ids.ts'
import { metric, metricFields, picture, text } from './kit.ts'
import { documentIn } from './references.ts'

const firstMetric = z
  .array(z.object(metricFields))
  .min(1)
  .transform((metrics) => metric().parse(metrics[0]))

const poster = documentIn(
  (slug) => `content/cases/${slug}.yaml`,
  z.object({
    brand: z.string(),
    sector: z.string(),
    subtitle: z.string(),
    ground: z.enum(['bone', 'sand', 'ink', 'ink-2', 'laterite', 'saffron']),
    picture: picture(),
    metrics: firstMetric,
  }),
)

export default z.strictObject({
  banner: z.strictObject({ title: z.array(text()), text: text(), picture: picture() }),
  wall: z.strictObject({ title: text(), note: text(), readMore: text() }),
  order: z.array(poster).length(caseSlugs.length, `there are ${caseSlugs.length} cases`),
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
