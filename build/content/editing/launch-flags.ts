/**
 * Finds what has to be settled before the site goes live: records flagged as invented, and promises nobody has agreed
 * to.
 */
import type { DocumentValues } from '#shared/studio/documents.ts'
import { FLAG_KINDS } from '#shared/studio/form.ts'
import type { FlagKind, LaunchFlag, FlagText } from '#shared/studio/launch.ts'
import { matchEntries } from '#shared/studio/match-entries.ts'
import { fieldName, isRecord } from '#shared/values.ts'
import { contentFiles } from '../load.ts'
import { fillSiteValues } from '../site-values.ts'
import { readValues } from '../writing/write-document.ts'
import { nameDocument } from './document-names.ts'
import { readFileValues } from './file-values.ts'
import { formOf } from './form-of.ts'
import type { OpenDraft } from './open-draft.ts'
import { walkForm, type Walked } from './walk-form.ts'

/** Text of a file before the first publication; empty where there was no file. */
export type FirstText = { file: string; text: string }

/**
 * Returns all flags in drafts and files, including those that a draft removes, and the numbers of flags on the site now
 * and before the first publication.
 */
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
    onSite += countFlags(now)
    atFirst += text === undefined ? countFlags(now) : text === '' ? 0 : countFlags(readTextValues(text))
    if (values) flags.push(...(await flagsIn(file, values, draft && now)))
  }
  return { flags, onSite, atFirst }
}

/**
 * Returns the flags of a document. With `published`, the document is a draft, and flags that it removes are included.
 */
async function flagsIn(file: string, values: DocumentValues, published?: DocumentValues | null) {
  const settled = new Set<string>()
  const fields = published ? withSettled(published.fields, values.fields, [], settled) : values.fields
  if (countFlags({ fields }) === 0) return []
  const { title, group } = nameDocument(file, fields)
  const walked = walkForm(await formOf(file), fields)
  const valuesAt = new Map(walked.map((each) => [fieldName(each.path), each.value]))
  return walked.flatMap(({ path, titles, value }): LaunchFlag[] => {
    if (!isRecord(value)) return []
    return FLAG_KINDS.filter((kind) => value[kind] === true).map((kind) => ({
      file,
      title,
      group,
      kind,
      path: fieldName(path),
      field: placeOf(path, titles, asRead(nameOf(value)), valuesAt),
      words: wordsOf(value),
      texts: [
        ...textsIn(walked, valuesAt, path, kind),
        ...(path.length === 0 && values.body
          ? [{ path: 'body', field: 'Text', text: asRead(values.body), isName: false }]
          : []),
      ],
      isSettled: settled.has(fieldName([...path, kind])),
    }))
  })
}

/**
 * Returns a draft with the flags it removed set again, where their records still exist, and adds their paths to
 * `settled`.
 */
function withSettled(before: unknown, after: unknown, path: Walked['path'], settled: Set<string>): unknown {
  if (Array.isArray(before) && Array.isArray(after)) {
    return matchEntries(before, after).map(({ value, from, copy }, at) =>
      from === null || copy ? value : withSettled(before[from], value, [...path, at], settled),
    )
  }
  if (!isRecord(before) || !isRecord(after)) return after
  const inside = Object.entries(after).map(([name, value]) => [
    name,
    withSettled(before[name], value, [...path, name], settled),
  ])
  const taken = FLAG_KINDS.filter((kind) => before[kind] === true && after[kind] !== true)
  for (const kind of taken) settled.add(fieldName([...path, kind]))
  return { ...Object.fromEntries(inside), ...Object.fromEntries(taken.map((kind) => [kind, true])) }
}

/** Returns the word for an entry without its number, which means nothing outside the form; nothing for `Entry`. */
const entryWords = (title: string) => [title.replace(/ \d+$/, '')].filter((word) => word !== 'Entry')

/**
 * Returns the title of a record as the form shows it. A list entry has the title of its list, and a parent record its
 * own name or that of the first record in it: `Why choose us › Point`.
 */
