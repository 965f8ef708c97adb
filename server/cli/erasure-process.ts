/**
 * Erases leads in a separate process, as the command line does: reading every byte of the database would block
 * requests. The order comes as a message, because every account of the machine can read arguments.
 */
import { eraseLeads } from './commands/erase.ts'
import { createLeadAdmin } from '../leads/lead-admin.ts'
import { STUDIO_WORDS } from './erasure-words.ts'
import { databaseFile, openForCommand } from './open.ts'
import { messageOf } from '../error-message.ts'
import { readSettings } from '../settings.ts'
import type { ErasureOrder } from '../studio/erasure.ts'

async function work({ dataDir, databaseUrl, filter, whom, waitSeconds }: ErasureOrder) {
  const settings = { ...readSettings({}), dataDir, databaseUrl }
  const file = databaseFile(settings)
  const database = await openForCommand(settings)
  const values = { yes: true, wait: String(waitSeconds) }
  const context = { args: [], values, settings, now: Date.now(), database, file, admin: createLeadAdmin(database) }
  try {
    process.exitCode = await eraseLeads(context, filter, whom, STUDIO_WORDS)
  } finally {
    await database.close()
  }
}

process.once('message', (order: ErasureOrder) => {
  work(order)
    .catch((error: unknown) => {
      process.stderr.write(`${messageOf(error)}\n`)
      process.exitCode = 1
    })
    .finally(() => process.disconnect())
})
