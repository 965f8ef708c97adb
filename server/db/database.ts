import { join } from 'node:path'
import { createSqliteDatabase, openSqlite } from './sqlite.ts'
import type { Database } from './schema.ts'

export type DatabaseSettings = { dataDir: string; databaseUrl: string }

/**
 * Opens PostgreSQL when `databaseUrl` is set, otherwise the SQLite file in `dataDir`. Throws when leads would not be
 * stored durably.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl) {
    // The driver costs time and memory at the start, so it is loaded only where it is used.
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(settings.databaseUrl)
  }
  return createSqliteDatabase(openSqlite(join(settings.dataDir, 'leads.db')))
}

/** Describes where the leads are stored, for messages, without the password. */
export function describeDatabase({ dataDir, databaseUrl }: DatabaseSettings) {
  const url = databaseUrl ? URL.parse(databaseUrl) : null
  return url ? `${url.host}${url.pathname}` : dataDir
}
