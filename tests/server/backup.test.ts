import { execFileSync, spawnSync } from 'node:child_process'
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
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEncrypted } from '../../server/backup/encryption.ts'
import { keptBackups } from '../../server/backup/rotation.ts'
import { isDue } from '../../server/backup/schedule.ts'
import { copyDatabase } from '../../server/backup/sqlite-copy.ts'
import { createLeadAdmin } from '../../server/leads/lead-admin.ts'
import { createSqliteDatabase, openSqlite } from '../../server/db/sqlite.ts'
import { createLeadStore } from '../../server/leads/lead-store.ts'
import { localDay } from '../../server/local-day.ts'
import { CLI, createOwner, PEOPLE } from './owner.ts'
import { startServer } from './process.ts'
import { LEAD, temporaryDirectory, writeSite } from './service.ts'

test('a backup is whole, checked, private, and does not overwrite', async () => {
  const { leads, directory } = await createOwner()
  const file = join(directory, 'copy.db')
  const { code, stdout } = await leads(['backup', file])
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^4 leads copied to .*copy\.db \(\d+ KB\), checked\.\n$/)])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(existsSync(`${file}-wal`)).toBe(false)
  const copy = openSqlite(file)
  expect(await createLeadAdmin(createSqliteDatabase(copy)).count()).toBe(4)
  copy.close()
  writeFileSync(file, 'mine')
  expect((await leads(['backup', file])).code).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe('mine')
  const elsewhere = await leads(['backup', '/nonexistent/copy.db'])
  expect([elsewhere.code, elsewhere.stderr]).toEqual([1, expect.stringMatching(/^That did not work: /)])
})

test('a backup holds the leads of the moment it began, though others arrive all the time', async () => {
  const { directory, dataDir, db } = await createOwner()
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
  expect(await copy).toBe(PEOPLE.length)
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
    const { leads, admin, db, directory, dataDir } = await createOwner()
    const { ino } = statSync(join(dataDir, 'leads.db'))
    const { code, stderr } = await leads([...command, OWN_FILES[name]!(directory, dataDir)])
    expect([code, stderr]).toEqual([1, expect.stringMatching(/belongs to the database itself/)])
    expect(statSync(join(dataDir, 'leads.db')).ino).toBe(ino)
    expect(await admin.count()).toBe(PEOPLE.length)
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  })
})

test('what is no file is not replaced by one', async () => {
  const { leads, directory } = await createOwner()
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
  const { leads, directory } = await createOwner()
  writeFileSync(join(directory, 'real.db'), 'last week')
  symlinkSync(join(directory, 'real.db'), join(directory, 'latest.db'))
  expect((await leads(['backup', 'latest.db', '--force'])).code).toBe(0)
  expect(lstatSync(join(directory, 'latest.db')).isSymbolicLink()).toBe(true)
  const copy = openSqlite(join(directory, 'real.db'))
  expect(await createLeadAdmin(createSqliteDatabase(copy)).count()).toBe(PEOPLE.length)
  copy.close()
})

test('what a killed run left beside the target is removed by the next; what another still writes is not', async () => {
  const { leads, directory } = await createOwner()
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
    const { directory, dataDir, db } = await createOwner()
    // Random bytes hardly compress, so the backup does not fit on the disk.
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

const PASSPHRASE = 'correct horse battery staple'

test('an encrypted backup shows nothing, and comes back with its passphrase only', async () => {
  const { leads, directory, dataDir, db } = await createOwner()
  const env = { BACKUP_PASSPHRASE: PASSPHRASE }
  const { code, stdout } = await leads(['backup', 'copy.db.age'], env)
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^4 leads copied .*checked, encrypted\.\n$/)])
  const file = join(directory, 'copy.db.age')
  expect(isEncrypted(file)).toBe(true)
  expect(readFileSync(file).includes('asha@example.com')).toBe(false)
  expect(readdirSync(dataDir).filter((name) => name.includes('partial'))).toEqual([])
  db.close()
  const wrong = await leads(['restore', file], { BACKUP_PASSPHRASE: `${PASSPHRASE}!` })
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringMatching(/cannot be decrypted: is BACKUP_PASSPHRASE/)])
  const without = await leads(['restore', file])
  expect([without.code, without.stderr]).toEqual([1, expect.stringMatching(/is encrypted: set BACKUP_PASSPHRASE/)])
  expect((await leads(['restore', file], env)).stdout).toMatch(/^4 leads restored/)
  const short = await leads(['backup', 'x.db.age'], { BACKUP_PASSPHRASE: 'short' })
  expect([short.code, short.stderr]).toEqual([2, expect.stringMatching(/BACKUP_PASSPHRASE: is shorter than 16/)])
})

