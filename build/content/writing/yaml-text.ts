/** Formats new YAML values. */
import { Document, isCollection, isMap, isScalar, isSeq, parseDocument, Scalar, type Node } from 'yaml'
import { isRecord, isSame } from '#shared/values.ts'
import { yamlFaults } from '../yaml-faults.ts'

/** Position of a value: indentation of its lines in spaces, and whether it is inside `[ ]` or `{ }`. */
export type YamlContext = { indent: number; inFlow: boolean }

/**
 * Limits of the line width, in characters, that a folded text is wrapped at; in between, its previous width is kept.
 */
const NARROWEST_FOLD = 60
const WIDEST_FOLD = 120

export const spaces = (count: number) => ' '.repeat(count)

/** Formats a scalar in the style of `like`, where that style can represent it. */
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

/** Formats a block scalar; null where it would need an indentation indicator. */
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

/** Whether YAML parses a text as this value in its context, without any other interpretation. */
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
 * Formats a new value. Its first line is not indented, the others are indented as in `context`. The style is that of
 * `like`, a neighbour: `{ a: b }` on one line, or a line for each field.
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

/** Formats the part after a key in a map with this indentation: the colon and the value. */
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

/** Returns the parsed name of a key. */
export const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key)
