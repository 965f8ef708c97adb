/** Edits the text of a YAML document so that it has other values. */
import { isRecord, isSame } from '#shared/values.ts'
import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { addedAfter, dashesOf, commentsIn } from './yaml-parts.ts'
import { matchEntries, type Entry } from '#shared/studio/match-entries.ts'
import { behindKey, keyText, nameOf, scalarText, spaces, valueText, type YamlContext } from './yaml-text.ts'

/** Safe to assume: keys and values of a parsed document are nodes. */
type ParsedMap = YAMLMap<Node, Node | null>
type MapPair = Pair<Node, Node | null>

type Edit = { from: number; to: number; text: string }

/**
 * Changes only those bytes of the source (with Unix line ends) that have to change for `wanted`. Also returns the
 * comments inside of removed parts.
 */
export function splice(source: string, document: Document, wanted: unknown): { text: string; dropped: string[] } {
  const { contents } = document
  if (!contents) {
    const text = `${source}${source === '' || source.endsWith('\n') ? '' : '\n'}${valueText(wanted, TOP)}\n`
    return { text, dropped: [] }
  }
  const splicer = new Splicer(source)
  return { text: splicer.apply(contents, wanted), dropped: splicer.dropped }
}

const TOP: YamlContext = { indent: 0, inFlow: false }

class Splicer {
  readonly #source: string
  readonly dropped: string[] = []

  constructor(source: string) {
    this.#source = source
  }

  apply(node: Node, wanted: unknown): string {
    return this.#render(0, this.#source.length, this.#changeValue(node, wanted, TOP))
  }

  /** Edits a value. `context` is where the lines of its text or the fields of its record begin. */
  #changeValue(node: Node | undefined, wanted: unknown, context: YamlContext): Edit[] {
    if (!node || isSame(node.toJSON(), wanted)) return []
    const here = { ...context, inFlow: context.inFlow || (isCollection(node) && node.flow === true) }
    if (isMap<Node, Node | null>(node) && isRecord(wanted)) {
      const hasFieldsLeft = node.items.some((pair) => wanted[nameOf(pair.key)] !== undefined)
      if (hasFieldsLeft)
        return here.inFlow ? this.#changeFlowMap(node, wanted, here) : this.#changeBlockMap(node, wanted)
    } else if (isSeq<Node>(node) && Array.isArray(wanted) && wanted.length > 0 && node.items.length > 0) {
      return this.#changeList(node, wanted, here)
    }
    return [this.#replaceValue(node, wanted, context)]
  }

