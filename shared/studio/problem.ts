import { z } from './zod.ts'

/** RFC 9457: what every error of the API looks like. `code` is what a program reads. */
export const problemSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  detail: z.string().optional(),
  /** Faults of single fields, by their path. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** With `conflict`: the record as it is now. */
  current: z.unknown().optional(),
})

export type ProblemBody = z.infer<typeof problemSchema>

export const PROBLEM_TYPE = 'application/problem+json'
