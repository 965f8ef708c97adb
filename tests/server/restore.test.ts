import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startServer } from './process.ts'
import { formBody, LEAD, temporaryDirectory, writeSite } from './service.ts'

const run = promisify(execFile)
const CLI = join(import.meta.dirname, '../../server/cli/cli.ts')

async function leads(dataDir: string, ...args: string[]) {
  const { stdout } = await run(process.execPath, [CLI, ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, LANG: 'C.UTF-8' },
  })
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
  // A spreadsheet that does not answer: what waits must wait on the new machine too.
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
  // The same leads in the same order, up to the moment of the copy.
  const identity = ({ id, message, submission }: (typeof before)[number]) => [id, message, submission]
  expect(after.map(identity)).toEqual(before.slice(-after.length).map(identity))
  expect(after.every(({ deliveries }) => deliveries.length === 1)).toBe(true)
  expect(statSync(join(fresh, 'leads.db')).mode & 0o777).toBe(0o600)

  // What was stored before the copy is known there, and new leads go on after it.
  expect((await post(second.url, 'lead-3')).status).toBe(201)
  expect(await read(fresh)).toHaveLength(after.length)
  expect((await post(second.url, 'new-one')).status).toBe(201)
  expect((await read(fresh))[0]).toMatchObject({ id: after.length + 1, message: 'new-one' })
  await second.stop()
})
