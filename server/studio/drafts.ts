import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DocumentValues } from '#shared/studio/documents.ts'
import type { Schema } from '../db/schema.ts'
import { namedTarget, writeAudit } from './audit.ts'
import type { AuditAction } from '#shared/studio/log.ts'

/**
 * Unpublished values of a document; `values` is null when it is to be removed. `base`: values of the file when the
 * draft was begun.
 */
export type Draft = {
  file: string
  values: DocumentValues | null
  base: DocumentValues
  baseVersion: string
  version: number
  savedBy: string
  account: number | null
  savedAt: number
}

/** Log entry of a draft. `title`: title of the document; null where it is not known. */
export type LogEntry = { action?: AuditAction; title: string | null }

/** Stores drafts of documents, one per file for all people. */
export function createDraftStore(kysely: Kysely<Schema>, now: () => number) {
  const rows = () =>
    kysely
      .selectFrom('content_drafts')
      .leftJoin('studio_accounts', 'studio_accounts.id', 'content_drafts.account')
      .select([
        'file',
        'typed',
        'base',
        'base_version',
        'version',
        'account',
        'saved_at',
        'studio_accounts.name as name',
      ])
  type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]
  const draftOf = (row: Row): Draft => ({
    file: row.file,
    values: JSON.parse(row.typed),
    base: JSON.parse(row.base),
    baseVersion: row.base_version,
    version: row.version,
    savedBy: row.name ?? 'Somebody who has left',
    account: row.account,
    savedAt: row.saved_at,
  })

  return {
    list: async () => (await rows().execute()).map(draftOf),

    async find(file: string): Promise<Draft | null> {
      const row = await rows().where('file', '=', file).executeTakeFirst()
      return row ? draftOf(row) : null
    },

    /**
     * Saves a draft. Returns false when the stored draft has another version; version 0 means that there is none.
     * `entry`: log entry for a new draft; null when it is logged elsewhere.
     */
    async save(
      draft: Pick<Draft, 'file' | 'values' | 'base' | 'baseVersion' | 'version'>,
      account: number,
      entry: LogEntry | null,
    ): Promise<boolean> {
      const { file, version } = draft
      return kysely.transaction().execute(async (tx) => {
        const values = {
          typed: JSON.stringify(draft.values),
          base: JSON.stringify(draft.base),
          base_version: draft.baseVersion,
          account,
          saved_at: now(),
          version: version + 1,
        }
        if (version > 0) {
          const query = tx.updateTable('content_drafts').set(values).where('file', '=', file)
          const { numUpdatedRows } = await query.where('version', '=', version).executeTakeFirst()
          return numUpdatedRows > 0n
        }
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('content_drafts')
          .values({ file, ...values })
          .onConflict((conflict) => conflict.column('file').doNothing())
          .executeTakeFirst()
        if (!numInsertedOrUpdatedRows) return false
        if (entry) {
          const action = entry.action ?? (draft.values ? 'draft begun' : 'removal begun')
          await writeAudit(tx, { at: now(), account, action, target: namedTarget(file, entry.title) })
        }
        return true
      })
    },

    /**
     * Rebases a draft on another state of its file, or deletes it when it `isDone`. Returns false when its version has
     * changed.
     */
    async rebase(
      { file, version }: Pick<Draft, 'file' | 'version'>,
      to: Pick<Draft, 'base' | 'baseVersion'> & { values: DocumentValues; isDone: boolean },
    ): Promise<boolean> {
      if (to.isDone) {
        const query = kysely.deleteFrom('content_drafts').where('file', '=', file).where('version', '=', version)
        return (await query.executeTakeFirst()).numDeletedRows > 0n
      }
      const { numUpdatedRows } = await kysely
        .updateTable('content_drafts')
        .set({
          typed: JSON.stringify(to.values),
          base: JSON.stringify(to.base),
          base_version: to.baseVersion,
          version: version + 1,
        })
        .where('file', '=', file)
        .where('version', '=', version)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Deletes a draft. Returns false when its version has changed. */
    async discard(
      { file, version }: Pick<Draft, 'file' | 'version'>,
      account: number,
      entry: LogEntry | null,
    ): Promise<boolean> {
      return kysely.transaction().execute(async (tx) => {
        const row = await tx
          .deleteFrom('content_drafts')
          .where('file', '=', file)
          .where('version', '=', version)
          .returning('file')
          .executeTakeFirst()
        if (!row) return false
        if (entry) {
          const target = namedTarget(file, entry.title)
          await writeAudit(tx, { at: now(), account, action: 'draft discarded', target })
        }
        return true
      })
    },
  }
}

/** Version of a missing file: the hash of an empty text. */
export const NO_FILE = createHash('sha256').digest('hex')
