import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../db/schema.ts'
import { createSqliteDatabase, openSqlite } from '../db/sqlite.ts'
import type { Settings } from '../settings.ts'

/** Time that a command waits for another program's lock. */
const LOCK_TIMEOUT_MS = 10_000

/**
 * Returns the path of the SQLite file, or null when the settings name PostgreSQL. Throws when the file does not exist.
 */
export function databaseFile({ dataDir, databaseUrl }: Settings): string | null {
  if (databaseUrl) return null
  const file = join(dataDir, 'leads.db')
  if (!existsSync(file)) throw new Error(`There are no leads yet: ${file} does not exist.`)
  return file
}

/** Opens the database for a command, with longer timeouts than those of the server. */
export async function openForCommand(settings: Settings): Promise<Database> {
  const file = databaseFile(settings)
  if (!file) {
    const { openPostgres } = await import('../db/postgres.ts')
    return openPostgres(settings.databaseUrl, { queryTimeoutMs: 0 })
  }
  return createSqliteDatabase(openSqlite(file, { mustExist: true, timeout: LOCK_TIMEOUT_MS }))
}
