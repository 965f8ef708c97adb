import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../db/schema.ts'
import { createSqliteDatabase, openSqlite } from '../db/sqlite.ts'
import type { Settings } from '../settings.ts'

/** How long a command waits for another program's lock. */
const LOCK_TIMEOUT_MS = 10_000

/** The SQLite file of these settings, or null when they name PostgreSQL. Throws when it does not exist. */
export function databaseFile({ dataDir, databaseUrl }: Settings): string | null {
  if (databaseUrl) return null
  const file = join(dataDir, 'leads.db')
  if (!existsSync(file)) throw new Error(`There are no leads yet: ${file} does not exist.`)
  return file
}

/** Opens the database the settings name for a command, which may take longer than a visitor waits. */
export async function openForCommand(settings: Settings): Promise<Database> {
  const file = databaseFile(settings)
  if (!file) {
    const { openPostgres } = await import('../db/postgres.ts')
    return openPostgres(settings.databaseUrl, { queryTimeoutMs: 0 })
  }
  return createSqliteDatabase(openSqlite(file, { mustExist: true, timeout: LOCK_TIMEOUT_MS }))
}
