/** What has to be settled before the site goes live: records flagged as invented, and promises nobody has agreed to. */
import type { DocumentValues } from '#shared/studio/documents.ts'
import { FLAG_KINDS, type LaunchFlag } from '#shared/studio/launch.ts'
import { fieldName, isRecord } from '#shared/values.ts'
import { contentFiles } from '../load.ts'
import { fillSiteValues } from '../site-values.ts'
import { readValues } from '../writing/write-document.ts'
import { nameDocument } from './document-names.ts'
import { readFileValues } from './file-values.ts'
import { formOf } from './form-of.ts'
import type { OpenDraft } from './open-draft.ts'
import { walkForm } from './walk-form.ts'

/** A file as it was before anything was published; no text where there was none. */
export type FirstText = { file: string; text: string }

/** Every flag as the drafts will leave it, how many the files have now, and how many there were at first. */
export async function findFlags(drafts: OpenDraft[], firstTexts: FirstText[]) {
  const draftValues = new Map(drafts.map(({ file, values }) => [file, values]))
  const first = new Map(firstTexts.map(({ file, text }) => [file, text]))
  const flags: LaunchFlag[] = []
  let onSite = 0
  let atFirst = 0
  for (const file of new Set([...(await contentFiles()), ...draftValues.keys(), ...first.keys()])) {
    const now = readFileValues(file)
    const draft = draftValues.get(file)
    const text = first.get(file)
    const values = draft === undefined ? now : draft
    onSite += countIn(now)
    atFirst += text === undefined ? countIn(now) : text === '' ? 0 : countIn(readTextValues(text))
    if (values && countIn(values) > 0) flags.push(...(await flagsIn(file, values)))
  }
  return { flags, onSite, atFirst }
}

async function flagsIn(file: string, values: DocumentValues): Promise<LaunchFlag[]> {
  const { title, group } = nameDocument(file, values.fields)
  return walkForm(await formOf(file), values.fields).flatMap(({ path, titles, value }) => {
    if (!isRecord(value)) return []
    return FLAG_KINDS.filter((kind) => value[kind] === true).map((kind) => ({
      file,
      title,
      group,
      kind,
      path: fieldName(path),
      field: titles.join(' › '),
      words: wordsOf(value),
    }))
  })
}

function countIn(values: DocumentValues | null): number {
  if (!values) return 0
  const records = walkForm(undefined, values.fields).map(({ value }) => value)
  return records.filter(isRecord).flatMap((record) => FLAG_KINDS.filter((kind) => record[kind] === true)).length
}

const NAMES = ['name', 'title', 'brand', 'heading', 'question', 'city']
const TEXTS = [
  'text',
  'quote',
  'answer',
  'description',
  'line',
  'lead',
  'note',
  'summary',
  'paragraphs',
  'points',
  'items',
]
const MAX_LENGTH = 240

/** Its name and what it says, as visitors read it; what only the page itself can fill in is left open. */
function wordsOf(record: Record<string, unknown>): string {
  const first = (names: string[]) =>
    names.flatMap((name) => record[name]).find((value) => typeof value === 'string' && value)
  const written = [first(NAMES) ?? figureOf(record['metric']), first(TEXTS)].filter(Boolean).join(': ')
  const words = fillSiteValues(written).replaceAll(/\{\w+(?:\|[^{}]*)?\}/g, '…')
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH).trimEnd()}…` : words
}

/** Such as “$18M+ revenue”. */
function figureOf(metric: unknown): string {
  if (!isRecord(metric)) return ''
  const { prefix = '', value = '', suffix = '', label = '' } = metric
  return `${String(prefix)}${String(value)}${String(suffix)} ${String(label)}`.trim()
}

function readTextValues(text: string): DocumentValues | null {
  try {
    return readValues(text)
  } catch {
    return null
  }
}
