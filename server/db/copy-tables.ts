import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database, Schema } from './schema.ts'

const BATCH_SIZE = 200

type Row = Record<string, unknown>
export type TableCopy = {
  [Table in keyof Schema]: {
    table: Table
    columns: readonly (keyof Schema[Table])[]
    key: readonly (keyof Schema[Table])[]
    hasIdentity?: boolean
  }
}[keyof Schema]

/** The table that leads refer to, which is copied before them. */
export const ACCOUNT_TABLE: TableCopy = {
  table: 'studio_accounts',
  columns: [
    'id',
    'name',
    'email',
    'role',
    'handle',
    'created_at',
    'revoked_at',
    'read_up_to',
    'tell_leads',
    'tell_digest',
    'tell_alarms',
    'digest_day',
  ],
  key: ['id'],
  hasIdentity: true,
}

/** Tables that refer to leads and accounts. Sessions, links and unsent notices are not copied: people sign in again. */
export const STUDIO_TABLES: readonly TableCopy[] = [
  {
    table: 'lead_events',
    columns: ['id', 'lead', 'at', 'account', 'kind', 'note', 'before', 'after', 'key'],
    key: ['id'],
    hasIdentity: true,
  },
  { table: 'lead_reads', columns: ['account', 'lead', 'is_read'], key: ['account', 'lead'] },
  {
    table: 'studio_passkeys',
    columns: ['id', 'account', 'name', 'public_key', 'counter', 'transports', 'created_at', 'used_at'],
    key: ['id'],
  },
  {
    table: 'studio_push',
    columns: ['id', 'account', 'endpoint', 'p256dh', 'auth', 'device', 'created_at'],
    key: ['id'],
    hasIdentity: true,
  },
  {
    table: 'content_drafts',
    columns: ['file', 'typed', 'base', 'base_version', 'version', 'account', 'saved_at'],
    key: ['file'],
  },
  {
    table: 'content_publications',
    columns: [
      'id',
      'kind',
      'state',
      'account',
      'started_at',
      'ended_at',
      'files',
      'faults',
      'error',
      'version',
      'restored',
      'undone',
      'of_pages',
    ],
    key: ['id'],
    hasIdentity: true,
  },
  {
    table: 'content_version_files',
    columns: ['version', 'file', 'title', 'before', 'after'],
    key: ['version', 'file'],
  },
  {
    table: 'preview_links',
    columns: ['id', 'hash', 'path', 'account', 'created_at', 'expires_at', 'revoked_at', 'opened', 'opened_at'],
    key: ['id'],
    hasIdentity: true,
  },
  { table: 'studio_settings', columns: ['name', 'value', 'version'], key: ['name'] },
  { table: 'studio_audit', columns: ['id', 'at', 'account', 'action', 'target'], key: ['id'], hasIdentity: true },
]

async function* readRows(db: Kysely<Schema>, { table, columns, key }: TableCopy): AsyncGenerator<Row[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)))
  for (let last: Row | undefined; ;) {
    const values = sql.join(key.map((column) => last?.[column]))
    const { rows } = await sql<Row>`
      SELECT ${sql.join(columns.map((column) => sql.ref(column)))} FROM ${sql.table(table)}
      ${last ? sql`WHERE (${keys}) > (${values})` : sql``}
      ORDER BY ${keys} LIMIT ${sql.lit(BATCH_SIZE)}`.execute(db)
    last = rows.at(-1)
    if (!last) return
    yield rows
  }
}

const addTo = (hash: Hash, rows: Row[], columns: readonly string[]) => {
  for (const row of rows) hash.update(JSON.stringify(columns.map((column) => row[column])))
}

/** Copies all rows of a table, inside the callers' transactions. Throws when the copied rows differ from the source. */
export async function copyTable(source: Kysely<Schema>, target: Kysely<Schema>, to: Database, copy: TableCopy) {
  const { table, columns } = copy
  const before = createHash('sha256')
  for await (const rows of readRows(source, copy)) {
    addTo(before, rows, columns)
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    await sql`INSERT INTO ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      VALUES ${sql.join(values)}`.execute(target)
  }
  const after = createHash('sha256')
  for await (const rows of readRows(target, copy)) addTo(after, rows, columns)
  if (before.digest('hex') !== after.digest('hex')) {
    throw new Error(`The copy of ${table} differs from the original. Nothing was moved.`)
  }
  if (copy.hasIdentity && to.dialect === 'postgres') {
    await sql`SELECT setval(${`${table}_id_seq`}, greatest(max(id), 1)) FROM ${sql.table(table)}`.execute(target)
  }
}
