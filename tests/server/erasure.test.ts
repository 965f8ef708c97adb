import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLeadAdmin } from '../../server/leads/lead-admin.ts'
import { createSqliteDatabase, openSqlite } from '../../server/db/sqlite.ts'
import { seedLead, seedLeads } from '../../bench/seed-leads.ts'
import { CLI, createOwner, filesWith, runCli } from './owner.ts'
import { isInstalled, startServer } from './process.ts'
import { collect, formBody, LEAD, temporaryDirectory, writeSite } from './service.ts'

test('an erased person is gone from every byte of the database files; the others stay', async () => {
  const { leads, dataDir, admin } = await createOwner()
  const traces = ['asha@example.com', 'A secret only Asha would write', 'another secret']
  expect(filesWith(dataDir, traces)).not.toEqual([])
  const { code, stdout } = await leads(['erase', '--email', 'ASHA@example.com', '--yes'])
  expect(stdout).toMatch(/^2 leads erased\.\nRead all .* of the database: .* is zero\.\nNo trace is left\.\n/)
  expect(code).toBe(0)
  expect(filesWith(dataDir, traces)).toEqual([])
  expect((await collect(admin.find())).map((lead) => lead.email)).toEqual(['old@example.com', 'ravi@example.com'])
  expect((await leads(['erase', '--email', 'asha@example.com', '--yes'])).stdout).toBe(
    'There are no leads from asha@example.com.\n',
  )
})

test('erasing works while the site runs, and the site goes on', async () => {
  const { leads, dataDir, directory, db } = await createOwner()
  db.close()
  const server = await startServer({ siteDir: writeSite(directory), dataDir })
  const post = async (message: string) => {
    const { type, body } = await formBody({ ...LEAD, email: 'gone@example.com', message })
    return (await fetch(`${server.url}/api/contact`, { method: 'POST', body, headers: { 'content-type': type } }))
      .status
  }
  expect(await post('first')).toBe(201)
  const { code, stdout } = await leads(['erase', '--email', 'gone@example.com', '--yes'])
  expect([code, stdout]).toEqual([0, expect.stringContaining('No trace is left.')])
  expect(filesWith(dataDir, ['gone@example.com'])).toEqual([])
  expect(await post('second')).toBe(201)
  expect(await server.stop()).toBe(0)
  db.open()
  expect(await createLeadAdmin(createSqliteDatabase(db)).count({ email: 'gone@example.com' })).toBe(1)
})

test('a trace in somebody else’s message is reported, not hidden', async () => {
  const { leads, db } = await createOwner()
  db.prepare('UPDATE leads SET message = ? WHERE id = 4').run('My friend ravi@example.com sent me')
  const { code, stdout } = await leads(['erase', '--email', 'ravi@example.com', '--yes'])
  expect(code).toBe(1)
  expect(stdout).toMatch(/Lead 4, which somebody else sent, mentions ravi@example\.com/)
  expect(stdout).not.toMatch(/No trace/)
})

test('a colleague’s note that names the person is reported; notes on their own enquiry are gone', async () => {
  const { leads, db, dataDir } = await createOwner()
  const note = db.prepare("INSERT INTO lead_events (lead, at, kind, note) VALUES (?, 0, 'note', ?)")
  const { id } = db.prepare("SELECT id FROM leads WHERE email = 'ravi@example.com'").get() ?? {}
  note.run(Number(id), 'Ravi decides with his unmistakable brother')
  note.run(4, 'Same shop as Ravi@example.com')
  const { code, stdout } = await leads(['erase', '--email', 'ravi@example.com', '--yes'])
  expect(code).toBe(1)
  expect(stdout).toMatch(/A note on enquiry 4 mentions ravi@example\.com/)
  expect(filesWith(dataDir, ['unmistakable'])).toEqual([])
  db.exec('DELETE FROM lead_events')
  expect((await leads(['erase', '--email', 'ravi@example.com', '--yes'])).stdout).toMatch(/There are no leads/)
})

test('purge erases only what is older', async () => {
  const { leads, admin, dataDir } = await createOwner()
  expect((await leads(['purge', '--older-than', '365d', '--yes'])).stdout).toMatch(/^1 lead erased\./)
  expect(await admin.count()).toBe(3)
  expect(filesWith(dataDir, ['From long ago'])).toEqual([])
})

test.skipIf(!isInstalled('script'))('asked at a terminal, only "yes" erases', async () => {
  const { dataDir, admin } = await createOwner()
  const type = (answer: string) =>
    execFileSync('script', ['-qec', `${process.execPath} ${CLI} erase --email old@example.com`, '/dev/null'], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      input: `${answer}\n`,
      stdio: ['pipe', 'pipe', 'ignore'],
    }).toString()
  expect(() => type('no')).toThrow('Command failed')
  expect(await admin.count({ email: 'old@example.com' })).toBe(1)
  expect(type('yes')).toMatch(/1 lead erased/)
  expect(await admin.count({ email: 'old@example.com' })).toBe(0)
})

test('a person is erased by the WhatsApp number, however it is typed', async () => {
  const { leads, admin, db } = await createOwner()
  db.prepare('UPDATE leads SET mobile = ? WHERE id = 4').run('9000000001')
  expect((await leads(['erase', '--mobile', '+91 90000-00001', '--yes'])).stdout).toMatch(/^1 lead erased\./)
  expect((await collect(admin.find())).map((lead) => lead.id)).toEqual([3, 2, 1])
})

test('an address that is part of somebody else’s is no trace', async () => {
  const { leads, db } = await createOwner()
  db.prepare('UPDATE leads SET email = ? WHERE id = 4').run('not-ravi@example.com')
  const { code, stdout } = await leads(['erase', '--email', 'ravi@example.com', '--yes'])
  expect([code, stdout]).toEqual([0, expect.stringContaining('No trace is left.')])
})

