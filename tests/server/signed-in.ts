import { join } from 'node:path'
import { createSqliteDatabase, openSqlite } from '../../server/db/sqlite.ts'
import { createAccounts } from '../../server/studio/accounts.ts'
import { createSessions } from '../../server/studio/sessions.ts'
import type { Running } from './process.ts'

/** Creates an owner in a data directory whose server does not run yet; returns the cookie of a session. */
export async function signedIn(dataDir: string): Promise<string> {
  const database = createSqliteDatabase(openSqlite(join(dataDir, 'leads.db')))
  const person = { name: 'Asha', email: 'asha@example.com', role: 'owner' } as const
  const { account } = await createAccounts(database, Date.now).invite(person, null)
  const token = await createSessions(database, Date.now).start(database.kysely, account.id, 'a test')
  await database.close()
  return `studio-session=${token}`
}

/** Calls the studio's API like the browser. Throws unless the status is 200. */
export async function callStudio<T>(
  { port }: Pick<Running, 'port'>,
  { cookie, method, path, body }: { cookie: string; method: string; path: string; body?: unknown },
): Promise<T> {
  const origin = `http://localhost:${port}`
  const type = body instanceof Blob ? 'application/octet-stream' : 'application/json'
  const response = await fetch(`${origin}/studio/api${path}`, {
    method,
    headers: { cookie, origin, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  })
  if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}
