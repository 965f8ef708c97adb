/**
 * Reads and checks content for the server in a process of its own, in the folder of the project: checking needs the
 * build's parts and takes time that visitors would wait for. Requests come as IPC messages, one answer for each.
 */
import { EditingError, listDocuments, readDocument, type KeptDraft } from './documents.ts'

export type EditingOrder =
  | { id: number; call: 'list'; search: string }
  | { id: number; call: 'read'; file: string; draft: KeptDraft | null }

export type EditingReply = { id: number } & ({ value: unknown } | { code: string; message: string })

const work = (order: EditingOrder) =>
  order.call === 'list' ? listDocuments(order.search) : readDocument(order.file, order.draft)

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
