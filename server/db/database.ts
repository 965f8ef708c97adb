import { join } from 'node:path'
import { createSqliteDatabase, openSqlite } from './sqlite.ts'
import type { Database } from './schema.ts'

export type DatabaseSettings = { dataDir: string; databaseUrl: string }

/** Opens PostgreSQL when `databaseUrl` is set, otherwise the SQLite file in `dataDir`. Throws when leads would not be safe. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl) {
    // Its driver takes time and memory at the start: only those who use it load it.
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(settings.databaseUrl)
  }
  return createSqliteDatabase(openSqlite(join(settings.dataDir, 'leads.db')))
}

/** Where the leads are, for messages: never with the password. */
export function describeDatabase({ dataDir, databaseUrl }: DatabaseSettings) {
  const url = databaseUrl ? URL.parse(databaseUrl) : null
  return url ? `${url.host}${url.pathname}` : dataDir
}
