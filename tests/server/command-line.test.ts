import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatTable } from '../../server/cli/table.ts'
import { localDay } from '../../server/local-day.ts'
import { CLI, createOwner, PEOPLE, ROOT } from './owner.ts'
import { collect } from './service.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

test('through npm, as the owner types it', async () => {
  const { dataDir } = await createOwner()
  const output = execFileSync('npm', ['run', '--silent', 'leads', '--', 'list'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  }).toString()
  expect(output).toContain('asha@example.com')
})

test('help names every command, and each command explains itself', async () => {
  const { leads } = await createOwner()
  const help = await leads(['--help'])
  expect(help.code).toBe(0)
  const names = ['list', 'show', 'export', 'resend', 'release', 'erase', 'purge', 'backup', 'restore', 'move', 'stats']
  for (const name of names) {
    expect(help.stdout).toMatch(new RegExp(`^  ${name}\\b`, 'm'))
    const own = await leads([name, '--help'])
    expect([own.code, own.stdout]).toEqual([0, expect.stringContaining(`npm run leads -- ${name}`)])
  }
  expect((await leads([])).code).toBe(2)
})

test.each([
  [['nonsense'], /no command "nonsense"/],
  [['list', '--nonsense'], /nonsense/],
  [['list', '--out', 'x'], /"list" has no option --out/],
  [['list', '--limit', '0'], /--limit "0"/],
  [['show'], /one ID/],
  [['show', 'abc'], /"abc" is not a whole number/],
  [['export'], /--format csv, --format xlsx or --format json/],
  [['export', '--format', 'pdf'], /--format csv, --format xlsx or --format json/],
  [['erase'], /--email/],
  [['erase', '--email', ''], /empty/],
  [['erase', '--email', 'asha@example.com'], /cannot be undone.*--yes/],
  [['purge'], /--older-than 365d/],
  [['purge', '--older-than', '0d', '--yes'], /--older-than 365d/],
  [['backup'], /where to/],
  [['restore'], /Say what/],
  [['move'], /Say where to/],
  [['list', '--since', ''], /--since "" is not a day/],
  [['list', '--since', '2026-02-31'], /--since "2026-02-31" is not a day such as/],
  [['export', '--format', 'csv', '--since', ''], /--since "" is not a day/],
  [['export', '--format', 'csv', '--since', '2026-13-01'], /is not a day/],
  [['export', '--format', 'csv', '--out', ''], /--out is empty/],
  [['list', '--search', ' '], /--search is empty/],
  [['list', 'extra'], /"list" takes no argument "extra"/],
  [['show', '1', '2'], /"show" takes no argument "2"/],
  [['purge', '--older-than', '1d', 'extra', '--yes'], /takes no argument "extra"/],
  [['backup', 'a.db', 'b.db'], /takes no argument "b.db"/],
  [['erase', '1', '--email', 'asha@example.com', '--yes'], /one of --email, --mobile and IDs/],
  [['erase', '--mobile', '12345', '--yes'], /is not a number: ten digits/],
  [['erase', '1', '--yes', '--wait', 'long'], /--wait "long"/],
  [['resend', '1', '--missing'], /not both/],
])('%j is not understood: exit code 2 and what to do instead', async (args, why) => {
  const { leads, admin } = await createOwner()
  const { code, stderr, stdout } = await leads(args)
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(why)
  expect(stderr).not.toMatch(/\n\s+at /)
  expect(await admin.count()).toBe(PEOPLE.length)
})

test('without a database it says so', async () => {
  const { leads } = await createOwner()
  const { code, stderr } = await leads(['list'], { DATA_DIR: '/nonexistent' })
  expect([code, stderr]).toEqual([1, expect.stringMatching(/no leads yet.*does not exist/)])
})

test('the list is a table that fits the screen, newest first', async () => {
  const { leads } = await createOwner()
  const { stdout } = await leads(['list'])
  const lines = stdout.trimEnd().split('\n')
  expect(lines[0]).toMatch(/^ID +Received +Name +WhatsApp +Email +State +Source +Message/)
  expect(lines).toHaveLength(PEOPLE.length + 2)
  expect(lines[2]).toContain('old@example.com')
  for (const line of lines) expect([...line].length).toBeLessThanOrEqual(120)
  const held = await leads(['list', '--held'])
  expect(held.stdout).toContain('ravi@example.com')
  expect(held.stdout).not.toContain('asha@example.com')
  const json = (await leads(['list', '--json', '--limit', '1'])).stdout.trim().split('\n')
  expect(json.map((line) => (JSON.parse(line) as { email: string }).email)).toEqual(['old@example.com'])
})

