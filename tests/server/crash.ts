import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../server/db/database.ts'
import { openSqlite } from '../../server/db/sqlite.ts'
import type { Postgres } from './postgres.ts'
import { startServer } from './process.ts'
import type { Running, StartOptions } from './process.ts'

export type CrashOptions = StartOptions & {
  submissions: number
  kills: number
  seed: number
  clients?: number
  /** Number of servers that share the PostgreSQL; servers and PostgreSQL are killed in turn. */
  shared?: { servers: number; postgres: Postgres; databaseUrl: string }
  onKill?: (kill: number, acknowledged: number) => void
}

export type CrashResult = {
  acknowledged: number
  stored: number
  lost: number
  doubled: number
  /** Number of acknowledged leads missing from the database right after a kill. */
  lostAtKill: number
  /** Number of submissions that had to be repeated because of a kill. */
  repeated: number
  kills: number
  seconds: number
}

/** A server that may be killed; `ready` resolves once it responds again. */
type Target = { server: Running; ready: Promise<void> }

/**
 * Lets many visitors post at once, each repeating with its own key until it is acknowledged, while servers (and their
 * PostgreSQL) are killed without warning at random moments and restarted.
 */
export async function crashRun(options: CrashOptions): Promise<CrashResult> {
  const { submissions, kills, seed, clients = 12, shared, onKill } = options
  const random = mulberry(seed)
  const began = performance.now()
  const file = join(options.dataDir, 'leads.db')
  const settings = { dataDir: options.dataDir, databaseUrl: shared?.databaseUrl ?? '' }
  const start = () =>
    startServer({ ...options, env: { ...options.env, ...(shared && { DATABASE_URL: shared.databaseUrl }) } })
  const targets: Target[] = []
  while (targets.length < (shared?.servers ?? 1)) targets.push({ server: await start(), ready: Promise.resolve() })
  const acknowledged = new Set<string>()
  let repeated = 0
  let lostAtKill = 0
  let next = 0
  let wakeKiller: (() => void) | null = null
  let killAt = 0

  async function post(index: number) {
    const form = new FormData()
    const fields = { name: 'Asha Raman', mobile: '9876543210', email: 'a@example.com', message: `number ${index}` }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    for (let attempt = 0; ; attempt++) {
      // A retry goes to another server, like behind a load balancer.
      const target = targets[(index + attempt) % targets.length]
      await target?.ready
      const response = await fetch(`${target?.server.url}/api/contact`, {
        method: 'POST',
        body: form,
        headers: { 'idempotency-key': `submission-${index}` },
      }).catch(() => null)
      if (response?.status === 201) {
        const body = (await response.json().catch(() => null)) as { submission?: string } | null
        if (!body?.submission) continue
        acknowledged.add(`number ${index}`)
        if (attempt) repeated += 1
        if (acknowledged.size >= killAt) wakeKiller?.()
        return
      }
      // 503 means that PostgreSQL is down at the moment.
      if (response && !(shared && response.status === 503)) throw new Error(`answered ${response.status}`)
    }
  }

  async function client() {
    while (next < submissions) await post(next++)
  }

  async function messages() {
    if (!shared) {
      const raw = openSqlite(file, { timeout: 5_000 })
      const check = raw.prepare('PRAGMA integrity_check').get()?.['integrity_check']
      raw.close()
      if (check !== 'ok') throw new Error(`The database is damaged: ${String(check)}`)
    }
    const { kysely, close } = await openDatabase(settings)
    try {
      const rows = await kysely.selectFrom('leads').select('message').execute()
      return rows.map((row) => row.message)
    } finally {
      await close()
    }
  }

  async function checkStored() {
    const known = [...acknowledged]
    const stored = new Set(await messages())
    lostAtKill += known.filter((message) => !stored.has(message)).length
    return known.length
  }

  /** Kills one server, checks the database, and restarts the server. */
  async function killServer(target: Target) {
    const { promise, resolve } = Promise.withResolvers<void>()
    target.ready = promise
    await target.server.kill()
    const known = await checkStored()
    target.server = await start()
    resolve()
    return known
  }

  async function killPostgres(postgres: Postgres | undefined) {
    await postgres?.kill()
    await postgres?.start()
    return checkStored()
  }

  async function killer() {
    for (let kill = 1; kill <= kills; kill++) {
      const from = ((kill - 1) / kills) * submissions * 0.98
      killAt = Math.max(acknowledged.size + 1, Math.floor(from + (random() * submissions * 0.98) / kills))
      await new Promise<void>((resolve) => {
        wakeKiller = resolve
      })
      wakeKiller = null
      // Kills at a random moment of the next few requests, not always right after a response.
      await spin(random() * 3)
      const target = targets[kill % (targets.length + (shared ? 1 : 0))]
      const known = target ? await killServer(target) : await killPostgres(shared?.postgres)
      onKill?.(kill, known)
    }
  }

  const killing = killer()
  await Promise.all(Array.from({ length: clients }, client))
  await killing
  await Promise.all(targets.map((target) => target.server.stop()))

  if (!shared && !existsSync(file)) throw new Error('There is no database.')
  const stored = await messages()
  const distinct = new Set(stored)
  return {
    acknowledged: acknowledged.size,
    stored: stored.length,
    lost: [...acknowledged].filter((message) => !distinct.has(message)).length,
    doubled: stored.length - distinct.size,
    lostAtKill,
    repeated,
    kills,
    seconds: (performance.now() - began) / 1_000,
  }
}

/** Yields to the event loop for a number of milliseconds, with finer resolution than a timer. */
async function spin(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until) await new Promise((resolve) => setImmediate(resolve))
}

/** Returns a seeded random generator (mulberry32), so that a run can be repeated. */
function mulberry(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
