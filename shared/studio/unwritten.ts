/**
 * What keeps a draft from being published: what is only empty, or too short, in something new is to be written; all else
 * is to be mended. Every list, heading and button says it in the words of this file.
 */
import { countWords, isEmpty } from '../values.ts'
import type { DocumentFault, DocumentValues, Left } from './documents.ts'
import { fieldAt } from './field-title.ts'
import type { FormField } from './form.ts'
import { valueAt } from './values-at.ts'

/** The document as it is on the site. */
type Site = { isNew: boolean; values: DocumentValues; form: FormField }

export const NOTHING_LEFT: Left = { toWrite: 0, toMend: 0 }

/** Whether a field is part of a new document, or of an entry at the end of a list that the site’s own has no place for. */
export const isNewAt = ({ isNew, values }: Omit<Site, 'form'>, path: string): boolean =>
  isNew || entriesAround(path).some((entry) => valueAt(values, entry) === undefined)

/** `groups[0].members[4].name` → `groups[0]`, `groups[0].members[4]`. */
const entriesAround = (path: string): string[] =>
  [...path.matchAll(/\[\d+\]/g)].map(({ index, 0: place }) => path.slice(0, index + place.length))

/** Whether this fault only says that a new field is still empty, or begun and shorter than it has to be. */
export function isUnwritten(site: Site, typed: DocumentValues, { path }: Pick<DocumentFault, 'path'>): boolean {
  const value = valueAt(typed, path)
  return isNewAt(site, path) && (isEmpty(value) || isTooShort(fieldAt(site.form, path), value))
}

/** Of a field with a fault. What the site puts behind a text counts along, and is shorter than what it may vary by. */
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

/** `2 to fix`, or `6 to write` where nothing is to be mended; empty where nothing is left. */
export function leftWords({ toWrite, toMend }: Left): string {
  if (toMend > 0) return `${toMend} to fix`
  return toWrite > 0 ? `${toWrite} to write` : ''
}

/** `One thing has to be fixed and 5 are left to write`. */
export function leftSentence({ toWrite, toMend }: Left): string {
  const things = (count: number) => (count === 1 ? 'One thing' : `${count} things`)
  const mend = `${things(toMend)} ${toMend === 1 ? 'has' : 'have'} to be fixed`
  const are = toWrite === 1 ? 'is left to write' : 'are left to write'
  if (toMend === 0) return `${things(toWrite)} ${are}`
  return toWrite === 0 ? mend : `${mend} and ${toWrite} ${are}`
}
