import { calendarDay } from '#shared/studio/calendar-day.ts'
import { laterDayOf, visibilityOf } from '#shared/studio/collections.ts'
import type { DocumentFault, DocumentValues } from '#shared/studio/documents.ts'
import { fieldTitle } from '#shared/studio/field-title.ts'
import type {
  ChangedDocument,
  ListedVersion,
  PUBLISH_ENDPOINTS,
  PlannedDocument,
  Publication,
} from '#shared/studio/publish.ts'
import { briefVersion } from '#shared/studio/brief-version.ts'
import { neededLinksFault } from '#shared/studio/needed-links.ts'
import type { Database } from '../db/schema.ts'
import type { Handlers } from './api.ts'
import type { ContentProcess } from './content-process.ts'
import { createDraftStore } from './drafts.ts'
import type { Draft } from './drafts.ts'
import { leftOf, NOTHING_LEFT } from '#shared/studio/unwritten.ts'
import { withPictureNames, withPictures } from './picture-names.ts'
import { notFound, Problem } from './problem.ts'
import { linksTakenOut } from './taken-out.ts'
import { canWaitOf, needsOf } from './publishing/needs.ts'
import type { OpenDocument } from './publishing/needs.ts'
import type { Publisher } from './publishing/publisher.ts'

/** A planned document before `needs` is known, which depends on all others. */
type Planned = { planned: Omit<PlannedDocument, 'needs' | 'canWait'>; open: OpenDocument }

type Deps = {
  database: Database
  now: () => number
  /** Null when nothing can be edited on this server. */
  content: ContentProcess | null
  publisher: Publisher | null
}

const isStopped = ({ faults, conflicts }: Pick<PlannedDocument, 'faults' | 'conflicts'>) =>
  faults.length > 0 || conflicts.length > 0

const untitled = (faults: DocumentFault[]) => faults.map((fault) => ({ ...fault, title: '' }))

const WAITS = {
  leaves: 'leaves the site together with this draft, where the link to it was taken out: finish',
  comes: 'comes back together with this draft, which leads to it again: finish',
}

/** Adds a fault to a page that leaves the site or comes back while drafts that belong to it are not ready. */
function withUnready(
  planned: Planned['planned'],
  change: keyof typeof WAITS,
  unready: readonly Planned['planned'][],
): Planned['planned'] {
  const faults = unready.map(({ file, title, faults: [fault] }) => ({
    file,
    title,
    path: fault?.path ?? '',
    message: `“${planned.title}” ${WAITS[change]} “${title}” first.`,
  }))
  return {
    ...planned,
    faults: [...planned.faults, ...faults],
    left: { ...planned.left, toMend: planned.left.toMend + faults.length },
  }
}

