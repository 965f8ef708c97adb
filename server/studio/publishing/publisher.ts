import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { DocumentValues } from '#shared/studio/documents.ts'
import { isRunning } from '#shared/studio/publish.ts'
import type { Publication } from '#shared/studio/publish.ts'
import { quoteTitles } from '#shared/studio/quote-titles.ts'
import type { Database } from '../../db/schema.ts'
import { messageOf } from '../../error-message.ts'
import type { PublishedSite } from '../../http/live-site.ts'
import type { Settings } from '../../settings.ts'
import type { ContentProcess, WantedText } from '../content-process.ts'
import { createDraftStore } from '../drafts.ts'
import type { Draft } from '../drafts.ts'
import { Problem } from '../problem.ts'
import { buildSite, PublishError } from './build.ts'
import { publishingFolders } from './folders.ts'
import { commitFiles } from './git.ts'
import { createGitRemote } from './git-remote.ts'
import { changedByOthers, readJournal, removeJournal, writeFiles, writeJournal } from './journal.ts'
import type { Journal, JournalFile } from './journal.ts'
import { takeLock } from './lock.ts'
import { uploadFilesIn } from '../uploads/uploads.ts'
import { createPublicationStore } from './store.ts'
import { tryBuild } from './try-build.ts'

const STOPPED = 'The server was stopped while this was published. Nothing was changed: please publish again.'
const MAX_REBASES = 5

