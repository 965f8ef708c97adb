/** What of the faults of a draft only says what is still empty in something new: it is to be written, not to be mended. */
import { countWords, isEmpty } from '../values.ts'
import type { DocumentFault, DocumentValues } from './documents.ts'
import { fieldAt } from './field-title.ts'
import type { FormField } from './form.ts'
import { valueAt } from './values-at.ts'

/** The document as it is on the site. */
type Site = { isNew: boolean; values: DocumentValues; form: FormField }

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

function isTooShort(field: FormField | undefined, value: unknown): boolean {
  if (field?.kind !== 'text' || typeof value !== 'string') return false
  const { words, min = 0, tail } = field
  // What the site puts behind it counts along, and stands elsewhere.
  return words ? countWords(value) < words.min : tail === undefined && value.trim().length < min
}

/** Whether nothing but this is left: the draft is begun, and nothing in it is wrong. */
export const isBegun = (site: Site, typed: DocumentValues, faults: readonly DocumentFault[]): boolean =>
  site.isNew || faults.every((fault) => isUnwritten(site, typed, fault))
