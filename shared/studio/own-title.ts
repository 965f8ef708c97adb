import { isRecord } from '../values.ts'

/** What a document calls itself; undefined where it says nothing of the kind. */
export function ownTitle(fields: unknown): string | undefined {
  const written = isRecord(fields) ? [fields['name'], fields['title'], fields['brand']] : []
  return written.find((value): value is string => typeof value === 'string' && value !== '')
}
