import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { createLeadAdmin } from '../../server/leads/lead-admin.ts'
import { createSqliteDatabase, openSqlite } from '../../server/db/sqlite.ts'
import { createLeadStore } from '../../server/leads/lead-store.ts'
import { LEAD, temporaryDirectory } from './service.ts'

export const ROOT = join(import.meta.dirname, '../..')
export const CLI = join(ROOT, 'server/cli/cli.ts')

const DAY_MS = 86_400_000

export const PEOPLE = [
  { name: 'Asha Raman', email: 'asha@example.com', message: 'A secret only Asha would write', days: 0 },
  { name: 'ரவி குமார்', email: 'ravi@example.com', message: '=HYPERLINK("http://evil.example")', days: 1 },
  { name: 'Asha Raman', email: 'Asha@Example.com', message: 'Once more, with another secret', days: 2 },
  { name: 'Old Customer', email: 'old@example.com', message: 'From long ago', days: 400 },
]

/** Runs a command like the owner; returns its output and its exit code. */
export async function runCli(
  args: string[],
  { cli = CLI, ...options }: { cwd?: string; env?: Record<string, string>; cli?: string } = {},
) {
  const running = promisify(execFile)(process.execPath, [cli, ...args], {
    ...options,
    env: { PATH: process.env['PATH'], COLUMNS: '120', ...options.env },
    maxBuffer: 100_000_000,
  })
  running.child.stdin?.end()
  try {
    const { stdout, stderr } = await running
    return { code: 0, stdout, stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, stdout, stderr }
  }
}

/** Creates a database with four leads, one of them held, and a function that runs commands on it. */
export async function createOwner({ dead = false } = {}) {
  const directory = temporaryDirectory()
  const dataDir = join(directory, 'data')
  const db = openSqlite(join(dataDir, 'leads.db'))
  const store = createLeadStore(createSqliteDatabase(db))
  const now = Date.now()
  for (const [index, { days, ...person }] of PEOPLE.entries()) {
    await store.add({
      values: { ...LEAD, ...person },
      key: `submission-${index}`,
      held: index === 1 ? 'the hidden field was filled in' : null,
      receivedAt: now - days * DAY_MS,
      channels: ['spreadsheet'],
    })
  }
  if (dead) {
    const delivery = await store.claim('spreadsheet', now)
    if (!delivery) throw new Error('Nothing is due.')
    await store.failed(delivery, { error: 'answered 500', nextAt: now, waitMs: 0, dead: true })
  }
  const admin = createLeadAdmin(createSqliteDatabase(db))
  onTestFinished(() => {
    if (db.isOpen) db.close()
  })
  const leads = (args: string[], env: Record<string, string> = {}) =>
    runCli(args, { cwd: directory, env: { DATA_DIR: dataDir, ...env } })
  return { directory, dataDir, file: join(dataDir, 'leads.db'), db, admin, leads }
}

/** Lists the files of a directory that contain one of the texts, byte for byte except for case. */
export function filesWith(directory: string, texts: readonly string[]) {
  const needles = texts.map((text) => Buffer.from(text).toString('latin1').toLowerCase())
  return readdirSync(directory).filter((name) => {
    const content = readFileSync(join(directory, name)).toString('latin1').toLowerCase()
    return needles.some((needle) => content.includes(needle))
  })
}
