import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { AuditEntry } from '#shared/studio/accounts.ts'
import { ACTION_WORDS, LOG_KINDS, SETTING_WORDS } from '#shared/studio/log.ts'
import type { AuditAction, LogKind } from '#shared/studio/log.ts'
import type { Schema } from '../db/schema.ts'

const PAGE_SIZE = 100

/** Returns the target of a log entry with its title at that time, because titles change later. */
export const namedTarget = (target: string, title: string | null) =>
  title === null || title === '' ? target : `${target}: ${title}`

/** Adds an entry to the log in the caller's transaction. `account` is null for the command line. */
export async function writeAudit(
  db: Kysely<Schema>,
  entry: { at: number; account: number | null; action: AuditAction; target: string },
) {
  await db.insertInto('studio_audit').values(entry).execute()
}

/** `who`: id of an account; 0 for the server itself. */
export type AuditFilter = {
  before?: number | undefined
  who?: number | undefined
  kind?: LogKind | undefined
  search?: string | undefined
}

/** Returns one page of the log, newest entries first. */
export async function readAudit(
  db: Kysely<Schema>,
  { before, who, kind, search = '' }: AuditFilter,
): Promise<{ entries: AuditEntry[]; next: number | null }> {
  let query = db
    .selectFrom('studio_audit as log')
    .leftJoin('studio_accounts as account', 'account.id', 'log.account')
    .select(['log.id', 'log.at', 'account.name as who', 'log.action', 'log.target'])
    .orderBy('log.id', 'desc')
    .limit(PAGE_SIZE + 1)
  if (before !== undefined) query = query.where('log.id', '<', before)
  if (who !== undefined) query = query.where('log.account', who === 0 ? 'is' : '=', who === 0 ? null : who)
  if (kind !== undefined) query = query.where('log.action', 'in', LOG_KINDS[kind].actions)
  // Each word must be found in the person, the action or the target.
  for (const word of wordsOf(search)) {
    const isIn = (text: string) => text.toLowerCase().includes(word)
    const actions = Object.entries(ACTION_WORDS).flatMap(([action, words]) => (isIn(words) ? [action] : []))
    const settings = Object.entries(SETTING_WORDS).flatMap(([name, words]) => (isIn(words) ? [name] : []))
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    query = query.where(({ or, and, eb }) =>
      or([
        sql<boolean>`lower(log.target) like ${pattern} escape '\\'`,
        sql<boolean>`lower(account.name) like ${pattern} escape '\\'`,
        ...(actions.length > 0 ? [eb('log.action', 'in', actions)] : []),
        ...(settings.length > 0
          ? [and([eb('log.action', '=', 'settings changed'), eb('log.target', 'in', settings)])]
          : []),
      ]),
    )
  }
  const rows = await query.execute()
  const entries = rows.slice(0, PAGE_SIZE)
  return { entries, next: rows.length > PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null }
}

/** Lists all people named in the log, including former ones. */
export const auditPeople = (db: Kysely<Schema>): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('studio_accounts')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      db.selectFrom('studio_audit').select('account').where('account', 'is not', null).$castTo<{ account: number }>(),
    )
    .orderBy('name')
    .execute()

const wordsOf = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean)

/** Returns the number of enquiries as the target of a log entry. */
export const countEnquiries = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`
