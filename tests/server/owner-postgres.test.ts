import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createLeadAdmin } from '../../server/leads/lead-admin.ts'
import { openPostgres } from '../../server/db/postgres.ts'
import { createSqliteDatabase, openSqlite } from '../../server/db/sqlite.ts'
import { createLeadStore } from '../../server/leads/lead-store.ts'
import { PEOPLE, runCli } from './owner.ts'
import { isPostgresInstalled, startPostgres } from './postgres.ts'
import type { Postgres } from './postgres.ts'
import { isInstalled, startServer } from './process.ts'
import { collect, LEAD, temporaryDirectory, writeSite } from './service.ts'

const DAY_MS = 86_400_000

let postgres: Postgres

/** Creates the four leads of `createOwner` in a PostgreSQL database of their own. */
async function createOwner() {
  const directory = temporaryDirectory()
  const databaseUrl = await postgres.createDatabase()
  const database = await openPostgres(databaseUrl)
  const now = Date.now()
  const store = createLeadStore(database)
  for (const [index, { days, ...person }] of PEOPLE.entries()) {
    await store.add({
      values: { ...LEAD, ...person },
      key: `submission-${index}`,
      held: index === 1 ? 'the hidden field was filled in' : null,
      receivedAt: now - days * DAY_MS,
      channels: ['spreadsheet'],
    })
  }
  await database.close()
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: join(directory, 'data') }
  const leads = (args: string[], more: Record<string, string> = {}) =>
    runCli(args, { cwd: directory, env: { ...env, ...more } })
  /** Opens a connection for each look, because one that stays open would count as a running site. */
  async function withAdmin<T>(work: (admin: ReturnType<typeof createLeadAdmin>) => Promise<T>) {
    const open = await openPostgres(databaseUrl)
    try {
      return await work(createLeadAdmin(open))
    } finally {
      await open.close()
    }
  }
  const idsAndMessages = () =>
    withAdmin(async (admin) =>
      (await collect(admin.find())).map(({ id, message, deliveries }) => ({ id, message, deliveries })),
    )
  return { directory, databaseUrl, leads, withAdmin, idsAndMessages }
}

