import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isPostgresInstalled, startPostgres } from '../../tests/server/postgres.ts'
import type { Postgres } from '../../tests/server/postgres.ts'
import { openPostgres } from './postgres.ts'
import { createDatabaseCounter } from './request-counter.ts'

const WINDOW_MS = 1_000

describe.skipIf(!isPostgresInstalled)('counting requests for several servers (needs PostgreSQL)', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.remove())

  async function createServers(count: number) {
    const url = await postgres.createDatabase()
    const clock = { now: 1_000_000 }
    const servers = await Promise.all(
      Array.from({ length: count }, async () => {
        const database = await openPostgres(url)
        onTestFinished(() => database.close())
        return { database, countRequests: createDatabaseCounter(database, () => clock.now) }
      }),
    )
    return { servers, clock }
  }

  test('each request of all servers is counted once, each key by itself', async () => {
    const { servers } = await createServers(2)
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, index) => servers[index % 2]?.countRequests(index % 3 ? 'a' : 'b', WINDOW_MS)),
    )
    const counts = (rest: (index: number) => boolean) =>
      results
        .filter((_, index) => rest(index))
        .map((result) => result?.count ?? 0)
        .toSorted((a, b) => a - b)
    expect(counts((index) => index % 3 !== 0)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
    expect(counts((index) => index % 3 === 0)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  test('a window ends, is counted anew, and leaves nothing behind', async () => {
    const { servers, clock } = await createServers(1)
    const [server] = servers
    const count = (key: string) => server?.countRequests(key, WINDOW_MS)
    expect(await count('a')).toEqual({ count: 1, ttlMs: WINDOW_MS })
    clock.now += 400
    expect(await count('a')).toEqual({ count: 2, ttlMs: 600 })
    clock.now += 600
    expect(await count('a')).toEqual({ count: 1, ttlMs: WINDOW_MS })
    clock.now -= 100 * WINDOW_MS
    expect(await count('a')).toEqual({ count: 1, ttlMs: WINDOW_MS })
    clock.now += 102 * WINDOW_MS
    await count('b')
    const rows = await server?.database.kysely.selectFrom('request_counts').select('key').execute()
    expect(rows).toEqual([{ key: 'b' }])
  })

  test('while the database is away the process counts for itself', async () => {
    const { servers } = await createServers(1)
    const [server] = servers
    await server?.database.close()
    const counts = [await server?.countRequests('a', WINDOW_MS), await server?.countRequests('a', WINDOW_MS)]
    expect(counts.map((result) => result?.count)).toEqual([1, 2])
  })
})
