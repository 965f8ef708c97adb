import { z } from './zod.ts'

/** Body of every API error, as of RFC 9457. Programs read `code`. */
export const problemSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  detail: z.string().optional(),
  /** Faults of single fields by path. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** For `conflict`: the current record. */
  current: z.unknown().optional(),
})

export type ProblemBody = z.infer<typeof problemSchema>

export const PROBLEM_TYPE = 'application/problem+json'
