import { z } from './zod.ts'
import { endpoint } from './endpoint.ts'

export const STAGES = ['new', 'contacted', 'qualified', 'proposal', 'won', 'lost'] as const
export const stageSchema = z.enum(STAGES)
export type Stage = z.infer<typeof stageSchema>

export const STAGE_LABELS: Record<Stage, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  proposal: 'Proposal',
  won: 'Won',
  lost: 'Lost',
}

export const LOST_REASONS = ['price', 'no-answer', 'competitor', 'not-a-fit', 'later', 'other'] as const
export const lostReasonSchema = z.enum(LOST_REASONS)
export type LostReason = z.infer<typeof lostReasonSchema>

export const LOST_REASON_LABELS: Record<LostReason, string> = {
  price: 'Too expensive for them',
  'no-answer': 'They no longer answer',
  competitor: 'Went to somebody else',
  'not-a-fit': 'Not what we do',
  later: 'Not now, perhaps later',
  other: 'Another reason',
}

export const CURRENCIES = ['INR', 'AED'] as const
export const currencySchema = z.enum(CURRENCIES)
export type Currency = z.infer<typeof currencySchema>

export const MAX_VALUE = 1_000_000_000
export const MAX_NOTE_LENGTH = 5_000

/** Lists of enquiries. The desk opens with `open`. */
export const VIEWS = ['open', 'unread', 'mine', 'due', 'closed', 'held', 'all'] as const
export const viewSchema = z.enum(VIEWS)
export type View = z.infer<typeof viewSchema>

export const VIEW_LABELS: Record<View, string> = {
  open: 'Open',
  unread: 'Unread',
  mine: 'Mine',
  due: 'Follow up',
  closed: 'Closed',
  held: 'Held as spam',
  all: 'All',
}

const id = z.coerce.number().int().positive().max(2_147_483_647)
const time = z.number()
const params = z.object({ id })
/** Calendar day such as 2026-01-31. */
const daySchema = z.iso.date()

const valueSchema = z.object({
  amount: z.number().int('Write whole rupees or dirhams.').min(0).max(MAX_VALUE, 'This is more than a billion.'),
  currency: currencySchema,
})

export type Value = z.infer<typeof valueSchema>

/** Properties of a lead that the agency sets; a change needs the current `version`. */
export const deskSchema = z.object({
  stage: stageSchema,
  lostReason: lostReasonSchema.nullable(),
  assignee: z.number().nullable(),
  followUp: daySchema.nullable(),
  value: valueSchema.nullable(),
})

export type Desk = z.infer<typeof deskSchema>

const deskChangesSchema = z.object({
  stage: stageSchema.exactOptional(),
  lostReason: lostReasonSchema.nullable().exactOptional(),
  assignee: z.number().nullable().exactOptional(),
  followUp: daySchema.nullable().exactOptional(),
  value: valueSchema.nullable().exactOptional(),
})

export type DeskChanges = z.infer<typeof deskChangesSchema>

const summarySchema = deskSchema.extend({
  id: z.number(),
  version: z.number(),
  receivedAt: time,
  /** Time of the first reply, or null. */
  answeredAt: time.nullable(),
  held: z.string().nullable(),
  isSpam: z.boolean(),
  isUnread: z.boolean(),
  name: z.string(),
  companyName: z.string(),
  /** Source of the lead in a word or two; empty when unknown. */
  source: z.string(),
  /** First words of the message, without line breaks. */
  excerpt: z.string(),
})

export type LeadSummary = z.infer<typeof summarySchema>

export const PAGE_SIZE = 50

export const listLeads = endpoint({
  method: 'GET',
  path: '/leads',
  access: 'leads',
  query: z.object({
    view: viewSchema.default('open'),
    search: z.string().trim().max(200).optional(),
    stage: stageSchema.optional(),
    assignee: id.optional(),
    /** Only leads with a smaller id, which are older. */
    before: id.optional(),
  }),
  answer: z.object({ leads: z.array(summarySchema), next: z.number().nullable() }),
})

export const EVENT_KINDS = [
  'note',
  'stage',
  'assignee',
  'follow-up',
  'value',
  'reply',
  'released',
  'spam',
  'resent',
] as const

