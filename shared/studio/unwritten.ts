/** What of the faults of a draft only says what is still empty in something new: it is to be written, not to be mended. */
import { isEmpty } from '../values.ts'
import type { DocumentFault, DocumentValues } from './documents.ts'
import { valueAt } from './values-at.ts'

/** The document as it is on the site. */
type Site = { isNew: boolean; values: DocumentValues }

/** Whether a field is part of a new document, or of an entry at the end of a list that the site’s own has no place for. */
export const isNewAt = ({ isNew, values }: Site, path: string): boolean =>
  isNew || entriesAround(path).some((entry) => valueAt(values, entry) === undefined)

/** `groups[0].members[4].name` → `groups[0]`, `groups[0].members[4]`. */
const entriesAround = (path: string): string[] =>
  [...path.matchAll(/\[\d+\]/g)].map(({ index, 0: place }) => path.slice(0, index + place.length))

/** Whether this fault only says that a new field is still empty. */
export const isUnwritten = (site: Site, typed: DocumentValues, { path }: Pick<DocumentFault, 'path'>): boolean =>
  isNewAt(site, path) && isEmpty(valueAt(typed, path))

/** Whether nothing but this is left: the draft is begun, and nothing in it is wrong. */
export const isBegun = (site: Site, typed: DocumentValues, faults: readonly DocumentFault[]): boolean =>
  site.isNew || faults.every((fault) => isUnwritten(site, typed, fault))