test('the list can be searched and begin at a day', async () => {
  const { leads } = await createOwner()
  const emails = async (...args: string[]) =>
    (await leads(['list', '--json', ...args])).stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { email: string }).email)
  expect(await emails('--search', 'LONG AGO')).toEqual(['old@example.com'])
  expect(await emails('--search', 'ரவி')).toEqual(['ravi@example.com'])
  expect(await emails('--search', '%')).toEqual([])
  expect(await emails('--since', 'today')).toEqual(['asha@example.com'])
  expect(await emails('--since', 'yesterday')).toEqual(['ravi@example.com', 'asha@example.com'])
  expect(await emails('--since', localDay(new Date(Date.now() - 2 * DAY_MS)))).toHaveLength(3)
})

test('a table of more rows than a function takes arguments is printed', async () => {
  function* rows() {
    for (let row = 0; row < 130_000; row++) yield [String(row), row % 2 ? 'ரவி' : 'Asha']
  }
  const lines = await collect(formatTable(['ID', 'Name'], rows(), { width: 80 }))
  expect(lines).toHaveLength(130_002)
  expect(lines.at(-1)).toBe('129999  ரவி')
})

test('a lead is shown whole, and cannot take over the terminal', async () => {
  const { leads, db } = await createOwner()
  db.prepare('UPDATE leads SET message = ?, companyName = ? WHERE id = 1').run(
    'one\ntwo \u001b[31mred',
    '\u001b]0;title\u0007',
  )
  const { stdout, code } = await leads(['show', '1'])
  expect(code).toBe(0)
  expect(stdout).toContain('asha@example.com')
  expect(stdout).toMatch(/one\ntwo/)
  expect(stdout).not.toContain('\u001b')
  expect((await leads(['list'])).stdout).not.toContain('\u001b')
  expect((await leads(['show', '77'])).stderr).toMatch(/no lead 77/)
})

test('held leads are released, dead ones sent again', async () => {
  const { leads, admin } = await createOwner({ dead: true })
  expect((await leads(['release', '2'])).stdout).toBe('1 lead released.\n')
  const again = await leads(['release', '1', '2'])
  expect([again.code, again.stderr]).toEqual([1, 'That did not work: Lead 1 is not held.\n'])
  expect(await admin.count({ held: true })).toBe(0)
  expect((await leads(['list', '--dead'])).stdout).toContain('dead')
  expect((await leads(['resend'])).stdout).toBe('1 dead letter put back into the outbox.\n')
  expect(await admin.count({ dead: true })).toBe(0)
  const nowhere = await leads(['resend', '1'])
  expect([nowhere.code, nowhere.stderr]).toEqual([1, expect.stringMatching(/nowhere to send/)])
  const url = 'https://script.google.com/macros/s/x/exec'
  expect((await leads(['resend', '1', '2'], { SPREADSHEET_URL: url })).stdout).toMatch(/^2 deliveries/)
  expect((await leads(['resend', '--missing'], { SPREADSHEET_URL: url })).stdout).toMatch(/^0 deliveries/)
})

test('an export does not overwrite, and holds every lead', async () => {
  const { leads, directory } = await createOwner()
  const first = await leads(['export', '--format', 'csv', '--out', 'out.csv'])
  expect([first.code, first.stdout]).toEqual([0, `4 leads written to ${join(directory, 'out.csv')}\n`])
  expect(readFileSync(join(directory, 'out.csv'), 'utf8')).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  const again = await leads(['export', '--format', 'csv', '--out', 'out.csv'])
  expect([again.code, again.stderr]).toEqual([1, expect.stringMatching(/exists.*--force/)])
  const since = localDay(new Date(Date.now() - 10 * DAY_MS))
  const some = await leads(['export', '--format', 'xlsx', '--since', since])
  expect(some.stdout).toMatch(/^3 leads written to .*leads-\d{4}-\d\d-\d\d\.xlsx\n$/)
})

