import { isRecord } from '../values.ts'

/** Returns the name or title that a document has in its own fields; undefined without one. */
export function ownTitle(fields: unknown): string | undefined {
  const written = isRecord(fields) ? [fields['name'], fields['title'], fields['brand']] : []
  return written.find((value): value is string => typeof value === 'string' && value !== '')
}
