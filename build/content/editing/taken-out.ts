/** Finds links to a page that were taken out to hide it, so that they can be put back when it is shown again. */
import type { DocumentValues as StoredValues, TakenOut } from '#shared/studio/documents.ts'
import { fieldAt } from '#shared/studio/field-title.ts'
import { unlinked } from '#shared/studio/unlinked.ts'
import { fieldName, getIn, isRecord, isSame, parsePath } from '#shared/values.ts'
import { readValues, WriteError, type DocumentValues } from '../writing/write-document.ts'
import { readFileValues } from './file-values.ts'
import { formOf } from './form-of.ts'
import type { OpenDraft } from './open-draft.ts'
import { pageOf } from './page-of.ts'
import { linkPattern, referencesIn, type OwnPage } from './references.ts'

/** Earlier states of documents: whole texts of a version, or the values that a draft began from. */
export type EarlierText = { file: string; text: string } | { file: string; values: DocumentValues }

type MissingLink = Omit<TakenOut, 'isInDraft' | 'isNeeded'>

/**
 * Finds the links to a page that earlier states had. `earlier` must list those of drafts first: a link found there is
 * not reported again for a version.
 */
export async function findTakenOut(file: string, earlier: EarlierText[], drafts: OpenDraft[]): Promise<TakenOut[]> {
  const page = pageOf(file)
  if (!page) return []
  const draftValues = new Map(drafts.map((draft) => [draft.file, draft.values]))
  const found: (MissingLink & { isInDraft: boolean })[] = []
  for (const each of earlier) {
    const now: StoredValues | null = draftValues.get(each.file) ?? readFileValues(each.file)
    const before = valuesOf(each)
    if (each.file === file || !now || !before || draftValues.get(each.file) === null) continue
    const isInDraft = 'values' in each
    for (const link of await missingIn(each.file, before, now, page)) {
      const isKnown = found.some(
        (other) => other.file === link.file && isSame({ ...other, isInDraft }, { ...link, isInDraft }),
      )
      if (!isKnown) found.push({ ...link, isInDraft })
    }
  }
  const shown = findNaming(file, drafts)
  // Sorted by file, so that the order of the links does not depend on when drafts were begun.
  const inOrder = found.toSorted((a, b) => Number(a.file > b.file) - Number(a.file < b.file))
  return inOrder.map((link) => ({ ...link, isNeeded: shown.includes(link.file) }))
}

/** Returns the case studies that must name this page among their services because it displays them as proof. */
export function findNaming(file: string, drafts: OpenDraft[]): string[] {
  const page = pageOf(file)
  const proof = drafts.find((draft) => draft.file === PROOF)?.values ?? readFileValues(PROOF)
  return page ? casesOn(page, proof).map((slug) => `content/cases/${slug}.yaml`) : []
}

const PROOF = 'content/proof.yaml'

/** Returns the case studies on a page that are shown because they name it among their services. */
function casesOn({ path }: OwnPage, proof: StoredValues | null): string[] {
  const entries = isRecord(proof?.fields) ? proof.fields[path] : undefined
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry) => (isRecord(entry) && entry['nearest'] === undefined ? [String(entry['case'])] : []))
}

async function missingIn(
  file: string,
  before: DocumentValues,
  now: StoredValues,
  page: OwnPage,
): Promise<MissingLink[]> {
  const form = await formOf(file)
  const linesNow = now.body?.split('\n') ?? []
  const links = (await referencesIn(file, before, page)).filter(({ isLink, canTakeOut }) => isLink && canTakeOut)
  const fromLists = links.flatMap(({ title, path, field, text }): MissingLink[] => {
    const keys = parsePath(path)
    const at = keys.findLastIndex((key) => typeof key === 'number')
    const list = keys.slice(0, at)
    const entries = getIn(now.fields, list)
    const entry = getIn(before.fields, keys.slice(0, at + 1))
    if (path === 'body' || !Array.isArray(entries) || entries.some((each) => names(each, text))) return []
    const listForm = fieldAt(form, fieldName(list))
    const isFull = listForm?.kind === 'list' && entries.length >= (listForm.max ?? Infinity)
    const place = { path: fieldName(list), at: Math.min(Number(keys[at]), entries.length) }
    return isFull ? [] : [{ file, title, field, ...place, entry, line: null }]
  })
  const body = links.find(({ path }) => path === 'body')
  const fromText = (before.body?.split('\n') ?? []).flatMap((line): MissingLink[] => {
    const plain = unlinked(line, page.path)
    const isGone = body && linkPattern(page.path).test(line) && plain !== line && linesNow.includes(plain)
    if (!isGone) return []
    const { title, field } = body
    return [{ file, title, field, path: 'body', at: 0, entry: null, line: { before: plain, after: line } }]
  })
  return [...fromLists, ...fromText]
}

const names = (entry: unknown, text: string): boolean => JSON.stringify(entry).includes(JSON.stringify(text))

function valuesOf(earlier: EarlierText): DocumentValues | null {
  if ('values' in earlier) return earlier.values
  try {
    return earlier.text === '' ? null : readValues(earlier.text)
  } catch (error) {
    if (error instanceof WriteError) return null
    throw error
  }
}
