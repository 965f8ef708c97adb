import type { Generated, Kysely } from 'kysely'
import { LEAD_FIELDS } from '#shared/contact.ts'
import type { ContactValues, SourceField } from '#shared/contact.ts'
import type { Currency, LostReason, Stage } from '#shared/studio/leads.ts'
import type { StudioTables } from './studio-schema.ts'

export type Channel = 'spreadsheet' | 'mail'

export type DeliveryState = 'held' | 'waiting' | 'delivered' | 'dead'

/** Times are milliseconds since 1970 in both databases. */
export type LeadsTable = ContactValues & { [field in SourceField]: Generated<string> } & {
  id: Generated<number>
  /** Public id of the lead: answered to the visitor, sent to receivers. */
  submission: string
  /** What makes two posts the same lead. */
  dedupe: string
  received_at: number
  /** Why the lead is held as suspected spam, or null. */
  held: string | null
} & DeskColumns

/** What people of the agency decide about a lead. */
type DeskColumns = {
  stage: Generated<Stage>
  lost_reason: Generated<LostReason | null>
  assignee: Generated<number | null>
  /** A day, such as 2026-01-31. */
  follow_up: Generated<string | null>
  value_amount: Generated<number | null>
  value_currency: Generated<Currency | null>
  answered_at: Generated<number | null>
  /** 1: somebody has confirmed that it is spam. */
  spam: Generated<number>
  /** Grows with each change of these columns. */
  version: Generated<number>
  /** 0: whoever wants to know of it has not been notified yet. */
  told: Generated<number>
}

export type DeliveriesTable = {
  lead: number
  channel: Channel
  state: DeliveryState
  attempts: Generated<number>
  waited_ms: Generated<number>
  next_at: number
  delivered_at: number | null
  last_error: string | null
}

export type Schema = StudioTables & {
  leads: LeadsTable
  deliveries: DeliveriesTable
  health: { id: number; checked_at: number }
  /** PostgreSQL only: one process counts in memory. */
  request_counts: { key: string; count: number; ends_at: number }
}

/** The tables, as both dialects have them, and what differs between the two. */
export type Database = {
  kysely: Kysely<Schema>
  dialect: 'sqlite' | 'postgres'
  /** Throws when what is written now would not be found at the next start. */
  checkIdentity: () => void
  /** True for an error that goes away by itself: a lock, a database that is just restarting. */
  isTransient: (error: unknown) => boolean
  close: () => Promise<void>
}

export const LEAD_COLUMNS = [
  'leads.id',
  'leads.submission',
  'leads.received_at as receivedAt',
  'leads.held',
  ...LEAD_FIELDS.map((field) => `leads.${field}` as const),
] as const
