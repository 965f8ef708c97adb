/**
 * Reads and checks content for the server in a process of its own, in the folder of the project: checking needs the
 * build's parts and takes time that visitors would wait for. Requests come as IPC messages, one answer for each.
 */
import { listChoices } from './choices.ts'
import { EditingError, listDocuments, readDocument, type KeptDraft } from './documents.ts'
import { datedPages } from './dated-pages.ts'
import { findUses } from './uses.ts'
import { compareTexts, prepareTexts, rebaseDraft, type WantedText } from './publish-texts.ts'

export type EditingOrder =
  | { id: number; call: 'list'; search: string }
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
      return listDocuments(order.search)
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
