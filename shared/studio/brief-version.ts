/** What a version changed, in a few words. */
import { visibilityChange } from './find-changes.ts'
import type { DocumentChange } from './documents.ts'
import type { ChangedDocument, ListedVersion } from './publish.ts'

/** Characters of a text that is not shown beside another one. */
const MAX_LENGTH = 400

/** Each entry of a list, and each paragraph, counts for itself. */
export const countIn = ({ kind, changes }: Pick<ChangedDocument, 'kind' | 'changes'>): number =>
  kind === 'changed' ? changes.reduce((sum, { entries }) => sum + Math.max(1, entries?.length ?? 0), 0) : 1

/** Pages that are hidden or shown come first: the other changes go along with these. */
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

/** Markdown as it is read, without its signs and tags. */
const withoutSigns = (text: string) =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<\/?[A-Za-z][^>]*>/g, '')
    .replaceAll(/^(?:#+|>|[-*]|\d+\.)\s+/gm, '')
    .replaceAll(/\*\*|[*`]/g, '')
    .trim()
