/**
 * npm run bench:desk: measures the desk's lists and searches among 100,000 leads, in the server's own time.
 *   -- --leads 100000
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createSqliteDatabase, openSqlite } from '../server/db/sqlite.ts'
import { createAccounts } from '../server/studio/accounts.ts'
import { createDesk } from '../server/studio/desk.ts'
import type { DeskQuery } from '../server/studio/desk.ts'
import { seedLeads } from './seed-leads.ts'

const RUNS = 15
const OPEN_LEADS = 400

const { values } = parseArgs({ options: { leads: { type: 'string', default: '100000' } } })
const directory = mkdtempSync(join(tmpdir(), 'bench-desk-'))
process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
const db = openSqlite(join(directory, 'leads.db'))
const database = createSqliteDatabase(db)
const total = Number(values.leads)
const person = { name: 'Bench', email: 'bench@example.com', role: 'owner' } as const
const { account } = await createAccounts(database, Date.now).invite(person, null)
seedLeads(db, total)
// Similar to a database after years of work: almost everything closed, some notes, a few hundred open leads.
db.exec(`UPDATE leads SET stage = CASE WHEN id % 3 = 0 THEN 'won' ELSE 'lost' END WHERE id <= ${total - OPEN_LEADS}`)
db.exec(
  `INSERT INTO lead_events (lead, at, account, kind, note) SELECT id, received_at, 1, 'note', 'Spoke for ten minutes, wants figures.' FROM leads WHERE id % 4 = 0`,
)
db.exec(`UPDATE studio_accounts SET read_up_to = ${total - 40}`)

const desk = createDesk(database)
const list = (query: Partial<DeskQuery>) => () => desk.list({ view: 'all', ...query }, account.id, '2026-01-31')
const work: Record<string, () => Promise<unknown>> = {
  'list: open': list({ view: 'open' }),
  'list: closed': list({ view: 'closed' }),
  'list: unread': list({ view: 'unread' }),
  'list: held': list({ view: 'held' }),
  'list: all, from the middle': list({ before: Math.round(total / 2) }),
  'list: one stage': list({ stage: 'won' }),
  'figures beside the lists': () => desk.counts(account.id, '2026-01-31'),
  'one lead': () => desk.find(Math.round(total / 3), account.id),
  'search: common word': list({ search: 'shop' }),
  'search: one number': list({ search: '+91 98765' }),
  'search: no match': list({ search: 'zzzznothing' }),
  'search: three words, no match': list({ search: 'asha shop zzzznothing' }),
}

console.log(`${total.toLocaleString('en')} leads in SQLite, ms (median, longest of ${RUNS})`)
for (const [name, run] of Object.entries(work)) {
  const times: number[] = []
  for (let count = 0; count < RUNS; count++) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const [median, longest] = [times[Math.floor(RUNS / 2)], times.at(-1)].map((ms = 0) => ms.toFixed(1))
  console.log(`${name.padEnd(34)}${median?.padStart(8)}${longest?.padStart(9)}`)
}
console.log(`resident: ${Math.round(process.memoryUsage().rss / 1_048_576)} MB`)
await database.close()
