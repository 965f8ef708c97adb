import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { LEAD_FIELDS } from '#shared/contact.ts'
import { ACCOUNT_TABLE, copyTable, STUDIO_TABLES } from './copy-tables.ts'
import type { Database, Schema } from './schema.ts'

const BATCH_SIZE = 200
const LEADS = [
  'id',
  'submission',
  'dedupe',
  'received_at',
  'held',
  ...LEAD_FIELDS,
  'stage',
  'lost_reason',
  'assignee',
  'follow_up',
  'value_amount',
  'value_currency',
  'answered_at',
  'spam',
  'version',
  'told',
] as const
const DELIVERIES = [
  'lead',
  'channel',
  'state',
  'attempts',
  'waited_ms',
  'next_at',
  'delivered_at',
  'last_error',
] as const

export type MovedLeads = {
  leads: number
  deliveries: number
  /** SHA-256 of all rows, equal on both sides. */
  sha256: string
}

/**
 * Copies all leads with their deliveries, and the studio's accounts, notes and settings, from one database to the
 * other, in either direction, and compares counts and a hash of all rows before the commit. Both databases are locked
 * against writing meanwhile; the source is not changed. Throws, leaving `to` unchanged, when `to` already has leads or
 * the copy differs. Stop the servers first: leads they accept afterwards stay in the source. `onProgress` gets the
 * number of leads copied so far.
 */
export async function moveLeads(
  from: Database,
  to: Database,
  onProgress: (leads: number) => void = () => undefined,
): Promise<MovedLeads> {
  return from.kysely.transaction().execute(async (source) => {
    await lockTables(from, source)
    return to.kysely.transaction().execute(async (target) => {
      await lockTables(to, target)
      const existing = await target.selectFrom('leads').select('id').limit(1).executeTakeFirst()
      if (existing) throw new Error('The database to move to already holds leads.')
      const account = await target.selectFrom('studio_accounts').select('id').limit(1).executeTakeFirst()
      if (account) throw new Error('The database to move to already holds accounts of the studio.')
      await copyTable(source, target, to, ACCOUNT_TABLE)
      let copied = 0
      for await (const { leads, deliveries } of readBatches(source)) {
        await target.insertInto('leads').values(leads).execute()
        if (deliveries.length) await target.insertInto('deliveries').values(deliveries).execute()
        copied += leads.length
        onProgress(copied)
      }
      for (const table of STUDIO_TABLES) await copyTable(source, target, to, table)
      await writeLastId(to, target, await readLastId(from, source))
      const before = await summarize(source)
      const after = await summarize(target)
      if (before.leads !== after.leads || before.deliveries !== after.deliveries || before.sha256 !== after.sha256) {
        throw new Error(
          `The copy differs from the original (${after.leads} of ${before.leads} leads, ${after.deliveries} of ${before.deliveries} deliveries). Nothing was moved.`,
        )
      }
      return after
    })
  })
}

// SQLite needs no lock here: its transaction has locked the whole file from the start.
async function lockTables({ dialect }: Database, transaction: Transaction<Schema>) {
  if (dialect === 'postgres')
    await sql`LOCK TABLE leads, deliveries, lead_events, lead_reads, studio_accounts IN EXCLUSIVE MODE`.execute(
      transaction,
    )
}

async function* readBatches(db: Kysely<Schema>) {
  for (let last = 0; ;) {
    const leads = await db
      .selectFrom('leads')
      .select(LEADS)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
    const lastLead = leads.at(-1)
    if (!lastLead) return
    const deliveries = await db
      .selectFrom('deliveries')
      .select(DELIVERIES)
      .where('lead', '>', last)
      .where('lead', '<=', lastLead.id)
      .orderBy('lead')
      .orderBy('channel')
      .execute()
    yield { leads, deliveries }
    last = lastLead.id
  }
}

async function summarize(db: Kysely<Schema>): Promise<MovedLeads> {
  const hash = createHash('sha256')
  let leads = 0
  let deliveries = 0
  for await (const batch of readBatches(db)) {
    for (const lead of batch.leads) hash.update(JSON.stringify(LEADS.map((column) => lead[column])))
    for (const delivery of batch.deliveries) hash.update(JSON.stringify(DELIVERIES.map((column) => delivery[column])))
    leads += batch.leads.length
    deliveries += batch.deliveries.length
  }
  return { leads, deliveries, sha256: hash.digest('hex') }
}

/** Returns the highest id ever assigned, even if that lead was erased, because mails and spreadsheets mention ids. */
async function readLastId({ dialect }: Database, db: Kysely<Schema>) {
  const query =
    dialect === 'sqlite'
      ? sql<{ last: number }>`SELECT seq AS last FROM sqlite_sequence WHERE name = 'leads'`
      : sql<{ last: number }>`SELECT last_value AS last FROM leads_id_seq WHERE is_called`
  const { rows } = await query.execute(db)
  return rows[0]?.last ?? 0
}

async function writeLastId({ dialect }: Database, db: Kysely<Schema>, last: number) {
  if (last === 0) return
  if (dialect === 'postgres') {
    await sql`SELECT setval('leads_id_seq', ${last}::bigint)`.execute(db)
    return
  }
  await sql`DELETE FROM sqlite_sequence WHERE name = 'leads'`.execute(db)
  await sql`INSERT INTO sqlite_sequence (name, seq) VALUES ('leads', ${last})`.execute(db)
}
