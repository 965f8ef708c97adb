/** What has to be settled before the site goes live. */
import { z } from './zod.ts'
import { file } from './documents.ts'
import { endpoint } from './endpoint.ts'

/** `sample`: invented. `confirm`: a promise that the owner has not agreed to. */
export const MARK_KINDS = ['sample', 'confirm'] as const
const kindSchema = z.enum(MARK_KINDS)
export type MarkKind = z.infer<typeof kindSchema>

const markSchema = z.object({
  file,
  /** Of the document. */
  title: z.string(),
  group: z.string(),
  kind: kindSchema,
  /** Of the record that has the mark; empty when it is the whole document. */
  path: z.string(),
  /** Where it stands, as the form calls it. */
  field: z.string(),
  /** Its name, and the beginning of what it says. */
  words: z.string(),
})
export type LaunchMark = z.infer<typeof markSchema>

/** Marks as the drafts will leave them; how many are in what is published, and how many were there at first. */
export const getLaunch = endpoint({
  method: 'GET',
  path: '/launch',
  access: 'content',
  answer: z.object({ marks: z.array(markSchema), onSite: z.number(), atFirst: z.number() }),
})

export const LAUNCH_ENDPOINTS = { getLaunch }