/** Handlers of publishing and versions. */
export function publishHandlers({ database, now, ...deps }: Deps): Pick<Handlers, keyof typeof PUBLISH_ENDPOINTS> {
  const drafts = createDraftStore(database.kysely, now)
  const on = () => {
    const { content, publisher } = deps
    if (content && publisher) return { content, publisher, store: publisher.store }
    throw new Problem(
      404,
      'off',
      'Words cannot be changed here yet. Whoever looks after your server can turn it on (PROJECT_DIR).',
    )
  }

  async function plan(draft: Draft, open: Draft[]): Promise<Planned> {
    const { file, values: typed, base, version, savedBy, savedAt } = draft
    const saved = { file, version, savedBy, savedAt }
    try {
      const read = await on().content.read(file, draft, open)
      const { title, group, hidden, isNew, values, form, page, draft: described } = read
      const today = calendarDay(now(), page?.clock.timeZone ?? 'UTC')
      const isOnSite = visibilityOf(values.fields, today).state === 'shown'
      const isTakenOff = !isNew && hidden !== null && isOnSite
      const change = isTakenOff ? ('leaves' as const) : !isNew && !hidden && !isOnSite ? ('comes' as const) : null
      const { content } = on()
      const named = change === 'comes' ? await content.naming(file, open) : []
      const document = { file, values: typed, base, isNew, path: page?.path ?? null, change, named }
      if (!described) {
        const changes = [{ path: '', title: 'All of it', before: title, after: null }]
        const removal = { title, group, kind: 'removed' as const, hidden: null, wouldAppear: null, changes }
        const sound = { faults: [], left: NOTHING_LEFT, conflicts: [], linksOut: 0 }
        return { planned: { ...saved, ...removal, ...sound }, open: document }
      }
      const { changes, conflicts } = described
      const fields = (typed ?? values).fields
      const wouldAppear = laterDayOf(fields, today)
      const own = described.faults.map((fault) => ({ ...fault, title: fieldTitle(form, fault.path, fields) }))
      const out = change === 'comes' ? await linksTakenOut(on(), file, open) : []
      const faults = [...(isTakenOff ? await linkFaults(file, open) : []), ...untitled(neededLinksFault(out)), ...own]
      const [shownChanges, shownFaults] = [
        await withPictures(content, file, changes, open),
        await withPictureNames(content, file, faults, open),
      ]
      const kind = isNew ? ('new' as const) : ('changed' as const)
      const left = leftOf(read, typed ?? values, faults)
      const seen = { hidden, wouldAppear, linksOut: out.length }
      const description = { title, group, kind, ...seen, changes: shownChanges, faults: shownFaults, left, conflicts }
      return { planned: { ...saved, ...description }, open: document }
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error
      const planned = {
        ...saved,
        title: file,
        group: '',
        kind: typed ? ('changed' as const) : ('removed' as const),
        hidden: null,
        wouldAppear: null,
        changes: [],
        faults: [{ path: '', title: '', message: error.message }],
        left: { toWrite: 0, toMend: 1 },
        conflicts: [],
        linksOut: 0,
      }
      return { planned, open: { file, values: typed, base, isNew: false, path: null, change: null, named: [] } }
    }
  }

  /**
   * Returns a fault when other pages still link to a page that is taken off the site. The check of the content would
   * find it only after publishing was started.
   */
  async function linkFaults(file: string, open: Draft[]) {
    const links = (await on().content.references(file, open)).filter(({ isLink, isPublished }) => isLink && isPublished)
    if (links.length === 0) return []
    const places = [...new Set(links.map(({ title, field }) => `${title} (${field})`))].join(', ')
    const message = `It cannot leave the site while other pages lead to it: ${places}.`
    return [{ path: 'draft', title: '', message }]
  }

  async function compare(texts: { file: string; before: string; after: string }[]): Promise<ChangedDocument[]> {
    const { content } = on()
    const [documents, open] = [await content.compare(texts), await drafts.list()]
    return Promise.all(
      documents.map(async (document) => ({
        ...document,
        changes: await withPictures(content, document.file, document.changes, open),
      })),
    )
  }

  /** Reads the state of each document that these texts change, for needsOf. */
  async function openStates(texts: { file: string; before: string; after: string }[]): Promise<OpenDocument[]> {
    const { content } = on()
    const read = await content.texts(texts)
    const open = read.map(({ file, after }) => ({ file, values: after }))
    return Promise.all(
      read.map(async ({ file, path, timeZone, before, after }) => {
        const today = calendarDay(now(), timeZone)
        const isShown = (values: DocumentValues) => visibilityOf(values.fields, today).state === 'shown'
        const [was, is] = [before && isShown(before), after && isShown(after)]
        const change = was === null || is === null || was === is ? null : is ? ('comes' as const) : ('leaves' as const)
        const named = change === 'comes' ? await content.naming(file, open) : []
        return { file, values: after, base: before ?? { fields: {} }, isNew: before === null, path, change, named }
      }),
    )
  }

  const briefs = new Map<number, Pick<ListedVersion, 'documents' | 'first'>>()

  /** Returns the summary of a version. A version never changes, so its summary is cached. */
  async function brief(number: number) {
    const known = briefs.get(number) ?? briefVersion(await compare(await on().store.filesOf(number)))
    briefs.set(number, known)
    return known
  }

  /** Returns the files that have to change to restore a version, with their texts of then. */
  async function restoring(number: number) {
    const { content, store } = on()
    if (number > (await store.lastVersion())) throw notFound('This version')
    const then = await store.textsAt(number)
    const prepared = await content.prepare([...then].map(([file, text]) => ({ file, text })))
    return prepared.filter(({ before, after }) => before !== after)
  }

  /**
   * The plan that is being made. A list and a dialog request it at the same time, and each of its drafts has to be
   * read.
   */
  let planning: { of: string; all: Promise<Planned[]> } | null = null

  function planAll(open: Draft[]): Promise<Planned[]> {
    const of = open.map(({ file, version }) => `${file} ${version}`).join()
    if (planning?.of === of) return planning.all
    const all = (async () => {
      const planned: Planned[] = []
      for (const draft of open) planned.push(await plan(draft, open))
      return planned
    })()
    const own = { of, all }
    planning = own
    const forget = () => {
      if (planning === own) planning = null
    }
    all.then(forget, forget)
    return all
  }

  return {
    async getPublishPlan() {
      on()
      const all = await planAll(await drafts.list())
      const open = all.map((each) => each.open)
      const [needs, canWait] = [needsOf(open), canWaitOf(open)]
      const stopped = all.map((each) => each.planned).filter(isStopped)
      return {
        documents: all.map(({ planned, open: { change } }) => {
          const own = { needs: needs.get(planned.file) ?? [], canWait: canWait.get(planned.file) ?? [] }
          const unready = stopped.filter(({ file }) => own.needs.includes(file) && !own.canWait.includes(file))
          return { ...(change && unready.length > 0 ? withUnready(planned, change, unready) : planned), ...own }
        }),
      }
    },

    async startPublishing({ body: { documents }, session }): Promise<Publication> {
      const { publisher } = on()
      const draftByFile = new Map((await drafts.list()).map((draft) => [draft.file, draft]))
      const chosen = documents.map(({ file, version }) => {
        const draft = draftByFile.get(file)
        if (draft?.version === version) return draft
        throw new Problem(409, 'conflict', `${draft?.savedBy ?? 'Somebody'} has changed ${file} meanwhile.`)
      })
      const once = [...new Map(chosen.map((draft) => [draft.file, draft])).values()]
      const account = session.account.id
      return publisher.start({
        kind: 'published',
        account,
        restored: null,
        undone: null,
        drafts: once,
        texts: new Map(),
      })
    },

    async stopPublishing({ params: { id }, session: { account } }): Promise<Publication> {
      const { publisher, store } = on()
      if (publisher.stopOne(id, { id: account.id, name: account.name })) return store.find(id)
      throw new Problem(
        409,
        'late',
        'It cannot be stopped any more. What it put on the site can be brought back under Versions.',
      )
    },

    async getPublishing() {
      const { publisher, store } = on()
      return { publication: await publisher.last(), times: await store.times() }
    },

    getRemote: async () => ({ remote: on().publisher.remote?.state() ?? null }),

    async listVersions({ query }) {
      const { versions, next } = await on().store.versions(query.before)
      const listed = []
      for (const version of versions) listed.push({ ...version, ...(await brief(version.number)) })
      return { versions: listed, next }
    },

    async getVersion({ params: { number } }) {
      const { store } = on()
      const version = await store.version(number)
      if (!version) throw notFound('This version')
      return { ...version, documents: await compare(await store.filesOf(number)) }
    },

    async compareVersions({ params: { number }, query: { with: other } }) {
      const { content, store } = on()
      if (Math.max(number, other) > (await store.lastVersion())) throw notFound('This version')
      const [first, second] = [await store.textsAt(number), await store.textsAt(other)]
      const files = [...new Set([...first.keys(), ...second.keys()])].toSorted()
      // `before` is the current text of each file, which is that of the version where it was not changed later.
      const now = await content.prepare(files.map((file) => ({ file, text: '' })))
      const texts = now.map(({ file, before }) => ({
        file,
        before: first.get(file) ?? before,
        after: second.get(file) ?? before,
      }))
      return { documents: await compare(texts.filter(({ before, after }) => before !== after)) }
    },

    async getRestorePlan({ params: { number } }) {
      const texts = (await restoring(number)).map(({ file, before, after }) => ({
        file,
        before,
        after: after ?? before,
      }))
      const states = await openStates(texts)
      const [needs, canWait] = [needsOf(states), canWaitOf(states)]
      const documents = await compare(texts)
      return {
        documents: documents.map((each) => ({
          ...each,
          needs: needs.get(each.file) ?? [],
          canWait: canWait.get(each.file) ?? [],
        })),
      }
    },

    async restoreVersion({ params: { number }, body: { files, isUndo }, session }): Promise<Publication> {
      const { publisher, store } = on()
      const changed = (await restoring(number)).filter(({ file }) => files.includes(file))
      if (changed.length === 0) throw new Problem(409, 'unchanged', 'The words are as they were then.')
      const texts = new Map(changed.map(({ file, before, after }) => [file, after ?? before]))
      // When another version was published meanwhile, restoring undoes more than one version.
      const undone = isUndo && (await store.lastVersion()) === number + 1 ? number + 1 : null
      const account = session.account.id
      return publisher.start({ kind: 'restored', account, restored: number, undone, drafts: [], texts })
    },
  }
}
