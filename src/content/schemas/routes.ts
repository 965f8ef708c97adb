import { z } from 'zod'
import { routeIds } from '../route-ids.ts'
import { picture, text } from './kit.ts'

const head = z.strictObject({
  title: text({ max: 60 }),
  description: text({ min: 70, max: 155 }),
  picture: picture(),
})

type Head = z.output<typeof head>

const unique = (field: 'title' | 'description') => (heads: Record<string, Head>, context: z.RefinementCtx) => {
  const seen = new Map<string, string>()
  for (const [id, entry] of Object.entries(heads)) {
    const other = seen.get(entry[field])
    if (other) context.addIssue({ code: 'custom', path: [id, field], message: `the same as that of ${other}` })
    seen.set(entry[field], id)
  }
}

export default z.record(z.enum(routeIds), head).superRefine(unique('title')).superRefine(unique('description'))
