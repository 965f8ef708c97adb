import type { Kysely } from 'kysely'
import { isRunning, PUBLISH_STATES } from '#shared/studio/publish.ts'
import type { ContentVersion, Publication, PublishState, PublishTime } from '#shared/studio/publish.ts'
import type { Schema } from '../../db/schema.ts'
import { writeAudit } from '../audit.ts'
import type { JournalFile } from './journal.ts'

const PAGE_SIZE = 20
/** Number of durations of each kind. */
const MAX_TIMES = 5
/** Time for which attempts that changed nothing are kept. */
const KEEP_ATTEMPTS_MS = 30 * 24 * 3_600_000
const ENDED = PUBLISH_STATES.filter((state) => !isRunning(state))

/** Maximum length of a reason in the log. */
const MAX_REASON = 300

type Begun = Pick<Publication, 'kind' | 'files' | 'account' | 'restored' | 'undone'>
type TimedVersion = ContentVersion & { tookMs: number }
export type VersionFile = { version: number; file: string; title: string; before: string; after: string }

/** Stores publications and the versions they made. */
export function createPublicationStore(kysely: Kysely<Schema>, now: () => number) {
  const rows = () =>
    kysely
      .selectFrom('content_publications as p')
      .leftJoin('studio_accounts as a', 'a.id', 'p.account')
      .select(['p.id', 'p.kind', 'p.state', 'p.account', 'p.started_at', 'p.ended_at', 'p.files', 'p.faults'])
      .select(['p.error', 'p.version', 'p.restored', 'p.undone', 'a.name as by', 'a.email as email'])
      .orderBy('p.id', 'desc')
  type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]
  const publicationOf = (row: Row): Publication => ({
    id: row.id,
    state: row.state,
    kind: row.kind,
    restored: row.restored,
    undone: row.undone,
    by: row.by,
    account: row.account,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    files: JSON.parse(row.files),
    faults: JSON.parse(row.faults),
    error: row.error,
    version: row.version,
  })

  return {
    async begin({ kind, account, restored, undone, files }: Begun) {
      const old = kysely.deleteFrom('content_publications').where('version', 'is', null)
      await old.where('started_at', '<', now() - KEEP_ATTEMPTS_MS).execute()
      const { id } = await kysely
        .insertInto('content_publications')
        .values({ kind, account, restored, undone, files: JSON.stringify(files), state: 'checking', started_at: now() })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** Records that a person stopped a publication; logs it once. */
    async stopped(id: number, by: { id: number; name: string }) {
      await kysely.transaction().execute(async (tx) => {
        const ended = await tx
          .updateTable('content_publications')
          .set({ state: 'stopped', error: by.name, ended_at: now() })
          .where('id', '=', id)
          .where('state', 'not in', ENDED)
          .returning(['files', 'restored'])
          .executeTakeFirst()
        if (!ended) return
        const { length } = JSON.parse(ended.files) as string[]
        const files = length === 1 ? '1 document' : `${length} documents`
        const target = ended.restored === null ? files : versionWords(ended.restored)
        await writeAudit(tx, { at: now(), account: by.id, action: 'publishing stopped', target })
      })
    },

    async setState(id: number, state: PublishState) {
      await kysely.updateTable('content_publications').set({ state }).where('id', '=', id).execute()
    },

    /** Records that all pages have been requested. `isOfPages`: pages are added, removed, shown or hidden. */
    async switching(id: number, isOfPages: boolean) {
      const set = { state: 'switching' as const, of_pages: isOfPages ? (1 as const) : (0 as const) }
      await kysely.updateTable('content_publications').set(set).where('id', '=', id).execute()
    },

    /** Ends a publication that changed nothing. The reason is stored with it and logged once. */
    async end(id: number, state: 'refused' | 'failed', { faults = [], error = null }: Partial<Publication>) {
      await kysely.transaction().execute(async (tx) => {
        const ended = await tx
          .updateTable('content_publications')
          .set({ state, faults: JSON.stringify(faults), error, ended_at: now() })
          .where('id', '=', id)
          .where('state', 'not in', ENDED)
          .returning(['account', 'restored'])
          .executeTakeFirst()
        if (!ended) return
        const what = ended.restored === null ? '' : `${versionWords(ended.restored)}: `
        const target = what + whyOf({ faults, error })
        await writeAudit(tx, { at: now(), account: ended.account, action: 'publishing failed', target })
      })
    },

    /**
     * Records the version of a publication with its files, logs it, and deletes its drafts. Does nothing when the
     * version exists.
     */
    async record(id: number, files: JournalFile[]) {
      await kysely.transaction().execute(async (tx) => {
        const row = await tx.selectFrom('content_publications').selectAll().where('id', '=', id).executeTakeFirst()
        if (!row || row.version !== null) return
        const changed = files.filter(({ before, after }) => before !== after)
        const last = await tx
          .selectFrom('content_publications')
          .select((eb) => eb.fn.max('version').as('version'))
          .executeTakeFirst()
        const version = changed.length > 0 ? (last?.version ?? 0) + 1 : null
        if (version !== null) {
          await tx.updateTable('content_publications').set({ version }).where('id', '=', id).execute()
        }
        for (const { file, title, before, after } of changed) {
          const values = { version: version ?? 0, file, title, before, after }
          await tx.insertInto('content_version_files').values(values).execute()
        }
        for (const { file, draft } of files) {
          if (!draft) continue
          const drafts = tx.deleteFrom('content_drafts').where('file', '=', file)
          await drafts.where('version', '=', draft.version).execute()
        }
        if (version === null) return
        const action = row.kind === 'restored' ? 'version brought back' : 'published'
        const target =
          row.restored === null
            ? `version ${version}: ${namesOf(changed)}`
            : `${versionWords(row.restored)}, as version ${version}: ${namesOf(changed)}`
        await writeAudit(tx, { at: now(), account: row.account, action, target })
      })
    },

    async done(id: number) {
      const done = { state: 'done' as const, ended_at: now() }
      await kysely.updateTable('content_publications').set(done).where('id', '=', id).execute()
    },

    async last(): Promise<Publication | null> {
      const row = await rows().limit(1).executeTakeFirst()
      return row ? publicationOf(row) : null
    },

    /** Returns how long the last publications with a version took, newest first: those of pages, then the others. */
    async times(): Promise<PublishTime[]> {
      const timesOf = async (ofPages: 0 | 1) => {
        const found = await kysely
          .selectFrom('content_publications')
          .select(['started_at', 'ended_at'])
          .where('of_pages', '=', ofPages)
          .where('state', '=', 'done')
          .where('version', 'is not', null)
          .where('ended_at', 'is not', null)
          .orderBy('id', 'desc')
          .limit(MAX_TIMES)
          .execute()
        return found.map(({ started_at: from, ended_at: to }) => ({
          ms: (to ?? from) - from,
          isOfPages: ofPages === 1,
        }))
      }
      return [...(await timesOf(1)), ...(await timesOf(0))]
    },

    async find(id: number) {
      const row = await rows().where('p.id', '=', id).executeTakeFirstOrThrow()
      return { ...publicationOf(row), account: row.account, email: row.email }
    },

    /** Returns the publications that no process works on any more. The caller must hold the lock. */
    async unfinished(): Promise<number[]> {
      const query = kysely.selectFrom('content_publications').select('id').where('state', 'not in', ENDED)
      return (await query.execute()).map(({ id }) => id)
    },

    async versions(before?: number): Promise<{ versions: TimedVersion[]; next: number | null }> {
      let query = rows().where('p.version', 'is not', null)
      if (before !== undefined) query = query.where('p.version', '<', before)
      const found = await query.limit(PAGE_SIZE + 1).execute()
      const shown = found.slice(0, PAGE_SIZE)
      const files = shown.length
        ? await kysely
            .selectFrom('content_version_files')
            .select(['version', 'file', 'title'])
            .where(
              'version',
              'in',
              shown.map(({ version }) => version ?? 0),
            )
            .orderBy('file')
            .execute()
        : []
      return {
        versions: shown.map((row) => ({
          number: row.version ?? 0,
          at: row.ended_at ?? row.started_at,
          tookMs: (row.ended_at ?? row.started_at) - row.started_at,
          by: row.by,
          kind: row.kind,
          restored: row.restored,
          undone: row.undone,
          documents: files.filter(({ version }) => version === row.version).map(({ file, title }) => ({ file, title })),
        })),
        next: found.length > PAGE_SIZE ? (shown.at(-1)?.version ?? null) : null,
      }
    },

    async version(number: number): Promise<ContentVersion | null> {
      const { versions } = await this.versions(number + 1)
      return versions.find((version) => version.number === number) ?? null
    },

    filesOf: (version: number): Promise<VersionFile[]> =>
      kysely.selectFrom('content_version_files').selectAll().where('version', '=', version).orderBy('file').execute(),

    /** Returns the texts of a file before and after each version that changed it, newest first. */
    historyOf: (file: string): Promise<VersionFile[]> =>
      kysely
        .selectFrom('content_version_files')
        .selectAll()
        .where('file', '=', file)
        .orderBy('version', 'desc')
        .limit(MAX_HISTORY)
        .execute(),

    /** Returns the texts as of this version, for files that were changed later. */
    async textsAt(version: number): Promise<Map<string, string>> {
      const later = await kysely
        .selectFrom('content_version_files')
        .select(['file', 'before'])
        .where('version', '>', version)
        .orderBy('version', 'desc')
        .execute()
      return new Map(later.map(({ file, before }) => [file, before]))
    },

    /** Returns author and time of the last version of each file. */
    async lastPublished(): Promise<Map<string, { at: number; by: string | null }>> {
      const last = await kysely
        .selectFrom('content_version_files')
        .select(['file', (eb) => eb.fn.max('version').as('version')])
        .groupBy('file')
        .execute()
      if (last.length === 0) return new Map()
      const versions = await rows()
        .where('p.version', 'in', [...new Set(last.map(({ version }) => version))])
        .execute()
      const byVersion = new Map(
        versions.map((row) => [row.version, { at: row.ended_at ?? row.started_at, by: row.by }]),
      )
      return new Map(
        last.flatMap(({ file, version }) => {
          const published = byVersion.get(version)
          return published ? [[file, published] as const] : []
        }),
      )
    },

    async lastVersion(): Promise<number> {
      const query = kysely.selectFrom('content_publications').select((eb) => eb.fn.max('version').as('version'))
      return (await query.executeTakeFirst())?.version ?? 0
    },
  }
}

/** Number of a document's versions that are searched for the one that hid it. */
const MAX_HISTORY = 50

/** Maximum number of documents named in a log entry. */
const MAX_NAMED = 5

function namesOf(files: readonly Pick<JournalFile, 'title'>[]): string {
  const named = files.slice(0, MAX_NAMED).map(({ title }) => title)
  return [...named, ...(files.length > MAX_NAMED ? [`${files.length - MAX_NAMED} more`] : [])].join(', ')
}

const versionWords = (number: number) => (number === 0 ? 'the site as it was before version 1' : `version ${number}`)

/** Returns a reason in one line: the first fault and the number of others, or the first line of the error. */
function whyOf({ faults, error }: Pick<Publication, 'faults' | 'error'>): string {
  const [first] = faults
  const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : ''
  const why = first
    ? `${first.title}: ${first.message}${more}`
    : (error ?? '').replace(/ ?Nothing was changed\b.*/s, '')
  return (why.split('\n')[0] ?? '').slice(0, MAX_REASON)
}
