/** References to a case study from other content files. */
import { existsSync } from 'node:fs'
import { z } from 'zod'
import { metricFields } from './kit.ts'
import { documentsIn } from './page-fields.ts'

/** Its figures, for documents that show one of them. */
export const caseMetrics = z.array(z.object({ id: z.string(), spent: z.boolean().optional(), ...metricFields }))

/** The name of a file in content/cases, without its ending; becomes the case's slug and what `shape` picks of it. */
export const caseWith = <Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) =>
  z.string().transform((name, context) => {
    const cases = documentsIn('cases', shape)
    const found = cases.find(({ slug }) => slug === name)
    if (found) return found
    const file = `content/cases/${name}.yaml`
    const message = existsSync(file)
      ? `the case “${name}” cannot be shown: mend ${file}, or publish it`
      : `there is no case “${name}”: write one of ${cases.map(({ slug }) => slug).join(', ')}`
    context.addIssue({ code: 'custom', message, ...(existsSync(file) && { params: { cause: file } }) })
    return z.NEVER
  })
