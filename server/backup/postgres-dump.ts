import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Client } from 'pg'
import { errorField } from '../error-message.ts'

/** Application name of this site's connections, set in `server/db/postgres.ts`. */
const SERVER_NAME = 'agency-site'

/**
 * Dumps a snapshot of the whole database with `pg_dump`, in its compressed format. Reads the dump again and returns the
 * number of its leads; throws when it is not that of the snapshot.
 */
export async function dumpPostgres(url: string, file: string): Promise<number> {
  return withClient(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows } = await client.query<{ id: string; leads: string }>(
      'SELECT pg_export_snapshot() AS id, (SELECT count(*) FROM leads) AS leads',
    )
    const { id = '', leads = '0' } = rows[0] ?? {}
    await run('pg_dump', ['--format=custom', `--snapshot=${id}`, `--file=${file}`, ...connectionArgs(url)], url)
    const dumped = await countDumpedLeads(file)
    if (dumped !== Number(leads)) throw new Error(`the dump holds ${dumped} leads instead of ${leads}`)
    return dumped
  })
}

/** Replaces the content of the database by that of the dump in one transaction, and returns the number of leads. */
export async function restorePostgres(url: string, file: string): Promise<number> {
  const dumped = await countDumpedLeads(file)
  const options = ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error']
  await run('pg_restore', [...options, ...connectionArgs(url), file], url)
  const leads = await withClient(url, async (client) => {
    const { rows } = await client.query<{ n: string }>('SELECT count(*) AS n FROM leads')
    return Number(rows[0]?.n)
  })
  if (leads !== dumped) throw new Error(`the database holds ${leads} leads instead of ${dumped}`)
  return leads
}

/** Whether a server of this site is connected. */
export async function isPostgresServed(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ n: string }>(
      'SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1',
      [SERVER_NAME],
    )
    return Number(rows[0]?.n) > 0
  })
}

/** Whether the database has a table of leads; false when no server has used it yet. */
export async function hasLeads(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string | null }>("SELECT to_regclass('leads') AS name")
    return rows[0]?.name !== null
  })
}

/** Reads a dump to its end and returns the number of its leads. Throws when it is damaged or has no leads table. */
export async function countDumpedLeads(file: string): Promise<number> {
  let leads = -1
  let isInside = false
  await run('pg_restore', ['--data-only', '--table=leads', '--file=-', file], null, (line) => {
    if (/^COPY .*\bleads \(/.test(line)) {
      isInside = true
      leads = 0
    } else if (line === '\\.') isInside = false
    else if (isInside) leads += 1
  })
  if (leads < 0) throw new Error(`${file} is not a backup of leads.`)
  return leads
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, application_name: `${SERVER_NAME}-backup` })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Leaves the password out of the arguments, which every account of the machine could read in the list of processes. */
function connectionArgs(url: string) {
  const parsed = new URL(url)
  parsed.password = ''
  return [`--dbname=${parsed.href}`]
}

async function run(program: string, args: string[], url: string | null, onLine?: (line: string) => void) {
  const password = url ? decodeURIComponent(new URL(url).password) : ''
  const child = spawn(program, args, {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
  const closed = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  const reading = (async () => {
    for await (const line of createInterface({ input: child.stdout })) onLine?.(line)
  })()
  let code
  try {
    code = await closed
  } catch (error) {
    if (errorField(error, 'code') !== 'ENOENT') throw error
    throw new Error(`${program} is not installed. It comes with PostgreSQL's client programs (postgresql-client).`, {
      cause: error,
    })
  }
  await reading
  if (code !== 0) throw new Error(`${program} failed: ${errors.trim()}`)
}