  /** Replaces a value by one of another kind; comments inside it are kept after it. */
  #replaceValue(node: Node, wanted: unknown, context: YamlContext): Edit {
    const from = startOf(node)
    const to = this.#contentEnd(node)
    if (isScalar(node) && !Array.isArray(wanted) && !isRecord(wanted)) {
      const text = scalarText(wanted, context, node, this.#source)
      const wasBlock = this.#source[to - 1] === '\n' && from < to
      return { from, to, text: (from === to ? ' ' : '') + text + (wasBlock ? '\n' : '') }
    }
    const comments = commentsIn(node).map((comment) => `\n${spaces(context.indent)}${comment}`)
    const like = isCollection(node) && node.flow === true && node.items.length > 0 ? node : null
    const isBelow =
      !context.inFlow &&
      !like &&
      (Array.isArray(wanted) ? wanted.length > 0 : isRecord(wanted) && Object.keys(wanted).length > 0)
    const line = this.#source.slice(this.#lineStart(from), from)
    const standsBelow = isCollection(node) && node.flow !== true && context !== TOP
    const text = valueText(wanted, context, like)
    if (standsBelow && !isBelow && /^ *$/.test(line))
      return { from: this.#beforeLines(from), to: this.#withoutBreak(to), text: ` ${text}${comments.join('')}` }
    if (isBelow && !standsBelow && /: *$/.test(line)) {
      const start = from - (/ *$/.exec(line)?.[0].length ?? 0)
      return {
        from: start,
        to,
        text: `\n${spaces(context.indent)}${text}${comments.join('')}${this.#source[to - 1] === '\n' && from < to ? '\n' : ''}`,
      }
    }
    return { from, to: this.#withoutBreak(to), text: text + comments.join('') }
  }

  #changeBlockMap(map: ParsedMap, wanted: Record<string, unknown>): Edit[] {
    const [first] = map.items
    const indent = first ? startOf(first.key) - this.#lineStart(startOf(first.key)) : 0
    const added = addedAfter(map, wanted)
    const edits: Edit[] = []
    const isKept = (pair: MapPair) => wanted[nameOf(pair.key)] !== undefined
    const firstKept = map.items.find(isKept)
    for (const [at, pair] of map.items.entries()) {
      const { key } = pair
      const name = nameOf(key)
      const lineEnd = this.#lineEnd(this.#pairEnd(pair))
      if (!isKept(pair)) {
        this.dropped.push(...commentsIn(pair.value))
        edits.push(this.#removePair(map, at, lineEnd))
        continue
      }
      if (pair === firstKept) {
        const text = (added.get(null) ?? []).map(
          (field) => keyText(field) + behindKey(wanted[field], indent) + `\n${spaces(indent)}`,
        )
        if (text.length > 0) edits.push({ from: startOf(key), to: startOf(key), text: text.join('') })
      }
      if (pair.value) edits.push(...this.#changeValue(pair.value, wanted[name], { indent: indent + 2, inFlow: false }))
      for (const field of added.get(name) ?? []) {
        const text = spaces(indent) + keyText(field) + behindKey(wanted[field], indent)
        edits.push(this.#insertLine(lineEnd, text))
      }
    }
    return edits
  }

  /** Removes a field's lines. Where the field follows the `-` of a list entry, the next field moves there. */
  #removePair(map: ParsedMap, at: number, lineEnd: number): Edit {
    const start = startOf(map.items[at]?.key)
    const lineStart = this.#lineStart(start)
    if (/^ *$/.test(this.#source.slice(lineStart, start))) return { from: lineStart, to: lineEnd, text: '' }
    const next = map.items[at + 1]
    const to = next ? startOf(next.key) : lineEnd
    const between = this.#source.slice(lineEnd, to)
    return between.trim() === '' ? { from: start, to, text: '' } : { from: start, to: lineEnd, text: '\n' }
  }

  #changeFlowMap(map: ParsedMap, wanted: Record<string, unknown>, context: YamlContext): Edit[] {
    const edits = map.items.flatMap((pair) => {
      const value = wanted[nameOf(pair.key)]
      return value === undefined || !pair.value ? [] : this.#changeValue(pair.value, value, context)
    })
    const added = addedAfter(map, wanted)
    if (added.size === 0 && map.items.every((pair) => wanted[nameOf(pair.key)] !== undefined)) return edits
    const fresh = (names: string[] = []) => names.map((name) => `${keyText(name)}: ${valueText(wanted[name], context)}`)
    const texts = map.items.flatMap((pair) => {
      const name = nameOf(pair.key)
      if (wanted[name] === undefined) return []
      return [this.#render(startOf(pair.key), this.#pairEnd(pair), edits), ...fresh(added.get(name))]
    })
    return [this.#rebuildFlow(map, [...fresh(added.get(null)), ...texts], context)]
  }

  #changeList(list: YAMLSeq<Node>, wanted: unknown[], context: YamlContext): Edit[] {
    const nodes = list.items
    const before = nodes.map((node): unknown => node.toJSON())
    const entries = matchEntries(before, wanted)
    const isInPlace = entries.length === before.length && entries.every(({ from, copy }, at) => from === at && !copy)
    if (context.inFlow) {
      const texts = entries.map(({ value, from }) => {
        const node = from === null ? undefined : nodes[from]
        return node
          ? this.#render(startOf(node), this.#contentEnd(node), this.#changeValue(node, value, context))
          : valueText(value, context, nodes[0])
      })
      if (!isInPlace) return [this.#rebuildFlow(list, texts, context)]
      return entries.flatMap(({ value, from }) => this.#changeValue(nodes[from ?? 0], value, context))
    }
    const dashes = dashesOf(list)
    const dash = dashes[0] ?? startOf(list)
    const indent = dash - this.#lineStart(dash)
    const inner = { indent: indent + 2, inFlow: false }
    const editsOf = ({ value, from }: Entry) => (from === null ? [] : this.#changeValue(nodes[from], value, inner))
    return isInPlace ? entries.flatMap(editsOf) : [this.#rebuildList(nodes, dashes, entries, inner, editsOf)]
  }

  /**
   * Rewrites a list whose entries were added, removed or moved. Comments above an entry move with it; those of a
   * removed entry are kept.
   */
  #rebuildList(
    nodes: Node[],
    dashes: number[],
    entries: Entry[],
    inner: YamlContext,
    editsOf: (entry: Entry) => Edit[],
  ): Edit {
    const ends = nodes.map((node, at) => this.#lineEnd(Math.max(this.#contentEnd(node), (dashes[at] ?? 0) + 1)))
    const pad = spaces(inner.indent - 2)
    const leads = dashes.map((dash, at) => (at === 0 ? '' : this.#source.slice(ends[at - 1], this.#lineStart(dash))))
    const kept = new Set(entries.filter(({ copy }) => !copy).map(({ from }) => from))
    for (const [at, node] of nodes.entries()) if (!kept.has(at)) this.dropped.push(...commentsIn(node))
    const orphans = new Map<number, string>()
    for (const [at, lead] of leads.entries()) {
      if (kept.has(at) || lead.trim() === '') continue
      const next = dashes.findIndex((_, later) => later > at && kept.has(later))
      orphans.set(next, (orphans.get(next) ?? '') + lead)
    }
    const texts = entries.map((entry) => {
      const { from, copy, value } = entry
      const start = from === null ? undefined : dashes[from]
      if (from === null || start === undefined) return `${pad}- ${valueText(value, inner, nodes[0])}\n`
      const text = this.#render(start, ends[from] ?? start, copy ? [] : editsOf(entry))
      const lead = copy ? '' : (orphans.get(from) ?? '') + (leads[from] ?? '')
      return lead + pad + (text.endsWith('\n') ? text : `${text}\n`)
    })
    const from = dashes[0] ?? 0
    const to = ends.at(-1) ?? from
    const text = texts.join('') + (orphans.get(-1) ?? '')
    const isLast = this.#source[to - 1] !== '\n'
    return { from: from - pad.length, to, text: isLast ? text.replace(/\n$/, '') : text }
  }

  #rebuildFlow(node: ParsedMap | YAMLSeq<Node>, texts: string[], { indent }: YamlContext): Edit {
    const from = startOf(node)
    const to = node.range?.[1] ?? from
    const old = this.#source.slice(from, to)
    const [open, close] = isMap(node) ? ['{', '}'] : ['[', ']']
    const padding = /^[[{] +\S/.test(old) || (isMap(node) && !/^\{\S/.test(old)) ? ' ' : ''
    const [, lines] = /^[[{]\n( *)/.exec(old) ?? []
    if (lines === undefined || texts.length === 0)
      return { from, to, text: `${open}${padding}${texts.join(', ')}${padding}${close}` }
    const end = /\n( *)[\]}]$/.exec(old)?.[1] ?? spaces(indent)
    return { from, to, text: `${open}\n${texts.map((text) => `${lines}${text},\n`).join('')}${end}${close}` }
  }

  /** Inserts a line after the line that ends at `at`. */
  #insertLine(at: number, text: string): Edit {
    const isOpen = at > 0 && this.#source[at - 1] !== '\n'
    return { from: at, to: at, text: isOpen ? `\n${text}` : `${text}\n` }
  }

  /** Returns the end of a value without its comments. The line break is included only after a block scalar. */
  #contentEnd(node: Node | null): number {
    if (isCollection(node) && node.flow !== true && node.items.length > 0) {
      if (isSeq<Node>(node)) return this.#contentEnd(node.items.at(-1) ?? null)
      const last = isMap<Node, Node | null>(node) && node.items.at(-1)
      if (last) return this.#pairEnd(last)
    }
    return node?.range?.[1] ?? 0
  }

  #pairEnd({ key, value }: MapPair): number {
    return value ? this.#contentEnd(value) : (key.range?.[1] ?? 0) + 1
  }

  #lineStart = (at: number): number => (at > 0 ? this.#source.lastIndexOf('\n', at - 1) + 1 : 0)

  /** Returns the offset after the line's end; `at` itself where a line begins there. */
  #lineEnd(at: number): number {
    if (at > 0 && this.#source[at - 1] === '\n') return at
    const end = this.#source.indexOf('\n', at)
    return end < 0 ? this.#source.length : end + 1
  }

  #withoutBreak = (at: number): number => (this.#source[at - 1] === '\n' ? at - 1 : at)

  /** Returns the offset before the spaces, line breaks and comments between a field's colon and its value. */
  #beforeLines(at: number): number {
    let start = this.#lineStart(at) - 1
    while (start > 0 && /^\s*(#|$)/.test(this.#source.slice(this.#lineStart(start), start)))
      start = this.#lineStart(start) - 1
    return Math.max(0, start)
  }

  #render(from: number, to: number, edits: Edit[]): string {
    let text = ''
    let at = from
    for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
      if (edit.from < at) throw new Error('two changes of the same bytes')
      text += this.#source.slice(at, edit.from) + edit.text
      at = edit.to
    }
    return text + this.#source.slice(at, to)
  }
}

const startOf = (node: Node | undefined): number => node?.range?.[0] ?? 0