describe.skipIf(!isPostgresInstalled)('on PostgreSQL (needs it installed)', () => {
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(async () => {
    await postgres.remove()
  })

  test('leads are listed, searched, shown and counted', async () => {
    const { leads } = await createOwner()
    const { stdout } = await leads(['list'])
    expect(stdout.trimEnd().split('\n')).toHaveLength(PEOPLE.length + 2)
    expect((await leads(['list', '--held'])).stdout).toContain('ravi@example.com')
    const found = (await leads(['list', '--json', '--search', 'LONG AGO', '--since', '2020-01-01'])).stdout
    expect(JSON.parse(found)).toMatchObject({ email: 'old@example.com' })
    expect((await leads(['list', '--search', '%'])).stdout).toBe('No leads.\n')
    expect((await leads(['show', '2'])).stdout).toMatch(/held: the hidden field was filled in/)
    const stats = await leads(['stats', '--json'])
    expect(JSON.parse(stats.stdout)).toMatchObject({ leads: 4, held: 1, databaseBytes: null })
  })

  test('held leads are released, dead ones sent again, missing ones queued', async () => {
    const { leads, withAdmin } = await createOwner()
    expect((await leads(['release', '2'])).stdout).toBe('1 lead released.\n')
    const env = { SPREADSHEET_URL: 'https://script.google.com/macros/s/x/exec' }
    expect((await leads(['resend', '1', '2'], env)).stdout).toMatch(/^2 deliveries/)
    const mail = { SMTP_URL: 'smtps://mail.example.com', MAIL_TO: 'owner@agency.example' }
    expect((await leads(['resend', '--missing'], mail)).stdout).toMatch(/^4 deliveries/)
    expect((await leads(['resend', '--missing'], mail)).stdout).toMatch(/^0 deliveries/)
    expect(await withAdmin((admin) => admin.deliveryCounts())).toEqual([
      { channel: 'mail', state: 'waiting', count: 4 },
      { channel: 'spreadsheet', state: 'waiting', count: 4 },
    ])
  })

  test('exports hold every lead', async () => {
    const { leads, directory } = await createOwner()
    expect((await leads(['export', '--format', 'csv', '--out', 'out.csv'])).stdout).toMatch(/^4 leads written/)
    expect(readFileSync(join(directory, 'out.csv'), 'utf8')).toContain('ரவி குமார்')
    expect((await leads(['export', '--format', 'xlsx', '--out', 'out.xlsx'])).stdout).toMatch(/^4 leads written/)
  })

  test('a person is erased, in any letter case, and what that cannot prove is said', async () => {
    const { leads, idsAndMessages } = await createOwner()
    const { code, stdout } = await leads(['erase', '--email', 'ASHA@example.com', '--yes'])
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^2 leads erased\.\n.*does not prove their bytes gone.*write-ahead/),
    ])
    expect((await idsAndMessages()).map(({ id }) => id)).toEqual([4, 2])
    expect((await leads(['purge', '--older-than', '365d', '--yes'])).stdout).toMatch(/^1 lead erased\./)
    expect((await leads(['erase', '--email', 'nobody@example.com', '--yes'])).stdout).toMatch(/^There are no leads/)
    expect((await leads(['erase', '--mobile', `+91${LEAD.mobile}`, '--yes'])).stdout).toMatch(/^1 lead erased/)
  })

  test.skipIf(!isInstalled('pg_dump'))(
    'a backup comes back into the same and into another database',
    async () => {
      const { leads, directory, databaseUrl, idsAndMessages } = await createOwner()
      const env = { BACKUP_PASSPHRASE: 'correct horse battery staple' }
      const before = await idsAndMessages()
      expect((await leads(['backup', 'copy.dump'])).stdout).toMatch(/^4 leads copied to .*checked\.\n$/)
      expect((await leads(['backup', 'copy.dump.age'], env)).stdout).toMatch(/checked, encrypted\.\n$/)
      await leads(['erase', '1', '2', '--yes'])

      const server = await startServer({
        siteDir: writeSite(directory),
        dataDir: join(directory, 'data'),
        env: { DATABASE_URL: databaseUrl },
      })
      const refused = await leads(['restore', 'copy.dump'])
      expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(/Stop the site first/)])
      await server.stop()

      const { code, stdout } = await leads(['restore', 'copy.dump.age'], env)
      expect([code, stdout]).toEqual([0, expect.stringMatching(/^4 leads restored/)])
      expect(await idsAndMessages()).toEqual(before)
      const kept = /kept in (\S+\.dump):/.exec(stdout)?.[1] ?? ''
      expect((await leads(['restore', kept])).stdout).toMatch(/^2 leads restored/)

      const other = await postgres.createDatabase()
      expect((await leads(['restore', 'copy.dump'], { DATABASE_URL: other })).stdout).toMatch(/^4 leads restored/)
      const damaged = await leads(['restore', 'copy.dump.age'], { BACKUP_PASSPHRASE: 'another passphrase' })
      expect([damaged.code, damaged.stderr]).toEqual([1, expect.stringMatching(/cannot be decrypted/)])
      expect((await idsAndMessages()).length).toBe(2)
    },
    120_000,
  )

  test('where the tools are missing, it says which', async () => {
    const { leads, directory } = await createOwner()
    const { code, stderr } = await leads(['backup', 'copy.dump'], { PATH: '/nonexistent' })
    expect([code, stderr]).toEqual([1, expect.stringMatching(/pg_dump is not installed.*postgresql-client/)])
    expect(existsSync(join(directory, 'copy.dump'))).toBe(false)
  })

  test('leads move to SQLite and back', async () => {
    const { leads, directory, databaseUrl, idsAndMessages } = await createOwner()
    const before = await idsAndMessages()
    const target = join(directory, 'moved')
    const out = await leads(['move', '--to', target])
    expect([out.code, out.stdout]).toEqual([
      0,
      expect.stringMatching(/^4 leads and 4 deliveries copied and compared\./),
    ])
    const db = openSqlite(join(target, 'leads.db'))
    onTestFinished(() => {
      if (db.isOpen) db.close()
    })
    expect((await collect(createLeadAdmin(createSqliteDatabase(db)).find())).map(({ id }) => id)).toEqual([4, 3, 2, 1])
    const other = await postgres.createDatabase()
    const served = await leads(['move', '--to', other], { DATABASE_URL: '', DATA_DIR: target })
    expect([served.code, served.stderr]).toEqual([1, expect.stringMatching(/Stop the site first/)])
    db.close()
    expect((await leads(['move', '--to', other], { DATABASE_URL: '', DATA_DIR: target })).stdout).toMatch(/^4 leads/)
    const again = await leads(['move', '--to', databaseUrl], { DATABASE_URL: other })
    expect([again.code, again.stderr]).toEqual([1, expect.stringMatching(/already holds leads/)])
    expect(await idsAndMessages()).toEqual(before)
    const same = await leads(['move', '--to', databaseUrl])
    expect([same.code, same.stderr]).toEqual([1, expect.stringMatching(/already/)])
  })
})
