import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { STAGES } from '#shared/studio/leads.ts'
import type { Lead } from '#shared/studio/leads.ts'
import type { Outgoing } from '#shared/studio/notices.ts'
import type { AllSettings } from '#shared/studio/settings.ts'
import { createSqliteDatabase, openSqlite } from '../../server/db/sqlite.ts'
import { createLeadStore } from '../../server/leads/lead-store.ts'
import { startServer } from './process.ts'
import { LEAD, temporaryDirectory, writeSite } from './service.ts'
import { signedIn } from './signed-in.ts'

const KILLS = 6
const LEADS = 4

/** Creates a data directory with some leads and a signed-in person. */
async function prepare(dataDir: string) {
  const database = createSqliteDatabase(openSqlite(join(dataDir, 'leads.db')))
  const store = createLeadStore(database)
  for (let index = 0; index < LEADS; index++) {
    await store.add({ values: LEAD, key: `crash-key-${index}`, held: null, receivedAt: Date.now(), channels: [] })
  }
  await database.close()
  return signedIn(dataDir)
}

test('killed in the middle of writing: what was answered is there, and no change without its line in the timeline', async () => {
  const directory = temporaryDirectory()
  const options = { siteDir: writeSite(directory), dataDir: join(directory, 'data') }
  const cookie = await prepare(options.dataDir)
  const kept = new Set<string>()
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await startServer(options)
    const origin = `http://localhost:${server.port}`
    let isUp = true
    const call = async (method: string, path: string, body?: unknown) => {
      const headers = { cookie, origin, ...(body !== undefined && { 'content-type': 'application/json' }) }
      const response = await fetch(`${origin}/studio/api${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: (await response.json()) as Lead }
    }
    let answered = 0
    const work = async (id: number) => {
      let { version } = (await call('GET', `/leads/${id}`)).body
      for (let count = 0; isUp; count++) {
        const key = randomUUID()
        const note = await call('POST', `/leads/${id}/notes`, { text: key, key })
        if (note.status === 200) kept.add(key)
        const changes = { stage: STAGES[(version + count) % STAGES.length] }
        const changed = await call('PATCH', `/leads/${id}`, { version, changes })
        version = changed.body.version
        answered += 1
      }
    }
    const workers = Array.from({ length: LEADS }, (_, index) => work(index + 1).catch(() => undefined))
    while (answered < 3 * (kill + 1)) await new Promise((resolve) => setImmediate(resolve))
    await server.kill()
    isUp = false
    await Promise.all(workers)
  }
  expect(kept.size).toBeGreaterThan(KILLS)
  const db = openSqlite(join(options.dataDir, 'leads.db'))
  try {
    const notes = new Set(
      db
        .prepare("SELECT note FROM lead_events WHERE kind = 'note'")
        .all()
        .map(({ note }) => note),
    )
    expect([...kept].filter((key) => !notes.has(key))).toEqual([])
    const versions = db
      .prepare(
        `SELECT version, (SELECT count(*) FROM lead_events WHERE lead = leads.id AND kind = 'stage') AS told FROM leads`,
      )
      .all()
    for (const { version, told } of versions) expect(version).toBe(told)
    expect(
      db
        .prepare('PRAGMA integrity_check')
        .all()
        .map((row) => Object.values(row)),
    ).toEqual([['ok']])
  } finally {
    db.close()
  }
})

test('killed in the middle of settings and links: each is whole, with its line in the log, or not there', async () => {
  const directory = temporaryDirectory()
  const options = { siteDir: writeSite(directory), dataDir: join(directory, 'data') }
  const cookie = await prepare(options.dataDir)
  let saved = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await startServer(options)
    const origin = `http://localhost:${server.port}`
    let isUp = true
    const call = async (method: string, path: string, body?: unknown) => {
      const headers = { cookie, origin, ...(body !== undefined && { 'content-type': 'application/json' }) }
      const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
      const response = await fetch(`${origin}/studio/api${path}`, init)
      expect(response.status).toBe(200)
      return (await response.json()) as AllSettings & Outgoing
    }
    let answered = 0
    const work = async (write: () => Promise<void>) => {
      while (isUp) {
        await write()
        answered += 1
      }
    }
    const workers = [
      async () => {
        const { templates } = await call('GET', '/settings')
        const value = [{ id: 'a', name: 'A', subject: '', text: `Version ${templates.version + 1}` }]
        const after = await call('PUT', '/settings/templates', { value, version: templates.version })
        saved = after.templates.version
      },
      async () => {
        const { webhook } = await call('GET', '/outgoing')
        const value = { isOn: false, url: `https://example.com/${webhook.version + 1}`, alarms: true }
        await call('PUT', '/outgoing/webhook', { value, version: webhook.version })
      },
      async () => void (await call('POST', '/account/links')),
    ].map((write) => work(write).catch(() => undefined))
    while (answered < 6 * (kill + 1)) await new Promise((resolve) => setImmediate(resolve))
    await server.kill()
    isUp = false
    await Promise.all(workers)
  }
  const db = openSqlite(join(options.dataDir, 'leads.db'))
  try {
    const count = (sql: string) => Number(db.prepare(sql).get()?.['n'])
    for (const name of ['templates', 'webhook']) {
      const row = db.prepare('SELECT value, version FROM studio_settings WHERE name = ?').get(name)
      expect(JSON.stringify(JSON.parse(String(row?.['value'])))).toContain(String(row?.['version']))
      expect(row?.['version']).toBe(
        count(`SELECT count(*) AS n FROM studio_audit WHERE action = 'settings changed' AND target = '${name}'`),
      )
      if (name === 'templates') expect(row?.['version']).toBeGreaterThanOrEqual(saved)
    }
    expect(saved).toBeGreaterThan(KILLS)
    expect(count('SELECT count(*) AS n FROM studio_links WHERE used_at IS NULL'), 'a newer one voids the older').toBe(1)
    expect(count("SELECT count(*) AS n FROM studio_audit WHERE action = 'link made'")).toBeGreaterThan(0)
  } finally {
    db.close()
  }
})
