import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { copyDatabase } from '../../server/cli/backup.ts'
import { createSqliteDatabase, openSqlite } from '../../server/db/sqlite.ts'
import { createLeadAdmin } from '../../server/cli/lead-admin.ts'
import { createLeadStore } from '../../server/leads/lead-store.ts'
import { isInstalled, startServer } from './process.ts'
import { formBody, LEAD, temporaryDirectory, writeSite } from './service.ts'

const ROOT = join(import.meta.dirname, '../..')
const CLI = join(ROOT, 'server/cli/cli.ts')
const DAY = 86_400_000

const PEOPLE = [
  { name: 'Asha Raman', email: 'asha@example.com', message: 'A secret only Asha would write', days: 0 },
  { name: 'ரவி குமார்', email: 'ravi@example.com', message: '=HYPERLINK("http://evil.example")', days: 1 },
  { name: 'Asha Raman', email: 'Asha@Example.com', message: 'Once more, with another secret', days: 2 },
  { name: 'Old Customer', email: 'old@example.com', message: 'From long ago', days: 400 },
]

async function createBook({ dead = false } = {}) {
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
      receivedAt: now - days * DAY,
      channels: ['spreadsheet'],
    })
  }
  if (dead) {
    const delivery = await store.claim('spreadsheet', now)
    if (!delivery) throw new Error('Nothing is due.')
    await store.failed(delivery, { error: 'answered 500', nextAt: now, waitMs: 0, dead: true })
  }
  const admin = createLeadAdmin(db)
  onTestFinished(() => db.close())

  async function leads(args: string[], env: Record<string, string> = {}) {
    const options = {
      cwd: directory,
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, COLUMNS: '120', ...env },
    }
    const running = promisify(execFile)(process.execPath, [CLI, ...args], options)
    running.child.stdin?.end()
    try {
      const { stdout, stderr } = await running
      return { code: 0, stdout, stderr }
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
      return { code, stdout, stderr }
    }
  }
  return { directory, dataDir, db, admin, leads }
}

test('through npm, as the owner types it', async () => {
  const { dataDir } = await createBook()
  const output = execFileSync('npm', ['run', '--silent', 'leads', '--', 'list'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  }).toString()
  expect(output).toContain('asha@example.com')
})

test('help names every command, and each command explains itself', async () => {
  const { leads } = await createBook()
  const help = await leads(['--help'])
  expect(help.code).toBe(0)
  const names = ['list', 'show', 'export', 'resend', 'release', 'erase', 'purge', 'backup', 'stats']
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
  [['export'], /--format csv or --format xlsx/],
  [['export', '--format', 'pdf'], /--format csv or --format xlsx/],
  [['erase'], /--email/],
  [['erase', '--email', ''], /empty/],
  [['erase', '--email', 'asha@example.com'], /cannot be undone.*--yes/],
  [['purge'], /--older-than 365d/],
  [['purge', '--older-than', '0d', '--yes'], /--older-than 365d/],
  [['backup'], /where to/],
])('%j is not understood: exit code 2 and what to do instead', async (args, why) => {
  const { leads, admin } = await createBook()
  const { code, stderr, stdout } = await leads(args)
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(why)
  expect(stderr).not.toMatch(/\n\s+at /)
  expect(admin.count()).toBe(PEOPLE.length)
})

test('without a database it says so', async () => {
  const { leads } = await createBook()
  const { code, stderr } = await leads(['list'], { DATA_DIR: '/nonexistent' })
  expect([code, stderr]).toEqual([1, expect.stringMatching(/no leads yet.*does not exist/)])
})

test('the list is a table that fits the screen, newest first', async () => {
  const { leads } = await createBook()
  const { stdout } = await leads(['list'])
  const lines = stdout.trimEnd().split('\n')
  expect(lines[0]).toMatch(/^ID +Received +Name +WhatsApp +Email +State +Message/)
  expect(lines).toHaveLength(PEOPLE.length + 2)
  expect(lines[2]).toContain('old@example.com')
  for (const line of lines) expect([...line].length).toBeLessThanOrEqual(120)
  const held = await leads(['list', '--held'])
  expect(held.stdout).toContain('ravi@example.com')
  expect(held.stdout).not.toContain('asha@example.com')
  const json = (await leads(['list', '--json', '--limit', '1'])).stdout.trim().split('\n')
  expect(json.map((line) => (JSON.parse(line) as { email: string }).email)).toEqual(['old@example.com'])
})

