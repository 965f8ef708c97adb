import { basename, dirname, extname } from 'node:path'
import type { DocumentValues } from '#shared/studio/documents.ts'
import { isRecord, isSame } from '#shared/values.ts'
import type { Draft } from '../drafts.ts'

export type OpenDocument = Pick<Draft, 'file' | 'values' | 'base'> & {
  isNew: boolean
  /** Of the page that it is. */
  path: string | null
  /** A page that visitors see, and no longer once it is published; or the other way round. */
  change: 'leaves' | 'comes' | null
  /** Of a page that comes: the documents that have to name it, because it shows them. */
  named: readonly string[]
}

const PICTURES = 'content/pictures'

/**
 * Files of the other drafts that have to be published with each draft: the words of the pictures it shows, new pages it
 * names, and all that goes along when a page changes its address, leaves the site or comes back to it.
 */
export function needsOf(documents: readonly OpenDocument[]): ReadonlyMap<string, string[]> {
  return filesFor(documents, isNeeded)
}

/** Of these the ones without which it can be published all the same: words of pictures, links that nothing has to have. */
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

/** Another draft names this page again, as before it was hidden. */
const isBackIn = ({ path }: OpenDocument, { values, base }: OpenDocument) =>
  path !== null && values !== null && names(values, path) && !names(base, path)

/** Published without the other, it would be refused. */
function isRequired(document: OpenDocument, other: OpenDocument): boolean {
  const { values, base, path, change, named } = document
  // Others named the page that goes, and name another one, or none, in their drafts.
  const isFreed = path !== null && names(other.base, path) && other.values !== null && !names(other.values, path)
  if (!values) return isFreed
  if (change === 'leaves' && isFreed) return true
  if (change === 'comes' && named.includes(other.file) && isBackIn(document, other)) return true
  if (!other.values) return namesBefore(document).includes(other.file)
  if (other.isNew && other.path !== null && names(values, other.path)) return true
  return other.change === 'comes' && other.path !== null && names(values, other.path) && !names(base, other.path)
}

/** Pictures of which other words were written, as a field says them. */
function changedPictures({ file, values, base }: OpenDocument): string[] {
  const fields = values?.fields
  if (dirname(file) !== PICTURES || !isRecord(fields)) return []
  const before = isRecord(base.fields) ? base.fields : {}
  const changed = Object.keys({ ...before, ...fields }).filter((name) => !isSame(before[name], fields[name]))
  return changed.map((name) => `${basename(file, '.yaml')}/${name}`)
}

/** Files that the same page had at earlier addresses. */
function namesBefore({ file, values }: OpenDocument): string[] {
  const former = isRecord(values?.fields) ? values.fields['formerly'] : undefined
  const folder = dirname(file)
  return Array.isArray(former) ? former.map((name) => `${folder}/${String(name)}${extname(file)}`) : []
}

/** Whether the name of a picture or the path of a page stands anywhere in it, whole. */
function names({ fields, body = '' }: DocumentValues, name: string): boolean {
  const text = `${JSON.stringify(fields ?? null)}\n${body}`
  const isPart = (letter: string | undefined) => letter !== undefined && /[\w/-]/.test(letter)
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isPart(text[at - 1]) && !isPart(text[at + name.length])) return true
  }
  return false
}
