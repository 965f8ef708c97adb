import { isDeepStrictEqual } from 'node:util'
import type {
  DOCUMENT_ENDPOINTS,
  DocumentValues,
  ListedDocument,
  StudioDocument,
  Left,
} from '#shared/studio/documents.ts'
import type { LAUNCH_ENDPOINTS } from '#shared/studio/launch.ts'
import { isAnyLeft, leftOf, NOTHING_LEFT } from '#shared/studio/unwritten.ts'
import { isRecord } from '#shared/values.ts'
import type { Database } from '../db/schema.ts'
import type { Handlers } from './api.ts'
import type { ContentProcess } from './content-process.ts'
import { createDraftStore, NO_FILE, type Draft } from './drafts.ts'
import { Problem } from './problem.ts'
import type { Publisher } from './publishing/publisher.ts'
import { linksTakenOut } from './taken-out.ts'

type Deps = {
  database: Database
  now: () => number
  /** Null when nothing can be edited on this server. */
  content: ContentProcess | null
  publisher: Publisher | null
}

/** Handlers of documents and their drafts. */
export function documentHandlers({
  database,
  now,
  content,
  publisher,
}: Deps): Pick<Handlers, keyof typeof DOCUMENT_ENDPOINTS | keyof typeof LAUNCH_ENDPOINTS> {
  const drafts = createDraftStore(database.kysely, now)
  const editing = () => {
    if (content) return content
    throw new Problem(
      404,
      'off',
      'Words cannot be changed here yet. Whoever looks after your server can turn it on (PROJECT_DIR).',
    )
  }

  async function show(file: string): Promise<StudioDocument> {
    const open = await drafts.list()
    const stored = open.find((each) => each.file === file) ?? null
    const { draft, ...document } = await editing().read(file, stored, open)
    if (stored?.values && draft) {
      const { values, version, savedBy, account, savedAt } = stored
      return { ...document, draft: { ...draft, values, version, savedBy, account, savedAt }, removal: null }
    }
    const removal = stored && { version: stored.version, savedBy: stored.savedBy, savedAt: stored.savedAt }
    return { ...document, draft: null, removal }
  }

  /** Returns the document, or null when there is neither a file nor a draft. */
  async function showIfThere(file: string): Promise<StudioDocument | null> {
    try {
      return await show(file)
    } catch (error) {
      if (error instanceof Problem && error.code === 'not-found') return null
      throw error
    }
  }

  const referencesTo = async (file: string) => editing().references(file, await drafts.list())

  /**
   * Cached results by file. `key` names the version of the draft and all files with drafts, because a draft may link to
   * pages that are new in another.
   */
  const known = new Map<string, { key: string; left: Left }>()

  /** Counts the faults of each draft, by file. */
  async function leftInDrafts(open: Draft[]): Promise<ReadonlyMap<string, { left: Left }>> {
    const others = open.map(({ file }) => file).join(' ')
    for (const stored of open) {
      const key = `${stored.version} ${stored.savedAt} ${stored.baseVersion} ${others}`
      const before = known.get(stored.file)
      // Drafts with faults are read again, because a picture may have become ready.
      if (before?.key !== key || isAnyLeft(before.left))
        known.set(stored.file, { key, left: await leftInDraft(stored, open) })
    }
    return known
  }

  async function leftInDraft(stored: Draft, open: Draft[]): Promise<Left> {
    if (!stored.values) return NOTHING_LEFT
    try {
      const { draft, ...document } = await editing().read(stored.file, stored, open)
      return leftOf(document, stored.values, draft?.faults ?? [])
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error
      // The draft cannot even be read, which counts as one fault.
      return { toWrite: 0, toMend: 1 }
    }
  }

  async function conflict(file: string): Promise<Problem> {
    const current = await show(file)
    const { draft, removal } = current
    const what = removal ? 'decided to remove' : 'changed'
    const who = (draft ?? removal)?.savedBy ?? 'Somebody'
    return new Problem(409, 'conflict', `${who} has ${what} this meanwhile.`, { current })
  }

  return {
    getEditing: async () => ({ isOn: content !== null }),

    async listDocuments({ query }) {
      const open = await drafts.list()
      const listed = await editing().list(query.search ?? '', open)
      const draftByFile = new Map(open.map((draft) => [draft.file, draft]))
      const published = (await publisher?.store.lastPublished()) ?? new Map<string, ListedDocument['published']>()
      const states = query.search ? new Map<string, { left: Left }>() : await leftInDrafts(open)
      return {
        documents: listed.map((found) => {
          const { file } = found
          const document = { ...found, published: published.get(file) ?? null }
          const draft = draftByFile.get(file)
          if (!draft) return { ...document, draft: null }
          const { savedBy, savedAt, values } = draft
          const left = states.get(file)?.left ?? NOTHING_LEFT
          return { ...document, draft: { savedBy, savedAt, isRemoval: values === null, left } }
        }),
      }
    },

    getDocument: ({ query }) => show(query.file),

    listChoices: async () => editing().choices(await drafts.list()),

    async putDraft({ body: { file, values, version, began }, session }) {
      const stored = await drafts.find(file)
      const based = await baseOf(file, began, stored)
      if (!based) throw await conflict(file)
      const { title, ...base } = based
      if (!(await drafts.save({ file, values, version, ...base }, session.account.id, { title })))
        throw await conflict(file)
      return show(file)
    },

    async discardDraft({ query: { file, version }, session }) {
      const from = await renamedFrom(file)
      const title = await titleOf(file)
      if (!(await drafts.discard({ file, version }, session.account.id, { title }))) throw await conflict(file)
      if (from) await undoRenaming(file, from, session.account.id)
      return showIfThere(file)
    },

    async createDocument({ body: { collection, slug, title, from }, session }) {
      const source = from === undefined ? null : await show(from)
      if (source && source.page?.collection !== collection)
        throw new Problem(400, 'invalid', 'This is of another kind.')
      const copied = source && (source.draft?.values ?? source.values)
      const open = (await drafts.list()).map((draft) => draft.file)
      const made = await editing().make({ folder: collection, slug, title, from: copied, renamed: null, drafts: open })
      const { file, values } = made
      const draft = { file, values, version: 0, base: nothing(values), baseVersion: NO_FILE }
      if (await drafts.save(draft, session.account.id, { action: 'page made', title })) return { file }
      throw new Problem(409, 'taken', 'Somebody has just begun a page at this address. Choose another.')
    },

    async renameDocument({ body: { file, version, began, slug }, session }) {
      const document = await show(file)
      const { page, isNew, title, values: before } = document
      if (!page?.collection || document.removal) throw new Problem(400, 'invalid', 'This has no address to change.')
      if (began !== document.version || version !== (document.draft?.version ?? 0)) throw await conflict(file)
      const open = await drafts.list()
      const from = document.draft?.values ?? before
      const others = open.map((draft) => draft.file)
      const order = { folder: page.collection, slug, title, from, renamed: file, drafts: others }
      const made = await editing().make(order)
      const { id } = session.account
      const renamed = { ...made, version: 0, base: nothing(made.values), baseVersion: NO_FILE }
      if (!(await drafts.save(renamed, id, { action: 'address changed', title }))) throw await conflict(made.file)
      await renameElsewhere({ from: file, to: made.file, drafts: open }, id)
      if (isNew) await drafts.discard({ file, version }, id, null)
      else {
        const removal = { file, values: null, version, base: before, baseVersion: document.version }
        if (!(await drafts.save(removal, id, null))) throw await conflict(file)
      }
      return { file: made.file }
    },

    async getLaunch() {
      const first = (await publisher?.store.textsAt(0)) ?? new Map<string, string>()
      const texts = [...first].map(([file, text]) => ({ file, text }))
      return editing().flags(await drafts.list(), texts)
    },

    listTakenOut: async ({ query: { file } }) => ({
      links: await linksTakenOut({ content: editing(), publisher }, file, await drafts.list()),
    }),

    listReferences: async ({ query: { file } }) => ({ references: await referencesTo(file) }),

    async removeDocument({ body: { file, version, began }, session }) {
      const document = await show(file)
      if (!document.page?.collection || document.isNew) throw new Problem(400, 'invalid', 'This cannot be removed.')
      const references = (await referencesTo(file)).filter(({ isPublished }) => isPublished)
      if (references.length > 0) {
        const where = [...new Set(references.map(({ title }) => title))].join(', ')
        throw new Problem(409, 'linked', `Other documents still name this page: ${where}.`)
      }
      const base = { base: document.values, baseVersion: document.version }
      const draft = { file, values: null, version, ...base }
      const entry = { title: document.title }
      if (began !== document.version || !(await drafts.save(draft, session.account.id, entry)))
        throw await conflict(file)
      return show(file)
    },
  }

  /** Replaces the path of a page in all documents that name it, and discards drafts without further changes. */
  async function renameElsewhere(renaming: Parameters<ContentProcess['rename']>[0], account: number) {
    for (const each of await editing().rename(renaming)) {
      const stored = await drafts.find(each.file)
      const now = await editing().read(each.file, stored, [])
      const { version, base, baseVersion } = stored ?? { version: 0, base: now.values, baseVersion: now.version }
      // If a colleague saves the draft at the same moment, that draft is kept; publishing then reports the line to
      // change.
      const entry = { title: now.title }
      if (isDeepStrictEqual(each.values, base)) await drafts.discard({ file: each.file, version }, account, entry)
      else await drafts.save({ ...each, version, base, baseVersion }, account, entry)
    }
  }

  /** Finds the page planned for removal that the draft of this new page renames; null without one. */
  async function renamedFrom(file: string): Promise<Draft | null> {
    const draft = await drafts.find(file)
    const fields = draft?.baseVersion === NO_FILE ? draft.values?.fields : null
    const names = isRecord(fields) && Array.isArray(fields['formerly']) ? fields['formerly'] : []
    for (const name of names.toReversed()) {
      const from = await drafts.find(file.replace(/[^/]+(?=\.\w+$)/, String(name)))
      if (from?.values === null) return from
    }
    return null
  }

  /** Reverts a renaming: the page keeps its path, and so do the links to it. */
  async function undoRenaming(file: string, from: Draft, account: number) {
    await drafts.discard(from, account, null)
    await renameElsewhere({ from: file, to: from.file, drafts: await drafts.list() }, account)
  }

  /**
   * Returns the values of a file in the version that somebody saw; null when they are no longer known. `title`: title
   * of the document, or null when a draft exists already.
   */
  async function baseOf(file: string, began: string, stored: Draft | null) {
    if (stored?.baseVersion === began) return { base: stored.base, baseVersion: began, title: null }
    const now: { version: string; values: DocumentValues; title: string } = await editing().read(file, stored, [])
    return now.version === began ? { base: now.values, baseVersion: began, title: now.title } : null
  }

  /** Returns the title of a document with a draft; null where it cannot be read. */
  async function titleOf(file: string): Promise<string | null> {
    try {
      return (await show(file)).title
    } catch (error) {
      if (error instanceof Problem && error.status < 500) return null
      throw error
    }
  }
}

const nothing = ({ body }: DocumentValues): DocumentValues => ({ fields: {}, ...(body !== undefined && { body: '' }) })
