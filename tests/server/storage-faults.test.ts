import { spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSqliteDatabase, openSqlite } from '../../server/db/sqlite.ts'
import { createLeadAdmin } from '../../server/leads/lead-admin.ts'
import { createLeadStore } from '../../server/leads/lead-store.ts'
import { isInstalled, startServer } from './process.ts'
import { afterRun, startScriptEndpoint } from './script-endpoint.ts'
import { collect, createService, formBody, LEAD, temporaryDirectory, writeSite } from './service.ts'

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
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  fault?.on(db)
  // Longer than the free space that a page may have.
  const during = { ...LEAD, message: 'during', website: 'during '.repeat(2_000).trim() }
  const refused = await post(during)
  expect(refused.statusCode).toBe(503)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toEqual({ error: expect.stringMatching(/could not be stored/) })
  expect((await app.inject('/')).statusCode).toBe(200)
  expect(log.join('')).toMatch(/a lead could not be stored/)
  for (let count = 0; count < 3; count++) expect((await app.inject('/healthz')).statusCode).toBe(503)
  expect(log.filter((line) => line.includes('leads cannot be stored'))).toHaveLength(1)
  fault?.off(db)
  expect((await post(during)).statusCode).toBe(201)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect((await collect(ledger.find())).map((lead) => lead.message)).toEqual([during.message, 'before'])
})

test('a database another program holds locked: 503 after a while, other visitors are served meanwhile', async () => {
  const directory = temporaryDirectory()
  const file = join(directory, 'leads.db')
  const db = openSqlite(file)
  const { app, post } = await createService({
    deps: { store: createLeadStore(createSqliteDatabase(db), { retryTimeoutMs: 150 }) },
  })
  const other = openSqlite(file)
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

const WAYS_TO_LOSE_A_FILE: [string, (database: string) => void][] = [
  ['deleted', (database) => rmSync(database)],
  ['replaced', (database) => renameSync(`${database}.copy`, database)],
  ['parted from its log', (database) => rmSync(`${database}-wal`)],
]

test.each(WAYS_TO_LOSE_A_FILE)('a database file that is %s: no lead is acknowledged any more', async (_how, lose) => {
  const { post, app, database, log } = await createService()
  openSqlite(`${database}.copy`).close()
  expect((await post({ ...LEAD, message: 'before' })).statusCode).toBe(201)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  lose(database)
  expect((await app.inject('/healthz')).statusCode).toBe(503)
  expect((await app.inject('/healthz')).statusCode).toBe(503)
  expect((await post({ ...LEAD, message: 'after' })).statusCode).toBe(503)
  // A stored submission is not acknowledged again either.
  expect((await post({ ...LEAD, message: 'before' })).statusCode).toBe(503)
  const faults = log.filter((line) => line.includes('leads cannot be stored'))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/was deleted or replaced while the server was running/)
})

test('a file deleted between the write and the answer: no acknowledgement', async () => {
  const { post, db, database } = await createService()
  db.function('delete_database', () => {
    rmSync(database)
    return 1
  })
  db.exec('CREATE TEMP TRIGGER lose AFTER INSERT ON leads BEGIN SELECT delete_database(); END')
  expect((await post()).statusCode).toBe(503)
})

test('health writes to the database, but not each time it is asked', async () => {
  const { app, db } = await createService()
  const written = () => Number(db.prepare('SELECT total_changes() AS n').get()?.['n'])
  const before = written()
  for (let count = 0; count < 50; count++) expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect(written() - before).toBe(1)
})

test('a database locked for long: health says so', async () => {
  const file = join(temporaryDirectory(), 'leads.db')
  const db = openSqlite(file)
  const store = createLeadStore(createSqliteDatabase(db), { retryTimeoutMs: 20, healthCacheMs: 0 })
  const { app } = await createService({ deps: { store } })
  const other = openSqlite(file)
  onTestFinished(() => {
    other.close()
    db.close()
  })
  other.exec('BEGIN IMMEDIATE')
  expect((await app.inject('/healthz')).statusCode).toBe(503)
  other.exec('COMMIT')
  expect((await app.inject('/healthz')).statusCode).toBe(200)
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

    const stopFailing = await failDisk(server.child.pid, dataDir, injection)
    for (let count = 0; count < 3; count++) {
      const refused = await post('during')
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
    }
    expect((await fetch(`${server.url}/about-us/`)).status).toBe(200)
    await stopFailing()

    expect((await post('during')).status).toBe(201)
    expect(await server.stop()).toBe(0)
    const db = openSqlite(join(dataDir, 'leads.db'))
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    expect((await collect(createLeadAdmin(createSqliteDatabase(db)).find())).map((lead) => lead.message)).toEqual([
      'during',
      'before',
    ])
    db.close()
  })

  test('a lead sent on while the disk is full is sent once, and recorded when there is room again', async () => {
    const directory = temporaryDirectory()
    const dataDir = join(directory, 'data')
    const endpoint = await startScriptEndpoint()
    const { promise: arrived, resolve: markArrived } = Promise.withResolvers<void>()
    const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
    endpoint.state.behaviour = async (...args) => {
      markArrived()
      await mayAnswer
      afterRun(...args)
    }
    const server = await startServer({
      siteDir: writeSite(directory),
      dataDir,
      env: { SPREADSHEET_URL: endpoint.url, SPREADSHEET_HOSTS: '127.0.0.1', LOG_LEVEL: 'info' },
    })
    const lines = on(createInterface({ input: server.child.stdout ?? process.stdin }), 'line')
    const logged = async (text: string) => {
      let line = ''
      while (!line.includes(text)) line = String((await lines.next()).value)
    }
    const { type, body } = await formBody(LEAD)
    const url = `${server.url}/api/contact`
    expect((await fetch(url, { method: 'POST', body, headers: { 'content-type': type } })).status).toBe(201)
    await arrived
    const stopFailing = await failDisk(server.child.pid, dataDir, 'pwrite64:error=ENOSPC')
    letAnswer()
    // Logged once for the response, and once more when the outbox tries again.
    await logged('could not be recorded')
    await logged('could not be recorded')
    expect((await fetch(`${server.url}/healthz`)).status).toBe(503)
    await stopFailing()
    const db = openSqlite(join(dataDir, 'leads.db'))
    onTestFinished(() => db.close())
    await expect
      .poll(() => createLeadAdmin(createSqliteDatabase(db)).deliveryCounts(), { timeout: 20_000 })
      .toEqual([{ channel: 'spreadsheet', state: 'delivered', count: 1 }])
    expect(endpoint.posts).toHaveLength(1)
    expect(await server.stop()).toBe(0)
  })
})

/** Makes the named system calls of a process on the database's files fail, until the returned function is called. */
async function failDisk(pid: number | undefined, dataDir: string, injection: string) {
  const paths = ['leads.db', 'leads.db-wal'].flatMap((name) => ['-P', join(dataDir, name)])
  const calls = ['-e', 'trace=pwrite64,pread64,fdatasync,fsync', '-e', `inject=${injection}`]
  const args = ['-f', '-o', '/dev/null', ...paths, ...calls, '-p', String(pid)]
  const tracer = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  for await (const line of createInterface({ input: tracer.stderr })) if (line.includes('attached')) break
  return async () => {
    const detached = once(tracer, 'exit')
    tracer.kill('SIGINT')
    await detached
  }
}
