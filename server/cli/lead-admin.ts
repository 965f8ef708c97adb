import { readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { CONTACT_FIELDS } from '#shared/contact.ts'
import type { Channel, Lead } from '../leads/lead-store.ts'

export type DeliveryState = {
  channel: Channel
  state: 'held' | 'waiting' | 'delivered' | 'dead'
  attempts: number
  nextAt: number
  deliveredAt: number | null
  lastError: string | null
}

export type LeadRecord = Lead & { deliveries: DeliveryState[] }

export type Filter = {
  ids?: readonly number[]
  email?: string
  before?: number
  since?: number
  held?: boolean
  dead?: boolean
}

export type Stats = {
  leads: number
  held: number
  oldest: number | null
  newest: number | null
  deliveries: { channel: Channel; state: DeliveryState['state']; count: number }[]
  days: { day: string; count: number }[]
}

const COLUMNS = `id, submission, received_at AS receivedAt, held, ${CONTACT_FIELDS.join(', ')}`

export type LeadAdmin = ReturnType<typeof createLeadAdmin>

/** The owner's view of the leads database: look up, release, send again, erase. */
export function createLeadAdmin(db: DatabaseSync) {
  const deliveriesOf = db.prepare(
    `SELECT channel, state, attempts, next_at AS nextAt, delivered_at AS deliveredAt, last_error AS lastError
     FROM deliveries WHERE lead = ? ORDER BY channel`,
  )

  function where(filter: Filter): { sql: string; values: SQLInputValue[] } {
    const parts: string[] = []
    const values: SQLInputValue[] = []
    const add = (sql: string, ...given: SQLInputValue[]) => {
      parts.push(sql)
      values.push(...given)
    }
    if (filter.ids) add(`id IN (${filter.ids.map(() => '?').join(', ')})`, ...filter.ids)
    if (filter.email) add('email = ? COLLATE NOCASE', filter.email)
    if (filter.before !== undefined) add('received_at < ?', filter.before)
    if (filter.since !== undefined) add('received_at >= ?', filter.since)
    if (filter.held) add('held IS NOT NULL')
    if (filter.dead) add(`id IN (SELECT lead FROM deliveries WHERE state = 'dead')`)
    return { sql: parts.length ? `WHERE ${parts.join(' AND ')}` : '', values }
  }

  function transaction(work: () => void) {
    db.exec('BEGIN IMMEDIATE')
    try {
      work()
      db.exec('COMMIT')
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }

  return {
    count(filter: Filter = {}): number {
      const { sql, values } = where(filter)
      return Number(db.prepare(`SELECT count(*) AS n FROM leads ${sql}`).get(...values)?.['n'])
    },

    /** Newest first; read row by row, so a large book does not have to fit in memory. */
    *find(filter: Filter = {}, limit = -1): Generator<LeadRecord> {
      const { sql, values } = where(filter)
      const rows = db.prepare(`SELECT ${COLUMNS} FROM leads ${sql} ORDER BY id DESC LIMIT ?`).iterate(...values, limit)
      for (const row of rows) {
        const lead = row as unknown as Lead
        yield { ...lead, deliveries: deliveriesOf.all(lead.id) as unknown as DeliveryState[] }
      }
    },

    /** Lets held leads through; their deliveries are due at once. */
    release(ids: readonly number[], now: number) {
      transaction(() => {
        for (const id of ids) {
          db.prepare('UPDATE leads SET held = NULL WHERE id = ?').run(id)
          db.prepare(
            `UPDATE deliveries SET state = 'waiting', next_at = ? WHERE lead = ? AND state IN ('held', 'waiting')`,
          ).run(now, id)
        }
      })
    },

    /** Puts leads back into the outbox, as if they had just arrived. Held ones stay held. */
    queue(ids: readonly number[], channels: readonly Channel[], now: number) {
      const upsert = db.prepare(
        `INSERT INTO deliveries (lead, channel, state, next_at)
         SELECT id, ?, CASE WHEN held IS NULL THEN 'waiting' ELSE 'held' END, ? FROM leads WHERE id = ?
         ON CONFLICT (lead, channel) DO UPDATE SET state = excluded.state, attempts = 0, waited_ms = 0,
           next_at = excluded.next_at, delivered_at = NULL`,
      )
      transaction(() => {
        for (const id of ids) for (const channel of channels) upsert.run(channel, now, id)
      })
    },

    /** Puts every dead letter back into the outbox; returns how many. */
    queueDead(now: number): number {
      return Number(
        db
          .prepare(
            `UPDATE deliveries SET state = 'waiting', attempts = 0, waited_ms = 0, next_at = ? WHERE state = 'dead'`,
          )
          .run(now).changes,
      )
    },

    /** Leads never queued for this channel, such as those from before it was set up. */
    missing(channel: Channel): number[] {
      return db
        .prepare('SELECT id FROM leads WHERE id NOT IN (SELECT lead FROM deliveries WHERE channel = ?) ORDER BY id')
        .all(channel)
        .map((row) => Number(row['id']))
    },

    erase(filter: Filter) {
      const { sql, values } = where(filter)
      if (!sql) throw new Error('Refusing to erase every lead.')
      transaction(() => {
        db.prepare(`DELETE FROM leads ${sql}`).run(...values)
      })
    },

    /** Rewrites the files so that nothing of erased rows is left in free pages or the log. */
    scrub() {
      db.exec('VACUUM')
      for (let attempt = 0; attempt < 50; attempt++) {
        const result = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
        if (result?.['busy'] === 0) return
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
      }
      throw new Error('The log could not be emptied because the server is busy. Run the command again.')
    },

    stats(): Stats {
      const totals = db
        .prepare(
          `SELECT count(*) AS leads, count(held) AS held, min(received_at) AS oldest, max(received_at) AS newest FROM leads`,
        )
        .get() as unknown as Pick<Stats, 'leads' | 'held' | 'oldest' | 'newest'>
      const deliveries = db
        .prepare(
          'SELECT channel, state, count(*) AS count FROM deliveries GROUP BY channel, state ORDER BY channel, state',
        )
        .all() as unknown as Stats['deliveries']
      const days = db
        .prepare(
          `SELECT date(received_at / 1000, 'unixepoch', 'localtime') AS day, count(*) AS count
           FROM leads GROUP BY day ORDER BY day DESC LIMIT 14`,
        )
        .all() as unknown as Stats['days']
      return { ...totals, deliveries, days }
    },
  }
}

/** Which of the database's files still contain one of the texts, byte for byte. */
export function searchFiles(database: string, needles: readonly string[]) {
  const folder = dirname(database)
  const files = readdirSync(folder).filter((name) => name.startsWith(basename(database)))
  let bytes = 0
  const found: string[] = []
  for (const name of files) {
    const content = readFileSync(join(folder, name))
    bytes += content.length
    // latin1 keeps one character per byte, so that letter case can be ignored without losing bytes.
    const text = content.toString('latin1').toLowerCase()
    const hit = needles.some((needle) => text.includes(Buffer.from(needle, 'utf8').toString('latin1').toLowerCase()))
    if (hit) found.push(name)
  }
  return { files: files.length, bytes, found }
}
