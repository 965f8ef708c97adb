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
  /** Public id of the lead, sent to the visitor and to receivers. */
  submission: string
  /** Key that is equal for two posts of the same lead. */
  dedupe: string
  received_at: number
  /** Reason why the lead is held as suspected spam, or null. */
  held: string | null
} & DeskColumns

/** Columns of a lead that the agency sets. */
type DeskColumns = {
  stage: Generated<Stage>
  lost_reason: Generated<LostReason | null>
  assignee: Generated<number | null>
  /** Calendar day such as 2026-01-31. */
  follow_up: Generated<string | null>
  value_amount: Generated<number | null>
  value_currency: Generated<Currency | null>
  answered_at: Generated<number | null>
  /** 1 when somebody has confirmed that the lead is spam. */
  spam: Generated<number>
  /** Number that grows with each change of these columns. */
  version: Generated<number>
  /** 0 until the notices of this lead are planned. */
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
  /** PostgreSQL only; with SQLite the one process counts in memory. */
  request_counts: { key: string; count: number; ends_at: number }
}

/** A database with the tables of both dialects, and the operations that differ between them. */
export type Database = {
  kysely: Kysely<Schema>
  dialect: 'sqlite' | 'postgres'
  /** Throws when rows written now would not be found at the next start. */
  checkIdentity: () => void
  /** Whether an error is transient, such as a lock or a restarting database. */
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
