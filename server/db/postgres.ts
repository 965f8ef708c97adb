import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { pendingMigrations } from './migrations.ts'
import type { Database, Schema } from './schema.ts'
import { errorField, messageOf } from '../error-message.ts'

const MAX_CONNECTIONS = 8
const CONNECT_TIMEOUT_MS = 3_000
const QUERY_TIMEOUT_MS = 10_000
/** Arbitrary lock id, which makes servers that start together migrate one after the other. */
const MIGRATION_LOCK = 8_153_902
/** Codes of transient errors: lost connections, a database that stops or starts, locks and failed serializations. */
const TRANSIENT = /^(08...|57P0[123]|53300|40001|40P01|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
const LOST_CONNECTION = /^(Connection terminated|Client has encountered a connection error)/

export type PostgresOptions = {
  /** Maximum duration of a query; 0 for no limit. */
  queryTimeoutMs?: number
}

/**
 * Connects to PostgreSQL and migrates the schema. Throws when the database cannot be reached, is newer than this
 * program, or does not wait for its disk at a commit.
 */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const timeoutMs = options.queryTimeoutMs ?? QUERY_TIMEOUT_MS
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // Without a timeout, a network that drops all packets would delay a visitor for minutes.
    ...(timeoutMs && { query_timeout: timeoutMs }),
    application_name: 'agency-site',
    keepAlive: true,
    types: { getTypeParser: parserOf },
    onConnect: prepareConnection,
  })
  // Emitted for lost idle connections. The next query opens another one and reports any problem.
  pool.on('error', () => undefined)
  try {
    await migrate(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    kysely,
    dialect: 'postgres',
    checkIdentity: () => undefined,
    isTransient(error) {
      return TRANSIENT.test(String(errorField(error, 'code'))) || LOST_CONNECTION.test(messageOf(error))
    },
    async close() {
      if (!pool.ending) await pool.end()
    },
  }
}

/** Counters and times are far below 2^53, so INT8 is parsed as a number. */
function parserOf(...args: Parameters<typeof pg.types.getTypeParser>) {
  // The cast is needed because this overload of pg declares an enum of its own, which includes INT8.
  return (args[0] as number) === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(...args)
}

async function prepareConnection(client: pg.ClientBase) {
  // Without a listener, a connection lost during a query would end the process. The query itself rejects.
  client.on('error', () => undefined)
  const { rows } = await client.query<{ name: string; setting: string }>(
    `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit')`,
  )
  const unsafe = rows.find(({ setting }) => setting === 'off')
  if (unsafe) {
    throw new Error(
      `The database has ${unsafe.name} = off: leads would not survive a power cut. Set it to on, or choose another DATABASE_URL.`,
    )
  }
  // Locks of a process that stops inside a transaction are released after this time.
  await client.query(`SET idle_in_transaction_session_timeout = '30s'`)
}

async function migrate(pool: pg.Pool) {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)')
    const { rows } = await client.query<{ version: number }>('SELECT max(version) AS version FROM schema_version')
    for (const migration of pendingMigrations('postgres', rows[0]?.version ?? 0)) {
      await client.query(migration.sql)
      await client.query(`INSERT INTO schema_version VALUES (${migration.version})`)
    }
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
