import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { restoreSqlite } from '../../server/backup/sqlite-restore.ts'
import { createOwner, ROOT, runCli } from './owner.ts'
import { startServer } from './process.ts'
import { formBody, LEAD, temporaryDirectory, writeSite } from './service.ts'

async function leads(dataDir: string, ...args: string[]) {
  const { stdout } = await runCli(args, { env: { DATA_DIR: dataDir, LANG: 'C.UTF-8' } })
  return stdout
}

async function post(url: string, message: string) {
  const { type, body } = await formBody({ ...LEAD, message })
  return fetch(`${url}/api/contact?key=${message.padEnd(8, '-')}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })
}

test('a backup taken while leads arrive brings a new machine to life with everything in it', async () => {
  const directory = temporaryDirectory()
  const siteDir = writeSite(directory)
  const old = join(directory, 'old-machine')
  // The spreadsheet does not respond: pending deliveries have to be pending on the new machine, too.
  const env = { SPREADSHEET_URL: 'http://127.0.0.1:9/exec', SPREADSHEET_HOSTS: '127.0.0.1', FORM_MIN_SECONDS: '0' }
  const first = await startServer({ siteDir, dataDir: old, env })
  for (let index = 0; index < 20; index++) expect((await post(first.url, `lead-${index}`)).status).toBe(201)
  const file = join(directory, 'leads-backup.db')
  const arriving = Array.from({ length: 20 }, (_, index) => post(first.url, `late-${index}`))
  expect(await leads(old, 'backup', file)).toMatch(/checked/)
  await Promise.all(arriving)
  await first.stop()

  const fresh = join(directory, 'new-machine')
  mkdirSync(fresh, { mode: 0o700 })
  copyFileSync(file, join(fresh, 'leads.db'))
  const second = await startServer({ siteDir, dataDir: fresh, env })
  const read = async (dataDir: string) =>
    (await leads(dataDir, 'list', '--json', '--limit', '100'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number; message: string; submission: string; deliveries: unknown[] })
  const before = await read(old)
  const after = await read(fresh)
  expect(before).toHaveLength(40)
  expect(after.length).toBeGreaterThanOrEqual(20)
  // The copy has the same leads in the same order, up to the moment it was made.
  const identity = ({ id, message, submission }: (typeof before)[number]) => [id, message, submission]
  expect(after.map(identity)).toEqual(before.slice(-after.length).map(identity))
  expect(after.every(({ deliveries }) => deliveries.length === 1)).toBe(true)
  expect(statSync(join(fresh, 'leads.db')).mode & 0o777).toBe(0o600)

  // Submissions stored before the copy are known there, and new leads continue after them.
  expect((await post(second.url, 'lead-3')).status).toBe(201)
  expect(await read(fresh)).toHaveLength(after.length)
  expect((await post(second.url, 'new-one')).status).toBe(201)
  expect((await read(fresh))[0]).toMatchObject({ id: after.length + 1, message: 'new-one' })
  await second.stop()
})

const rows = (file: string) => {
  const db = new DatabaseSync(file)
  const content = ['leads', 'deliveries'].map((table) => db.prepare(`SELECT * FROM ${table}`).all())
  db.close()
  return content
}

test('restore refuses under a running site; then it brings everything back and keeps what was there', async () => {
  const { leads, directory, dataDir, file, db } = await createOwner()
  await leads(['backup', 'copy.db'])
  const before = rows(join(directory, 'copy.db'))
  db.exec("DELETE FROM leads WHERE id > 1; UPDATE leads SET message = 'changed since'")
  db.close()
  const server = await startServer({ siteDir: writeSite(directory), dataDir })
  const refused = await leads(['restore', 'copy.db'])
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(/is in use. Stop the site first/)])
  expect((await post(server.url, 'still taken')).status).toBe(201)
  await server.stop()
  expect(readdirSync(dataDir).toSorted()).toEqual(['leads.db'])

  const { code, stdout } = await leads(['restore', 'copy.db'])
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^4 leads restored from .*copy\.db, checked\.\n/)])
  expect(stdout).toMatch(/People erased after this backup was made are in it again/)
  expect(rows(file)).toEqual(before)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const kept = /kept in (\S+\.db):/.exec(stdout)?.[1] ?? ''
  expect(rows(kept)[0]).toEqual([
    expect.objectContaining({ message: 'changed since' }),
    expect.objectContaining({ message: 'still taken' }),
  ])
  const again = await startServer({ siteDir: writeSite(directory), dataDir })
  expect((await post(again.url, 'after the restore')).status).toBe(201)
  await again.stop()
})

test('restore makes the database of a new machine', async () => {
  const { leads, directory } = await createOwner()
  await leads(['backup', 'copy.db'])
  const fresh = join(directory, 'new-machine', 'data')
  const { code, stdout } = await leads(['restore', 'copy.db'], { DATA_DIR: fresh })
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^4 leads restored/)])
  expect(statSync(fresh).mode & 0o777).toBe(0o700)
  expect(rows(join(fresh, 'leads.db'))).toEqual(rows(join(directory, 'copy.db')))
})

test('two databases replaced within one second are both kept', async () => {
  const { leads, directory, file, db } = await createOwner()
  await leads(['backup', 'copy.db'])
  db.close()
  const replace = () => restoreSqlite(join(directory, 'copy.db'), file, '', '2026-11-22T09-00-00')
  const kept = [await replace(), await replace()].map((restored) => restored.kept ?? '')
  expect(new Set(kept).size).toBe(2)
  for (const before of kept) expect(rows(before)[0]).toHaveLength(4)
})

test('restore helps when the database itself is damaged', async () => {
  const { leads, directory, dataDir, file, db } = await createOwner()
  await leads(['backup', 'copy.db'])
  db.close()
  writeFileSync(file, 'no database any more '.repeat(500))
  writeFileSync(`${file}-wal`, 'nor a log')
  expect((await leads(['restore', 'copy.db'])).stdout).toMatch(/^4 leads restored/)
  expect(rows(file)).toEqual(rows(join(directory, 'copy.db')))
  const kept = readdirSync(dataDir).filter((name) => name.startsWith('leads-before-restore'))
  expect(kept.toSorted()).toEqual(
    expect.arrayContaining([expect.stringMatching(/\.db$/), expect.stringMatching(/\.db-wal$/)]),
  )
  expect(readdirSync(dataDir)).toContain('leads.db')
})

const UNUSABLE: Record<string, (directory: string) => void> = {
  missing: () => undefined,
  empty: (directory) => writeFileSync(join(directory, 'bad.db'), ''),
  'a text': (directory) => writeFileSync(join(directory, 'bad.db'), 'hello '.repeat(2_000)),
  'cut off': (directory) => {
    copyFileSync(join(directory, 'copy.db'), join(directory, 'bad.db'))
    truncateSync(join(directory, 'bad.db'), statSync(join(directory, 'bad.db')).size - 8_192)
  },
  'another database': (directory) => new DatabaseSync(join(directory, 'bad.db')).exec('CREATE TABLE x (y)'),
  'of a newer program': (directory) => {
    copyFileSync(join(directory, 'copy.db'), join(directory, 'bad.db'))
    const db = new DatabaseSync(join(directory, 'bad.db'))
    db.exec('PRAGMA user_version = 99')
    db.close()
  },
}

test.each(Object.keys(UNUSABLE))('a backup that is %s changes nothing', async (what) => {
  const { leads, directory, dataDir, db, file } = await createOwner()
  await leads(['backup', 'copy.db'])
  db.close()
  const before = readFileSync(file)
  UNUSABLE[what]?.(directory)
  const { code, stderr } = await leads(['restore', 'bad.db'])
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^That did not work: (.*not a backup that can be used|There is no file)/),
  ])
  expect(readFileSync(file).equals(before)).toBe(true)
  expect(readdirSync(dataDir)).toEqual(['leads.db'])
})

test('a backup from an older version of the program is brought up to date', async () => {
  const { leads, directory, db, file } = await createOwner()
  db.close()
  const old = new DatabaseSync(join(directory, 'old.db'))
  old.exec(readFileSync(join(ROOT, 'server/db/migrations/sqlite/001-leads.sql'), 'utf8'))
  old.exec(
    `PRAGMA user_version = 1; INSERT INTO leads VALUES (7, 's', 'd', 0, NULL, 'Old', '9876543210', 'old@example.com', '', '', '', 'Hi')`,
  )
  old.close()
  expect((await leads(['restore', 'old.db'])).stdout).toMatch(/^1 lead restored/)
  expect((await leads(['list'])).stdout).toMatch(/7 .* Old +9876543210/)
  expect(rows(file)[0]).toHaveLength(1)
})
