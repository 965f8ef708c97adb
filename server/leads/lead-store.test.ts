import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isPostgresInstalled, startPostgres } from '../../tests/server/postgres.ts'
import type { Postgres } from '../../tests/server/postgres.ts'
import { LEAD, temporaryDirectory } from '../../tests/server/service.ts'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/schema.ts'
import { MAX_RETRY_AFTER_MS } from './delivery-job.ts'
import { CLAIM_LEASE_MS, createLeadStore } from './lead-store.ts'
import type { NewLead } from './lead-store.ts'

const NOW = Date.UTC(2026, 0, 5, 12)
const DAY_MS = 86_400_000

let postgres: Postgres
beforeAll(async () => {
  if (isPostgresInstalled) postgres = await startPostgres()
})
afterAll(async () => {
  if (isPostgresInstalled) await postgres.remove()
})

const DATABASES = {
  sqlite: async () => ({ dataDir: join(temporaryDirectory(), 'data'), databaseUrl: '' }),
  postgres: async () => ({ dataDir: '', databaseUrl: await postgres.createDatabase() }),
}

function newLead(lead: Partial<NewLead> & { message?: string } = {}): NewLead {
  const { message = 'Please call me.', ...rest } = lead
  return { values: { ...LEAD, message }, key: null, held: null, receivedAt: NOW, channels: ['mail'], ...rest }
}

async function open(settings: { dataDir: string; databaseUrl: string }) {
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  return { database, store: createLeadStore(database, { healthCacheMs: 0 }) }
}

const messagesOf = async ({ kysely }: Database) =>
  (await kysely.selectFrom('leads').select('message').orderBy('id').execute()).map((row) => row.message)

const deliveriesOf = ({ kysely }: Database) =>
  kysely.selectFrom('deliveries').selectAll().orderBy('lead').orderBy('channel').execute()

