import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest'
import { createAccounts } from '../../server/studio/accounts.ts'
import type { Database } from '../../server/db/schema.ts'
import { openPostgres } from '../../server/db/postgres.ts'
import { createSqliteDatabase, openSqlite } from '../../server/db/sqlite.ts'
import { createLeadStore } from '../../server/leads/lead-store.ts'
import { API_PATH } from '#shared/studio/endpoint.ts'
import type { Role } from '#shared/studio/roles.ts'
import { createAuthenticator } from './authenticator.ts'
import { isPostgresInstalled, startPostgres } from './postgres.ts'
import type { Postgres } from './postgres.ts'
import { createService, LEAD, temporaryDirectory } from './service.ts'
import type { ServiceOptions } from './service.ts'

export const ORIGIN = 'http://localhost'

type Json = Record<string, unknown>
export type Answer<Body = Json> = {
  status: number
  body: Body
  /** Body of the response as text. */
  text: string
  headers: Record<string, unknown>
  cookies: Cookie[]
}
type Cookie = { name: string; value: string; [attribute: string]: unknown }

/** Creates a client that sends requests like one browser: it keeps cookies and sends its origin. */
export function createBrowser(app: FastifyInstance, { origin = ORIGIN, base = '' } = {}) {
  const cookies = new Map<string, string>()

  async function call<Body = Json>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await app.inject({
      method: method as 'GET',
      url: `${base}${API_PATH}${path}`,
      headers: {
        host: URL.parse(origin)?.host ?? '',
        'sec-fetch-site': 'same-origin',
        ...(method !== 'GET' && { origin }),
        ...(cookies.size && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    })
    for (const { name, value } of response.cookies) {
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const text = response.body
    return {
      status: response.statusCode,
      body: (text.startsWith('{') ? JSON.parse(text) : null) as Body,
      text,
      headers: response.headers,
      cookies: response.cookies as Cookie[],
    }
  }

  return {
    cookies,
    call,
    get: <Body = Json>(path: string) => call<Body>('GET', path),
    post: <Body = Json>(path: string, body?: unknown) => call<Body>('POST', path, body),
    patch: <Body = Json>(path: string, body?: unknown) => call<Body>('PATCH', path, body),

    async redeem(token: string, authenticator = createAuthenticator({ origin })) {
      const { body, status } = await call('POST', '/link/options', { token })
      if (status !== 200) return { status, body }
      const response = authenticator.register(body['options'])
      return call('POST', '/link', { token, device: 'A test', response })
    },

    async signIn(authenticator: ReturnType<typeof createAuthenticator>) {
      const { body } = await call('POST', '/sign-in/options')
      return call('POST', '/sign-in', { response: authenticator.authenticate(body['options']) })
    },
  }
}

export type Browser = ReturnType<typeof createBrowser>

/** Creates the first account of a data directory, which switches on the studio of its server. */
export async function openStudio(dataDir: string) {
  const database = createSqliteDatabase(openSqlite(`${dataDir}/leads.db`))
  const person = { name: 'Asha', email: 'asha@example.com', role: 'owner' } as const
  await createAccounts(database, Date.now).invite(person, null)
  await database.close()
}

/** Creates the service with a studio, on its own SQLite or on a database of `postgres`. */
export async function createStudio(postgres: Postgres | null = null, options: ServiceOptions = {}) {
  const directory = temporaryDirectory()
  const url = postgres ? await postgres.createDatabase() : ''
  const database: Database = url ? await openPostgres(url) : createSqliteDatabase(openSqlite(`${directory}/leads.db`))
  onTestFinished(() => database.close())
  const store = createLeadStore(database)
  // Child processes find the same database by these settings.
  const env = { DATA_DIR: directory, DATABASE_URL: url, ...options.env }
  const service = await createService({ ...options, env, deps: { database, store, ...options.deps } })
  const { app, clock } = service
  const accounts = createAccounts(database, () => clock.now)
  const browser = () => createBrowser(app)
  let count = 0

  /** Creates a new account and signs it in. */
  async function join(role: Role, name = `${role} ${count}`) {
    const email = `person${count++}@example.com`
    const authenticator = createAuthenticator()
    const { token, account } = await accounts.invite({ name, email, role }, null)
    const person = browser()
    const { status } = await person.redeem(token, authenticator)
    expect(status).toBe(200)
    return { ...person, account, authenticator }
  }

  let leads = 0
  /** Stores a lead like the contact form; returns its id. */
  async function addLead(values: Partial<typeof LEAD> = {}, held: string | null = null, receivedAt = clock.now) {
    const { submission } = await store.add({
      values: { ...LEAD, ...values },
      key: `key-${(leads += 1)}-of-test`,
      held,
      receivedAt,
      channels: ['spreadsheet'],
    })
    const row = await database.kysely
      .selectFrom('leads')
      .select('id')
      .where('submission', '=', submission)
      .executeTakeFirstOrThrow()
    return row.id
  }

  return { ...service, database, store, accounts, browser, join, addLead, file: url ? null : `${directory}/leads.db` }
}

export type Start = (options?: ServiceOptions) => ReturnType<typeof createStudio>

/** Defines the same tests on SQLite and, if it is installed, on PostgreSQL. */
export function describeOnBoth(define: (start: Start) => void) {
  let postgres: Postgres | null = null
  beforeAll(async () => {
    if (isPostgresInstalled) postgres = await startPostgres()
  })
  afterAll(() => postgres?.remove())
  describe.each(isPostgresInstalled ? ['SQLite', 'PostgreSQL'] : ['SQLite'])('on %s', (name) => {
    define((options = {}) => createStudio(name === 'PostgreSQL' ? postgres : null, options))
  })
}
