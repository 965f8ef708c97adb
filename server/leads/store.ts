import { createHash, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { CONTACT_FIELDS } from '#shared/contact.ts'
import type { ContactValues } from '#shared/contact.ts'
import { createFileCheck } from '../db/file-identity.ts'

export type Channel = 'spreadsheet' | 'mail'

export type Lead = ContactValues & {
  id: number
  submission: string
  receivedAt: number
  held: string | null
}

export type NewLead = {
  values: ContactValues
  /** The sender's idempotency key, if it gave one. */
  key: string | null
  held: string | null
  receivedAt: number
  channels: readonly Channel[]
}

export type Accepted = { submission: string; repeated: boolean }

export type Delivery = { lead: Lead; channel: Channel; attempts: number; waitedMs: number }

/** The lead could not be stored; nothing was written, and trying later is right. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The lead could not be stored.', { cause })
    this.name = 'StoreUnavailable'
  }
}

/** The longest pause a receiver may ask for; a delivery due later than that was written by a clock gone wrong. */
export const MAX_RETRY_AFTER_MS = 24 * 3_600_000

const DAY_MS = 86_400_000
const SQLITE_BUSY = 5
const BUSY_TIMEOUT_MS = 3_000
const HEALTH_CACHE_MS = 5_000
const FAILURE_MEMORY_MS = 60_000
const LEAD_COLUMNS = `id, submission, received_at AS receivedAt, held, ${CONTACT_FIELDS.join(', ')}`

export type LeadStoreOptions = {
  /** Milliseconds a write waits for a locked database, without blocking other visitors. */
  busyTimeoutMs?: number
  /** Milliseconds a health check's answer is given again, so that asking often costs nothing. */
  healthCacheMs?: number
}

export type LeadStore = ReturnType<typeof createLeadStore>

export function createLeadStore(db: DatabaseSync, options: LeadStoreOptions = {}) {
  const { busyTimeoutMs = BUSY_TIMEOUT_MS, healthCacheMs = HEALTH_CACHE_MS } = options
  const file = db.location()
  const checkFiles = file === null ? () => undefined : createFileCheck(file)
  const insertLead = db.prepare(
    `INSERT INTO leads (submission, dedupe, received_at, held, ${CONTACT_FIELDS.join(', ')})
     VALUES (?, ?, ?, ?, ${CONTACT_FIELDS.map(() => '?').join(', ')})`,
  )
  const insertDelivery = db.prepare(`INSERT INTO deliveries (lead, channel, state, next_at) VALUES (?, ?, ?, ?)`)
  const findRepeat = db.prepare('SELECT submission FROM leads WHERE dedupe IN (?, ?)')
  const selectDelivery = (condition: string) =>
    db.prepare(
      `SELECT d.attempts, d.waited_ms AS waitedMs, ${LEAD_COLUMNS.replace(/^id/, 'l.id')}
       FROM deliveries d JOIN leads l ON l.id = d.lead
       WHERE d.channel = ? AND d.state = 'waiting' AND ${condition}
       ORDER BY d.next_at, d.lead LIMIT 1`,
    )
  const findDue = selectDelivery('d.next_at <= ?')
  const findFarFuture = selectDelivery('d.next_at > ?')
  const updateDelivered = db.prepare(
    `UPDATE deliveries SET state = 'delivered', attempts = attempts + 1, delivered_at = ?, last_error = NULL
     WHERE lead = ? AND channel = ?`,
  )
  const updateFailed = db.prepare(
    `UPDATE deliveries SET state = ?, attempts = attempts + 1, waited_ms = waited_ms + ?, next_at = ?, last_error = ?
     WHERE lead = ? AND channel = ? AND state = 'waiting'`,
  )
  const updateHealth = db.prepare('UPDATE health SET checked_at = ? WHERE id = 1')
  let lastFailure: { at: number; reason: string } | null = null
  let health: { at: number; result: Promise<string | null> } | null = null

  // One transaction, so one fsync of the log, before anything is acknowledged.
  function insert({ values, key, held, receivedAt, channels }: NewLead): Accepted {
    const content = createHash('sha256')
      .update(JSON.stringify(CONTACT_FIELDS.map((field) => values[field])))
      .digest('hex')
    const day = Math.floor(receivedAt / DAY_MS)
    // The same key with other words is another lead; the same words without a key within two days are not.
    const dedupe = key ? `key:${key}:${content}` : `day:${day}:${content}`
    const earlier = key ? dedupe : `day:${day - 1}:${content}`
    db.exec('BEGIN IMMEDIATE')
    try {
      const repeat = findRepeat.get(dedupe, earlier)
      if (repeat) {
        db.exec('ROLLBACK')
        return { submission: String(repeat['submission']), repeated: true }
      }
      const submission = randomUUID()
      const fields = CONTACT_FIELDS.map((field) => values[field])
      const { lastInsertRowid } = insertLead.run(submission, dedupe, receivedAt, held, ...fields)
      for (const channel of channels) {
        insertDelivery.run(lastInsertRowid, channel, held === null ? 'waiting' : 'held', receivedAt)
      }
      db.exec('COMMIT')
      return { submission, repeated: false }
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }

  /** Repeats a write while another connection holds the lock, up to `busyTimeoutMs`. */
  async function retryWhileBusy<Result>(write: () => Result): Promise<Result> {
    const deadline = performance.now() + busyTimeoutMs
    for (;;) {
      try {
        return write()
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error
        await sleep(25)
      }
    }
  }

  async function write<Result>(work: () => Result): Promise<Result> {
    try {
      return await retryWhileBusy(work)
    } catch (error) {
      health = null
      throw error
    }
  }

  async function findWriteFault(): Promise<string | null> {
    try {
      await retryWhileBusy(() => updateHealth.run(Date.now()))
    } catch (error) {
      return messageOf(error)
    }
    // A nearly full disk still takes the small write above, but not a lead.
    if (lastFailure && performance.now() - lastFailure.at < FAILURE_MEMORY_MS) return lastFailure.reason
    return null
  }

  return {
    /** Stores durably, or finds the lead already stored; throws StoreUnavailable. */
    async add(lead: NewLead): Promise<Accepted> {
      try {
        const accepted = await write(() => {
          checkFiles()
          const result = insert(lead)
          // Again, because a commit into a file unlinked meanwhile must not be acknowledged.
          checkFiles()
          return result
        })
        lastFailure = null
        health = { at: performance.now(), result: Promise.resolve(null) }
        return accepted
      } catch (error) {
        if (!isBusy(error)) lastFailure = { at: performance.now(), reason: messageOf(error) }
        throw new StoreUnavailable(error)
      }
    },

    /** The delivery of this channel that is due first, if any is due. `now`: milliseconds since 1970. */
    async due(channel: Channel, now: number): Promise<Delivery | null> {
      const row = findDue.get(channel, now) ?? findFarFuture.get(channel, now + MAX_RETRY_AFTER_MS)
      if (!row) return null
      const { attempts, waitedMs, ...lead } = row
      return { lead: lead as unknown as Lead, channel, attempts: Number(attempts), waitedMs: Number(waitedMs) }
    },

    async delivered(delivery: Delivery, now: number) {
      await write(() => updateDelivered.run(now, delivery.lead.id, delivery.channel))
    },

    /** `waitMs`: pause until the next attempt at `nextAt`; it counts towards giving up. */
    async failed(delivery: Delivery, outcome: { error: string; nextAt: number; waitMs: number; dead: boolean }) {
      const { error, nextAt, waitMs, dead } = outcome
      const { lead, channel } = delivery
      await write(() => updateFailed.run(dead ? 'dead' : 'waiting', waitMs, nextAt, error, lead.id, channel))
    },

    /** Why a lead could not be stored just now, or null. Writes to the database, at most once in `healthCacheMs`. */
    async findFault(): Promise<string | null> {
      try {
        if (!db.isOpen) return 'the database is closed'
        checkFiles()
      } catch (error) {
        return messageOf(error)
      }
      if (!health || performance.now() - health.at > healthCacheMs) {
        health = { at: performance.now(), result: findWriteFault() }
      }
      return health.result
    },

    close() {
      if (db.isOpen) db.close()
    },
  }
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}

function isBusy(error: unknown) {
  const code = (error as { errcode?: unknown }).errcode
  return typeof code === 'number' && (code & 0xff) === SQLITE_BUSY
}