const placeOf = (path: Walked['path'], titles: string[], own: string, valuesAt: ValuesAt) =>
  titles
    .flatMap((title, at) => {
      if (typeof path[at + 1] === 'number') return []
      if (typeof path[at] !== 'number') return [title]
      const inside = at === path.length - 1 ? '' : nameInside(valuesAt.get(fieldName(path.slice(0, at + 1))))
      return inside && inside !== own ? [inside] : entryWords(title)
    })
    .join(' › ')

/** Returns the title of a text within a record, without the list entries between the two. */
const labelOf = (path: Walked['path'], titles: string[]) =>
  titles
    .flatMap((title, at) => {
      if (typeof path[at + 1] === 'number') return []
      if (typeof path[at] !== 'number') return [title]
      return at === path.length - 1 ? entryWords(title) : []
    })
    .join(' › ')

/** Values of a document by path. */
type ValuesAt = ReadonlyMap<string, unknown>

/** Returns the texts of the record at a path that visitors read. */
function textsIn(walked: Walked[], valuesAt: ValuesAt, path: Walked['path'], kind: FlagKind): FlagText[] {
  const isWithin = (inner: Walked['path'], outer: Walked['path']) => outer.every((part, at) => inner[at] === part)
  const inside = walked.filter((each) => each.path.length > path.length && isWithin(each.path, path))
  const alone = inside.filter(({ value }) => isRecord(value) && (value[kind] === true || isFigure(value)))
  const others = inside.filter((each) => !alone.some(({ path: own }) => isWithin(each.path, own)))
  const figures = alone.filter(({ value }) => isRecord(value) && value[kind] !== true)
  return inside.flatMap((each) => {
    const { path: at, titles, value } = each
    const text = figures.includes(each) ? figureOf(value) : others.includes(each) ? readText(each) : ''
    const field = labelOf(at.slice(path.length), titles.slice(path.length))
    const around = valuesAt.get(fieldName(at.slice(0, -1)))
    const isName = figures.includes(each) || (isRecord(around) && at.at(-1) === NAMES.find((name) => around[name]))
    return text ? [{ path: fieldName(at), field, text: asRead(text), isName }] : []
  })
}

/** Fields that only the site uses, although they are texts and numbers. */
const UNREAD = ['id', 'order', 'first']

/** Kinds of texts that visitors read as words, unlike pictures, links and days. */
const READ_TEXTS: readonly string[] = ['line', 'long', 'web-address', 'email', 'article-text']

function readText({ path, field, value }: Walked): string {
  if (UNREAD.includes(String(path.at(-1)))) return ''
  if (typeof value === 'number') return field?.kind === 'number' && !field.isPerson ? `${field.title} ${value}` : ''
  if (typeof value !== 'string' || !field) return ''
  if (field.kind === 'choice') return field.isRead ? value : ''
  return field.kind === 'text' && READ_TEXTS.includes(field.text) ? value : ''
}

/** Returns the number of flags in a document. */
export function countFlags(values: DocumentValues | null | undefined): number {
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

const firstOf = (record: Record<string, unknown>, names: string[]): string =>
  names.flatMap((name) => record[name]).find((value): value is string => typeof value === 'string' && value !== '') ??
  ''
const nameOf = (record: Record<string, unknown>) => firstOf(record, NAMES)

/** Returns the name of a record, or else that of the first record in it. */
function nameInside(value: unknown): string {
  if (!isRecord(value)) return ''
  const names = [value, ...Object.values(value)].map((each) => (isRecord(each) ? nameOf(each) : ''))
  return asRead(names.find((name) => name !== '') ?? '')
}

/** Fills in site values; placeholders that only the page fills in become “…”. */
const asRead = (text: string) => fillSiteValues(text).replaceAll(/\{\w+(?:\|[^{}]*)?\}/g, '…')

/** Returns the name of a record and its text. */
function wordsOf(record: Record<string, unknown>): string {
  const words = asRead(
    [nameOf(record) || figureOf(record['metric']), firstOf(record, TEXTS)].filter(Boolean).join(': '),
  )
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH).trimEnd()}…` : words
}

/** Whether a record is a figure, whose parts are read as one text. */
const isFigure = (value: Record<string, unknown>) =>
  'value' in value && ('prefix' in value || 'suffix' in value || 'label' in value)

/** Returns the text of a figure, such as “$18M+ revenue”. */
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
