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
}

const PICTURES = 'content/pictures'

/**
 * Files of the other drafts that have to be published with each draft: the words of the pictures it shows, new pages it
 * names, and all that goes along when a page changes its address, leaves the site or comes back to it.
 */
export function needsOf(documents: readonly OpenDocument[]): ReadonlyMap<string, string[]> {
  return new Map(
    documents.map((document) => [
      document.file,
      documents.filter((other) => other.file !== document.file && isNeeded(document, other)).map(({ file }) => file),
    ]),
  )
}

function isNeeded(document: OpenDocument, other: OpenDocument): boolean {
  const { values, base, path, change } = document
  // Others named the page that goes, and name another one, or none, in their drafts.
  const isFreed = path !== null && names(other.base, path) && other.values !== null && !names(other.values, path)
  if (!values) return isFreed
  if (change === 'leaves' && isFreed) return true
  // Named again in their drafts, as before it was hidden.
  const isBack = path !== null && other.values !== null && names(other.values, path) && !names(other.base, path)
  if (change === 'comes' && isBack) return true
  if (!other.values) return namesBefore(document).includes(other.file)
  if (other.isNew && other.path !== null && names(values, other.path)) return true
  if (other.change === 'comes' && other.path !== null && names(values, other.path) && !names(base, other.path))
    return true
  return changedPictures(other).some((picture) => names(values, picture))
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
