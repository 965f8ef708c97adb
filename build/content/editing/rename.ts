/** Updates other documents when the path of a page changes. */
import type { DocumentValues, PageReference } from '#shared/studio/documents.ts'
import { isRecord } from '#shared/values.ts'
import { contentFiles } from '../load.ts'
import { readFileValues } from './file-values.ts'
import type { OpenDraft } from './open-draft.ts'
import { pageOf } from './page-of.ts'
import { findReferences, linkPattern } from './references.ts'

type Renaming = { from: string; to: string; drafts: OpenDraft[] }

/** Returns the other documents that name the page of the file `from`, with that of `to` in its place. */
export async function renameReferences({
  from,
  to,
  drafts,
}: Renaming): Promise<{ file: string; values: DocumentValues }[]> {
  const [before, after] = [pageOf(from), pageOf(to)]
  if (!before || !after) return []
  const draftValues = new Map(drafts.map(({ file, values }) => [file, values]))
  const files = new Set(await contentFiles())
  const found = Map.groupBy(await findReferences(from, drafts), ({ file }) => file)
  return [...found].flatMap(([file, references]) => {
    const read = draftValues.get(file) ?? (files.has(file) ? readFileValues(file) : null)
    if (!read) return []
    const values = structuredClone(read)
    for (const reference of references) rename(values, reference, before, after)
    return [{ file, values }]
  })
}

type Page = { path: string; slug: string }

function rename(values: DocumentValues, { path, text }: PageReference, before: Page, after: Page) {
  if (path === 'body') {
    values.body = values.body?.replaceAll(linkPattern(before.path), after.path) ?? ''
    return
  }
  const keys = [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, at, name]) => at ?? name ?? '')
  const last = keys.pop() ?? ''
  let inside: unknown = values.fields
  for (const key of keys) {
    if (isRecord(inside) || Array.isArray(inside)) inside = Reflect.get(inside, key)
  }
  if (!isRecord(inside) && !Array.isArray(inside)) return
  if (last === text && isRecord(inside) && typeof inside[last] !== 'string') {
    // A record named after the page; it keeps its position among the others.
    const name = last.replace(before.path.slice(1), after.path.slice(1))
    const entries = Object.entries(inside).map(([key, value]): [string, unknown] => [key === last ? name : key, value])
    for (const key of Object.keys(inside)) Reflect.deleteProperty(inside, key)
    Object.assign(inside, Object.fromEntries(entries))
  } else Reflect.set(inside, last, text === before.slug ? after.slug : text.replace(before.path, after.path))
}