test('a lead is shown whole, and cannot take over the terminal', async () => {
  const { leads, db } = await createBook()
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
  const { leads, admin } = await createBook({ dead: true })
  expect((await leads(['release', '2'])).stdout).toBe('1 lead released.\n')
  expect(admin.count({ held: true })).toBe(0)
  expect((await leads(['list', '--dead'])).stdout).toContain('dead')
  expect((await leads(['resend'])).stdout).toBe('1 dead letter put back into the outbox.\n')
  expect(admin.count({ dead: true })).toBe(0)
  const nowhere = await leads(['resend', '1'])
  expect([nowhere.code, nowhere.stderr]).toEqual([1, expect.stringMatching(/nowhere to send/)])
  const url = 'https://script.google.com/macros/s/x/exec'
  expect((await leads(['resend', '1', '2'], { SPREADSHEET_URL: url })).stdout).toMatch(/^2 deliveries/)
  expect((await leads(['resend', '--missing'], { SPREADSHEET_URL: url })).stdout).toMatch(/^0 deliveries/)
})

test('an export does not overwrite, and holds every lead', async () => {
  const { leads, directory } = await createBook()
  const first = await leads(['export', '--format', 'csv', '--out', 'out.csv'])
  expect([first.code, first.stdout]).toEqual([0, `4 leads written to ${join(directory, 'out.csv')}\n`])
  expect(readFileSync(join(directory, 'out.csv'), 'utf8')).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  const again = await leads(['export', '--format', 'csv', '--out', 'out.csv'])
  expect([again.code, again.stderr]).toEqual([1, expect.stringMatching(/exists.*--force/)])
  const since = new Date(Date.now() - 10 * DAY).toISOString().slice(0, 10)
  const some = await leads(['export', '--format', 'xlsx', '--since', since])
  expect(some.stdout).toMatch(/^3 leads written to .*leads-\d{4}-\d\d-\d\d\.xlsx\n$/)
})

function bytesWith(dataDir: string, texts: string[]) {
  return readdirSync(dataDir).filter((name) => {
    const content = readFileSync(join(dataDir, name)).toString('latin1').toLowerCase()
    return texts.some((text) => content.includes(Buffer.from(text).toString('latin1').toLowerCase()))
  })
}

test('an erased person is gone from every byte of the database files; the others stay', async () => {
  const { leads, dataDir, admin } = await createBook()
  const traces = ['asha@example.com', 'A secret only Asha would write', 'another secret']
  expect(bytesWith(dataDir, traces)).not.toEqual([])
  const { code, stdout } = await leads(['erase', '--email', 'ASHA@example.com', '--yes'])
  expect(stdout).toMatch(/^2 leads erased\.\nSearched \d database files \(.*\) byte by byte: no trace left\.\n/)
  expect(code).toBe(0)
  expect(bytesWith(dataDir, traces)).toEqual([])
  expect([...admin.find()].map((lead) => lead.email)).toEqual(['old@example.com', 'ravi@example.com'])
  expect((await leads(['erase', '--email', 'asha@example.com', '--yes'])).stdout).toBe(
    'There are no leads from asha@example.com.\n',
  )
})

test('erasing works while the site runs, and the site goes on', async () => {
  const { leads, dataDir, directory, db } = await createBook()
  db.close()
  const server = await startServer({ siteDir: writeSite(directory), dataDir })
  const post = async (message: string) => {
    const { type, body } = await formBody({ ...LEAD, email: 'gone@example.com', message })
    return (await fetch(`${server.url}/api/contact`, { method: 'POST', body, headers: { 'content-type': type } }))
      .status
  }
  expect(await post('first')).toBe(201)
  const { code, stdout } = await leads(['erase', '--email', 'gone@example.com', '--yes'])
  expect([code, stdout]).toEqual([0, expect.stringContaining('no trace left')])
  expect(bytesWith(dataDir, ['gone@example.com'])).toEqual([])
  expect(await post('second')).toBe(201)
  expect(await server.stop()).toBe(0)
  db.open()
  expect(createLeadAdmin(db).count({ email: 'gone@example.com' })).toBe(1)
})

test('a trace in somebody else’s message is reported, not hidden', async () => {
  const { leads, db } = await createBook()
  db.prepare('UPDATE leads SET message = ? WHERE id = 4').run('My friend ravi@example.com sent me')
  const { code, stdout } = await leads(['erase', '--email', 'ravi@example.com', '--yes'])
  expect(code).toBe(1)
  expect(stdout).toMatch(/A trace is still in leads\.db/)
})