test('without a file name the backup of the day goes to BACKUP_DIR, and old ones go', async () => {
  const { leads, directory } = await createOwner()
  const backups = join(directory, 'backups')
  mkdirSync(backups)
  const old = ['leads-2020-01-05.db', 'leads-2020-01-06.db.age', 'leads-2020-01-07.db']
  for (const name of [...old, 'mine.db', 'leads-notes.txt']) writeFileSync(join(backups, name), 'x')
  for (const run of [1, 2]) {
    const { code, stdout } = await leads(['backup'], { BACKUP_DIR: backups })
    expect([run, code, stdout]).toEqual([run, 0, expect.stringMatching(/^4 leads copied/)])
  }
  const today = `leads-${localDay(new Date())}.db`
  expect(readdirSync(backups).toSorted()).toEqual([...old, 'leads-notes.txt', 'mine.db', today].toSorted())
  for (let day = 8; day < 20; day++)
    writeFileSync(join(backups, `leads-2020-01-${String(day).padStart(2, '0')}.db`), 'x')
  expect((await leads(['backup'], { BACKUP_DIR: backups })).stdout).toMatch(/old backups deleted/)
  const kept = readdirSync(backups).filter((name) => name.endsWith('.db') || name.endsWith('.age'))
  // Kept are the last seven days that have a backup, and the last one of each week before.
  const days = ['05', '12', '14', '15', '16', '17', '18', '19'].map((day) => `leads-2020-01-${day}.db`)
  expect(kept.toSorted()).toEqual([...days, 'mine.db', today].toSorted())
})

test('of any backups, seven days and four weeks are kept, the newest always', () => {
  const day = fc.integer({ min: 0, max: 120 }).map((index) => localDay(new Date(2026, 0, 1 + index)))
  fc.assert(
    fc.property(fc.uniqueArray(day, { maxLength: 120 }), (days) => {
      const backups = days
        .toSorted((a, b) => b.localeCompare(a))
        .map((text) => ({ name: `leads-${text}.db`, day: text }))
      const kept = keptBackups(backups)
      expect(kept.slice(0, 7)).toEqual(backups.slice(0, 7))
      expect(kept.length).toBeLessThanOrEqual(7 + 4)
      expect(keptBackups(kept)).toEqual(kept)
    }),
  )
})

test('a backup is due once a night, and at once when there is none', () => {
  const directory = temporaryDirectory()
  const at = (day: number, hour: number) => new Date(2026, 4, day, hour).getTime()
  expect(isDue(join(directory, 'missing'), at(2, 12))).toBe(true)
  expect(isDue(directory, at(2, 1))).toBe(true)
  writeFileSync(join(directory, 'leads-2026-05-02.db'), 'x')
  expect([at(2, 12), at(2, 23), at(3, 2), at(3, 3), at(4, 1)].map((now) => isDue(directory, now))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
})

test('stats tells when the nightly backup has not been made', async () => {
  const { leads, directory, db } = await createOwner()
  db.exec("UPDATE deliveries SET state = 'delivered'")
  const daysAgo = (days: number) => `leads-${localDay(new Date(Date.now() - days * 86_400_000))}.db`
  const stats = async () => (await leads(['stats'], { BACKUP_DIR: directory })).stdout
  expect(await stats()).toMatch(/No backup in .* since yesterday/)
  writeFileSync(join(directory, daysAgo(4)), 'x')
  expect(await stats()).toMatch(/No backup in .* since yesterday/)
  writeFileSync(join(directory, daysAgo(1)), 'x')
  expect(await stats()).not.toMatch(/No backup/)
})

test('the server makes a backup by itself where BACKUP_DIR says', async () => {
  const { dataDir, directory, db } = await createOwner()
  db.close()
  const backups = join(directory, 'backups')
  const server = await startServer({ siteDir: writeSite(directory), dataDir, env: { BACKUP_DIR: backups } })
  const file = join(backups, `leads-${localDay(new Date())}.db`)
  await expect.poll(() => existsSync(file), { timeout: 30_000 }).toBe(true)
  expect(await server.stop()).toBe(0)
  const copy = openSqlite(file)
  expect(await createLeadAdmin(createSqliteDatabase(copy)).count()).toBe(PEOPLE.length)
  copy.close()
})
