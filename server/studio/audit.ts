import type { Kysely } from 'kysely'
import type { AuditEntry } from '#shared/studio/accounts.ts'
import type { Schema } from '../db/schema.ts'

export type AuditAction =
  | 'account invited'
  | 'account revoked'
  | 'role changed'
  | 'link made'
  | 'passkey added'
  | 'passkey removed'
  | 'signed in'
  | 'signed out'
  | 'session ended'
  | 'settings changed'
  | 'lead released'
  | 'spam confirmed'
  | 'lead sent again'
  | 'leads exported'
  | 'person exported'
  | 'person erased'
  | 'old leads erased'
  | 'page made'
  | 'address changed'
  | 'draft begun'
  | 'removal begun'
  | 'draft discarded'
  | 'picture uploaded'
  | 'picture removed'
  | 'published'
  | 'version brought back'
  | 'publishing failed'
  | 'publishing stopped'
  | 'preview link made'
  | 'preview link ended'

const PAGE_SIZE = 100

/** What it was called then: names change, and what was done does not. */
export const namedTarget = (target: string, title: string | null) =>
  title === null || title === '' ? target : `${target}: ${title}`

/** Writes what was done; `account` is null for the command line. Part of the caller's transaction. */
export async function writeAudit(
  db: Kysely<Schema>,
  entry: { at: number; account: number | null; action: AuditAction; target: string },
) {
  await db.insertInto('studio_audit').values(entry).execute()
}

/** Newest first, a page at a time. */
export async function readAudit(
  db: Kysely<Schema>,
  before: number | undefined,
): Promise<{ entries: AuditEntry[]; next: number | null }> {
  let query = db
    .selectFrom('studio_audit')
    .leftJoin('studio_accounts', 'studio_accounts.id', 'studio_audit.account')
    .select(['studio_audit.id', 'studio_audit.at', 'studio_accounts.name as who', 'action', 'target'])
    .orderBy('studio_audit.id', 'desc')
    .limit(PAGE_SIZE + 1)
  if (before !== undefined) query = query.where('studio_audit.id', '<', before)
  const rows = await query.execute()
  const entries = rows.slice(0, PAGE_SIZE)
  return { entries, next: rows.length > PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null }
}

/** How many were concerned, as the target of an entry. */
export const countEnquiries = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`
