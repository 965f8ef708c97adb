import type { Stage } from '#shared/studio/leads.ts'
import { LEAD_COLUMNS } from '../db/schema.ts'
import type { Channel, Database, DeliveryState } from '../db/schema.ts'
import { createMatches } from './lead-filter.ts'
import type { Filter } from './lead-filter.ts'
import type { Lead } from './lead-store.ts'

export type DeliveryRecord = {
  channel: Channel
  state: DeliveryState
  attempts: number
  nextAt: number
  deliveredAt: number | null
  lastError: string | null
}

/** The agency's data about a lead. */
export type DeskRecord = {
  stage: Stage
  lostReason: string | null
  assignee: string | null
  /** Calendar day such as 2026-01-31. */
  followUp: string | null
  value: number | null
  currency: string | null
  answeredAt: number | null
  /** Events, oldest first. */
  events: { at: number; who: string | null; kind: string; note: string; before: string | null; after: string | null }[]
}

export type LeadRecord = Lead & { deliveries: DeliveryRecord[]; desk: DeskRecord }

/** Maximum of PostgreSQL's `integer`. */
export const MAX_ID = 2_147_483_647
const BATCH_SIZE = 500
const DESK_COLUMNS = [
  'leads.stage',
  'leads.lost_reason as lostReason',
  'studio_accounts.name as assignee',
  'leads.follow_up as followUp',
  'leads.value_amount as value',
  'leads.value_currency as currency',
  'leads.answered_at as answeredAt',
] as const

/**
 * Creates a function that finds leads with all related data, newest first. It reads in batches, so that neither memory
 * nor a transaction grows with their number.
 */
export function createLeadReader({ kysely, dialect }: Database) {
  const matches = createMatches(dialect)

  return async function* find(filter: Filter = {}, limit = Infinity): AsyncGenerator<LeadRecord> {
    let left = limit
    let below = MAX_ID
    while (left > 0) {
      const leads = await kysely
        .selectFrom('leads')
        .leftJoin('studio_accounts', 'studio_accounts.id', 'leads.assignee')
        .select([...LEAD_COLUMNS, ...DESK_COLUMNS])
        .where(matches(filter))
        .where('leads.id', '<=', below)
        .orderBy('leads.id', 'desc')
        .limit(Math.min(BATCH_SIZE, left))
        .execute()
      const last = leads.at(-1)
      if (!last) return
      const ids = leads.map((lead) => lead.id)
      const [deliveries, events] = [await deliveriesOf(ids), await eventsOf(ids)]
      for (const row of leads) {
        const { stage, lostReason, assignee, followUp, value, currency, answeredAt, ...lead } = row
        const desk = { stage, lostReason, assignee, followUp, value, currency, answeredAt }
        yield {
          ...lead,
          deliveries: deliveries.get(lead.id) ?? [],
          desk: { ...desk, events: events.get(lead.id) ?? [] },
        }
      }
      left -= leads.length
      below = last.id - 1
    }
  }

  async function deliveriesOf(ids: number[]) {
    const rows = await kysely
      .selectFrom('deliveries')
      .select([
        'lead',
        'channel',
        'state',
        'attempts',
        'next_at as nextAt',
        'delivered_at as deliveredAt',
        'last_error as lastError',
      ])
      .where('lead', 'in', ids)
      .orderBy('lead')
      .orderBy('channel')
      .execute()
    const byLead = new Map<number, DeliveryRecord[]>()
    for (const { lead, ...delivery } of rows) byLead.set(lead, [...(byLead.get(lead) ?? []), delivery])
    return byLead
  }

  async function eventsOf(ids: number[]) {
    const rows = await kysely
      .selectFrom('lead_events')
      .leftJoin('studio_accounts', 'studio_accounts.id', 'lead_events.account')
      .select(['lead', 'lead_events.at', 'studio_accounts.name as who', 'kind', 'note', 'before', 'after'])
      .where('lead', 'in', ids)
      .orderBy('lead_events.id')
      .execute()
    const byLead = new Map<number, DeskRecord['events']>()
    for (const { lead, ...event } of rows) byLead.set(lead, [...(byLead.get(lead) ?? []), event])
    return byLead
  }
}
