import type { Node } from 'prosemirror-model'
import { readMarkdown } from './read-markdown.ts'
import { knownSources, nodeType } from './schema.ts'
import { writeBlock } from './write-markdown.ts'
import type { ListSign } from './write-markdown.ts'

type Entry = { node: Node; source: string }

/** A text as the editor has it, and where each of its blocks begins, in UTF-16 units. */
export type WrittenText = { text: string; starts: number[] }

const PARAGRAPH_GAP = '\n\n'

/**
 * Keeps the source text of every block it has read, so that writing changes the bytes of changed blocks alone. A block
 * knows its entry by its attribute `at`; it is unchanged while it equals what was read there, also after undo.
 */
export class SourceBlocks {
  readonly #entries: Entry[] = []
  /** What stands between two blocks, by the numbers of their entries. */
  readonly #gaps = new Map<string, string>()
  #lead = ''
  #tail = '\n'

  /** Throws where an element or a brace is not closed. `previous`: blocks that stay what they are keep their entries. */
  read(text: string, previous?: Node): Node {
    const blocks = readMarkdown(text)
    const reusable = Map.groupBy(previous?.children ?? [], (node) => this.#sourceOf(node) ?? '')
    const nodes: Node[] = []
    let end = 0
    this.#lead = ''
    for (const block of blocks) {
      const source = text.slice(block.start, block.end)
      const known = reusable.get(source)?.shift()
      const node = known ?? this.#add(block.node, source)
      const gap = text.slice(end, block.start)
      const last = nodes.at(-1)
      if (last) this.#gaps.set(gapKey(last, node), gap)
      else this.#lead = gap
      nodes.push(node)
      end = block.end
    }
    // Of a text without blocks all is space, and nothing of it is kept.
    this.#tail = nodes.length > 0 ? text.slice(end) : '\n'
    if (nodes.length === 0) nodes.push(nodeType('paragraph').create())
    return nodeType('doc').create(null, nodes)
  }

  #add(read: Node | null, source: string): Node {
    const at = this.#entries.length
    if (!read) knownSources.add(source)
    const bare = read ?? nodeType('opaque').create({ source })
    const node = bare.type.create({ ...bare.attrs, at }, bare.content)
    this.#entries.push({ node, source })
    return node
  }

  /** The source of a block that is as it was read. */
  #sourceOf(node: Node): string | undefined {
    const at: unknown = node.attrs['at']
    const entry = typeof at === 'number' ? this.#entries[at] : undefined
    return entry?.node.eq(node) ? entry.source : undefined
  }

  write(doc: Node): WrittenText {
    let text = this.#lead
    const starts: number[] = []
    let last: { node: Node; sign: ListSign | null } | null = null
    for (const node of doc.children) {
      const sign = this.#signFor(node, last?.node.type === node.type ? last.sign : null)
      const kept = this.#sourceOf(node)
      const written = kept !== undefined && sign === signOf(kept, node) ? kept : writeBlock(node, sign ?? undefined)
      if (!written) {
        starts.push(text.length)
        continue
      }
      if (last) text += this.#gaps.get(gapKey(last.node, node)) ?? PARAGRAPH_GAP
      starts.push(text.length)
      text += written
      last = { node, sign }
    }
    if (!last) return { text: '', starts }
    return { text: text + this.#tail, starts }
  }

  /** Two lists of one sign that follow each other would be read as one. */
  #signFor(node: Node, before: ListSign | null): ListSign | null {
    const isOrdered = node.type.name === 'ordered_list'
    if (!isOrdered && node.type.name !== 'bullet_list') return null
    const at: unknown = node.attrs['at']
    const source = typeof at === 'number' ? this.#entries[at]?.source : undefined
    const sign = (source && signOf(source, node)) || (isOrdered ? '.' : '-')
    if (sign !== before) return sign
    if (isOrdered) return sign === '.' ? ')' : '.'
    return sign === '-' ? '*' : '-'
  }
}

const gapKey = (before: Node, after: Node) => `${String(before.attrs['at'])}:${String(after.attrs['at'])}`

/** The sign of a list as it is written; null for what is no list of this kind. */
function signOf(source: string, { type }: Node): ListSign | null {
  if (type.name === 'bullet_list') {
    const sign = source[0]
    return sign === '-' || sign === '*' || sign === '+' ? sign : null
  }
  if (type.name !== 'ordered_list') return null
  const sign = /^\d+([.)])/.exec(source)?.[1]
  return sign === '.' || sign === ')' ? sign : null
}
