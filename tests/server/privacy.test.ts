import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqlite } from '../../server/db/sqlite.ts'
import { startServer } from './process.ts'
import { createService, formBody, LEAD, temporaryDirectory, writeSite } from './service.ts'

const mode = (file: string) => (statSync(file).mode & 0o777).toString(8)
const FILES = ['leads.db', 'leads.db-wal', 'leads.db-shm']

test('no other account can read the leads, in a folder that was made for them', async () => {
  const { database, settings } = await createService()
  expect(mode(settings.dataDir)).toBe('700')
  expect(FILES.map((file) => mode(join(settings.dataDir, file)))).toEqual(['600', '600', '600'])
  expect(database).toBe(join(settings.dataDir, 'leads.db'))
})

test('nor in one that was there before, such as a mounted volume, with an open umask', async () => {
  const directory = temporaryDirectory()
  const dataDir = join(directory, 'volume')
  mkdirSync(dataDir, { mode: 0o755 })
  const server = await startServer({
    siteDir: writeSite(directory),
    dataDir,
    under: ['sh', '-c', 'umask 0; exec "$0" "$@"'],
  })
  const { type, body } = await formBody(LEAD)
  await fetch(`${server.url}/api/contact`, { method: 'POST', body, headers: { 'content-type': type } })
  expect(FILES.map((file) => mode(join(dataDir, file)))).toEqual(['600', '600', '600'])
  await server.stop()
})

test('a database that others could read is closed to them at the next start', () => {
  const file = join(temporaryDirectory(), 'leads.db')
  openSqlite(file).close()
  chmodSync(file, 0o644)
  openSqlite(file).close()
  expect(mode(file)).toBe('600')
})

test('an address typed into the address bar is not kept in the log in full length', async () => {
  const { app, log } = await createService({ env: { LOG_LEVEL: 'debug' } })
  await app.inject({ method: 'POST', url: `/${'x'.repeat(5_000)}` })
  const line = log.find((entry) => entry.includes('"path"')) ?? ''
  expect(line).toContain('"status":405')
  expect(line.length).toBeLessThan(400)
})

test('a fault inside the service is logged without what the visitor sent', async () => {
  const { post, log, settings } = await createService()
  // The page that shows a refused form again is broken: it has no form.
  writeFileSync(join(settings.siteDir, 'contact-us', 'index.html'), '<!doctype html><title>Contact</title>')
  const answer = await post(
    { ...LEAD, mobile: '123', message: 'a private matter' },
    { headers: { accept: 'text/html' } },
  )
  expect(answer.statusCode).toBe(500)
  const text = log.join('')
  expect(text).toContain('"level":50')
  for (const secret of ['private', ...Object.values(LEAD)]) expect(text).not.toContain(secret)
})
