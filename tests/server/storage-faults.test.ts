import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { createLedger } from '../../server/leads/ledger.ts'
import { createLeadStore } from '../../server/leads/store.ts'
import { isInstalled, startServer } from './process.ts'
import { createService, formBody, LEAD, temporaryDirectory, writeSite } from './service.ts'

type Db = Awaited<ReturnType<typeof createService>>['db']

const FAULTS: Record<string, { on: (db: Db) => void; off: (db: Db) => void }> = {
  'a full database': {
    on(db) {
      db.exec('CREATE TABLE ballast (bytes BLOB) STRICT; INSERT INTO ballast VALUES (zeroblob(100000))')
      const pages = Number(db.prepare('PRAGMA page_count').get()?.['page_count'])
      db.exec(`PRAGMA max_page_count = ${pages}`)
      const fill = db.prepare('INSERT INTO ballast VALUES (zeroblob(?))')
      for (let size = 3_000; size >= 1;) {
        try {
          fill.run(size)
        } catch {
          size = Math.floor(size / 2)
        }
      }
    },
    off: (db) => db.exec('PRAGMA max_page_count = 1000000'),
  },
  'a read-only database': {
    on: (db) => db.exec('PRAGMA query_only = ON'),
    off: (db) => db.exec('PRAGMA query_only = OFF'),
  },
}

test.each(Object.keys(FAULTS))('%s: 503, and the lead is taken once it can be', async (name) => {
  const fault = FAULTS[name]
  const { post, db, ledger, log, app } = await createService()
  expect((await post({ ...LEAD, message: 'before' })).statusCode).toBe(201)
  fault?.on(db)
  // Longer than what may be left free in a page.
  const during = { ...LEAD, message: 'during', website: 'during '.repeat(2_000).trim() }
  const refused = await post(during)
  expect(refused.statusCode).toBe(503)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toEqual({ error: expect.stringMatching(/could not be stored/) })
  expect((await app.inject('/')).statusCode).toBe(200)
  expect(log.join('')).toMatch(/a lead could not be stored/)
  fault?.off(db)
  expect((await post(during)).statusCode).toBe(201)
  expect([...ledger.find()].map((lead) => lead.message)).toEqual([during.message, 'before'])
})

test('a database another program holds locked: 503 after a while, other visitors are served meanwhile', async () => {
  const directory = temporaryDirectory()
  const file = join(directory, 'leads.db')
  const db = openDatabase(file)
  const { app, post } = await createService({ deps: { store: createLeadStore(db, { busyPatience: 150 }) } })
  const other = openDatabase(file)
  onTestFinished(() => {
    other.close()
    db.close()
  })
  other.exec('BEGIN IMMEDIATE')
  const order: string[] = []
  const posting = post().then((response) => {
    order.push('lead')
    return response
  })
  expect((await app.inject('/')).statusCode).toBe(200)
  order.push('page')
  expect((await posting).statusCode).toBe(503)
  expect(order).toEqual(['page', 'lead'])

  const waiting = post()
  await app.inject('/')
  other.exec('COMMIT')
  expect((await waiting).statusCode).toBe(201)
})

test('without JavaScript, a storage fault keeps what was typed on the page', async () => {
  const { post, db } = await createService()
  db.exec('PRAGMA query_only = ON')
  const response = await post(LEAD, { headers: { accept: 'text/html' } })
  expect(response.statusCode).toBe(503)
  expect(response.body).toContain(`value="${LEAD.email}"`)
  expect(response.body).toContain(LEAD.message)
})

describe.skipIf(!isInstalled('strace'))('the disk itself fails (needs strace)', () => {
  test.each([
    ['full', 'pwrite64:error=ENOSPC'],
    ['read-only', 'pwrite64:error=EROFS'],
    ['unreadable and unwritable', 'pwrite64,pread64:error=EIO'],
    ['failing at the moment of fsync', 'fdatasync,fsync:error=EIO'],
  ])('%s: 503, never a false success, and the lead is taken when it works again', async (_what, injection) => {
    const directory = temporaryDirectory()
    const dataDir = join(directory, 'data')
    const server = await startServer({ siteDir: writeSite(directory), dataDir })
    const post = async (message: string) => {
      const { type, body } = await formBody({ ...LEAD, message })
      return fetch(`${server.url}/api/contact`, { method: 'POST', body, headers: { 'content-type': type } })
    }
    expect((await post('before')).status).toBe(201)

    const paths = ['leads.db', 'leads.db-wal'].flatMap((name) => ['-P', join(dataDir, name)])
    const args = [
      '-f',
      '-o',
      '/dev/null',
      ...paths,
      '-e',
      'trace=pwrite64,pread64,fdatasync,fsync',
      '-e',
      `inject=${injection}`,
    ]
    const tracer = spawn('strace', [...args, '-p', String(server.child.pid)], { stdio: ['ignore', 'ignore', 'pipe'] })
    for await (const line of createInterface({ input: tracer.stderr })) if (line.includes('attached')) break
    for (let count = 0; count < 3; count++) {
      const refused = await post('during')
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
    }
    expect((await fetch(`${server.url}/about-us/`)).status).toBe(200)
    const detached = once(tracer, 'exit')
    tracer.kill('SIGINT')
    await detached

    expect((await post('during')).status).toBe(201)
    expect(await server.stop()).toBe(0)
    const db = openDatabase(join(dataDir, 'leads.db'))
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    expect([...createLedger(db).find()].map((lead) => lead.message)).toEqual(['during', 'before'])
    db.close()
  })
})
