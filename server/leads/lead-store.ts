import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { CONTACT_FIELDS } from '#shared/contact.ts'
import type { ContactValues, SourceValues } from '#shared/contact.ts'
import { createDatabaseCounter } from '../db/request-counter.ts'
import { LEAD_COLUMNS } from '../db/schema.ts'
import type { Channel, Database } from '../db/schema.ts'
import { messageOf } from '../error-message.ts'
import { MAX_RETRY_AFTER_MS } from './delivery-job.ts'
import type { Failure, Job } from './delivery-job.ts'

export type { Channel }

export type Lead = ContactValues &
  SourceValues & {
    id: number
    submission: string
    receivedAt: number
    held: string | null
  }

export type NewLead = {
  values: ContactValues
  source?: SourceValues
  /** Idempotency key of the sender, if any. */
  key: string | null
  held: string | null
  receivedAt: number
  channels: readonly Channel[]
}

export type Accepted = { submission: string; repeated: boolean }

export type Delivery = Job<Lead> & { channel: Channel }

/** Thrown when a lead could not be stored. Nothing was acknowledged, so the sender should retry later. */
export class StoreUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The lead could not be stored.', { cause })
    this.name = 'StoreUnavailableError'
  }
}

/** Time for which a delivery belongs to the server that claimed it; longer than any attempt. */
export const CLAIM_LEASE_MS = 120_000

const DAY_MS = 86_400_000
const OVERDUE_MS = 3_600_000
const RETRY_TIMEOUT_MS = 3_000
const RETRY_PAUSE_MS = 25
const HEALTH_CACHE_MS = 5_000
const FAILURE_MEMORY_MS = 60_000

export type LeadStoreOptions = {
  /** Time for which a write is retried while the database is locked or restarting. */
  retryTimeoutMs?: number
  /** Time for which the result of a health check is cached. */
  healthCacheMs?: number
}

export type LeadStore = ReturnType<typeof createLeadStore>

