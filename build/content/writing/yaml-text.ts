/** Makes the text of new YAML values. */
import { Document, isCollection, isMap, isScalar, isSeq, parseDocument, Scalar, type Node } from 'yaml'
import { isRecord, isSame } from '#shared/values.ts'
import { yamlFaults } from '../yaml-faults.ts'

/** Where a value will stand: behind how many spaces its lines begin, and whether inside `[ ]` or `{ }`. */
export type YamlContext = { indent: number; inFlow: boolean }

/** Characters; a folded text is wrapped at about the width that its lines had. */
const NARROWEST_FOLD = 60
const WIDEST_FOLD = 120

export const spaces = (count: number) => ' '.repeat(count)

/** A text, number, yes or no in the style that `like` has, where that style can hold it. */
export function scalarText(value: unknown, context: YamlContext, like?: Node | null, source = ''): string {
  if (typeof value !== 'string') return value === undefined ? 'null' : String(value)
  const type = isScalar(like) && typeof like.value === 'string' ? like.type : undefined
  if (!context.inFlow && (type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL')) {
    const width = like?.range ? widthOf(source.slice(like.range[0], like.range[1])) : WIDEST_FOLD
    const text = blockText(value, type, context.indent, width)
    if (text !== null) return text
  }
  if (type === 'QUOTE_SINGLE' && !/[\n\r]/.test(value)) {
    const text = `'${value.replaceAll("'", "''")}'`
    if (reads(text, value, context)) return text
  }
  if (type !== 'QUOTE_DOUBLE' && type !== 'QUOTE_SINGLE' && reads(value, value, context)) return value
  return JSON.stringify(value)
}

const widthOf = (text: string) =>
  Math.min(WIDEST_FOLD, Math.max(NARROWEST_FOLD, ...text.split('\n').map((line) => line.trim().length)))

/** Null where the text would need an indicator of its indentation. */
function blockText(value: string, type: 'BLOCK_FOLDED' | 'BLOCK_LITERAL', indent: number, width: number) {
  const scalar = new Scalar(value)
  scalar.type = type
  const document = new Document({ key: scalar })
  const written = document.toString({ lineWidth: type === 'BLOCK_FOLDED' ? width : 0, minContentWidth: 0, indent: 2 })
  const [header = '', ...lines] = written.replace(/\n$/, '').split('\n')
  const [, sign] = /^key: ([>|][+-]?)$/.exec(header) ?? []
  if (!sign) return null
  return [sign, ...lines.map((line) => (line.trim() ? spaces(indent) + line.slice(2) : ''))].join('\n')
}

/** Whether YAML reads a text as this value where it will stand, and nobody could take it for something else. */
function reads(text: string, value: unknown, { inFlow }: YamlContext): boolean {
  if (text === '' || text !== text.trim() || /[\n\r]/.test(text)) return false
  const source = inFlow ? `key: [${text}, end]\nmap: { key: ${text}, end: 1 }\n` : `key: ${text}\nlist:\n  - ${text}\n`
  const document = parseDocument(source, { logLevel: 'error' })
  if (yamlFaults(source, document).length > 0) return false
  const expected = inFlow ? { key: [value, 'end'], map: { key: value, end: 1 } } : { key: value, list: [value] }
  return isSame(document.toJS(), expected)
}

export const keyText = (key: string): string =>
  reads(key, key, { indent: 0, inFlow: true }) ? key : JSON.stringify(key)

/**
 * A new value. Its first line has no spaces before it, the others have those of `context`. `like` is a neighbour whose
 * style it takes: `{ a: b }` on one line, or a line for each field.
 */
export function valueText(value: unknown, context: YamlContext, like?: Node | null): string {
  const isFlow = context.inFlow || (isCollection(like) && like.flow === true)
  if (Array.isArray(value))
    return isFlow || value.length === 0 ? flowList(value, context, like) : blockList(value, context, like)
  if (!isRecord(value)) return scalarText(value, context, like)
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  if (isFlow || entries.length === 0) return flowMap(entries, context, like)
  return entries
    .map(([key, entry]) => keyText(key) + behindKey(entry, context.indent, likeField(like, key)))
    .join(`\n${spaces(context.indent)}`)
}

/** What stands behind `key` in a map whose keys have this indentation: the colon and the value. */
export function behindKey(value: unknown, indent: number, like?: Node | null): string {
  const inner = { indent: indent + 2, inFlow: false }
  const text = valueText(value, inner, like)
  return startsBelow(value, like) ? `:\n${spaces(inner.indent)}${text}` : `: ${text}`
}

function startsBelow(value: unknown, like?: Node | null): boolean {
  if (isCollection(like) && like.flow === true) return false
  return Array.isArray(value) ? value.length > 0 : isRecord(value) && Object.keys(value).length > 0
}

const blockList = (items: unknown[], { indent }: YamlContext, like?: Node | null) =>
  items
    .map((item) => `- ${valueText(item, { indent: indent + 2, inFlow: false }, likeItem(like))}`)
    .join(`\n${spaces(indent)}`)

function flowList(items: unknown[], { indent }: YamlContext, like?: Node | null) {
  return `[${items.map((item) => valueText(item, { indent, inFlow: true }, likeItem(like))).join(', ')}]`
}

function flowMap(entries: [string, unknown][], { indent }: YamlContext, like?: Node | null) {
  if (entries.length === 0) return '{}'
  const fields = entries.map(([key, entry]) => {
    return `${keyText(key)}: ${valueText(entry, { indent, inFlow: true }, likeField(like, key))}`
  })
  return `{ ${fields.join(', ')} }`
}

const likeItem = (like?: Node | null): Node | null => (isSeq<Node>(like) ? (like.items[0] ?? null) : null)

function likeField(like: Node | null | undefined, key: string): Node | null {
  if (!isMap<Node, Node | null>(like)) return null
  return like.items.find((pair) => nameOf(pair.key) === key)?.value ?? null
}

/** A key as it is read. */
export const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key)
