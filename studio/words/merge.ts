import type { DocumentChange, DocumentValues } from '#shared/studio/documents.ts'
import { overlaps, wordsOf } from '#shared/studio/find-changes.ts'
import { isSame } from '#shared/values.ts'
import { valueAt, withValueAt } from './values-at.ts'

type Side = { values: DocumentValues; changes: Pick<DocumentChange, 'path' | 'title'>[] }

/** A field that both sides have changed; null where a side has nothing. */
export type Conflict = { path: string; title: string; own: string | null; theirs: string | null }

/** Both sides' changes in one. Where both changed the same, `values` has our own, and `conflicts` tells of it. */
export function mergeValues(own: Side, theirs: Side): { values: DocumentValues; conflicts: Conflict[] } {
  let values = own.values
  const conflicts = new Map<string, Conflict>()
  for (const change of theirs.changes) {
    const both = own.changes.filter(({ path }) => overlaps(path, change.path))
    if (both.length === 0) values = withValueAt(values, change.path, valueAt(theirs.values, change.path))
    for (const each of both) {
      const { path, title } = each.path.length < change.path.length ? each : change
      const [a, b] = [valueAt(own.values, path), valueAt(theirs.values, path)]
      if (!isSame(a, b)) conflicts.set(path, { path, title, own: wordsOf(a), theirs: wordsOf(b) })
    }
  }
  return { values, conflicts: [...conflicts.values()] }
}
