/** What the studio reads of content files, and what a draft of one would come to. */
import { readFileSync, statSync } from 'node:fs'
import type { DocumentChange, DocumentFault } from '#shared/studio/documents.ts'
import { fieldAt, fieldTitle } from '#shared/studio/field-title.ts'
import { findChanges, overlaps } from '#shared/studio/find-changes.ts'
import type { FormField } from '#shared/studio/form.ts'
import { isRecord, textsOf } from '#shared/values.ts'
import { checkArticle } from '../article-body.ts'
import type { Fault } from '../fault.ts'
import { contentFiles, loadContent, loadText } from '../load.ts'
import { fillSiteValues } from '../site-values.ts'
import { schemaNameOf } from '../schema-name.ts'
import { hiddenBecause } from '../page-list.ts'
import { contentWarnings } from '../warnings.ts'
import { newText, readValues, WriteError, writeValues, type DocumentValues } from '../writing/write-document.ts'
import { nameDocument } from './document-names.ts'
import { EditingError } from './editing-error.ts'
import { findNamedFields } from './find-named-fields.ts'
import { faultWords } from './fault-words.ts'
import { noValues, readFileValues } from './file-values.ts'
import { formOf } from './form-of.ts'
import { clock } from '../today.ts'
import { pageOf } from './page-of.ts'
import type { OpenDraft } from './open-draft.ts'
import { hashOf } from './publish-texts.ts'

/** A stored draft, with what the file said when it was begun; `values` is null when the document is to be removed. */
export type StoredDraft = { values: DocumentValues | null; base: DocumentValues }

const MAX_HITS = 3
const MAX_HIT_LENGTH = 200

/** Documents in which all the words stand, with the texts that have most of them and the fields that are called so. */
export async function listDocuments(search = '', drafts: OpenDraft[] = []) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const files = await contentFiles()
  const added = new Map(drafts.map(({ file, values }) => [file, values]))
  for (const file of files) added.delete(file)
  const forms = words.length > 0 ? await formsOf([...files, ...added.keys()]) : null
  return [...files, ...added.keys()].flatMap((file) => {
    const values = added.get(file) ?? readFileValues(file)
    const named = nameDocument(file, values?.fields)
    const form = forms?.get(file)
    const fields = form ? findNamedFields(form, { document: named.title, fields: values?.fields }, words) : []
    const texts = (values ? textsOf(values.fields) : []).flatMap((text) => shownText(form, text))
    for (const text of values?.body?.split('\n') ?? []) texts.push({ path: 'body', text: fillSiteValues(text) })
    const all = [named.title, ...texts.map(({ text }) => text)].join('\n').toLowerCase()
    const isFound = words.every((word) => all.includes(word))
    if (!isFound && fields.length === 0) return []
    const hits = (isFound ? bestHits(texts, words) : []).map((hit) => ({
      ...hit,
      title: form ? fieldTitle(form, hit.path) : '',
    }))
    const page = { isNew: added.has(file), hidden: pageOf(file) ? hiddenOf(values?.fields) : null }
    return [{ file, ...named, ...page, hits, fields }]
  })
}

/** Documents of one kind have one form. A file that no form fits is found by its words alone. */
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

type Text = { path: string; text: string }

/** As it is read: `{strategyDays}` is a number, and what is chosen from a list has the words that stand in the list. */
function shownText(form: FormField | undefined, { path, text }: Text): Text[] {
  const field = form && fieldAt(form, path)
  if (field?.kind === 'fixed') return []
  if (field?.kind !== 'choice') return [{ path, text: fillSiteValues(text) }]
  return [{ path, text: field.options.find(({ value }) => value === text)?.title ?? text }]
}

/** Texts that have most of the words, where there are any only those in which the words stand together. */
function bestHits(texts: Text[], words: string[]): Text[] {
  if (words.length === 0) return []
  const phrase = words.join(' ')
  const scored = texts.map(({ path, text }) => {
    const plain = text.toLowerCase()
    return { path, text, score: words.filter((word) => plain.includes(word)).length + Number(plain.includes(phrase)) }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best === 0) return []
  const hits = scored.filter(({ score }) => score === best).slice(0, MAX_HITS)
  return hits.map(({ path, text }) => ({
    path,
    text: around(text.trim(), text.toLowerCase().includes(phrase) ? [phrase] : words),
  }))
}

/** A part of a long text in which the first of the words stands. */
function around(text: string, words: string[]): string {
  if (text.length <= MAX_HIT_LENGTH) return text
  const at = Math.max(0, Math.min(...words.map((word) => text.toLowerCase().indexOf(word)).filter((each) => each >= 0)))
  const start = Math.max(0, at - MAX_HIT_LENGTH / 2)
  const end = start + MAX_HIT_LENGTH
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}

/**
 * A document with its draft. Throws an EditingError when there is neither a file nor a draft of it, or its YAML is
 * broken.
 */
export async function readDocument(file: string, draft: StoredDraft | null) {
  const isNew = !(await contentFiles()).includes(file)
  // Only what is in the list can be read, so no path leads out of it.
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

/** Warnings compare all documents with each other: they are looked for again only when a file has changed. */
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
  const faults = found.map(({ path, message }) => ({ path, message: faultWords(now.form, path, message) }))
  return { faults, changes, changedMeanwhile, conflicts }
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
