/** Loads documents with drafts in place of their files, and checks only what has changed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { runSync } from '@mdx-js/mdx'
import * as jsxRuntime from 'react/jsx-runtime'
import { stringify } from 'yaml'
import { articleFaults, compileArticle } from '../article-body.ts'
import { contentFiles, loadContent } from '../load.ts'
import type { Fault } from '../fault.ts'
import { LISTING_FIELDS } from '../listing-fields.ts'
import { SHOW_DRAFTS } from '../page-list.ts'
import { originalsDir, pictureRegister } from '../pictures.ts'
import { overrideSource, sourceVersion, withReads } from '../read-source.ts'
import { mergeValues } from '../editing/merge-values.ts'
import { readValues, type DocumentValues } from '../writing/write-document.ts'

/** A draft with its base; `values` is null when the document is to be removed. */
export type PreviewDraft = { file: string; values: DocumentValues | null; base: DocumentValues }

type Loaded = {
  /** Output of the schema, including fields that only lists show. */
  data: Record<string, unknown>
  /** Module that a page imports. */
  module: Record<string, unknown>
  versions: Map<string, string>
  stamp: string
}

/** Thrown when the current documents cannot be shown. */
export class DraftFault extends Error {
  override readonly name = 'DraftFault'
  readonly faults: Fault[]
  constructor(faults: Fault[]) {
    super(faults[0]?.message)
    this.faults = faults
  }
}

const known = new Map<string, Loaded>()
/** Texts of drafts that are read in place of their files. */
let overridden = new Map<string, string>()
let stamp = ''

/** Returns the values of a draft merged with later changes of its file; null when the document is to be removed. */
export function draftValues({ file, values, base }: PreviewDraft): DocumentValues | null {
  if (values === null || !existsSync(file)) return values
  return mergeValues(base, readValues(readFileSync(file, 'utf8')), values) ?? values
}

/** Reads drafts in place of the files. `edited` is what is being typed, and replaces the draft of its file. */
export async function applyDrafts(edited: { file: string; values: DocumentValues } | null, drafts: PreviewDraft[]) {
  const texts = new Map<string, string>()
  for (const draft of drafts) {
    const values = draftValues(draft)
    texts.set(draft.file, values ? textOf(values) : '')
  }
  const files = new Set([...(await contentFiles()), ...texts.keys()])
  if (edited && files.has(edited.file)) texts.set(edited.file, textOf(edited.values))
  for (const file of overridden.keys()) if (!texts.has(file)) overrideSource(file, null)
  for (const [file, text] of texts) overrideSource(file, text)
  overridden = texts
}

/** Drops the draft of a file until drafts are applied again. Returns false when there was none. */
export function dropDraft(file: string): boolean {
  if (!overridden.delete(file)) return false
  overrideSource(file, null)
  return true
}

/**
 * Drops the draft of another document, other than `kept`, that causes faults in this one because it hides or removes a
 * page that this one links to. Returns its file, or null when there is none.
 */
export async function dropCause(file: string, kept: string | undefined): Promise<string | null> {
  const before = await countFaults(file)
  for (const [other, text] of overridden) {
    if (other === file || other === kept) continue
    overrideSource(other, null)
    if ((await countFaults(file)) < before) {
      overridden.delete(other)
      return other
    }
    overrideSource(other, text)
  }
  return null
}

async function countFaults(file: string): Promise<number> {
  try {
    await refreshFileList()
    await loadDocument(file)
    return 0
  } catch (error) {
    return error instanceof DraftFault ? error.faults.length : 1
  }
}

/** Replaces the edited document until drafts are applied again. */
export const showInstead = ({ file, values }: { file: string; values: DocumentValues }) =>
  overrideSource(file, textOf(values))

const textOf = ({ fields, body }: DocumentValues): string => {
  const yaml = stringify(fields, { lineWidth: 0 })
  return body === undefined ? yaml : `---\n${yaml}---\n${body}`
}

/** Detects added and removed files; to be called before documents are loaded. */
export async function refreshFileList() {
  const texts = readdirSync(originalsDir).filter((name) => name.endsWith('.yaml'))
  stamp = [
    ...(await contentFiles()),
    ...texts.map((name) => sourceVersion(`${originalsDir}/${name}`)),
    sourceVersion(pictureRegister),
    process.env[SHOW_DRAFTS],
  ].join()
}

/** Returns the cached document, if it is still current. */
export function loadedBefore(file: string): Loaded | undefined {
  const before = known.get(file)
  const isSame =
    before?.stamp === stamp && [...before.versions].every(([each, version]) => sourceVersion(each) === version)
  return isSame ? before : undefined
}

/** Loads and checks a document. Throws a DraftFault. */
export async function loadDocument(file: string): Promise<Loaded> {
  const before = loadedBefore(file)
  if (before) return before
  const { result, files } = await withReads(async () => {
    const loaded = await loadContent(file)
    const article = loaded.body === undefined ? null : await compileArticle(loaded.body, loaded.file, 'function-body')
    return { loaded, article }
  })
  const { loaded, article } = result
  const faults = [...loaded.faults, ...(article ? articleFaults(loaded, article) : [])]
  if (faults.length > 0) throw new DraftFault(faults)
  const data: Record<string, unknown> = Object.assign({}, loaded.data)
  const shown: Record<string, unknown> = { ...data, ...article?.extras }
  for (const field of file.split('/').length > 2 ? LISTING_FIELDS : ['search']) delete shown[field]
  const next: Loaded = {
    data,
    // Safe to run: the text has no faults, so it contains no code.
    module: article ? { data: shown, default: runSync(article.code, { ...jsxRuntime }).default } : { default: shown },
    versions: new Map([...files].map((each) => [each, sourceVersion(each)])),
    stamp,
  }
  known.set(file, next)
  return next
}
