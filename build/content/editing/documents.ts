/** Reads content files for the studio, and describes what a draft would change. */
import { readFileSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { DocumentChange, DocumentFault } from '#shared/studio/documents.ts'
import { findChanges, overlaps } from '#shared/studio/find-changes.ts'
import type { FormField } from '#shared/studio/form.ts'
import { isNewAt } from '#shared/studio/unwritten.ts'
import { valueAt } from '#shared/studio/values-at.ts'
import { isEmpty, isRecord } from '#shared/values.ts'
import { checkArticle } from '../article-body.ts'
import type { Fault } from '../fault.ts'
import { contentFiles, loadContent, loadText } from '../load.ts'
import { schemaNameOf } from '../schema-name.ts'
import { hiddenBecause, pageList } from '../page-list.ts'
import { findPicture, listPictures, originalsDir } from '../pictures.ts'
import { contentWarnings } from '../warnings.ts'
import { newText, readValues, WriteError, writeValues, type DocumentValues } from '../writing/write-document.ts'
import { nameDocument } from './document-names.ts'
import { EditingError } from './editing-error.ts'
import { findInBoth, findPlaces } from './find-places.ts'
import { faultWords } from './fault-words.ts'
import { noValues, readFileValues } from './file-values.ts'
import { formOf } from './form-of.ts'
import { clock } from '../today.ts'
import { pageOf } from './page-of.ts'
import type { OpenDraft } from './open-draft.ts'
import { countFlags } from './launch-flags.ts'
import { hashOf } from './publish-texts.ts'

/** A stored draft and the values of the file when it was begun; `values` is null when the document is to be removed. */
export type StoredDraft = { values: DocumentValues | null; base: DocumentValues }

/** Maximum number of places sent for a document; their total is sent too. */
const MAX_PLACES = 8

const NOTHING_WANTED = { places: [], isWhole: true, score: 0 }

/** Lists the documents that have all the words, on the site or in a draft, with the places that have them. */
export async function listDocuments(search = '', drafts: OpenDraft[] = []) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const files = await contentFiles()
  const typed = new Map(drafts.map(({ file, values }) => [file, values]))
  const added = [...typed.keys()].filter((file) => !files.includes(file))
  const forms = words.length > 0 ? await formsOf([...files, ...added]) : null
  const paths = pathsOf()
  const firstPicture = pictureFinder()
  const listed = [...files, ...added].flatMap((file) => {
    const isNew = added.includes(file)
    const values = isNew ? typed.get(file) : readFileValues(file)
    const named = nameDocument(file, values?.fields)
    const draft = typed.get(file)
    const placesIn = (content: Parameters<typeof findPlaces>[0]['values'] | null) =>
      content ? findPlaces({ title: named.title, form: forms?.get(file), values: content }, words) : null
    const found = forms ? findInBoth(isNew ? null : placesIn(values), draft && placesIn(draft)) : NOTHING_WANTED
    if (!found) return []
    const isPage = pageOf(file) !== null
    const hidden = isPage ? hiddenOf(values?.fields) : null
    return [
      {
        file,
        ...named,
        path: pageOf(file)?.path ?? paths.get(file) ?? null,
        image: firstPicture(file, (draft ?? values)?.fields),
        isNew,
        hidden,
        willBeHidden: isPage && draft ? hiddenOf(draft.fields) : hidden,
        flags: countFlags(draft === undefined ? values : draft),
        hits: found.places.slice(0, MAX_PLACES),
        places: found.places.length,
        isWhole: found.isWhole,
      },
    ]
  })
  // Documents with the words scattered over several places are left out where others have them in one place.
  const hasWhole = listed.some(({ isWhole }) => isWhole)
  return listed.filter(({ isWhole }) => isWhole || !hasWhole)
}

/** Returns the paths of pages by document, for documents that exactly one page is made of. */
function pathsOf(): ReadonlyMap<string, string> {
  const pages = Map.groupBy(pageList(), ({ document }) => document)
  return new Map(
    [...pages].flatMap(([document, [page, ...others]]) =>
      document !== undefined && page && others.length === 0 ? [[document, page.path] as const] : [],
    ),
  )
}

/** Creates a function that returns the smallest file of the first picture in a document; null where there is none. */
function pictureFinder() {
  const known = new Set(listPictures())
  const fileOf = (id: string) => {
    const found = findPicture(id)
    const width = 'base' in found ? found.widths[0] : undefined
    return 'base' in found && width ? `${found.base}-${width}.avif` : null
  }
  const idIn = (value: unknown): string | null => {
    if (typeof value === 'string') return known.has(value) ? value : null
    // The share image is left out, because it seldom identifies the page.
    const inner = isRecord(value) ? Object.entries(value).filter(([name]) => name !== 'search') : []
    for (const each of Array.isArray(value) ? value : inner.map(([, one]) => one)) {
      const found = idIn(each)
      if (found) return found
    }
    return null
  }
  return (file: string, fields: unknown) => {
    const isOfPictures = dirname(file) === originalsDir
    const folder = basename(file, '.yaml')
    const id = isOfPictures ? [...known].find((each) => each.startsWith(`${folder}/`)) : idIn(fields)
    return id ? fileOf(id) : null
  }
}

