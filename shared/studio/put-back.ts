import type { DocumentValues, TakenOut } from './documents.ts'
import { valueAt, withValueAt } from './values-at.ts'

/** The same values with a link that was taken out; where its list is gone, as they are. */
export function withLinkBack(values: DocumentValues, { path, at, entry, line }: TakenOut): DocumentValues {
  if (line) {
    const lines = (values.body ?? '').split('\n').map((each) => (each === line.before ? line.after : each))
    return { ...values, body: lines.join('\n') }
  }
  const entries = valueAt(values, path)
  return Array.isArray(entries) ? withValueAt(values, path, entries.toSpliced(at, 0, entry)) : values
}
