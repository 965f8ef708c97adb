/** What has to be settled before the site goes live. */
import { z } from './zod.ts'
import { file } from './documents.ts'
import { endpoint } from './endpoint.ts'
import { FLAG_KINDS } from './form.ts'

const kindSchema = z.enum(FLAG_KINDS)
export type FlagKind = z.infer<typeof kindSchema>

/** One text or figure, as visitors read it, with the name of its field. */
const textSchema = z.object({ path: z.string(), field: z.string(), text: z.string(), isName: z.boolean() })
export type FlagText = z.infer<typeof textSchema>

const flagSchema = z.object({
  file,
  /** Of the document. */
  title: z.string(),
  group: z.string(),
  kind: kindSchema,
  /** Of the record that has the flag; empty when it is the whole document. */
  path: z.string(),
  /** Where it stands, as the form calls it. */
  field: z.string(),
  /** Its name, and the beginning of what it says. */
  words: z.string(),
  /** All that it says to visitors, in their order, without records that are listed by themselves. */
  texts: z.array(textSchema),
  /** The published site has it, and a draft removes it. */
  isSettled: z.boolean(),
})
export type LaunchFlag = z.infer<typeof flagSchema>

/**
 * `flags`: as the drafts have them, and those that a draft removes. `onSite`: how many the published site has; `atFirst`:
 * how many there were before the first publication.
 */
export const getLaunch = endpoint({
  method: 'GET',
  path: '/launch',
  access: 'content',
  answer: z.object({ flags: z.array(flagSchema), onSite: z.number(), atFirst: z.number() }),
})

export const LAUNCH_ENDPOINTS = { getLaunch }
