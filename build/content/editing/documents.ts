/** What the studio reads of content files, and what a draft of one would come to. */
import { readFileSync, statSync } from 'node:fs'
import type { DocumentChange, DocumentFault } from '#shared/studio/documents.ts'
import { findChanges, overlaps } from '#shared/studio/find-changes.ts'
import type { FormField } from '#shared/studio/form.ts'
import { textsOf } from '#shared/values.ts'
import { checkArticle } from '../article-body.ts'
import type { Fault } from '../fault.ts'
import { makeForm } from '../forms/make-form.ts'
import { contentFiles, loadContent, loadText, schemaFor } from '../load.ts'
import { schemaNameOf } from '../schema-name.ts'
import { contentWarnings } from '../warnings.ts'
import { readValues, WriteError, writeValues, type DocumentValues } from '../writing/write-document.ts'
import { nameDocument } from './document-names.ts'
import { hashOf } from './publish-texts.ts'

/** An error whose words are for people. */
export class EditingError extends Error {
  override readonly name = 'EditingError'
  readonly code: 'unknown' | 'broken'
  constructor(code: 'unknown' | 'broken', message: string) {
    super(message)
    this.code = code
  }
}

/** A kept draft, with what the file said when it was begun. */
export type KeptDraft = { values: DocumentValues; base: DocumentValues }

const MAX_HITS = 3
const MAX_HIT_LENGTH = 200

/** Documents in which all the words stand, with the texts that have most of them. */
export async function listDocuments(search = '') {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return (await contentFiles()).flatMap((file) => {
    const values = valuesOf(file)
    const named = nameDocument(file, values?.fields)
    const texts = values ? textsOf(values.fields) : []
    for (const text of values?.body?.split('\n') ?? []) texts.push({ path: 'body', text })
    const all = [named.title, ...texts.map(({ text }) => text)].join('\n').toLowerCase()
    if (!words.every((word) => all.includes(word))) return []
    return [{ file, ...named, hits: words.length ? bestHits(texts, words) : [] }]
  })
}

type Text = { path: string; text: string }

function bestHits(texts: Text[], words: string[]): Text[] {
  const scored = texts.map(({ path, text }) => {
    const plain = text.toLowerCase()
    return { path, text, score: words.filter((word) => plain.includes(word)).length }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best === 0) return []
  const hits = scored.filter(({ score }) => score === best).slice(0, MAX_HITS)
  return hits.map(({ path, text }) => ({ path, text: around(text.trim(), words) }))
}

/** A part of a long text in which the first of the words stands. */
function around(text: string, words: string[]): string {
  if (text.length <= MAX_HIT_LENGTH) return text
  const at = Math.max(0, Math.min(...words.map((word) => text.toLowerCase().indexOf(word)).filter((each) => each >= 0)))
  const start = Math.max(0, at - MAX_HIT_LENGTH / 2)
  const end = start + MAX_HIT_LENGTH
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}

/** Throws an EditingError when there is no such file, or its YAML is broken. */
export async function readDocument(file: string, draft: KeptDraft | null) {
  const source = await sourceOf(file)
  const values = parse(source)
  const form = await formOf(file)
  return {
    file,
    ...nameDocument(file, values.fields),
    version: hashOf(source),
    form,
    values,
    faults: await faultsOf(file, source),
    warnings: (await warningsOf(file)).map(({ path, message }) => ({ path, message })),
    draft: draft && (await describeDraft(file, { source, values, form }, draft)),
  }
}

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
  { values, base }: KeptDraft,
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
  return { faults: await faultsOfValues(file, now.source, values), changes, changedMeanwhile, conflicts }
}

async function faultsOfValues(file: string, source: string, values: DocumentValues): Promise<DocumentFault[]> {
  try {
    return await faultsOf(file, writeValues(source, values))
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

async function formOf(file: string): Promise<FormField> {
  const schema = await schemaFor(file)
  if (typeof schema === 'string') throw new EditingError('broken', schema)
  return makeForm(schemaNameOf(file), schema)
}

/** Only what is in the list can be read, so no path leads out of it. */
async function sourceOf(file: string): Promise<string> {
  if (!(await contentFiles()).includes(file)) throw new EditingError('unknown', `There is no document ${file}.`)
  return readFileSync(file, 'utf8')
}

function parse(source: string): DocumentValues {
  try {
    return readValues(source)
  } catch (error) {
    if (!(error instanceof WriteError)) throw error
    throw new EditingError('broken', `The file was changed by hand and cannot be read: ${error.message}`)
  }
}

function valuesOf(file: string): DocumentValues | null {
  try {
    return readValues(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
