import { endpoint } from './endpoint.ts'
import { stageSchema } from './leads.ts'
import { z } from './zod.ts'

const time = z.number()

/** E-mail address or phone number, as typed. */
const whoSchema = z.string().trim().min(3, 'Write an e-mail address or a number.').max(254)

const personSchema = z.object({
  /** Enquiries from this address or number, newest first; at most a hundred. */
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

/** Finds a person's enquiries. The address is sent in the body to keep it out of URLs. */
export const findPerson = endpoint({
  method: 'POST',
  path: '/privacy/find',
  access: 'privacy',
  body: z.object({ who: whoSchema }),
  answer: personSchema,
})

/** Returns all fields, notes and events of that person's enquiries. */
export const exportPerson = endpoint({
  method: 'POST',
  path: '/privacy/export',
  access: 'privacy',
  body: z.object({ who: whoSchema }),
  answer: z.object({ leads: z.array(z.unknown()) }),
})

/** `isProven` is false when another process kept the old bytes from being overwritten; the server retries at night. */
const erasedSchema = z.object({ isProven: z.boolean(), lines: z.array(z.string()) })

export type Erased = z.infer<typeof erasedSchema>

/** Erases a person's enquiries. Answers 409 `changed` when their number is no longer `count`. */
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
  /** Age in months at which enquiries are erased each night; null for never. */
  months: z.union(RETENTION_MONTHS.map((months) => z.literal(months))).nullable(),
})

const retentionAnswer = z.object({
  retention: z.object({ value: retentionSchema, version: z.number() }),
  /** Number of enquiries that are older now than each choice. */
  older: z.array(z.object({ months: z.number(), count: z.number() })),
})

export type RetentionAnswer = z.infer<typeof retentionAnswer>

export const getRetention = endpoint({
  method: 'GET',
  path: '/privacy/retention',
  access: 'privacy',
  answer: retentionAnswer,
})

/** Answers 409 `conflict` with all values as `current` when `version` is not the newest. */
export const putRetention = endpoint({
  method: 'PUT',
  path: '/privacy/retention',
  access: 'privacy',
  body: z.object({ value: retentionSchema, version: z.number().int() }),
  answer: retentionAnswer,
})

export const PRIVACY_ENDPOINTS = { findPerson, exportPerson, erasePerson, getRetention, putRetention }

/** Path of the export, a file that a link downloads and not JSON of the contract. */
export const EXPORT_PATH = '/export'

export const EXPORT_FORMATS = ['xlsx', 'csv', 'json'] as const

/** First and last day at the office; both are included. */
export const exportQuerySchema = z.object({
  format: z.enum(EXPORT_FORMATS),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