export type PublisherDeps = {
  settings: Pick<Settings, 'projectDir' | 'basePath' | 'publicUrl' | 'contentRemote' | 'contentBranch'>
  database: Database
  now: () => number
  content: ContentProcess
  site: PublishedSite
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

type Order = {
  kind: Publication['kind']
  account: number | null
  restored: number | null
  undone: number | null
  drafts: Draft[]
  /** Texts of whole files, as they were in a version. */
  texts: Map<string, string>
  /** What the day of a page changes, without a draft. */
  changes?: Change[]
}

export type Change = { file: string; values: DocumentValues; base: DocumentValues }

type Stopper = { id: number; name: string }

/** The publication that runs in this process. It cannot be stopped once it `isDecided`. */
type Running = {
  id: number
  ended: Promise<void>
  stop: AbortController
  stoppedBy: Stopper | null
  isDecided: boolean
}

/**
 * Publishes, one publication at a time on this machine: checks, builds, requests every page, switches. All changes to
 * files are decided in one step, the journal; the steps after it are repeated by any process that finds it unfinished.
 */
export function createPublisher({ settings, database, now, content, site, log }: PublisherDeps) {
  const { projectDir } = settings
  const store = createPublicationStore(database.kysely, now)
  const drafts = createDraftStore(database.kysely, now)
  const folders = publishingFolders(projectDir)
  const stopping = new AbortController()
  const remote = settings.contentRemote ? createGitRemote({ settings, folders, now, log }) : null
  let running: Running | null = null
  folders.make()

  async function busy(): Promise<Problem> {
    const current = await store.last()
    return new Problem(409, 'busy', 'Somebody is publishing at the moment.', { current })
  }

  /** Completes what has been decided, and ends what has not. The caller must hold the lock. */
  async function finishEarlier() {
    const journal = readJournal(folders.journal)
    if (journal) await apply(journal)
    for (const id of await store.unfinished()) await store.end(id, 'failed', { error: STOPPED })
    await folders.clean()
  }

  async function start(order: Order): Promise<Publication> {
    const release = takeLock(folders.lock)
    if (!release) throw await busy()
    let id
    try {
      await finishEarlier()
      const files = [
        ...[...order.drafts, ...(order.changes ?? [])].map(({ file }) => file),
        ...order.texts.keys(),
      ].toSorted()
      id = await store.begin({ ...order, files })
    } catch (error) {
      release()
      throw error
    }
    const begun = await store.find(id)
    const own: Running = {
      id,
      ended: Promise.resolve(),
      stop: new AbortController(),
      stoppedBy: null,
      isDecided: false,
    }
    running = own
    own.ended = publish(own, order)
      .catch(async (error: unknown) => {
        if (own.stoppedBy) return store.stopped(id, own.stoppedBy)
        if (!(error instanceof PublishError)) log.error({ err: error }, 'publishing failed')
        const words = error instanceof PublishError ? error.message : `Publishing failed: ${messageOf(error)}`
        // A decided publication is completed at the next start or before the next publication.
        if (!readJournal(folders.journal)) await store.end(id, 'failed', { error: words })
      })
      .catch((error: unknown) => log.error({ err: error }, 'publishing could not be ended'))
      .finally(() => {
        running = null
        release()
      })
    return begun
  }

  async function publish(own: Running, order: Order) {
    const { id } = own
    await remote?.pull()
    const prepared = await content.prepare([
      ...[...order.drafts, ...(order.changes ?? [])].map(({ file, values, base }): WantedText => ({
        file,
        values,
        base,
      })),
      ...[...order.texts].map(([file, text]): WantedText => ({ file, text })),
    ])
    const early = prepared.flatMap(({ file, title, fault }) =>
      fault === null ? [] : [{ file, title, path: '', message: fault }],
    )
    if (early.length > 0) return store.end(id, 'refused', { faults: early })
    const files = prepared.map(({ file, title, before, after }): JournalFile => {
      const draft = order.drafts.find((each) => each.file === file)
      return { file, title, before, after: after ?? before, draft: draft ?? null }
    })
    const isBuilt = order.kind === 'scheduled' || files.some(({ before, after }) => before !== after)
    const build = isBuilt ? `${now()}-${id}` : null
    if (build) {
      const faults = await buildBeside(own, files, build)
      if (faults.length > 0) return store.end(id, 'refused', { faults })
      await store.setState(id, 'trying')
      await tryBuild(join(folders.builds, build, 'site'), settings)
      // Commits that arrived during the build are merged now: after our own commit it would no longer be a
      // fast-forward.
      await remote?.pull()
    }
    const isOfPages = order.kind === 'scheduled' || prepared.some((each) => each.isOfPages)
    await store.switching(id, isOfPages)
    if (stopping.signal.aborted || own.stop.signal.aborted) throw new PublishError(STOPPED)
    const [other] = changedByOthers(projectDir, files)
    if (other) {
      throw new PublishError(`${other} was changed by somebody else while the site was built. Nothing was changed.`)
    }
    const journal = { publication: id, build, files: files.map(withoutExtras) }
    own.isDecided = true
    writeJournal(folders.journal, journal)
    await apply(journal)
    await folders.clean()
  }

  async function buildBeside({ id, stop }: Running, files: JournalFile[], build: string) {
    rmSync(folders.overlay, { recursive: true, force: true })
    for (const { file, after } of files) {
      const path = join(folders.overlay, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, after)
    }
    let building: Promise<void> = Promise.resolve()
    const faults = await buildSite({
      ...settings,
      overlay: folders.overlay,
      distDir: join(folders.builds, build),
      onBuilding: () => {
        building = store.setState(id, 'building').catch((error: unknown) => log.warn({ err: error }, 'no progress'))
      },
      signal: AbortSignal.any([stopping.signal, stop.signal]),
    })
    await building
    return faults
  }

  /** Carries out what the journal says. It may be repeated from the beginning at any time. */
  async function apply({ publication, build, files }: Journal) {
    writeFiles(projectDir, files)
    if (build) await site.switchTo(build)
    await store.record(publication, files)
    for (const each of files) await rebase(each)
    await commit(publication, files)
    await store.done(publication)
    removeJournal(folders.journal)
  }

  /** Rebases the rest of a draft, or what was typed since it was published, on the new file. */
  async function rebase({ file, before, after, draft }: JournalFile) {
    // The file was removed, so a remaining draft is one of a new document.
    if (before === after || after === '') return
    for (let attempt = 0; attempt < MAX_REBASES; attempt++) {
      const left = await drafts.find(file)
      if (!left?.values) return
      // If somebody typed on while the draft was published, the published values are the common base.
      const base = draft?.values ?? left.base
      const rebased = await content.rebase({ base, values: left.values, text: after })
      if (!rebased || rebased.baseVersion === left.baseVersion || (await drafts.rebase(left, rebased))) return
    }
  }

  async function commit(publication: number, files: JournalFile[]) {
    const changed = files.filter(({ before, after }) => before !== after)
    if (changed.length === 0) return
    try {
      const { by, email, version, kind, restored } = await store.find(publication)
      const titles = quoteTitles(changed.map(({ title }) => title)).join(', ')
      const what = kind === 'restored' ? `Bring back version ${restored}` : 'Publish'
      const message = `${what}: ${titles}`.slice(0, 200)
      const author = { name: by ?? 'Studio', email: email ?? 'studio@localhost' }
      const texts = changed.map(({ after }) => after)
      const names = [...changed.map(({ file }) => file), ...uploadFilesIn(projectDir, texts)]
      const order = { files: names, message: `${message}\n\nVersion ${version}.`, author }
      if (await commitFiles(projectDir, order)) remote?.committed()
    } catch (error) {
      // The version is kept in the database; git has only a second copy.
      log.warn({ why: messageOf(error) }, 'what was published could not be committed to git')
    }
  }

  return {
    start,
    store,
    /** Null when nothing is pushed or pulled. */
    remote,

    /** Completes what an earlier process left, unless another process is publishing. */
    async recover() {
      const release = takeLock(folders.lock)
      if (!release) return
      try {
        await finishEarlier()
      } finally {
        release()
      }
    },

    /** Returns the running publication, or the last one. */
    async last(): Promise<Publication | null> {
      const found = await store.last()
      if (!found || !isRunning(found.state) || running) return found
      await this.recover()
      return store.last()
    },

    /** Resolves when nothing is being published in this process. */
    idle: () => running?.ended ?? Promise.resolve(),

    /**
     * Stops a publication of this process on behalf of `by`. Returns false when it is another one or cannot be stopped
     * any more.
     */
    stopOne(id: number, by: Stopper): boolean {
      if (running?.id !== id || running.isDecided) return false
      running.stoppedBy ??= by
      running.stop.abort()
      return true
    },

    async stop() {
      stopping.abort()
      await running?.ended
      await remote?.stop()
    },
  }
}

export type Publisher = ReturnType<typeof createPublisher>

function withoutExtras({ draft, ...file }: JournalFile): JournalFile {
  return { ...file, draft: draft && { version: draft.version, values: draft.values } }
}
