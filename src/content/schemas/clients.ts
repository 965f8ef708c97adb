import { existsSync } from 'node:fs'
import { z } from 'zod'
import { differ, sample, text } from './kit.ts'

const logo = z.strictObject({
  logo: z.string().superRefine((name, context) => {
    if (existsSync(`content/logos/${name}.svg`)) return
    const message = `no logo content/logos/${name}.svg: put the SVG there, or correct the name (it is written without .svg)`
    context.addIssue({ code: 'custom', message })
  }),
  name: text({ max: 40 }),
  sample: sample(),
})

const once = 'a logo stands once in a row: take the second out'

export default z.strictObject({
  clients: z.array(logo).min(1).refine(differ('logo'), once),
  results: z.array(logo.extend({ text: text({ max: 40 }) })).refine(differ('logo'), once),
})
