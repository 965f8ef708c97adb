import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { createApp } from '../../server/app.ts'
import type { AppDeps } from '../../server/app.ts'
import { createSqliteDatabase, openSqlite } from '../../server/db/sqlite.ts'
import { createLeadAdmin } from '../../server/leads/lead-admin.ts'
import { createLeadStore } from '../../server/leads/lead-store.ts'
import { readSettings } from '../../server/settings.ts'
import type { ContactField } from '#shared/contact.ts'
import { writeSite } from './built-site.ts'

export { writeSite }

export const LEAD: Record<ContactField, string> = {
  name: 'Asha Raman',
  mobile: '9876543210',
  email: 'asha@example.com',
  companyName: 'Raman Textiles',
  budget: '50,000',
  website: 'example.com',
  message: 'Please call me.',
}

export function temporaryDirectory() {
  const directory = mkdtempSync(join(tmpdir(), 'leads-test-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

export type ServiceOptions = {
  env?: Record<string, string>
  deps?: Partial<AppDeps>
  /** Runs before the service opens the site directory. */
  site?: (siteDir: string) => void
}

/** Creates the service without a socket, on its own database and with a clock that moves only when told. */
export async function createService({ env = {}, deps = {}, site }: ServiceOptions = {}) {
  const directory = temporaryDirectory()
  const siteDir = writeSite(directory)
  site?.(siteDir)
  const settings = readSettings({
    DATA_DIR: join(directory, 'data'),
    SITE_DIR: siteDir,
    RATE_LIMIT_PER_IP: '100000',
    RATE_LIMIT_TOTAL: '100000',
    ...env,
  })
  const database = join(settings.dataDir, 'leads.db')
  const db: DatabaseSync = openSqlite(database)
  const clock = { now: Date.UTC(2026, 0, 5, 12) }
  const log: string[] = []
  const sqlite = createSqliteDatabase(db)
  const app = await createApp({
    settings,
    store: createLeadStore(sqlite),
    database: sqlite,
    now: () => clock.now,
    random: () => 0.5,
    fetch: () => Promise.reject(new Error('no network in this test')),
    mail: null,
    logStream: { write: (line) => log.push(line) },
    ...deps,
  })
  onTestFinished(async () => {
    await app.close()
    if (db.isOpen) db.close()
  })

  async function post(
    fields: Record<string, string> | [string, string][] = LEAD,
    options: { headers?: Record<string, string>; url?: string } = {},
  ) {
    const request = await formBody(fields)
    return app.inject({
      method: 'POST',
      url: options.url ?? `${settings.basePath}/api/contact`,
      payload: request.body,
      headers: { 'content-type': request.type, ...options.headers },
    })
  }

  return { app, db, database, directory, settings, clock, log, post, ledger: createLeadAdmin(createSqliteDatabase(db)) }
}

/** Creates a multipart body like a browser. */
export async function formBody(fields: Record<string, string> | [string, string][]) {
  const form = new FormData()
  const entries = Array.isArray(fields) ? fields : Object.entries(fields)
  for (const [name, value] of entries) form.append(name, value)
  const response = new Response(form)
  return { type: response.headers.get('content-type') ?? '', body: Buffer.from(await response.arrayBuffer()) }
}

/** Creates a raw multipart body, for content that no browser would send. */
export function rawForm(parts: (string | Buffer)[], end = '--boundary--\r\n') {
  const pieces = parts.flatMap((part) => [Buffer.from('--boundary\r\n'), Buffer.from(part), Buffer.from('\r\n')])
  return { type: 'multipart/form-data; boundary=boundary', body: Buffer.concat([...pieces, Buffer.from(end)]) }
}

export function field(name: string, value: string) {
  return `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`
}