describe.each(['sqlite', 'postgres'] as const)('leads in %s', (dialect) => {
  describe.skipIf(dialect === 'postgres' && !isPostgresInstalled)('(needs the database installed)', () => {
    test('deliveries are counted by how they are doing', async () => {
      const { store } = await open(await DATABASES[dialect]())
      expect(await store.countDeliveries()).toEqual({ waiting: 0, overdue: 0, dead: 0 })
      for (const message of ['one', 'two', 'three', 'four']) await store.add(newLead({ message }))
      await store.add(newLead({ message: 'five', held: 'too fast' }))
      for (const outcome of [
        { waitMs: 3_600_000, dead: false },
        { waitMs: 5_000, dead: false },
        { waitMs: 0, dead: true },
      ]) {
        const delivery = await store.claim('mail', NOW)
        if (delivery) await store.failed(delivery, { error: 'no answer', nextAt: NOW + 60_000, ...outcome })
      }
      expect(await store.countDeliveries()).toEqual({ waiting: 3, overdue: 1, dead: 1 })
    })

    test('a lead comes back as it was typed', async () => {
      const { database, store } = await open(await DATABASES[dialect]())
      const message = `'"\\ $1 ? %s ரவி 👩‍👩‍👧 \u202e\r\n${'x'.repeat(60_000)}`
      await store.add(newLead({ message, held: "too 'fast'", channels: [] }))
      const source = {
        heardFrom: 'search',
        landingPage: '/agency/',
        pagesSeen: '/agency/ →',
        campaign: "a'b",
        referrer: '',
      }
      const values = { ...LEAD, ...source, message }
      await store.add(newLead({ values, channels: ['spreadsheet', 'mail'], key: 'submission-1' }))
      const delivery = await store.claim('mail', NOW)
      expect(delivery).toMatchObject({ channel: 'mail', attempts: 0, waitedMs: 0 })
      expect(delivery?.item).toEqual({
        ...values,
        id: 2,
        receivedAt: NOW,
        held: null,
        submission: expect.stringMatching(/^[\da-f-]{36}$/),
      })
      expect(await messagesOf(database)).toEqual([message, message])
    })

    test('the same key with the same words is one lead, with other words another', async () => {
      const { database, store } = await open(await DATABASES[dialect]())
      const first = await store.add(newLead({ key: 'submission-1' }))
      const again = await store.add(newLead({ key: 'submission-1', receivedAt: NOW + 10 * DAY_MS }))
      expect([first.repeated, again]).toEqual([false, { submission: first.submission, repeated: true }])
      const other = await store.add(newLead({ key: 'submission-1', message: 'Something else.' }))
      expect(other.repeated).toBe(false)
      expect(await messagesOf(database)).toEqual(['Please call me.', 'Something else.'])
      // A repeated lead must leave no gap in the ids that the owner sees.
      const rows = await database.kysely.selectFrom('leads').select('id').orderBy('id').execute()
      expect(rows.map((row) => row.id)).toEqual([1, 2])
      expect(await deliveriesOf(database)).toHaveLength(2)
    })

    test('without a key the same words are one lead today and tomorrow', async () => {
      const { store } = await open(await DATABASES[dialect]())
      const repeated = async (days: number) => (await store.add(newLead({ receivedAt: NOW + days * DAY_MS }))).repeated
      expect([await repeated(0), await repeated(0), await repeated(1), await repeated(3)]).toEqual([
        false,
        true,
        true,
        false,
      ])
    })

    test('posts at the same moment through two connections are one lead', async () => {
      const settings = await DATABASES[dialect]()
      const [one, two] = [await open(settings), await open(settings)]
      const results = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          (index % 2 ? one : two).store.add(newLead({ key: `submission-${index % 4 < 2 ? 'a' : 'b'}` })),
        ),
      )
      expect(new Set(results.map((result) => result.submission)).size).toBe(2)
      expect(results.filter((result) => !result.repeated)).toHaveLength(2)
      expect(await messagesOf(one.database)).toHaveLength(2)
      expect(await deliveriesOf(one.database)).toHaveLength(2)
    })

    test('a lead is not stored without its deliveries', async () => {
      const { database, store } = await open(await DATABASES[dialect]())
      const wrong = newLead({ channels: ['mail', 'mail'] })
      await expect(store.add(wrong)).rejects.toThrow('The lead could not be stored.')
      expect(await messagesOf(database)).toEqual([])
      expect((await store.add(newLead())).repeated).toBe(false)
    })

    test('deliveries come in the order they are due, held ones never', async () => {
      const { store } = await open(await DATABASES[dialect]())
      await store.add(newLead({ message: 'held', held: 'too fast' }))
      await store.add(newLead({ message: 'later', receivedAt: NOW + 1_000 }))
      await store.add(newLead({ message: 'first' }))
      await store.add(newLead({ message: 'other channel', channels: ['spreadsheet'] }))
      const taken: (string | undefined)[] = []
      for (let delivery; (delivery = await store.claim('mail', NOW + 2_000));) {
        taken.push(delivery.item.message)
        await store.delivered(delivery, NOW + 2_000)
      }
      expect(taken).toEqual(['first', 'later'])
      expect(await store.claim('spreadsheet', NOW - 1)).toBeNull()
    })

    test('outcomes are counted: failed, given up, delivered', async () => {
      const { database, store } = await open(await DATABASES[dialect]())
      await store.add(newLead({ channels: ['mail', 'spreadsheet'] }))
      const mail = await store.claim('mail', NOW)
      const sheet = await store.claim('spreadsheet', NOW)
      if (!mail || !sheet) throw new Error('Nothing is due.')
      await store.failed(mail, { error: 'answered 500', nextAt: NOW + 5_000, waitMs: 5_000, dead: false })
      expect(await store.claim('mail', NOW + 4_999)).toBeNull()
      const again = await store.claim('mail', NOW + 5_000)
      expect(again).toMatchObject({ attempts: 1, waitedMs: 5_000 })
      await store.failed(mail, { error: 'answered 404', nextAt: NOW + 9_000, waitMs: 4_000, dead: true })
      expect(await store.claim('mail', NOW + DAY_MS)).toBeNull()
      await store.delivered(sheet, NOW + 7)
      expect(await deliveriesOf(database)).toEqual([
        {
          lead: 1,
          channel: 'mail',
          state: 'dead',
          attempts: 2,
          waited_ms: 9_000,
          next_at: NOW + 9_000,
          delivered_at: null,
          last_error: 'answered 404',
        },
        expect.objectContaining({ state: 'delivered', attempts: 1, delivered_at: NOW + 7, last_error: null }),
      ])
    })

    test('a delivery due later than any pause may be is due now', async () => {
      const { store } = await open(await DATABASES[dialect]())
      await store.add(newLead({ receivedAt: NOW + MAX_RETRY_AFTER_MS + 1 }))
      await store.add(newLead({ message: 'another', receivedAt: NOW + MAX_RETRY_AFTER_MS }))
      const delivery = await store.claim('mail', NOW)
      expect(delivery?.item.message).toBe('Please call me.')
      if (delivery) await store.delivered(delivery, NOW)
      expect(await store.claim('mail', NOW)).toBeNull()
    })

    test('a fault is named while the database is away, and gone when it is back', async () => {
      const settings = await DATABASES[dialect]()
      const { database, store } = await open(settings)
      expect(await store.findFault()).toBeNull()
      await database.close()
      expect(await store.findFault()).toEqual(expect.any(String))
      await expect(store.add(newLead())).rejects.toThrow('The lead could not be stored.')
      const { store: reopened } = await open(settings)
      expect(await reopened.findFault()).toBeNull()
    })

    test('an unknown newer schema is refused', async () => {
      const settings = await DATABASES[dialect]()
      const { database } = await open(settings)
      const { sql } = await import('kysely')
      if (dialect === 'sqlite') await sql`PRAGMA user_version = 99`.execute(database.kysely)
      else await sql`INSERT INTO schema_version VALUES (99)`.execute(database.kysely)
      await expect(openDatabase(settings)).rejects.toThrow(/newer than this program \(schema 99/)
    })
  })
})

