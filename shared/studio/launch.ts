/** Lists what has to be settled before the site goes live. */
import { z } from './zod.ts'
import { file } from './documents.ts'
import { endpoint } from './endpoint.ts'
import { FLAG_KINDS } from './form.ts'

const kindSchema = z.enum(FLAG_KINDS)
export type FlagKind = z.infer<typeof kindSchema>

/** A text or figure that visitors read, with the title of its field. */
const textSchema = z.object({ path: z.string(), field: z.string(), text: z.string(), isName: z.boolean() })
export type FlagText = z.infer<typeof textSchema>

const flagSchema = z.object({
  file,
  /** Title of the document. */
  title: z.string(),
  group: z.string(),
  kind: kindSchema,
  /** Path of the record that has the flag; empty for the whole document. */
  path: z.string(),
  /** Title of the record as the form shows it. */
  field: z.string(),
  /** Name of the record and the beginning of its text. */
  words: z.string(),
  /** All texts of the record that visitors read, in order, without inner records that have a flag of their own. */
  texts: z.array(textSchema),
  /** True when the published site has the flag and a draft removes it. */
  isSettled: z.boolean(),
})
export type LaunchFlag = z.infer<typeof flagSchema>

/**
 * `flags`: flags in the drafts, and those that a draft removes. `onSite`: their number on the published site.
 * `atFirst`: their number before the first publication.
 */
export const getLaunch = endpoint({
  method: 'GET',
  path: '/launch',
  access: 'content',
  answer: z.object({ flags: z.array(flagSchema), onSite: z.number(), atFirst: z.number() }),
})

export const LAUNCH_ENDPOINTS = { getLaunch }