describe('stats', () => {
  test('adds up, and ends with code 0 when all is well', async () => {
    const { leads, db } = await createOwner()
    db.exec("UPDATE deliveries SET state = 'delivered', attempts = 1 WHERE state = 'waiting'")
    const { stdout, code } = await leads(['stats'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^4 leads, 1 held, database \d+ KB\n/)
    expect(stdout).toMatch(/spreadsheet: 3 delivered\nspreadsheet: 1 held/)
    expect(stdout).toMatch(new RegExp(`^${localDay(new Date())} +1 +█`, 'm'))
  })

  test('says what was given up, since when and why, and ends with code 1', async () => {
    const { leads, db } = await createOwner({ dead: true })
    db.exec(`UPDATE deliveries SET last_error = 'the script said: No room \u001b[31m' WHERE state = 'dead'`)
    const { stdout, code } = await leads(['stats'])
    expect(code).toBe(1)
    const line = stdout.split('\n').find((text) => text.startsWith('spreadsheet  dead')) ?? ''
    expect(line).toMatch(/^spreadsheet +dead +1 +\d{4}-\d\d-\d\d \d\d:\d\d +1 +never +the script said: No room/)
    expect(stdout).not.toContain('\u001b')
    expect(stdout).toMatch(/1 dead letter: .*resend/)
    const { deliveries, backlog, problems } = JSON.parse((await leads(['stats', '--json'])).stdout) as {
      deliveries: unknown[]
      backlog: unknown[]
      problems: string[]
    }
    expect(deliveries).toContainEqual({ channel: 'spreadsheet', state: 'dead', count: 1 })
    expect(backlog).toContainEqual(expect.objectContaining({ state: 'dead', leads: 1, maxAttempts: 1 }))
    expect(problems[0]).toMatch(/dead letter/)
  })

  test.each([
    ['failing for over an hour', { attempts: 12, waited_ms: HOUR_MS, next_at: 5_000 }, /failing for over an hour/],
    ['due for over an hour', { attempts: 0, waited_ms: 0, next_at: -HOUR_MS - 1 }, /does the server run/],
    ['failing for minutes only', { attempts: 3, waited_ms: 60_000, next_at: 5_000 }, null],
  ] as const)('%s', async (_what, { attempts, waited_ms, next_at }, problem) => {
    const { leads, db } = await createOwner()
    db.exec("UPDATE deliveries SET state = 'delivered' WHERE lead > 1")
    db.prepare('UPDATE deliveries SET attempts = ?, waited_ms = ?, next_at = ?').run(
      attempts,
      waited_ms,
      Date.now() + next_at,
    )
    const { stdout, code } = await leads(['stats'])
    expect(code).toBe(problem ? 1 : 0)
    if (problem) expect(stdout).toMatch(problem)
  })
})

test.skipIf(process.platform !== 'linux')('output that cannot be written: one line and code 1', async () => {
  const { dataDir } = await createOwner()
  for (const command of ['list', 'list --json', 'stats', '--help']) {
    const line = `DATA_DIR="${dataDir}" "${process.execPath}" "${CLI}" ${command} > /dev/full`
    const { code, stderr } = await new Promise<{ code: number; stderr: string }>((resolve) => {
      execFile('sh', ['-c', line], (error, _stdout, printed) =>
        resolve({ code: Number(error?.code ?? 0), stderr: printed }),
      )
    })
    expect([command, code, stderr]).toEqual([command, 1, expect.stringMatching(/^That did not work: .*ENOSPC.*\n$/)])
  }
})

test('a reader that has seen enough, such as head, is no fault', async () => {
  const { code, stderr } = await new Promise<{ code: number; stderr: string }>((resolve) => {
    const line = `"${process.execPath}" "${CLI}" --help | true; exit \${PIPESTATUS[0]}`
    execFile('bash', ['-c', line], (error, _stdout, printed) =>
      resolve({ code: Number(error?.code ?? 0), stderr: printed }),
    )
  })
  expect([code, stderr]).toEqual([0, ''])
})