test('purge erases only what is older', async () => {
  const { leads, admin, dataDir } = await createBook()
  expect((await leads(['purge', '--older-than', '365d', '--yes'])).stdout).toMatch(/^1 lead erased\./)
  expect(admin.count()).toBe(3)
  expect(bytesWith(dataDir, ['From long ago'])).toEqual([])
})

test.skipIf(!isInstalled('script'))('asked at a terminal, only "yes" erases', async () => {
  const { dataDir, admin } = await createBook()
  const type = (answer: string) =>
    execFileSync('script', ['-qec', `${process.execPath} ${CLI} erase --email old@example.com`, '/dev/null'], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      input: `${answer}\n`,
      stdio: ['pipe', 'pipe', 'ignore'],
    }).toString()
  expect(() => type('no')).toThrow('Command failed')
  expect(admin.count({ email: 'old@example.com' })).toBe(1)
  expect(type('yes')).toMatch(/1 lead erased/)
  expect(admin.count({ email: 'old@example.com' })).toBe(0)
})

test('a backup is whole, checked, private, and does not overwrite', async () => {
  const { leads, directory } = await createBook()
  const file = join(directory, 'copy.db')
  const { code, stdout } = await leads(['backup', file])
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^4 leads copied to .*copy\.db \(\d+ KB\), checked\.\n$/)])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(existsSync(`${file}-wal`)).toBe(false)
  const copy = openSqlite(file)
  expect(createLeadAdmin(copy).count()).toBe(4)
  copy.close()
  writeFileSync(file, 'mine')
  expect((await leads(['backup', file])).code).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe('mine')
  const elsewhere = await leads(['backup', '/nonexistent/copy.db'])
  expect([elsewhere.code, elsewhere.stderr]).toEqual([1, expect.stringMatching(/^That did not work: /)])
})

test('a backup holds the leads of the moment it began, though others arrive all the time', async () => {
  const { directory, dataDir, db } = await createBook()
  db.exec('CREATE TABLE ballast (bytes BLOB) STRICT')
  db.prepare(
    'INSERT INTO ballast SELECT randomblob(4000) FROM (WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) SELECT i FROM n)',
  ).run()
  const other = openSqlite(join(dataDir, 'leads.db'))
  const store = createLeadStore(createSqliteDatabase(other))
  let arrived = 0
  let started = 0
  const copy = copyDatabase(db, join(directory, 'copy.db'), (done) => {
    if (done < started) throw new Error('The copy began again.')
    started = done
    const values = { ...LEAD, message: `late ${(arrived += 1)}` }
    void store.add({ values, key: `late-key-${arrived}`, held: null, receivedAt: Date.now(), channels: [] })
  })
  expect(await copy).toEqual({ leads: PEOPLE.length })
  expect(arrived).toBeGreaterThan(2)
  other.close()
})

const OWN_FILES: Record<string, (directory: string, dataDir: string) => string> = {
  'its name': (_directory, dataDir) => join(dataDir, 'leads.db'),
  'the log beside it': (_directory, dataDir) => join(dataDir, 'leads.db-wal'),
  'its shared memory': (_directory, dataDir) => join(dataDir, 'leads.db-shm'),
  'a way through another directory': (_directory, dataDir) => join(dataDir, '..', 'data', '.', 'leads.db'),
  'a symbolic link to it': (directory, dataDir) => {
    symlinkSync(join(dataDir, 'leads.db'), join(directory, 'link.db'))
    return join(directory, 'link.db')
  },
  'a link to its directory': (directory, dataDir) => {
    symlinkSync(dataDir, join(directory, 'link'))
    return join(directory, 'link', 'leads.db')
  },
  'a hard link': (directory, dataDir) => {
    linkSync(join(dataDir, 'leads.db'), join(directory, 'hard.db'))
    return join(directory, 'hard.db')
  },
}

describe.each(Object.keys(OWN_FILES))('the database itself, named by %s', (name) => {
  test.each([
    ['backup', '--force'],
    ['export', '--format', 'csv', '--force', '--out'],
    ['export', '--format', 'xlsx', '--force', '--out'],
  ])('is not overwritten by %s', async (...command) => {
    const { leads, admin, db, directory, dataDir } = await createBook()
    const { ino } = statSync(join(dataDir, 'leads.db'))
    const { code, stderr } = await leads([...command, OWN_FILES[name]!(directory, dataDir)])
    expect([code, stderr]).toEqual([1, expect.stringMatching(/belongs to the database itself/)])
    expect(statSync(join(dataDir, 'leads.db')).ino).toBe(ino)
    expect(admin.count()).toBe(PEOPLE.length)
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  })
})

