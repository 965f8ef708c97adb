import { join } from 'node:path'
import { beforeAll, afterAll, expect, test } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { openSqlite } from '../../server/db/sqlite.ts'
import { seedLeads } from '../../bench/seed-leads.ts'
import { countCsvRecords, countXlsxRows } from './count-rows.ts'
import { runCli } from './owner.ts'

const LEADS = 20_000
// The heap has room for the program but not for the leads. docs/measurements.md has the figures for a million.
const NODE_OPTIONS = '--max-old-space-size=36'

let directory = ''
const leads = (...args: string[]) => runCli(args, { cwd: directory, env: { DATA_DIR: directory, NODE_OPTIONS } })

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'leads-many-'))
  const db = openSqlite(join(directory, 'leads.db'))
  seedLeads(db, LEADS)
  db.close()
})

afterAll(() => rmSync(directory, { recursive: true }))

test.each([
  ['list', '--limit', String(LEADS)],
  ['list', '--limit', String(LEADS), '--json'],
])('%s: memory does not grow with the leads', async (...args) => {
  const { code, stdout } = await leads(...args)
  expect(code).toBe(0)
  expect(stdout.trimEnd().split('\n').length).toBeGreaterThanOrEqual(LEADS)
})

test.each(['csv', 'xlsx'])('export to %s: memory does not grow with the leads', async (format) => {
  const { code, stdout } = await leads('export', '--format', format, '--out', `leads.${format}`)
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^20,000 leads written/)])
  const file = join(directory, `leads.${format}`)
  expect(await (format === 'csv' ? countCsvRecords(file) : countXlsxRows(file))).toBe(LEADS)
})

test('purge: memory does not grow with the leads', async () => {
  const { code, stdout } = await leads('purge', '--older-than', '1d', '--yes')
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^18,5\d\d leads erased\..*No trace is left/s)])
})
