/** Where documents name a page, so that it is not removed under their feet. */
import type { DocumentValues, Place } from '#shared/studio/documents.ts'
import { fieldName, parsePath } from '#shared/values.ts'
import { contentFiles } from '../load.ts'
import { nameDocument } from './document-names.ts'
import { formOf } from './form-of.ts'
import { pageOf } from './page-of.ts'
import { readFileValues } from './file-values.ts'
import { walkForm } from './walk-form.ts'

/** What is not published yet; `values` is null where a document is about to be removed. */
export type OpenDraft = { file: string; values: DocumentValues | null }

/**
 * Where other pages and lists lead to this page. What is said about it under its own name (the question it ends with,
 * its cases) shows nowhere once it is gone, and is there again when it is brought back.
 */
export const findLinks = async (file: string, drafts: OpenDraft[]): Promise<Place[]> =>
  (await findPlaces(file, drafts)).filter(({ path, text }) => parsePath(path).at(-1) !== text)

/** Every field that names this page, in documents as their drafts will have them. */
export async function findPlaces(file: string, drafts: OpenDraft[]): Promise<Place[]> {
  const page = pageOf(file)
  if (!page) return []
  const kept = new Map(drafts.map((draft) => [draft.file, draft.values]))
  const files = new Set([...(await contentFiles()), ...kept.keys()])
  files.delete(file)
  const places: Place[] = []
  for (const other of [...files].toSorted()) {
    const draft = kept.get(other)
    const values = draft === undefined ? readFileValues(other) : draft
    if (values) places.push(...(await placesIn(other, values, page)))
  }
  return places
}

const KINDS = { articles: 'article', cases: 'case', services: null } as const

async function placesIn(
  file: string,
  values: DocumentValues,
  { path, slug, collection }: NonNullable<ReturnType<typeof pageOf>>,
): Promise<Place[]> {
  const { title } = nameDocument(file, values.fields)
  const kind = collection && KINDS[collection]
  const isName = (text: string) => text === path || text.startsWith(`${path}#`) || text.startsWith(`${path}?`)
  const found = walkForm(await formOf(file), values.fields).flatMap((walked): Place[] => {
    const { path: at, titles, field, value } = walked
    const place = { file, title, path: fieldName(at), field: titles.join(' › ') }
    const key = at.at(-1)
    if (typeof key === 'string' && (key === path || `/${key}` === path)) return [{ ...place, text: key }]
    if (typeof value !== 'string') return []
    const isSlug = kind && field?.kind === 'text' && field.text === kind && value === slug
    return isName(value) || isSlug ? [{ ...place, text: value }] : []
  })
  const lines = values.body?.split('\n').filter((line) => linkPattern(path).test(line)) ?? []
  return [
    ...found,
    ...lines.map((line) => ({ file, title, path: 'body', field: 'Text of the article', text: line.slice(0, 160) })),
  ]
}

/** This path in Markdown, and not one that only begins or ends like it. */
export const linkPattern = (path: string) => new RegExp(`(?<![a-z0-9/-])${path}(?![a-z0-9-]|/[a-z0-9])`, 'g')
