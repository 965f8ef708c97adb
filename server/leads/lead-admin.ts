import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Channel, Database, Schema } from '../db/schema.ts'
import { createMatches } from './lead-filter.ts'
import type { Filter } from './lead-filter.ts'
import { createLeadReader } from './lead-records.ts'

/** Deliveries of one channel that are waiting or were given up for the same reason. */
export type Backlog = {
  channel: Channel
  state: 'waiting' | 'dead'
  reason: string | null
  leads: number
  /** Time at which the oldest of these leads arrived. */
  since: number
  maxAttempts: number
  /** Longest sum of pauses between attempts. */
  waitedMs: number
  nextAt: number
}

export type Totals = { leads: number; held: number; oldest: number | null; newest: number | null }

// Incoming leads wait for a batch of deletions, so batches are short and followed by a pause.
const DELETE_TARGET_MS = 150
const DELETE_PAUSE_MS = 30
const MIN_DELETE = 200
const MAX_DELETE = 100_000
const MAX_BACKLOG = 50
export type LeadAdmin = ReturnType<typeof createLeadAdmin>

/** The owner's operations on leads: find, count, release, send again, erase. */
export function createLeadAdmin(database: Database) {
  const { kysely, dialect } = database
  const matches = createMatches(dialect)

  async function count(filter: Filter = {}): Promise<number> {
    const row = await kysely
      .selectFrom('leads')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where(matches(filter))
      .executeTakeFirstOrThrow()
    return Number(row.n)
  }

  /** Releases held leads and makes their deliveries due. Returns how many of these leads were held. */
  async function release(ids: readonly number[], now: number): Promise<number> {
    return kysely.transaction().execute((tx) => releaseLeads(tx, ids, now))
  }

  /** Queues leads for a channel as if they had just arrived; held leads stay held. Returns their number. */
  async function queue(channel: Channel, which: readonly number[] | 'missing', now: number): Promise<number> {
    const result = await kysely
      .insertInto('deliveries')
      .columns(['lead', 'channel', 'state', 'next_at'])
      .expression((eb) => {
        const leads = eb
          .selectFrom('leads')
          .select((lead) => [
            'leads.id',
            sql<Channel>`${channel}`.as('channel'),
            lead.case().when('leads.held', 'is', null).then('waiting').else('held').end().as('state'),
            sql<number>`${now}`.as('next_at'),
          ])
        if (which !== 'missing') return leads.where('leads.id', 'in', which)
        return leads.where((lead) =>
          lead(
            'leads.id',
            'not in',
            lead.selectFrom('deliveries').select('deliveries.lead').where('deliveries.channel', '=', channel),
          ),
        )
      })
      .onConflict((conflict) =>
        conflict.columns(['lead', 'channel']).doUpdateSet((eb) => ({
          state: eb.ref('excluded.state'),
          attempts: 0,
          waited_ms: 0,
          next_at: eb.ref('excluded.next_at'),
          delivered_at: null,
        })),
      )
      .executeTakeFirst()
    return Number(result.numInsertedOrUpdatedRows ?? 0)
  }

  /** Puts all dead letters back into the outbox, and returns their number. */
  async function queueDead(now: number): Promise<number> {
    const result = await kysely
      .updateTable('deliveries')
      .set({ state: 'waiting', attempts: 0, waited_ms: 0, next_at: now })
      .where('state', '=', 'dead')
      .executeTakeFirst()
    return Number(result.numUpdatedRows)
  }

  /** Returns the distinct e-mail addresses of these leads in lower case; null when there are more than `max`. */
  async function emails(filter: Filter, max: number): Promise<string[] | null> {
    const rows = await kysely
      .selectFrom('leads')
      .select((eb) => eb.fn<string>('lower', ['leads.email']).as('email'))
      .distinct()
      .where(matches(filter))
      .limit(max + 1)
      .execute()
    return rows.length > max ? null : rows.map((row) => row.email)
  }

  /** Deletes leads, oldest first, in short transactions, and returns their number. */
  async function erase(filter: Filter, onProgress: (erased: number) => void): Promise<number> {
    if (!Object.keys(filter).length) throw new Error('Refusing to erase every lead.')
    let erased = 0
    let above = 0
    let batch = MIN_DELETE
    for (;;) {
      const next = kysely
        .selectFrom('leads')
        .select('leads.id')
        .where(matches(filter))
        .where('leads.id', '>', above)
        .orderBy('leads.id')
        .limit(batch)
      const { last } = await kysely
        .selectFrom(next.as('next'))
        .select((eb) => eb.fn.max<number | null>('next.id').as('last'))
        .executeTakeFirstOrThrow()
      if (last === null) return erased
      const began = performance.now()
      const result = await kysely
        .deleteFrom('leads')
        .where(matches(filter))
        .where('leads.id', '>', above)
        .where('leads.id', '<=', last)
        .executeTakeFirst()
      const took = performance.now() - began
      above = last
      erased += Number(result.numDeletedRows)
      onProgress(erased)
      batch = Math.min(MAX_DELETE, Math.max(MIN_DELETE, Math.round(batch * Math.min(2, DELETE_TARGET_MS / took))))
      await new Promise((resolve) => setTimeout(resolve, DELETE_PAUSE_MS))
    }
  }

  async function totals(): Promise<Totals> {
    return kysely
      .selectFrom('leads')
      .select((eb) => [
        eb.fn.countAll<number>().as('leads'),
        eb.fn.count<number>('held').as('held'),
        eb.fn.min<number | null>('received_at').as('oldest'),
        eb.fn.max<number | null>('received_at').as('newest'),
      ])
      .executeTakeFirstOrThrow()
  }

  async function deliveryCounts() {
    return kysely
      .selectFrom('deliveries')
      .select((eb) => ['channel', 'state', eb.fn.countAll<number>().as('count')])
      .groupBy(['channel', 'state'])
      .orderBy('channel')
      .orderBy('state')
      .execute()
  }

  /** Returns the waiting and given-up deliveries by channel and reason, the oldest first. */
  async function backlog(): Promise<Backlog[]> {
    const rows = await kysely
      .selectFrom('deliveries')
      .innerJoin('leads', 'leads.id', 'deliveries.lead')
      .select((eb) => [
        'deliveries.channel',
        'deliveries.state',
        'deliveries.last_error as reason',
        eb.fn.countAll<number>().as('leads'),
        eb.fn.min('leads.received_at').as('since'),
        eb.fn.max('deliveries.attempts').as('maxAttempts'),
        eb.fn.max('deliveries.waited_ms').as('waitedMs'),
        eb.fn.min('deliveries.next_at').as('nextAt'),
      ])
      .where('deliveries.state', 'in', ['waiting', 'dead'])
      .groupBy(['deliveries.channel', 'deliveries.state', 'deliveries.last_error'])
      .orderBy('since')
      .limit(MAX_BACKLOG)
      .execute()
    return rows.map((row) => ({ ...row, state: row.state === 'dead' ? 'dead' : 'waiting' }))
  }

  return {
    count,
    find: createLeadReader(database),
    release,
    queue,
    queueDead,
    emails,
    erase,
    totals,
    deliveryCounts,
    backlog,
  }
}

/** Releases held leads in the caller's transaction, and returns how many were held. */
export async function releaseLeads(tx: Transaction<Schema>, ids: readonly number[], now: number): Promise<number> {
  const released = await tx
    .updateTable('leads')
    .set({ held: null })
    .where('id', 'in', ids)
    .where('held', 'is not', null)
    .returning('id')
    .execute()
  const changed = released.map((lead) => lead.id)
  if (changed.length) {
    await tx
      .updateTable('deliveries')
      .set({ state: 'waiting', next_at: now })
      .where('lead', 'in', changed)
      .where('state', '=', 'held')
      .execute()
  }
  return changed.length
}
