import type { Generated, Kysely } from 'kysely'
import { CONTACT_FIELDS } from '#shared/contact.ts'
import type { ContactValues } from '#shared/contact.ts'

export type Channel = 'spreadsheet' | 'mail'

export type DeliveryState = 'held' | 'waiting' | 'delivered' | 'dead'

/** Times are milliseconds since 1970 in both databases. */
export type LeadsTable = ContactValues & {
  id: Generated<number>
  /** Public id of the lead: answered to the visitor, sent to receivers. */
  submission: string
  /** What makes two posts the same lead. */
  dedupe: string
  received_at: number
  /** Why the lead is held as suspected spam, or null. */
  held: string | null
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

export type Schema = {
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
  ...CONTACT_FIELDS.map((field) => `leads.${field}` as const),
] as const
