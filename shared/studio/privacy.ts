import { endpoint } from './endpoint.ts'
import { stageSchema } from './leads.ts'
import { z } from './zod.ts'

const time = z.number()

/** An e-mail address or a number, as it was typed. */
const whoSchema = z.string().trim().min(3, 'Write an e-mail address or a number.').max(254)

const personSchema = z.object({
  /** Everything that came from this address or number, newest first; the first hundred. */
  leads: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      email: z.string(),
      mobile: z.string(),
      receivedAt: time,
      stage: stageSchema,
    }),
  ),
  count: z.number(),
})

export type Person = z.infer<typeof personSchema>

/** In the body, so that no address stands in a URL. */
export const findPerson = endpoint({
  method: 'POST',
  path: '/privacy/find',
  access: 'privacy',
  body: z.object({ who: whoSchema }),
  answer: personSchema,
})

/** Every field, note and event of that person's enquiries, as JSON. */
export const exportPerson = endpoint({
  method: 'POST',
  path: '/privacy/export',
  access: 'privacy',
  body: z.object({ who: whoSchema }),
  answer: z.object({ leads: z.array(z.unknown()) }),
})

/** `isProven` is false when another program kept the old bytes from being overwritten; the server tries again at night. */
const erasedSchema = z.object({ isProven: z.boolean(), lines: z.array(z.string()) })

export type Erased = z.infer<typeof erasedSchema>

/** 409 `changed` when there are not as many as were shown. */
export const erasePerson = endpoint({
  method: 'POST',
  path: '/privacy/erase',
  access: 'privacy',
  body: z.object({ who: whoSchema, count: z.number().int().positive() }),
  answer: erasedSchema,
  timeoutMs: 120_000,
})

export const RETENTION_MONTHS = [6, 12, 24, 36, 60] as const

export const retentionSchema = z.object({
  /** Enquiries older than this are erased each night; null: never. */
  months: z.union(RETENTION_MONTHS.map((months) => z.literal(months))).nullable(),
})

const retentionAnswer = z.object({
  retention: z.object({ value: retentionSchema, version: z.number() }),
  /** For each choice how many enquiries are older now. */
  older: z.array(z.object({ months: z.number(), count: z.number() })),
})

export type RetentionAnswer = z.infer<typeof retentionAnswer>

export const getRetention = endpoint({
  method: 'GET',
  path: '/privacy/retention',
  access: 'privacy',
  answer: retentionAnswer,
})

/** 409 `conflict` with all of it as `current` when `version` is not the newest. */
export const putRetention = endpoint({
  method: 'PUT',
  path: '/privacy/retention',
  access: 'privacy',
  body: z.object({ value: retentionSchema, version: z.number().int() }),
  answer: retentionAnswer,
})

export const PRIVACY_ENDPOINTS = { findPerson, exportPerson, erasePerson, getRetention, putRetention }

/** A file, not JSON of the contract: a link of the page downloads it. */
export const EXPORT_PATH = '/export'

export const EXPORT_FORMATS = ['xlsx', 'csv', 'json'] as const

/** Days at the office, the last one included. */
export const exportQuerySchema = z.object({
  format: z.enum(EXPORT_FORMATS),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
