import { basename, dirname, extname } from 'node:path'
import type { DocumentValues } from '#shared/studio/documents.ts'
import { isRecord, isSame } from '#shared/values.ts'
import type { Draft } from '../drafts.ts'

export type OpenDocument = Pick<Draft, 'file' | 'values' | 'base'> & {
  isNew: boolean
  /** Path of the page this document renders, or null. */
  path: string | null
  /** Whether publishing hides a page from visitors or shows it again. */
  change: 'leaves' | 'comes' | null
  /** Documents that must link to this page before it can be shown, because it displays them. */
  named: readonly string[]
}

const PICTURES = 'content/pictures'

/**
 * Returns, for each draft, the files of the other drafts that have to be published with it: records of the pictures it
 * shows, new pages it names, and everything that changes when a page is renamed, hidden or shown again.
 */
export function needsOf(documents: readonly OpenDocument[]): ReadonlyMap<string, string[]> {
  return filesFor(documents, isNeeded)
}

/** Returns those of needsOf that are not required: records of pictures, and links that nothing depends on. */
export function canWaitOf(documents: readonly OpenDocument[]): ReadonlyMap<string, string[]> {
  return filesFor(documents, (document, other) => isNeeded(document, other) && !isRequired(document, other))
}

function filesFor(
  documents: readonly OpenDocument[],
  isMeant: (document: OpenDocument, other: OpenDocument) => boolean,
) {
  return new Map(
    documents.map((document) => [
      document.file,
      documents.filter((other) => other.file !== document.file && isMeant(document, other)).map(({ file }) => file),
    ]),
  )
}

function isNeeded(document: OpenDocument, other: OpenDocument): boolean {
  if (isRequired(document, other)) return true
  if (document.change === 'comes' && isBackIn(document, other)) return true
  return changedPictures(other).some((picture) => document.values !== null && names(document.values, picture))
}

/** Whether another draft names this page again, as before the page was hidden. */
const isBackIn = ({ path }: OpenDocument, { values, base }: OpenDocument) =>
  path !== null && values !== null && names(values, path) && !names(base, path)

/** Whether the document would be refused if it were published without the other. */
function isRequired(document: OpenDocument, other: OpenDocument): boolean {
  const { values, base, path, change, named } = document
  // The other document names this page on the site, and no longer in its draft.
  const isFreed = path !== null && names(other.base, path) && other.values !== null && !names(other.values, path)
  if (!values) return isFreed
  if (change === 'leaves' && isFreed) return true
  if (change === 'comes' && named.includes(other.file) && isBackIn(document, other)) return true
  if (!other.values) return namesBefore(document).includes(other.file)
  if (other.isNew && other.path !== null && names(values, other.path)) return true
  return other.change === 'comes' && other.path !== null && names(values, other.path) && !names(base, other.path)
}

/** Returns the pictures whose records a draft changes, as values of fields. */
function changedPictures({ file, values, base }: OpenDocument): string[] {
  const fields = values?.fields
  if (dirname(file) !== PICTURES || !isRecord(fields)) return []
  const before = isRecord(base.fields) ? base.fields : {}
  const changed = Object.keys({ ...before, ...fields }).filter((name) => !isSame(before[name], fields[name]))
  return changed.map((name) => `${basename(file, '.yaml')}/${name}`)
}

/** Returns the files that the page had under its former names. */
function namesBefore({ file, values }: OpenDocument): string[] {
  const former = isRecord(values?.fields) ? values.fields['formerly'] : undefined
  const folder = dirname(file)
  return Array.isArray(former) ? former.map((name) => `${folder}/${String(name)}${extname(file)}`) : []
}

/** Whether the values contain the name of a picture or the path of a page as a whole word. */
function names({ fields, body = '' }: DocumentValues, name: string): boolean {
  const text = `${JSON.stringify(fields ?? null)}\n${body}`
  const isPart = (letter: string | undefined) => letter !== undefined && /[\w/-]/.test(letter)
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isPart(text[at - 1]) && !isPart(text[at + name.length])) return true
  }
  return false
}
