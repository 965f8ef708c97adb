import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../server/db/database.ts'
import { createLeadAdmin } from '../../server/cli/lead-admin.ts'
import { startServer } from './process.ts'
import type { StartOptions } from './process.ts'

export type CrashOptions = StartOptions & {
  submissions: number
  kills: number
  seed: number
  clients?: number
  onKill?: (kill: number, acknowledged: number) => void
}

export type CrashResult = {
  acknowledged: number
  stored: number
  lost: number
  doubled: number
  /** Acknowledged leads missing from the database right after a kill. */
  lostAtKill: number
  /** Submissions that had to be sent more than once because a kill came between. */
  repeated: number
  kills: number
  seconds: number
}

/**
 * Many visitors post at once, each repeating with its own key until it is acknowledged, while the
 * server is killed without warning at random moments and started again on the same database.
 */
export async function crashRun(options: CrashOptions): Promise<CrashResult> {
  const { submissions, kills, seed, clients = 12, onKill } = options
  const random = mulberry(seed)
  const began = performance.now()
  const database = join(options.dataDir, 'leads.db')
  const acknowledged = new Set<string>()
  let repeated = 0
  let lostAtKill = 0
  let next = 0
  let server = await startServer(options)
  let ready = Promise.resolve()
  let wakeKiller: (() => void) | null = null
  let killAt = 0

  async function post(index: number) {
    const form = new FormData()
    const fields = { name: 'Asha Raman', mobile: '9876543210', email: 'a@example.com', message: `number ${index}` }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    for (let attempt = 0; ; attempt++) {
      await ready
      try {
        const response = await fetch(`${server.url}/api/contact`, {
          method: 'POST',
          body: form,
          headers: { 'idempotency-key': `submission-${index}` },
        })
        const body = (await response.json()) as { submission?: string }
        if (response.status !== 201 || !body.submission) throw new Error(`answered ${response.status}`)
        acknowledged.add(`number ${index}`)
        if (attempt) repeated += 1
        if (acknowledged.size >= killAt) wakeKiller?.()
        return
      } catch (error) {
        if (error instanceof Error && error.message.startsWith('answered')) throw error
      }
    }
  }

  async function client() {
    while (next < submissions) await post(next++)
  }

  function messages() {
    const db = openDatabase(database, { timeout: 5_000 })
    try {
      const check = db.prepare('PRAGMA integrity_check').get()?.['integrity_check']
      if (check !== 'ok') throw new Error(`The database is damaged: ${String(check)}`)
      return [...createLeadAdmin(db).find()].map((lead) => lead.message)
    } finally {
      db.close()
    }
  }

  async function killer() {
    for (let kill = 1; kill <= kills; kill++) {
      const from = ((kill - 1) / kills) * submissions * 0.98
      killAt = Math.max(acknowledged.size + 1, Math.floor(from + (random() * submissions * 0.98) / kills))
      await new Promise<void>((resolve) => {
        wakeKiller = resolve
      })
      wakeKiller = null
      // Somewhere inside the next few requests, not always right after an answer.
      await spin(random() * 3)
      const { promise, resolve } = Promise.withResolvers<void>()
      ready = promise
      await server.kill()
      const known = [...acknowledged]
      const stored = new Set(messages())
      lostAtKill += known.filter((message) => !stored.has(message)).length
      onKill?.(kill, known.length)
      server = await startServer(options)
      resolve()
    }
  }

  const killing = killer()
  await Promise.all(Array.from({ length: clients }, client))
  await killing
  await server.stop()

  if (!existsSync(database)) throw new Error('There is no database.')
  const stored = messages()
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

/** Gives way to the event loop for some milliseconds, finer than a timer. */
async function spin(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until) await new Promise((resolve) => setImmediate(resolve))
}

/** A small seeded generator (mulberry32), so that a run can be repeated. */
function mulberry(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
