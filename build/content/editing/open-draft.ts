import type { DocumentValues } from '#shared/studio/documents.ts'

/** What is not published yet; `values` is null where a document is about to be removed. */
export type OpenDraft = { file: string; values: DocumentValues | null }