const SEEDS = 4_000

/** Creates leads whose index entries SQLite has moved between pages, as after a year. */
function createSeeded() {
  const directory = temporaryDirectory()
  const file = join(directory, 'data', 'leads.db')
  const db = openSqlite(file)
  seedLeads(db, SEEDS)
  onTestFinished(() => {
    if (db.isOpen) db.close()
  })
  const emails = Array.from({ length: SEEDS }, (_, index) => seedLead(index, SEEDS, 0).email)
  return { directory, dataDir: join(directory, 'data'), file, db, emails }
}

test('erasing while another program reads the old pages: told so, and finished the next time', async () => {
  const { leads, file, dataDir } = await createOwner()
  const reader = openSqlite(file)
  reader.exec('BEGIN')
  reader.prepare('SELECT count(*) FROM leads').get()
  const first = await leads(['erase', '--email', 'ravi@example.com', '--yes', '--wait', '0'])
  expect([first.code, first.stdout]).toEqual([
    1,
    expect.stringMatching(/^1 lead erased\.\n.*reads the database.*again later/s),
  ])
  expect(filesWith(dataDir, ['ravi@example.com'])).not.toEqual([])
  const stats = await leads(['stats'])
  expect([stats.code, stats.stdout]).toEqual([1, expect.stringContaining('An erasure was not finished')])
  reader.exec('COMMIT')
  reader.close()
  const second = await leads(['erase', '--email', 'ravi@example.com', '--yes'])
  expect([second.code, second.stdout]).toEqual([
    0,
    expect.stringMatching(/no leads from.*not finished\.\n.*No trace is left/s),
  ])
  expect(filesWith(dataDir, ['ravi@example.com'])).toEqual([])
  const third = await leads(['erase', '--email', 'ravi@example.com', '--yes'])
  expect(third.stdout).toBe('There are no leads from ravi@example.com.\n')
})

test('an erasure that was killed after it deleted is finished by the next one, whoever that is about', async () => {
  const { dataDir, directory, file, db, emails } = createSeeded()
  db.close()
  const running = spawn(process.execPath, [CLI, 'purge', '--older-than', '1d', '--yes', '--data', dataDir], {
    stdio: 'ignore',
  })
  await expect.poll(() => existsSync(`${file}-erasing`), { timeout: 30_000, interval: 5 }).toBe(true)
  running.kill('SIGKILL')
  await once(running, 'exit')
  const env = { DATA_DIR: dataDir }
  const { code, stdout } = await runCli(['purge', '--older-than', '1d', '--yes'], { cwd: directory, env })
  expect([code, stdout]).toEqual([0, expect.stringContaining('No trace is left.')])
  expect(existsSync(`${file}-erasing`)).toBe(false)
  const old = emails.filter((_, index) => (SEEDS - index) * 60_000 > 86_400_000 + 60_000)
  expect(old.length).toBeGreaterThan(2_000)
  expect(filesWith(dataDir, old)).toEqual([])
})

test('an erasure ends, with its proof, while another program writes leads all the time', async () => {
  const { dataDir, file, db, emails } = createSeeded()
  db.close()
  const writing = spawn(process.execPath, [join(import.meta.dirname, 'steady-writer.ts'), file])
  onTestFinished(() => void writing.kill())
  let output = ''
  writing.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const written = once(writing, 'exit')
  await expect.poll(() => output, { timeout: 30_000 }).toContain('ready')
  const { code, stdout } = await runCli(['purge', '--older-than', '1d', '--yes'], { env: { DATA_DIR: dataDir } })
  writing.stdin.end()
  expect(await written).toEqual([0, null])
  expect([code, stdout]).toEqual([0, expect.stringContaining('No trace is left.')])
  const old = emails.filter((_, index) => (SEEDS - index) * 60_000 > 86_400_000 + 60_000)
  expect(filesWith(dataDir, old)).toEqual([])
  const after = openSqlite(file)
  onTestFinished(() => after.close())
  expect(after.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  const stored = new Set((await collect(createLeadAdmin(createSqliteDatabase(after)).find())).map((lead) => lead.email))
  const acknowledged = output.split('\n').slice(1, -1).map(Number)
  expect(acknowledged.length).toBeGreaterThan(20)
  expect(acknowledged.filter((index) => !stored.has(seedLead(index, index, 0).email))).toEqual([])
})

test('visitors are served while thousands of leads are erased, and lose nothing', async () => {
  const { dataDir, directory, file, db, emails } = createSeeded()
  db.close()
  const server = await startServer({ siteDir: writeSite(directory), dataDir })
  const erasing = runCli(['purge', '--older-than', '1d', '--yes'], { env: { DATA_DIR: dataDir } })
  let isDone = false
  void erasing.finally(() => (isDone = true))
  const sent: string[] = []
  while (!isDone) {
    const message = `during the purge ${sent.length}`
    const { type, body } = await formBody({ ...LEAD, email: `visitor-${sent.length}@example.com`, message })
    const response = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    })
    expect(response.status).toBe(201)
    sent.push(message)
  }
  const { code, stdout } = await erasing
  expect([code, stdout]).toEqual([0, expect.stringContaining('No trace is left.')])
  expect(await server.stop()).toBe(0)
  const after = openSqlite(file)
  onTestFinished(() => after.close())
  expect(after.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  const stored = await collect(createLeadAdmin(createSqliteDatabase(after)).find())
  const messages = new Set(stored.map((lead) => lead.message))
  expect(sent.filter((message) => !messages.has(message))).toEqual([])
  const old = emails.filter((_, index) => (SEEDS - index) * 60_000 > 86_400_000 + 60_000)
  expect(filesWith(dataDir, old)).toEqual([])
})
