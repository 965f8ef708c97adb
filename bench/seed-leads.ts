/**
 * Fills a database with leads like those of a busy site: one every few minutes, some of them held, all delivered.
 *
 *   node bench/seed-leads.ts --data DIR [--leads 1000000]
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { openSqlite } from '../server/db/sqlite.ts'

const BATCH = 10_000
const MINUTE_MS = 60_000
const FIRST_NAMES = ['Asha', 'ரவி', 'Fatima', 'Omar', 'Meera', 'John', 'Layla', 'Kumar']
const LAST_NAMES = ['Raman', 'Al Maktoum', 'குமார்', 'Iyer', 'Fernandes', 'Haddad', 'Selvan']
const SENTENCES = [
  'We run a small shop and would like to reach more people nearby. ',
  'Please call me in the afternoon, my shop opens at ten. ',
  'Our website is four years old and nobody finds it any more. ',
  'எங்கள் கடைக்கு அதிக வாடிக்கையாளர்கள் தேவை. ',
  'What does a campaign for three months cost? ',
]

/** Returns the lead with this number, always the same. Ids, addresses and messages differ; higher numbers are newer. */
export function seedLead(index: number, total: number, now: number) {
  const hash = createHash('sha256').update(String(index)).digest('hex')
  const pick = <T>(list: readonly T[], at: number) =>
    list[Number.parseInt(hash.slice(at, at + 4), 16) % list.length] as T
  const sentences = 1 + (Number.parseInt(hash.slice(12, 16), 16) % 8)
  return {
    submission: `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`,
    dedupe: `key:${hash.slice(32, 64)}:${hash}`,
    receivedAt: now - (total - index) * MINUTE_MS,
    held: index % 50 === 0 ? 'the hidden field was filled in' : null,
    name: `${pick(FIRST_NAMES, 0)} ${pick(LAST_NAMES, 4)}`,
    mobile: String(6_000_000_000 + (Number.parseInt(hash.slice(16, 24), 16) % 3_999_999_999)),
    email: `${hash.slice(24, 31)}.${index}@shop-${Number.parseInt(hash.slice(36, 40), 16) % 5_000}.example`,
    companyName: index % 3 ? `Shop ${hash.slice(40, 44)}` : '',
    budget: index % 2 ? '50,000' : '',
    website: index % 4 ? `shop-${hash.slice(44, 50)}.example` : '',
    message:
      `Number ${index}. ${Array.from({ length: sentences }, (_, at) => pick(SENTENCES, 48 + at)).join('')}`.trim(),
  }
}

export function seedLeads(db: DatabaseSync, total: number, onProgress?: (done: number) => void) {
  const now = Date.now()
  const insertLead = db.prepare(
    `INSERT INTO leads (submission, dedupe, received_at, held, name, mobile, email, companyName, budget, website, message)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const insertDelivery = db.prepare(
    `INSERT INTO deliveries (lead, channel, state, attempts, next_at, delivered_at)
     VALUES (?, 'spreadsheet', 'delivered', 1, ?, ?)`,
  )
  for (let done = 0; done < total; done += BATCH) {
    db.exec('BEGIN IMMEDIATE')
    for (let index = done; index < Math.min(total, done + BATCH); index++) {
      const lead = seedLead(index, total, now)
      const { lastInsertRowid } = insertLead.run(...Object.values(lead))
      insertDelivery.run(lastInsertRowid, lead.receivedAt, lead.receivedAt)
    }
    db.exec('COMMIT')
    onProgress?.(Math.min(total, done + BATCH))
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, leads: { type: 'string', default: '1000000' } },
  })
  if (!values.data) throw new Error('Say where to: --data DIR')
  const db = openSqlite(join(values.data, 'leads.db'))
  db.exec('PRAGMA cache_size = -200000')
  seedLeads(db, Number(values.leads), (done) => {
    if (done % 100_000 === 0) console.log(`${done.toLocaleString('en')} leads`)
  })
  db.close()
}
