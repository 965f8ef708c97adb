/** Finds fields and texts of other documents that name a page, so that it is not removed or renamed without them. */
import type { DocumentValues, PageReference } from '#shared/studio/documents.ts'
import { fieldAt } from '#shared/studio/field-title.ts'
import type { FormField } from '#shared/studio/form.ts'
import { unlinked } from '#shared/studio/unlinked.ts'
import { fieldName, getIn, parsePath } from '#shared/values.ts'
import { contentFiles } from '../load.ts'
import { nameDocument } from './document-names.ts'
import { readFileValues } from './file-values.ts'
import { formOf } from './form-of.ts'
import type { OpenDraft } from './open-draft.ts'
import { pageOf } from './page-of.ts'
import { quoteAround } from './plain-text.ts'
import { walkForm, type Walked } from './walk-form.ts'

/**
 * Finds where other pages and lists link to this page. Records that are named after the page (its closing question, its
 * cases) are left out: they are not shown without it, and apply again when it returns.
 */
export const findLinks = async (file: string, drafts: OpenDraft[]): Promise<PageReference[]> =>
  (await findReferences(file, drafts)).filter(({ path, text }) => parsePath(path).at(-1) !== text)

/** Finds all fields and texts that name this page, in the documents and in their drafts. */
export async function findReferences(file: string, drafts: OpenDraft[]): Promise<PageReference[]> {
  const page = pageOf(file)
  if (!page) return []
  const draftValues = new Map(drafts.map((draft) => [draft.file, draft.values]))
  const files = new Set([...(await contentFiles()), ...draftValues.keys()])
  files.delete(file)
  const references: PageReference[] = []
  for (const other of [...files].toSorted()) {
    const draft = draftValues.get(other)
    const published = readFileValues(other)
    const values = draft === undefined ? published : draft
    if (!values) continue
    const found = await referencesIn(other, values, page)
    const before = draft && published ? await referencesIn(other, published, page) : found
    const isPublished = (isLink: boolean) => Boolean(published) && before.some((each) => each.isLink === isLink)
    references.push(...found.map((each) => ({ ...each, isPublished: isPublished(each.isLink) })))
  }
  return references
}

type Named = Omit<PageReference, 'isPublished'>
export type OwnPage = NonNullable<ReturnType<typeof pageOf>>

const KINDS = { articles: 'article', cases: 'case', services: null } as const

export async function referencesIn(
  file: string,
  values: DocumentValues,
  { path, slug, collection }: OwnPage,
): Promise<Named[]> {
  const { title } = nameDocument(file, values.fields)
  const kind = collection && KINDS[collection]
  const isName = (text: string) => text === path || text.startsWith(`${path}#`) || text.startsWith(`${path}?`)
  const form = await formOf(file)
  const found = walkForm(form, values.fields).flatMap((walked): Named[] => {
    const { path: at, titles, field, value } = walked
    const reference = { file, title, path: fieldName(at), field: titles.join(' › ') }
    const key = at.at(-1)
    if (typeof key === 'string' && (key === path || `/${key}` === path))
      return [{ ...reference, text: key, isLink: false, canTakeOut: false }]
    if (typeof value !== 'string') return []
    const isSlug = kind && field?.kind === 'text' && field.text === kind && value === slug
    const canTakeOut = isSpareEntry(form, values.fields, at)
    return isName(value) || isSlug ? [{ ...reference, text: value, isLink: isName(value), canTakeOut }] : []
  })
  const lines = values.body?.split('\n').filter((line) => linkPattern(path).test(line)) ?? []
  return [
    ...found,
    ...lines.map((line) => ({
      file,
      title,
      path: 'body',
      field: 'Text of the article',
      text: quoteAround(line, linkPattern(path)),
      isLink: true,
      canTakeOut: unlinked(line, path) !== line,
    })),
  ]
}

/** Whether a value belongs to an entry of a list that is long enough without that entry. */
function isSpareEntry(form: FormField, fields: unknown, path: Walked['path']): boolean {
  const at = path.findLastIndex((key) => typeof key === 'number')
  if (at < 0) return false
  const list = path.slice(0, at)
  const [field, entries] = [fieldAt(form, fieldName(list)), getIn(fields, list)]
  return field?.kind === 'list' && Array.isArray(entries) && entries.length > (field.min ?? 0)
}

/** Matches this path in Markdown, but not longer paths that contain it. */
export const linkPattern = (path: string) => new RegExp(`(?<![a-z0-9/-])${path}(?![a-z0-9-]|/[a-z0-9])`, 'g')
