import type { DocumentValues } from '#shared/studio/documents.ts'

/** An unpublished draft; `values` is null where the document is to be removed. */
export type OpenDraft = { file: string; values: DocumentValues | null }
