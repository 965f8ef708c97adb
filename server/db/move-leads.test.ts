import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isPostgresInstalled, startPostgres } from '../../tests/server/postgres.ts'
import type { Postgres } from '../../tests/server/postgres.ts'
import { readSource } from '#shared/contact.ts'
import { LEAD, temporaryDirectory } from '../../tests/server/service.ts'
import { createLeadStore } from '../leads/lead-store.ts'
import { createAccounts } from '../studio/accounts.ts'
import { createDesk } from '../studio/desk.ts'
import { createLeadChanges } from '../studio/lead-changes.ts'
import { createSettingsStore } from '../studio/settings-store.ts'
import { DEFAULT_SETTINGS } from '#shared/studio/settings.ts'
import { openDatabase } from './database.ts'
import { moveLeads } from './move-leads.ts'
import type { Database } from './schema.ts'

const NOW = Date.UTC(2026, 0, 5, 12)

async function open(settings: { dataDir?: string; databaseUrl?: string }) {
  const database = await openDatabase({ dataDir: '', databaseUrl: '', ...settings })
  onTestFinished(() => database.close())
  return database
}

const newSqlite = () => open({ dataDir: join(temporaryDirectory(), 'data') })

/** Stores more leads than one batch, in every state of delivery, and erases the newest. */
async function fill(database: Database) {
  const store = createLeadStore(database)
  for (let index = 1; index <= 450; index++) {
    await store.add({
      values: { ...LEAD, message: `number ${index} 'ரவி' \r\n\\` },
      source: readSource((field) => `${field} ${index}`),
      key: `submission-${index}`,
      held: index % 50 ? null : 'too fast',
      receivedAt: NOW + index,
      channels: index % 3 ? ['mail'] : ['mail', 'spreadsheet'],
    })
  }
  const delivery = await store.claim('mail', NOW + 1_000)
  if (delivery) await store.delivered(delivery, NOW + 2_000)
  const failing = await store.claim('mail', NOW + 1_000)
  if (failing) await store.failed(failing, { error: 'answered 500', nextAt: NOW + 5, waitMs: 5, dead: true })
  await database.kysely.deleteFrom('leads').where('id', '=', 450).execute()
  await fillStudio(database)
  return store
}

/** Creates an account with a passkey and its actions on two leads. */
async function fillStudio(database: Database) {
  const person = { name: 'Asha', email: 'asha@example.com', role: 'owner' } as const
  const { account } = await createAccounts(database, () => NOW).invite(person, null)
  const passkey = { name: 'Phone', public_key: 'key', counter: 3, transports: '', created_at: NOW, used_at: null }
  await database.kysely
    .insertInto('studio_passkeys')
    .values({ id: 'p', account: account.id, ...passkey })
    .execute()
  const changes = createLeadChanges(database, () => NOW)
  await changes.change(7, account.id, 0, { stage: 'won', assignee: account.id, value: { amount: 9, currency: 'AED' } })
  await changes.addNote(8, account.id, 'ரவி wrote', 'a7b6b3f0-3c9f-4f0e-8a69-0c5c1a1f2c11')
  await createDesk(database).setRead(8, account.id, true)
  const value = DEFAULT_SETTINGS.templates
  await createSettingsStore(database, () => NOW).write('templates', { value, version: 0 }, account.id, async () => null)
}

const contentOf = async ({ kysely }: Database) => ({
  leads: await kysely.selectFrom('leads').selectAll().orderBy('id').execute(),
  deliveries: await kysely.selectFrom('deliveries').selectAll().orderBy('lead').orderBy('channel').execute(),
  accounts: await kysely.selectFrom('studio_accounts').selectAll().execute(),
  passkeys: await kysely.selectFrom('studio_passkeys').selectAll().execute(),
  events: await kysely.selectFrom('lead_events').selectAll().orderBy('id').execute(),
  reads: await kysely.selectFrom('lead_reads').selectAll().execute(),
  settings: await kysely.selectFrom('studio_settings').selectAll().execute(),
  audit: await kysely.selectFrom('studio_audit').selectAll().orderBy('id').execute(),
})

describe.skipIf(!isPostgresInstalled)('moving leads (needs PostgreSQL)', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.remove())

  const newPostgres = async () => open({ databaseUrl: await postgres.createDatabase() })

  test('to PostgreSQL and back: every row, and the next lead gets the next number', async () => {
    const [file, server, back] = [await newSqlite(), await newPostgres(), await newSqlite()]
    await fill(file)
    const before = await contentOf(file)
    const progress: number[] = []
    const there = await moveLeads(file, server, (leads) => progress.push(leads))
    expect(there).toMatchObject({ leads: 449, deliveries: before.deliveries.length })
    expect(progress).toEqual([200, 400, 449])
    expect(before.events).toHaveLength(4)
    expect(await contentOf(server)).toEqual(before)
    const again = await moveLeads(server, back)
    expect(again).toEqual(there)
    expect(await contentOf(back)).toEqual(before)
    for (const database of [server, back]) {
      const store = createLeadStore(database)
      const lead = { values: LEAD, key: 'another-one', held: null, receivedAt: NOW, channels: [] }
      await store.add(lead)
      expect((await contentOf(database)).leads.at(-1)?.id).toBe(451)
      // Keys are copied too, so that a visitor's retry is still recognised.
      const repeat = { ...lead, values: { ...LEAD, message: "number 7 'ரவி' \r\n\\" }, key: 'submission-7' }
      expect((await store.add(repeat)).repeated).toBe(true)
    }
  })

  test('nothing is moved over leads that are there already', async () => {
    const [file, server] = [await newSqlite(), await newPostgres()]
    await fill(file)
    const lead = { values: LEAD, key: null, held: null, receivedAt: NOW, channels: [] }
    await createLeadStore(server).add(lead)
    await expect(moveLeads(file, server)).rejects.toThrow('already holds leads')
    expect((await contentOf(server)).leads).toHaveLength(1)
    expect((await contentOf(file)).leads).toHaveLength(449)
  })

  test('a copy that differs is not committed', async () => {
    const [file, server] = [await newSqlite(), await newPostgres()]
    await fill(file)
    await sql`
      CREATE FUNCTION spoil() RETURNS trigger AS $$ BEGIN NEW.budget := 'x'; RETURN NEW; END $$ LANGUAGE plpgsql
    `.execute(server.kysely)
    await sql`CREATE TRIGGER spoil BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION spoil()`.execute(server.kysely)
    await expect(moveLeads(file, server)).rejects.toThrow(/The copy differs .*Nothing was moved/)
    expect((await contentOf(server)).leads).toEqual([])
  })

  test('an empty database moves too', async () => {
    expect(await moveLeads(await newPostgres(), await newSqlite())).toMatchObject({ leads: 0, deliveries: 0 })
  })
})