export function createLeadStore(database: Database, options: LeadStoreOptions = {}) {
  const { retryTimeoutMs = RETRY_TIMEOUT_MS, healthCacheMs = HEALTH_CACHE_MS } = options
  const { kysely, dialect } = database
  let lastFailure: { at: number; reason: string } | null = null
  let health: { at: number; result: Promise<string | null> } | null = null

  // A single transaction waits for the disk only once before the lead is acknowledged.
  async function insert({ values, source, key, held, receivedAt, channels }: NewLead): Promise<Accepted> {
    const { dedupe, candidates } = dedupeKeys(values, key, receivedAt)
    return kysely.transaction().execute(async (transaction) => {
      const findRepeat = () =>
        transaction.selectFrom('leads').select('submission').where('dedupe', 'in', candidates).executeTakeFirst()
      // Checked before the insert: a conflict there would use up an id, and the owner would miss that number.
      const repeat = await findRepeat()
      if (repeat) return { submission: repeat.submission, repeated: true }
      const submission = randomUUID()
      const inserted = await transaction
        .insertInto('leads')
        .values({ ...values, ...source, submission, dedupe, received_at: receivedAt, held, told: 0 })
        // Another server may have stored the same lead since the check above.
        .onConflict((conflict) => conflict.column('dedupe').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!inserted) {
        const other = await findRepeat()
        if (!other) throw new Error('The lead that is already stored cannot be found.')
        return { submission: other.submission, repeated: true }
      }
      if (channels.length) {
        const state = held === null ? 'waiting' : 'held'
        const rows = channels.map((channel) => ({ lead: inserted.id, channel, state, next_at: receivedAt }) as const)
        await transaction.insertInto('deliveries').values(rows).execute()
      }
      return { submission, repeated: false }
    })
  }

  /** Retries a write while the database is locked or restarting, up to `retryTimeoutMs`. */
  async function retryTransient<Result>(write: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + retryTimeoutMs
    for (;;) {
      try {
        return await write()
      } catch (error) {
        if (!database.isTransient(error) || performance.now() > deadline) throw error
        await sleep(RETRY_PAUSE_MS)
      }
    }
  }

  async function write<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await retryTransient(work)
    } catch (error) {
      health = null
      throw error
    }
  }

  async function findWriteFault(): Promise<string | null> {
    try {
      await retryTransient(() =>
        kysely.updateTable('health').set({ checked_at: Date.now() }).where('id', '=', 1).execute(),
      )
    } catch (error) {
      return messageOf(error)
    }
    // A nearly full disk still has room for the small write above, but not for a lead.
    if (lastFailure && performance.now() - lastFailure.at < FAILURE_MEMORY_MS) return lastFailure.reason
    return null
  }

  const firstWaiting = (channel: Channel, condition: '<=' | '>', time: number) =>
    kysely
      .selectFrom('deliveries')
      .where('channel', '=', channel)
      .where('state', '=', 'waiting')
      .where('next_at', condition, time)
      .orderBy('next_at')
      .orderBy('lead')
      .limit(1)

  const DELIVERY_COLUMNS = [...LEAD_COLUMNS, 'deliveries.attempts', 'deliveries.waited_ms as waitedMs'] as const

  /** Claims the first delivery. On PostgreSQL, where other servers claim too, it is due again only after the lease. */
  function take(channel: Channel, condition: '<=' | '>', time: number, now: number) {
    const first = firstWaiting(channel, condition, time)
    if (dialect === 'sqlite') {
      return first.innerJoin('leads', 'leads.id', 'deliveries.lead').select(DELIVERY_COLUMNS).executeTakeFirst()
    }
    return kysely
      .updateTable('deliveries')
      .from('leads')
      .set({ next_at: now + CLAIM_LEASE_MS })
      .whereRef('leads.id', '=', 'deliveries.lead')
      .where('deliveries.channel', '=', channel)
      .where('deliveries.lead', '=', first.select('deliveries.lead').forUpdate().skipLocked())
      .returning(DELIVERY_COLUMNS)
      .executeTakeFirst()
  }

  const updateDelivery = ({ item, channel }: Delivery) =>
    kysely.updateTable('deliveries').where('lead', '=', item.id).where('channel', '=', channel)

  return {
    /** Stores a lead durably, or finds it already stored. Throws StoreUnavailableError. */
    async add(lead: NewLead): Promise<Accepted> {
      try {
        const accepted = await write(async () => {
          database.checkIdentity()
          const result = await insert(lead)
          // Checked again, because a commit into a file that was unlinked meanwhile must not be acknowledged.
          database.checkIdentity()
          return result
        })
        lastFailure = null
        health = { at: performance.now(), result: Promise.resolve(null) }
        return accepted
      } catch (error) {
        if (!database.isTransient(error)) lastFailure = { at: performance.now(), reason: messageOf(error) }
        throw new StoreUnavailableError(error)
      }
    },

    /**
     * Claims the delivery of this channel that is due first, or returns null. `now`: milliseconds since 1970. The
     * caller must pass it to `delivered`, `failed` or `release`.
     */
    async claim(channel: Channel, now: number): Promise<Delivery | null> {
      const row = (await take(channel, '<=', now, now)) ?? (await take(channel, '>', now + MAX_RETRY_AFTER_MS, now))
      if (!row) return null
      const { attempts, waitedMs, ...lead } = row
      return { item: lead, channel, attempts, waitedMs }
    },

    async delivered(delivery: Delivery, now: number) {
      await write(() =>
        updateDelivery(delivery)
          .set((deliveries) => ({
            state: 'delivered',
            attempts: deliveries('attempts', '+', 1),
            delivered_at: now,
            last_error: null,
          }))
          .execute(),
      )
    },

    /** Records a failed attempt. `waitMs`, the pause until the next attempt at `nextAt`, counts towards giving up. */
    async failed(delivery: Delivery, outcome: Failure) {
      const { error, nextAt, waitMs, dead } = outcome
      await write(() =>
        updateDelivery(delivery)
          .where('state', '=', 'waiting')
          .set((deliveries) => ({
            state: dead ? 'dead' : 'waiting',
            attempts: deliveries('attempts', '+', 1),
            waited_ms: deliveries('waited_ms', '+', waitMs),
            next_at: nextAt,
            last_error: error,
          }))
          .execute(),
      )
    },

    /** Returns a delivery that was not tried, so that another server need not wait for the lease. */
    async release(delivery: Delivery, now: number) {
      if (dialect === 'sqlite') return
      await updateDelivery(delivery).where('state', '=', 'waiting').set({ next_at: now }).execute()
    },

    /**
     * Resolves to the reason why a lead could not be stored now, or null. Writes to the database, at most once in
     * `healthCacheMs`.
     */
    async findFault(): Promise<string | null> {
      try {
        database.checkIdentity()
      } catch (error) {
        return messageOf(error)
      }
      if (!health || performance.now() - health.at > healthCacheMs) {
        health = { at: performance.now(), result: findWriteFault() }
      }
      return health.result
    },

    /** Counts for rate limits that all servers share; null where one process counts for itself. */
    countRequests: dialect === 'postgres' ? createDatabaseCounter(database) : null,

    /** Counts deliveries: those waiting, those of them that have failed for an hour, and those given up. */
    async countDeliveries() {
      const { fn } = kysely
      const row = await kysely
        .selectFrom('deliveries')
        .select([
          fn.countAll<number>().filterWhere('state', '=', 'waiting').as('waiting'),
          fn
            .countAll<number>()
            .filterWhere('state', '=', 'waiting')
            .filterWhere('waited_ms', '>=', OVERDUE_MS)
            .as('overdue'),
          fn.countAll<number>().filterWhere('state', '=', 'dead').as('dead'),
        ])
        .executeTakeFirstOrThrow()
      // PostgreSQL's driver returns bigint as text.
      return { waiting: Number(row.waiting), overdue: Number(row.overdue), dead: Number(row.dead) }
    },

    close: () => database.close(),
  }
}

/**
 * Returns the dedupe key of a post, and all keys under which the same lead may be stored already: the sender's key with
 * a hash of the content, or without a key the content with the day, today's or yesterday's.
 */
function dedupeKeys(values: ContactValues, key: string | null, receivedAt: number) {
  const content = createHash('sha256')
    .update(JSON.stringify(CONTACT_FIELDS.map((field) => values[field])))
    .digest('hex')
  if (key) {
    const dedupe = `key:${key}:${content}`
    return { dedupe, candidates: [dedupe] }
  }
  const day = Math.floor(receivedAt / DAY_MS)
  const dedupe = `day:${day}:${content}`
  return { dedupe, candidates: [dedupe, `day:${day - 1}:${content}`] }
}