/**
 * Returns the forms of these files, one per kind; undefined for a file without a form, which is then searched by its
 * texts alone.
 */
async function formsOf(files: string[]): Promise<Map<string, FormField | undefined>> {
  const formByKind = new Map<string, Promise<FormField | undefined>>()
  const forms = new Map<string, FormField | undefined>()
  for (const file of files) {
    const kind = schemaNameOf(file)
    if (!formByKind.has(kind))
      formByKind.set(
        kind,
        formOf(file).catch(() => undefined),
      )
    forms.set(file, await formByKind.get(kind))
  }
  return forms
}

/**
 * Reads a document with its draft. Throws an EditingError when there is neither a file nor a draft, or when the YAML is
 * broken.
 */
export async function readDocument(file: string, draft: StoredDraft | null) {
  const isNew = !(await contentFiles()).includes(file)
  // Only listed files can be read, so no path leads out of the folder.
  if (isNew && !draft?.values) throw new EditingError('unknown', `There is no document ${file}.`)
  const source = isNew ? '' : readFileSync(file, 'utf8')
  const values = isNew ? noValues(file) : parse(source)
  const form = await formOf(file)
  const typed = draft?.values ?? values
  const page = pageOf(file)
  return {
    file,
    ...nameDocument(file, isNew ? typed.fields : values.fields),
    isNew,
    page: page && { ...page, clock: clock() },
    hidden: page && hiddenOf(typed.fields),
    version: hashOf(source),
    form,
    values,
    faults: isNew ? [] : await faultsOf(file, source),
    warnings: isNew ? [] : (await warningsOf(file)).map(({ path, message }) => ({ path, message })),
    draft:
      draft?.values &&
      (await describeDraft(
        file,
        { source, values, form },
        { values: draft.values, base: isNew ? values : draft.base },
      )),
  }
}

const hiddenOf = (fields: unknown): string | null => hiddenBecause(isRecord(fields) ? fields : {}) ?? null

let warned: { stamp: string; warnings: Promise<Fault[]> } | undefined

/**
 * Returns the warnings of a document. They compare all documents with each other, so they are cached until a file
 * changes.
 */
async function warningsOf(file: string): Promise<Fault[]> {
  const files = await contentFiles()
  const stamp = files.map((each) => `${each} ${statSync(each).mtimeMs}`).join('\n')
  if (warned?.stamp !== stamp) {
    warned = { stamp, warnings: Promise.all(files.map(loadContent)).then(contentWarnings) }
  }
  return (await warned.warnings).filter((warning) => warning.file === file)
}

async function describeDraft(
  file: string,
  now: { source: string; values: DocumentValues; form: FormField },
  { values, base }: { values: DocumentValues; base: DocumentValues },
): Promise<{
  faults: DocumentFault[]
  changes: DocumentChange[]
  changedMeanwhile: DocumentChange[]
  conflicts: string[]
}> {
  const changes = findChanges(now.form, base, values)
  const changedMeanwhile = findChanges(now.form, base, now.values)
  const theirs = changedMeanwhile.map(({ path }) => path)
  const conflicts = changes.map(({ path }) => path).filter((path) => theirs.some((other) => overlaps(path, other)))
  const found = await faultsOfValues(file, now.source, values)
  const site = { isNew: now.source === '', values: now.values }
  const faults = onceWhereEmpty(found, values).map(({ path, message }) => ({
    path,
    message: faultWords(now.form, path, message, isNewAt(site, path)),
  }))
  return { faults, changes, changedMeanwhile, conflicts }
}

/** Keeps one fault for each empty field, because it may have several that all ask for the same text. */
function onceWhereEmpty(faults: DocumentFault[], values: DocumentValues): DocumentFault[] {
  const isKnown = ({ path }: DocumentFault, at: number) => faults.findIndex((each) => each.path === path) < at
  return faults.filter((fault, at) => !isKnown(fault, at) || !isEmpty(valueAt(values, fault.path)))
}

async function faultsOfValues(file: string, source: string, values: DocumentValues): Promise<DocumentFault[]> {
  try {
    return await faultsOf(file, source === '' ? newText(values) : writeValues(source, values))
  } catch (error) {
    if (error instanceof WriteError) return [{ path: '', message: error.message }]
    throw error
  }
}

async function faultsOf(file: string, source: string): Promise<DocumentFault[]> {
  const loaded = await loadText(file, source)
  const { faults } = await checkArticle(loaded)
  return [...loaded.faults, ...faults].map(({ path, message }) => ({ path, message }))
}

function parse(source: string): DocumentValues {
  try {
    return readValues(source)
  } catch (error) {
    if (!(error instanceof WriteError)) throw error
    throw new EditingError('broken', `The file was changed by hand and cannot be read: ${error.message}`)
  }
}
