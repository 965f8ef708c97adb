/**
 * Sorts the faults of a draft: new fields that are empty or too short are to be written, all others to be mended. All
 * lists, headings and buttons take their wording from this file.
 */
import { countWords, isEmpty } from '../values.ts'
import type { DocumentFault, DocumentValues, Left } from './documents.ts'
import { fieldAt } from './field-title.ts'
import type { FormField } from './form.ts'
import { valueAt } from './values-at.ts'

/** The document on the site. */
type Site = { isNew: boolean; values: DocumentValues; form: FormField }

export const NOTHING_LEFT: Left = { toWrite: 0, toMend: 0 }

/** Whether a field is part of a new document, or of a list entry that the published document does not have. */
export const isNewAt = ({ isNew, values }: Omit<Site, 'form'>, path: string): boolean =>
  isNew || entriesAround(path).some((entry) => valueAt(values, entry) === undefined)

/**
 * Returns the paths of the entries around a field: `groups[0]` and `groups[0].members[4]` for
 * `groups[0].members[4].name`.
 */
const entriesAround = (path: string): string[] =>
  [...path.matchAll(/\[\d+\]/g)].map(({ index, 0: place }) => path.slice(0, index + place.length))

/** Whether a fault only says that a new field is empty or still too short. */
export function isUnwritten(site: Site, typed: DocumentValues, { path }: Pick<DocumentFault, 'path'>): boolean {
  const value = valueAt(typed, path)
  return isNewAt(site, path) && (isEmpty(value) || isTooShort(fieldAt(site.form, path), value))
}

/**
 * Whether a field with a fault is shorter than its minimum. The text that the site appends is not counted here; it is
 * shorter than the range between `min` and `max`.
 */
function isTooShort(field: FormField | undefined, value: unknown): boolean {
  if (field?.kind === 'list') return Array.isArray(value) && value.length < (field.min ?? 0)
  if (field?.kind !== 'text' || typeof value !== 'string') return false
  const { words, min = 0 } = field
  return words ? countWords(value) < words.min : value.trim().length < min
}

export function leftOf(site: Site, typed: DocumentValues, faults: readonly DocumentFault[]): Left {
  const toWrite = faults.filter((fault) => isUnwritten(site, typed, fault)).length
  return { toWrite, toMend: faults.length - toWrite }
}

export const isAnyLeft = ({ toWrite, toMend }: Left) => toWrite + toMend > 0

/** Returns `2 to fix`, or `6 to write` when nothing is to be fixed; empty when nothing is left. */
export function leftWords({ toWrite, toMend }: Left): string {
  if (toMend > 0) return `${toMend} to fix`
  return toWrite > 0 ? `${toWrite} to write` : ''
}

/** Returns a sentence such as `One thing has to be fixed and 5 are left to write`. */
export function leftSentence({ toWrite, toMend }: Left): string {
  const things = (count: number) => (count === 1 ? 'One thing' : `${count} things`)
  const mend = `${things(toMend)} ${toMend === 1 ? 'has' : 'have'} to be fixed`
  const are = toWrite === 1 ? 'is left to write' : 'are left to write'
  if (toMend === 0) return `${things(toWrite)} ${are}`
  return toWrite === 0 ? mend : `${mend} and ${toWrite} ${are}`
}
