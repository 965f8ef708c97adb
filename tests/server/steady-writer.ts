/**
 * node tests/server/steady-writer.ts FILE: stores leads one after another as fast as it can, until its input ends.
 * Prints a line `ready`, then the number of each acknowledged lead.
 */
import { setImmediate } from 'node:timers/promises'
import { seedLead } from '../../bench/seed-leads.ts'
import { createSqliteDatabase, openSqlite } from '../../server/db/sqlite.ts'
import { createLeadStore } from '../../server/leads/lead-store.ts'

// Starts above the numbers the database was seeded with.
const FIRST = 1_000_000
const database = createSqliteDatabase(openSqlite(process.argv[2] ?? '', { mustExist: true }))
const store = createLeadStore(database)
let isEnding = false
process.stdin.on('end', () => (isEnding = true)).resume()
console.log('ready')
for (let index = FIRST; !isEnding; index++) {
  const { name, mobile, email, message, submission, receivedAt } = seedLead(index, index, Date.now())
  const values = { name, mobile, email, companyName: '', budget: '', website: '', message }
  await store.add({ values, key: submission, held: null, receivedAt, channels: ['spreadsheet'] })
  process.stdout.write(`${index}\n`)
  // Without this, Node would never check the input.
  await setImmediate()
}
await database.close()
