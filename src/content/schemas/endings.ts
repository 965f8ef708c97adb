import { z } from 'zod'
import { routeIds } from '../route-ids.ts'
import { text } from './kit.ts'

const ending = z.strictObject({
  heading: text({ max: 60 }).refine((heading) => heading.endsWith('?'), 'a page ends with a question: end it with ?'),
  text: text({ max: 150 }),
})

/** The question each page ends with. */
export default z.partialRecord(z.enum(['default', ...routeIds]), ending).refine((endings) => endings.default, {
  path: ['default'],
  message: 'missing: it stands for every page that is not named',
})
