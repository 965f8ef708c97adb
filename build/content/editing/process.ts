/**
 * Reads and checks content for the server in a process of its own, in the folder of the project: checking needs the
 * build's parts and takes time that visitors would wait for. Requests come as IPC messages, one answer for each.
 */
import { listChoices } from './choices.ts'
import { listDocuments, readDocument, type KeptDraft } from './documents.ts'
import { EditingError } from './editing-error.ts'
import { datedPages } from './dated-pages.ts'
import { findMarks, type FirstText } from './marks.ts'
import { makeDocument, type NewDocument } from './new-document.ts'
import { findPlaces, type OpenDraft } from './places.ts'
import { findUses } from './uses.ts'
import { compareTexts, prepareTexts, rebaseDraft, type WantedText } from './publish-texts.ts'

export type EditingOrder =
  | { id: number; call: 'list'; search: string; drafts: OpenDraft[] }
  | { id: number; call: 'make'; document: NewDocument }
  | { id: number; call: 'marks'; drafts: OpenDraft[]; firstTexts: FirstText[] }
  | { id: number; call: 'places'; file: string; drafts: OpenDraft[] }
  | { id: number; call: 'choices' }
  | { id: number; call: 'uses'; values: string[] }
  | { id: number; call: 'read'; file: string; draft: KeptDraft | null }
  | { id: number; call: 'prepare'; wanted: WantedText[] }
  | { id: number; call: 'compare'; texts: Parameters<typeof compareTexts>[0] }
  | { id: number; call: 'dated'; since: number }
  | { id: number; call: 'rebase'; draft: Parameters<typeof rebaseDraft>[0] }

export type EditingReply = { id: number } & ({ value: unknown } | { code: string; message: string })

async function work(order: EditingOrder): Promise<unknown> {
  switch (order.call) {
    case 'list':
      return listDocuments(order.search, order.drafts)
    case 'make':
      return makeDocument(order.document)
    case 'marks':
      return findMarks(order.drafts, order.firstTexts)
    case 'places':
      return findPlaces(order.file, order.drafts)
    case 'choices':
      return listChoices()
    case 'uses':
      return findUses(order.values)
    case 'read':
      return readDocument(order.file, order.draft)
    case 'prepare':
      return prepareTexts(order.wanted)
    case 'compare':
      return compareTexts(order.texts)
    case 'dated':
      return datedPages(order.since)
    case 'rebase':
      return rebaseDraft(order.draft)
  }
}

process.on('message', (order: EditingOrder) => {
  const reply = (content: { value: unknown } | { code: string; message: string }) =>
    process.send?.({ id: order.id, ...content })
  work(order).then(
    (value) => reply({ value }),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error)
      reply({ code: error instanceof EditingError ? error.code : 'failed', message })
    },
  )
})
// The parent process has exited.
process.on('disconnect', () => process.exit())
