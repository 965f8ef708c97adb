import { z } from 'zod'
import { sample, text } from './kit.ts'

const logo = z.strictObject({
  logo: z.string().regex(/^[a-z0-9-]+$/, 'must be the name of a file in content/logos, without .svg'),
  name: text({ max: 40 }),
  sample: sample(),
})

export default z.strictObject({
  clients: z.array(logo).length(31, 'the wall holds 31 logos'),
  results: z.array(logo.extend({ text: text({ max: 40 }) })).length(11, 'the results row holds 11 logos'),
})
