import { createHash, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { CONTACT_FIELDS } from '#shared/contact.ts'
import type { ContactValues } from '#shared/contact.ts'

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

export type Delivery = { lead: Lead; channel: Channel; attempts: number; since: number }

/** The lead could not be stored; nothing was written, and trying later is right. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The lead could not be stored.', { cause })
    this.name = 'StoreUnavailable'
  }
}

const DAY = 86_400_000
const BUSY = 5
const BUSY_PATIENCE = 3_000
const LEAD_COLUMNS = `id, submission, received_at AS receivedAt, held, ${CONTACT_FIELDS.join(', ')}`

export type LeadStore = ReturnType<typeof createLeadStore>

/** `busyPatience`: milliseconds a lead waits for a locked database, without blocking other visitors. */
export function createLeadStore(db: DatabaseSync, { busyPatience = BUSY_PATIENCE } = {}) {
  const insertLead = db.prepare(
    `INSERT INTO leads (submission, dedupe, received_at, held, ${CONTACT_FIELDS.join(', ')})
     VALUES (?, ?, ?, ?, ${CONTACT_FIELDS.map(() => '?').join(', ')})`,
  )
  const insertDelivery = db.prepare(
    `INSERT INTO deliveries (lead, channel, state, since, next_at) VALUES (?, ?, 'waiting', ?, ?)`,
  )
  const findRepeat = db.prepare('SELECT submission FROM leads WHERE dedupe IN (?, ?)')
  const nextDue = db.prepare(
    `SELECT d.attempts, d.since, ${LEAD_COLUMNS.replace(/^id/, 'l.id')}
     FROM deliveries d JOIN leads l ON l.id = d.lead
     WHERE d.channel = ? AND d.state = 'waiting' AND d.next_at <= ? AND l.held IS NULL
     ORDER BY d.next_at, d.lead LIMIT 1`,
  )
  const markDelivered = db.prepare(
    `UPDATE deliveries SET state = 'delivered', attempts = attempts + 1, delivered_at = ?, last_error = NULL
     WHERE lead = ? AND channel = ?`,
  )
  const markFailed = db.prepare(
    `UPDATE deliveries SET state = ?, attempts = attempts + 1, next_at = ?, last_error = ?
     WHERE lead = ? AND channel = ? AND state = 'waiting'`,
  )

  // One transaction, so one fsync of the log, before anything is acknowledged.
  function insert({ values, key, held, receivedAt, channels }: NewLead): Accepted {
    const content = createHash('sha256')
      .update(JSON.stringify(CONTACT_FIELDS.map((field) => values[field])))
      .digest('hex')
    const day = Math.floor(receivedAt / DAY)
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
        insertDelivery.run(lastInsertRowid, channel, receivedAt, receivedAt)
      }
      db.exec('COMMIT')
      return { submission, repeated: false }
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }

  return {
    /** Stores durably, or finds the lead already stored; throws StoreUnavailable. */
    async add(lead: NewLead): Promise<Accepted> {
      const giveUp = performance.now() + busyPatience
      for (;;) {
        try {
          return insert(lead)
        } catch (error) {
          if (!isBusy(error) || performance.now() > giveUp) throw new StoreUnavailable(error)
          await sleep(25)
        }
      }
    },

    /** The delivery of this channel that is due first, if any is due. */
    due(channel: Channel, now: number): Delivery | null {
      const row = nextDue.get(channel, now)
      if (!row) return null
      const { attempts, since, ...lead } = row
      return {
        lead: lead as unknown as Lead,
        channel,
        attempts: Number(attempts),
        since: Number(since),
      }
    },

    delivered(delivery: Delivery, now: number) {
      markDelivered.run(now, delivery.lead.id, delivery.channel)
    },

    failed(delivery: Delivery, outcome: { error: string; nextAt: number; dead: boolean }) {
      markFailed.run(
        outcome.dead ? 'dead' : 'waiting',
        outcome.nextAt,
        outcome.error,
        delivery.lead.id,
        delivery.channel,
      )
    },

    /** True when the database answers. */
    healthy(): boolean {
      try {
        return db.prepare('SELECT 1 AS one').get()?.['one'] === 1
      } catch {
        return false
      }
    },

    close() {
      if (db.isOpen) db.close()
    },
  }
}

function isBusy(error: unknown) {
  const code = (error as { errcode?: unknown }).errcode
  return typeof code === 'number' && (code & 0xff) === BUSY
}
