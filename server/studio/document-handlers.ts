import type { DOCUMENT_ENDPOINTS, DocumentValues, StudioDocument } from '#shared/studio/documents.ts'
import type { Database } from '../db/schema.ts'
import type { Handlers } from './api.ts'
import type { ContentProcess } from './content-process.ts'
import { createDraftStore, type Draft } from './drafts.ts'
import { Problem } from './problem.ts'

type Deps = {
  database: Database
  now: () => number
  /** Null: nothing can be edited on this server. */
  content: ContentProcess | null
}

/** Documents and their drafts. */
export function documentHandlers({ database, now, content }: Deps): Pick<Handlers, keyof typeof DOCUMENT_ENDPOINTS> {
  const drafts = createDraftStore(database.kysely, now)
  const editing = () => {
    if (content) return content
    throw new Problem(404, 'off', 'Words cannot be changed on this server: its setting PROJECT_DIR is empty.')
  }

  async function show(file: string): Promise<StudioDocument> {
    const kept = await drafts.find(file)
    const { draft, ...document } = await editing().read(file, kept)
    return { ...document, draft: kept && draft && { ...draft, ...described(kept) } }
  }

  async function conflict(file: string): Promise<Problem> {
    const current = await show(file)
    const who = current.draft ? `${current.draft.savedBy} has` : 'Somebody has'
    return new Problem(409, 'conflict', `${who} changed this meanwhile.`, { current })
  }

  return {
    getEditing: async () => ({ isOn: content !== null }),

    async listDocuments({ query }) {
      const listed = await editing().list(query.search ?? '')
      const kept = new Map((await drafts.list()).map((draft) => [draft.file, draft]))
      return {
        documents: listed.map((document) => {
          const draft = kept.get(document.file)
          return { ...document, draft: draft ? { savedBy: draft.savedBy, savedAt: draft.savedAt } : null }
        }),
      }
    },

    getDocument: ({ query }) => show(query.file),

    listChoices: () => editing().choices(),

    async putDraft({ body: { file, values, version, began }, session }) {
      const kept = await drafts.find(file)
      const base = await baseOf(file, began, kept)
      if (!base || !(await drafts.save({ file, values, version, ...base }, session.account.id)))
        throw await conflict(file)
      return show(file)
    },

    async discardDraft({ query: { file, version }, session }) {
      if (!(await drafts.discard(file, version, session.account.id))) throw await conflict(file)
      return show(file)
    },
  }

  /** What the file said in the version somebody saw; null when nobody knows any more. */
  async function baseOf(file: string, began: string, kept: Draft | null) {
    if (kept?.baseVersion === began) return { base: kept.base, baseVersion: began }
    const now: { version: string; values: DocumentValues } = await editing().read(file, null)
    return now.version === began ? { base: now.values, baseVersion: began } : null
  }
}

const described = ({ values, version, savedBy, savedAt }: Draft) => ({ values, version, savedBy, savedAt })
