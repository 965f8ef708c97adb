/**
 * Reads and checks content for the server in a separate process, in the folder of the project: checking needs the
 * build's modules, and takes time that visitors would have to wait. Each request is an IPC message with one reply.
 */
import { listChoices } from './choices.ts'
import { listDocuments, readDocument, type StoredDraft } from './documents.ts'
import { isRecord } from '#shared/values.ts'
import { hiddenBecause, setOpenPages } from '../page-list.ts'
import { hasSource } from '../read-source.ts'
import { EditingError } from './editing-error.ts'
import { readFileValues } from './file-values.ts'
import { pageOf } from './page-of.ts'
import { datedPages } from './dated-pages.ts'
import { findFlags, type FirstText } from './launch-flags.ts'
import { makeDocument, type NewDocument } from './new-document.ts'
import type { OpenDraft } from './open-draft.ts'
import { listFolderPictures } from './shown-pictures.ts'
import { findUses } from './uses.ts'
import { findLinks } from './references.ts'
import { renameReferences } from './rename.ts'
import { findNaming, findTakenOut, type EarlierText } from './taken-out.ts'
import { compareTexts, prepareTexts, readTexts, rebaseDraft, type WantedText } from './publish-texts.ts'

export type EditingOrder =
  | { id: number; call: 'list'; search: string; drafts: OpenDraft[] }
  | { id: number; call: 'make'; document: NewDocument }
  | { id: number; call: 'flags'; drafts: OpenDraft[]; firstTexts: FirstText[] }
  | { id: number; call: 'rename'; renaming: Parameters<typeof renameReferences>[0] }
  | { id: number; call: 'references'; file: string; drafts: OpenDraft[] }
  | { id: number; call: 'taken-out'; file: string; earlier: EarlierText[]; drafts: OpenDraft[] }
  | { id: number; call: 'naming'; file: string; drafts: OpenDraft[] }
  | { id: number; call: 'choices'; drafts: OpenDraft[] }
  | { id: number; call: 'uses'; values: string[] }
  | { id: number; call: 'pictures'; folder: string; drafts: OpenDraft[] }
  | { id: number; call: 'read'; file: string; draft: StoredDraft | null; drafts: OpenDraft[] }
  | { id: number; call: 'prepare'; wanted: WantedText[] }
  | { id: number; call: 'compare'; texts: Parameters<typeof compareTexts>[0] }
  | { id: number; call: 'texts'; texts: Parameters<typeof readTexts>[0] }
  | { id: number; call: 'dated'; since: number }
  | { id: number; call: 'rebase'; draft: Parameters<typeof rebaseDraft>[0] }

export type EditingReply = { id: number } & ({ value: unknown } | { code: string; message: string })

/**
 * Returns the pages that drafts add, show again and remove, and those whose draft names such a page and is therefore
 * published with it. Other drafts are left out, because they may never be published.
 */
function openPages(drafts: OpenDraft[]) {
  const pages = drafts.flatMap((draft) => {
    const page = pageOf(draft.file)
    return page ? [{ ...draft, path: page.path }] : []
  })
  const added = pages.filter(({ file, values }) => values && (!hasSource(file) || isShownAgain(file, values.fields)))
  const names = ({ values }: OpenDraft) => {
    const text = JSON.stringify(values?.fields)
    return added.some(({ path }) => text.includes(`"${path}"`))
  }
  const drafted = [...added, ...pages.filter((page) => page.values && !added.includes(page) && names(page))]
  return {
    drafted: new Map(drafted.map(({ file, values }) => [file, values?.fields] as const)),
    removed: new Set(pages.flatMap(({ file, values }) => (values ? [] : [file]))),
  }
}

const isShownAgain = (file: string, fields: unknown) => isHidden(readFileValues(file)?.fields) && !isHidden(fields)
const isHidden = (fields: unknown) => hiddenBecause(isRecord(fields) ? fields : {}) !== undefined

async function work(order: EditingOrder): Promise<unknown> {
  setOpenPages(openPages(order.call === 'read' || order.call === 'choices' ? order.drafts : []))
  switch (order.call) {
    case 'list':
      return listDocuments(order.search, order.drafts)
    case 'make':
      return makeDocument(order.document)
    case 'flags':
      return findFlags(order.drafts, order.firstTexts)
    case 'rename':
      return renameReferences(order.renaming)
    case 'references':
      return findLinks(order.file, order.drafts)
    case 'taken-out':
      return findTakenOut(order.file, order.earlier, order.drafts)
    case 'naming':
      return findNaming(order.file, order.drafts)
    case 'choices':
      return listChoices(order.drafts)
    case 'uses':
      return findUses(order.values)
    case 'pictures':
      return listFolderPictures(order.folder, order.drafts)
    case 'read':
      return readDocument(order.file, order.draft)
    case 'prepare':
      return prepareTexts(order.wanted)
    case 'compare':
      return compareTexts(order.texts)
    case 'texts':
      return readTexts(order.texts)
    case 'dated':
      return datedPages(order.since)
    case 'rebase':
      return rebaseDraft(order.draft)
  }
}

// Orders run one after the other, because the pages that drafts open are set per order.
let working: Promise<unknown> = Promise.resolve()

process.on('message', (order: EditingOrder) => {
  const reply = (content: { value: unknown } | { code: string; message: string }) =>
    process.send?.({ id: order.id, ...content })
  const worked = working.then(() => work(order))
  working = worked.catch(() => undefined)
  worked.then(
    (value) => reply({ value }),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error)
      reply({ code: error instanceof EditingError ? error.code : 'failed', message })
    },
  )
})
// The parent process has exited.
process.on('disconnect', () => process.exit())
