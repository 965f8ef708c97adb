import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { createDatabaseCounter } from '../../server/db/request-counter.ts'
import { createLeadStore } from '../../server/leads/lead-store.ts'
import { isPostgresInstalled, startPostgres } from './postgres.ts'
import type { Postgres } from './postgres.ts'
import { runServer, startServer } from './process.ts'
import { startScriptEndpoint } from './script-endpoint.ts'
import { createService, formBody, LEAD, temporaryDirectory, writeSite } from './service.ts'

describe.skipIf(!isPostgresInstalled)('servers that share a PostgreSQL (needs PostgreSQL)', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.remove())

  async function createServices(count: number, env: Record<string, string>) {
    const databaseUrl = await postgres.createDatabase()
    return Promise.all(
      Array.from({ length: count }, async () => {
        const database = await openDatabase({ dataDir: '', databaseUrl })
        onTestFinished(() => database.close())
        const store = createLeadStore(database)
        const countRequests = createDatabaseCounter(database)
        const service = await createService({ env, deps: { fetch, store, countRequests } })
        return { ...service, database }
      }),
    )
  }

  test('the limit of messages counts for all of them together', async () => {
    const [one, two] = await createServices(2, { RATE_LIMIT_PER_IP: '3' })
    const statuses: (number | undefined)[] = []
    for (const [index, service] of [one, two, one, two, one].entries()) {
      statuses.push((await service?.post({ ...LEAD, message: `number ${index}` }))?.statusCode)
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429])
    const refused = await two?.post()
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(500)
  })

  test('each lead is sent on once, whichever server it came to', async () => {
    const endpoint = await startScriptEndpoint()
    const services = await createServices(2, { SPREADSHEET_URL: endpoint.url, SPREADSHEET_HOSTS: '127.0.0.1' })
    for (let index = 0; index < 30; index++) await services[index % 2]?.post({ ...LEAD, message: `number ${index}` })
    await Promise.all(services.map((service) => service.app.outbox.runDue()))
    const sent = endpoint.posts.map((post) => post['message'])
    expect(sent.toSorted()).toEqual(Array.from({ length: 30 }, (_, index) => `number ${index}`).toSorted())
    const states = await services[0]?.database.kysely.selectFrom('deliveries').select('state').execute()
    expect(new Set(states?.map((row) => row.state))).toEqual(new Set(['delivered']))
  })

  test('while the database is away leads are refused and pages served; when it is back leads are taken', async () => {
    const directory = temporaryDirectory()
    const options = { siteDir: writeSite(directory), dataDir: join(directory, 'unused') }
    const server = await startServer({ ...options, env: { DATABASE_URL: await postgres.createDatabase() } })
    const post = async (message: string) => {
      const { type, body } = await formBody({ ...LEAD, message })
      return (await fetch(`${server.url}/api/contact`, { method: 'POST', body, headers: { 'content-type': type } }))
        .status
    }
    const health = async () => (await fetch(`${server.url}/healthz`)).status
    expect([await post('before'), await health()]).toEqual([201, 200])
    await postgres.stop()
    expect(await post('during')).toBe(503)
    expect([await health(), (await fetch(`${server.url}/about-us/`)).status]).toEqual([503, 200])
    await postgres.start()
    expect([await post('during'), await health()]).toEqual([201, 200])
    expect(await server.stop()).toBe(0)
  })

  test.each([
    ['nobody listens on any address', async () => 'postgres://site:secret@localhost:1/leads'],
    ['nobody listens', async () => 'postgres://site:secret@127.0.0.1:1/leads'],
    ['no such database', async () => (await postgres.createDatabase()).replace(/\/\w+$/, '/nothing')],
  ])('a database that cannot be used is one clear line without the password: %s', async (_what, url) => {
    const directory = temporaryDirectory()
    const options = { siteDir: writeSite(directory), dataDir: join(directory, 'unused') }
    const { code, output } = await runServer({ ...options, env: { DATABASE_URL: await url() } })
    expect([code, output]).toEqual([3, expect.stringMatching(/^Cannot store leads in [\w.]+:\d+\/\w+: .+\n$/)])
    expect(output).not.toContain('secret')
  })
})

test.each(['mysql://127.0.0.1/leads', 'postgres://127.0.0.1', 'leads'])(
  'DATABASE_URL %s is refused at start',
  async (url) => {
    const directory = temporaryDirectory()
    const options = { siteDir: writeSite(directory), dataDir: join(directory, 'data') }
    const { code, output } = await runServer({ ...options, env: { DATABASE_URL: url } })
    expect([code, output]).toEqual([2, expect.stringContaining('DATABASE_URL')])
  },
)
