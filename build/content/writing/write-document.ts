/** Writes changed values into the text of a content file. Bytes of unchanged values are kept. */
import { isSame } from '#shared/values.ts'
import { CST, parseDocument, Parser, stringify } from 'yaml'
import { yamlFaults } from '../yaml-faults.ts'
import { splice } from './splice.ts'

export type DocumentValues = {
  /** Values of the YAML: a whole record, or the front matter of an article. */
  fields: unknown
  /** Text of an article; undefined for a record. */
  body?: string
}

export class WriteError extends Error {
  override readonly name = 'WriteError'
}

type Parts = { before: string; yaml: string; after: string; body?: string; start: string }

/** Parses the values of a content file. Throws a WriteError when its YAML is broken. */
export function readValues(source: string): DocumentValues {
  const { yaml, body } = partsOf(source)
  const document = parse(yaml)
  return { fields: document.toJS(), ...(body !== undefined && { body: unixLines(body) }) }
}

/**
 * Returns the text of a content file with these values. Only bytes of changed values differ; comments and the order of
 * fields are kept. Throws a WriteError when the result would not parse to these values.
 */
export function writeValues(source: string, wanted: DocumentValues): string {
  const parts = partsOf(source)
  const isWindows = parts.yaml.includes('\r\n')
  const yaml = isWindows ? unixLines(parts.yaml) : parts.yaml
  const { text: spliced, dropped } = splice(yaml, parse(yaml), wanted.fields)
  const lines = (text: string) => (isWindows ? text.replaceAll('\n', '\r\n') : text)
  const body = parts.body === undefined || isBodySame(parts, wanted) ? parts.body : lines(unixLines(wanted.body ?? ''))
  const written = parts.before + (spliced === yaml ? parts.yaml : lines(spliced)) + parts.after + (body ?? '')
  verify(source, written, wanted, dropped)
  return written
}

/**
 * Returns the text of a new content file with these values, an article if there is a body. Throws a WriteError like
 * writeValues.
 */
export function newText({ fields, body }: DocumentValues): string {
  const yaml = stringify(plain(fields), { lineWidth: 0 })
  const written = body === undefined ? yaml : `---\n${yaml}---\n${unixLines(body)}`
  verify('', written, { fields, ...(body !== undefined && { body }) }, [])
  return written
}

const isBodySame = ({ body }: Parts, wanted: DocumentValues) => unixLines(body ?? '') === unixLines(wanted.body ?? '')

/** Parses the written text again. It must have the wanted values, and all comments of the parts that remain. */
function verify(source: string, written: string, wanted: DocumentValues, dropped: string[]) {
  const read = readValues(written)
  if (!isSame(read.fields, plain(wanted.fields)) || (read.body ?? '') !== unixLines(wanted.body ?? '')) {
    throw new WriteError('The file would not say what was typed. Nothing was written.')
  }
  const left = [...comments(written), ...dropped]
  for (const comment of comments(source)) {
    const at = left.indexOf(comment)
    if (at < 0) throw new WriteError(`The remark “${comment}” would be lost. Nothing was written.`)
    left.splice(at, 1)
  }
}

/** Returns a value as it would be parsed from JSON, without undefined fields. */
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))

function parse(yaml: string) {
  const document = parseDocument(yaml, { keepSourceTokens: true })
  const [fault] = yamlFaults(yaml, document)
  if (fault) throw new WriteError(fault.message)
  return document
}

/** Splits a file into its YAML and the text around it. */
function partsOf(source: string): Parts {
  const start = source.startsWith('\uFEFF') ? '\uFEFF' : ''
  const article = /^(\uFEFF?---[ \t]*\r?\n)((?:[\s\S]*?\r?\n)?)(---[ \t]*(?:\r?\n|$))([\s\S]*)$/.exec(source)
  if (!article) return { before: start, yaml: source.slice(start.length), after: '', start }
  const [, before = '', yaml = '', after = '', body = ''] = article
  return { before, yaml, after, body, start }
}

const unixLines = (text: string): string => text.replaceAll('\r\n', '\n')

/** Lists all comments of a file's YAML. */
function comments(source: string): string[] {
  const found: string[] = []
  const add = (tokens: readonly CST.SourceToken[] | undefined) => {
    for (const { type, source: text } of tokens ?? []) if (type === 'comment') found.push(text)
  }
  for (const token of new Parser().parse(unixLines(partsOf(source).yaml))) {
    if (token.type === 'comment') found.push(token.source)
    if (token.type !== 'document') continue
    add(token.start)
    add(token.end)
    CST.visit(token, ({ start, sep, value }) => {
      add(start)
      add(sep)
      if (value && 'end' in value && Array.isArray(value.end)) add(value.end)
    })
  }
  return found
}