export const REPLY_CHANNELS = ['whatsapp', 'mail', 'call'] as const
export const replyChannelSchema = z.enum(REPLY_CHANNELS)
export type ReplyChannel = z.infer<typeof replyChannelSchema>

const eventSchema = z.object({
  id: z.number(),
  at: time,
  who: z.string().nullable(),
  kind: z.enum(EVENT_KINDS),
  text: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
})

export type LeadEvent = z.infer<typeof eventSchema>

const deliverySchema = z.object({
  channel: z.string(),
  state: z.enum(['held', 'waiting', 'delivered', 'dead']),
  attempts: z.number(),
  at: time.nullable(),
  error: z.string().nullable(),
})

export type Delivery = z.infer<typeof deliverySchema>

const leadSchema = summarySchema.extend({
  mobile: z.string(),
  email: z.string(),
  budget: z.string(),
  website: z.string(),
  message: z.string(),
  /** What the visitor chose and what their visit recorded; each value may be empty. */
  origin: z.object({
    heardFrom: z.string(),
    landingPage: z.string(),
    pagesSeen: z.string(),
    campaign: z.string(),
    referrer: z.string(),
  }),
  events: z.array(eventSchema),
  deliveries: z.array(deliverySchema),
  duplicates: z.array(
    z.object({ id: z.number(), name: z.string(), receivedAt: time, stage: stageSchema, same: z.string() }),
  ),
})

export type Lead = z.infer<typeof leadSchema>

export const getLead = endpoint({ method: 'GET', path: '/leads/:id', access: 'leads', params, answer: leadSchema })

/** Changes a lead. Answers 409 `conflict` with the lead as `current` when `version` is not the newest. */
export const changeLead = endpoint({
  method: 'PATCH',
  path: '/leads/:id',
  access: 'leads',
  params,
  body: z.object({ version: z.number().int(), changes: deskChangesSchema }),
  answer: leadSchema,
})

export const addNote = endpoint({
  method: 'POST',
  path: '/leads/:id/notes',
  access: 'leads',
  params,
  body: z.object({
    text: z.string().trim().min(1, 'Write a note first.').max(MAX_NOTE_LENGTH, 'A note has at most 5,000 characters.'),
    /** Idempotency key chosen by the sender, so that a note sent twice is stored once. */
    key: z.uuid(),
  }),
  answer: leadSchema,
})

/** Records that somebody opened WhatsApp, mail or the phone to reply. */
export const recordReply = endpoint({
  method: 'POST',
  path: '/leads/:id/replies',
  access: 'leads',
  params,
  body: z.object({ channel: replyChannelSchema, markContacted: z.boolean() }),
  answer: leadSchema,
})

export const releaseLead = endpoint({
  method: 'POST',
  path: '/leads/:id/release',
  access: 'leads',
  params,
  answer: leadSchema,
})

export const confirmSpam = endpoint({
  method: 'POST',
  path: '/leads/:id/spam',
  access: 'leads',
  params,
  answer: leadSchema,
})

/** Retries the deliveries that were given up. */
export const resendLead = endpoint({
  method: 'POST',
  path: '/leads/:id/resend',
  access: 'leads',
  params,
  answer: leadSchema,
})

export const setRead = endpoint({
  method: 'PUT',
  path: '/leads/:id/read',
  access: 'leads',
  params,
  body: z.object({ isRead: z.boolean() }),
  answer: z.null(),
})

/** Marks all current leads as read. */
export const readAll = endpoint({ method: 'POST', path: '/lead-reads', access: 'leads', answer: z.null() })

export const countLeads = endpoint({
  method: 'GET',
  path: '/lead-counts',
  access: 'leads',
  answer: z.object({ unread: z.number(), mine: z.number(), due: z.number(), held: z.number() }),
})

/** Lists the people that a lead can be assigned to. */
export const listColleagues = endpoint({
  method: 'GET',
  path: '/colleagues',
  access: 'leads',
  answer: z.object({ colleagues: z.array(z.object({ id: z.number(), name: z.string(), isActive: z.boolean() })) }),
})

export const LEAD_ENDPOINTS = {
  listLeads,
  getLead,
  changeLead,
  addNote,
  recordReply,
  releaseLead,
  confirmSpam,
  resendLead,
  setRead,
  readAll,
  countLeads,
  listColleagues,
}
