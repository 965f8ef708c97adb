/** References to a case study in other content files. */
import { z } from 'zod'
import { shownFiles } from '../page-list.ts'
import { metricFields } from './fields.ts'
import { documentsIn } from './page-fields.ts'

/** Figures of a case, for documents that show one of them. */
export const caseMetrics = z.array(z.object({ id: z.string(), spent: z.boolean().optional(), ...metricFields }))

/**
 * Name of a file in content/cases without its extension. The output is the case's slug and the fields of `shape`; null
 * when no such case is shown, which is a warning. A faulty case file is a fault.
 */
export const caseWith = <Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) =>
  z
    .string()
    .transform((name, context) => {
      const found = documentsIn('cases', shape).find(({ slug }) => slug === name)
      if (found) return found
      const written = shownFiles('cases').find(({ slug }) => slug === name)
      if (!written) return null
      const message = `the case “${name}” cannot be shown: mend ${written.file}`
      context.addIssue({ code: 'custom', message, params: { cause: written.file } })
      return z.NEVER
    })
    .meta({ widget: 'case' })
