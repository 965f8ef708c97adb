/** Summarises what a version changed for the list of versions. */
import { visibilityChange } from './find-changes.ts'
import type { DocumentChange } from './documents.ts'
import type { ChangedDocument, ListedVersion } from './publish.ts'

/** Number of characters that a text is shortened to when it is shown alone, not side by side with another. */
const MAX_LENGTH = 400

/** Counts the changes of a document; each list entry and each paragraph counts as one. */
export const countIn = ({ kind, changes }: Pick<ChangedDocument, 'kind' | 'changes'>): number =>
  kind === 'changed' ? changes.reduce((sum, { entries }) => sum + Math.max(1, entries?.length ?? 0), 0) : 1

/** Puts pages that are hidden or shown first, because the other changes are usually consequences of these. */
export const pagesFirst = <Document extends Pick<ChangedDocument, 'kind' | 'changes'>>(
  documents: readonly Document[],
): Document[] =>
  documents.toSorted((a, b) => Number(visibilityChange(a) === null) - Number(visibilityChange(b) === null))

export function briefVersion(changed: readonly ChangedDocument[]): Pick<ListedVersion, 'documents' | 'first'> {
  const documents = pagesFirst(changed)
  const [first] = documents
  const change = first?.kind === 'changed' ? first.changes[0] : undefined
  return {
    documents: documents.map((each) => ({
      file: each.file,
      title: each.title,
      kind: each.kind,
      changes: countIn(each),
      visibility: visibilityChange(each),
    })),
    first: change ? shorten(change) : null,
  }
}

function shorten(change: DocumentChange): DocumentChange {
  const isText = change.path === 'body'
  const read = (text: string | null) => (isText && text !== null ? withoutSigns(text).slice(0, MAX_LENGTH) : text)
  const [entry] = change.entries ?? []
  if (!entry) return { ...change, before: read(change.before), after: read(change.after) }
  const words = (isText ? withoutSigns(entry.words) : entry.words).slice(0, MAX_LENGTH)
  const changes = entry.changes
    .slice(0, 1)
    .map((each) => ({ ...each, before: read(each.before), after: read(each.after) }))
  return { ...change, before: null, after: null, entries: [{ ...entry, words, changes }] }
}

/** Removes the Markdown signs and the tags from a text. */
const withoutSigns = (text: string) =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<\/?[A-Za-z][^>]*>/g, '')
    .replaceAll(/^(?:#+|>|[-*]|\d+\.)\s+/gm, '')
    .replaceAll(/\*\*|[*`]/g, '')
    .trim()