test('what is no file is not replaced by one', async () => {
  const { leads, directory } = await createBook()
  symlinkSync(join(directory, 'nowhere'), join(directory, 'dangling'))
  const pipe = join(directory, 'pipe')
  execFileSync('mkfifo', [pipe])
  for (const [target, why] of [
    [pipe, /is not a file/],
    [directory, /is not a file/],
    ['/nonexistent/x', /no directory \/nonexistent/],
    [join(directory, 'dangling'), /link to a file that does not exist/],
  ] as const) {
    for (const command of [['backup'], ['export', '--format', 'csv', '--out']]) {
      const { code, stderr } = await leads([...command, target, '--force'])
      expect([code, stderr]).toEqual([1, expect.stringMatching(why)])
    }
  }
  expect(statSync(pipe).isFIFO()).toBe(true)
})

test('a link to a backup is followed, so that what it points to is renewed', async () => {
  const { leads, directory } = await createBook()
  writeFileSync(join(directory, 'real.db'), 'last week')
  symlinkSync(join(directory, 'real.db'), join(directory, 'latest.db'))
  expect((await leads(['backup', 'latest.db', '--force'])).code).toBe(0)
  expect(lstatSync(join(directory, 'latest.db')).isSymbolicLink()).toBe(true)
  const copy = openSqlite(join(directory, 'real.db'))
  expect(createLeadAdmin(copy).count()).toBe(PEOPLE.length)
  copy.close()
})

test('what a killed run left beside the target is removed by the next; what another still writes is not', async () => {
  const { leads, directory } = await createBook()
  const old = join(directory, '.copy.db.0123abcd.partial')
  const young = join(directory, '.copy.db.4567abcd.partial')
  for (const file of [old, young]) writeFileSync(file, 'personal data')
  utimesSync(old, new Date(0), new Date(0))
  expect((await leads(['backup', 'copy.db'])).code).toBe(0)
  expect(readdirSync(directory).toSorted()).toEqual(['.copy.db.4567abcd.partial', 'copy.db', 'data'])
})

const FULL_DISK = `
  mount -t tmpfs -o size=200k tmpfs "$1" || exit 77
  cp "$2" "$1/good"
  shift 2
  cd "$OLDPWD_OF_TEST" && "$@" 2>&1
  echo "code $?, $(cd "$DISK" && ls -A), $(sha256sum < "$DISK/good")"
`
const canMount =
  process.platform === 'linux' &&
  spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs -o size=200k tmpfs /mnt']).status === 0

describe.skipIf(!canMount)('on a full disk (needs unshare)', () => {
  test.each([
    ['backup', '--force'],
    ['export', '--format', 'csv', '--force', '--out'],
    ['export', '--format', 'xlsx', '--force', '--out'],
  ])('%s --force keeps the old copy whole and leaves nothing else', async (...command) => {
    const { directory, dataDir, db } = await createBook()
    // Hardly to be compressed, and too large for the disk.
    db.prepare('UPDATE leads SET message = ?').run(randomBytes(150_000).toString('base64'))
    const disk = join(directory, 'disk')
    mkdirSync(disk)
    const good = join(directory, 'good')
    writeFileSync(good, randomBytes(50_000))
    const hash = createHash('sha256').update(readFileSync(good)).digest('hex')
    const output = execFileSync(
      'unshare',
      ['-rm', 'sh', '-c', FULL_DISK, 'sh', disk, good, process.execPath, CLI, ...command, join(disk, 'good')],
      { env: { PATH: process.env['PATH'], DATA_DIR: dataDir, DISK: disk, OLDPWD_OF_TEST: directory } },
    ).toString()
    expect(output).toMatch(/^That did not work: .*(full|space)/)
    expect(output).toContain(`code 1, good, ${hash}`)
  })
})

test('the figures add up', async () => {
  const { leads } = await createBook({ dead: true })
  const { stdout } = await leads(['stats'])
  expect(stdout).toMatch(/^4 leads, 1 held, database \d+ KB\n/)
  expect(stdout).toMatch(/spreadsheet: 1 dead\nspreadsheet: 1 held\nspreadsheet: 2 waiting/)
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
