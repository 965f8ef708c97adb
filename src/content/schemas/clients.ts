import { existsSync } from 'node:fs'
import { z } from 'zod'
import { sample, text } from './kit.ts'

const logo = z.strictObject({
  logo: z.string().superRefine((name, context) => {
    if (existsSync(`content/logos/${name}.svg`)) return
    const message = `no logo content/logos/${name}.svg: put the SVG there, or correct the name (it is written without .svg)`
    context.addIssue({ code: 'custom', message })
  }),
  name: text({ max: 40 }),
  sample: sample(),
})

export default z.strictObject({
  clients: z.array(logo).length(31),
  results: z.array(logo.extend({ text: text({ max: 40 }) })).length(11),
})