describe.skipIf(!isPostgresInstalled)('several servers on one PostgreSQL', () => {
  test('two servers never take the same delivery', async () => {
    const settings = await DATABASES.postgres()
    const stores = [(await open(settings)).store, (await open(settings)).store]
    for (let index = 0; index < 60; index++) await stores[0]?.add(newLead({ message: `number ${index}` }))
    const taken = await Promise.all(Array.from({ length: 80 }, (_, index) => stores[index % 2]?.claim('mail', NOW)))
    const ids = taken.flatMap((delivery) => delivery?.item.id ?? [])
    expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
  })

  test('what a killed server had taken is due again after the lease, what was given back at once', async () => {
    const settings = await DATABASES.postgres()
    const [killed, other] = [(await open(settings)).store, (await open(settings)).store]
    await killed.add(newLead())
    const delivery = await killed.claim('mail', NOW)
    expect(await other.claim('mail', NOW + CLAIM_LEASE_MS - 1)).toBeNull()
    const taken = await other.claim('mail', NOW + CLAIM_LEASE_MS)
    expect(taken).toEqual(delivery)
    if (taken) await other.release(taken, NOW + 1)
    expect(await killed.claim('mail', NOW + 1)).toEqual(delivery)
  })

  test('servers that start together on an empty database both start', async () => {
    const settings = await DATABASES.postgres()
    const opened = await Promise.all([open(settings), open(settings), open(settings)])
    expect((await opened[2]?.store.add(newLead()))?.repeated).toBe(false)
  })

  test.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
    '%s = off is refused with a clear error',
    async (name) => {
      const settings = await DATABASES.postgres()
      const outcome = () =>
        openDatabase(settings).then(
          (database) => database.close(),
          (error: Error) => error.message,
        )
      const reload = async (sql: string) => {
        await postgres.run(sql)
        await postgres.run('SELECT pg_reload_conf()')
      }
      await reload(`ALTER SYSTEM SET ${name} = off`)
      await expect
        .poll(outcome, { timeout: 30_000 })
        .toBe(
          `The database has ${name} = off: leads would not survive a power cut. Set it to on, or choose another DATABASE_URL.`,
        )
      await reload(`ALTER SYSTEM RESET ${name}`)
      await expect.poll(outcome, { timeout: 30_000 }).toBeUndefined()
    },
  )

  test('a database that restarts costs a wait, not the lead', async () => {
    const { database, store } = await open(await DATABASES.postgres())
    const patient = createLeadStore(database, { retryTimeoutMs: 100_000 })
    await store.add(newLead())
    await postgres.kill()
    expect(await createLeadStore(database, { retryTimeoutMs: 0 }).findFault()).toEqual(expect.any(String))
    const waiting = patient.add(newLead({ message: 'during' }))
    await postgres.start()
    expect((await waiting).repeated).toBe(false)
    expect(await messagesOf(database)).toEqual(['Please call me.', 'during'])
    expect(await store.findFault()).toBeNull()
  }, 120_000)
})
