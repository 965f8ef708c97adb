import type { Node } from 'prosemirror-model'
import { readMarkdown } from './read-markdown.ts'
import { knownSources, nodeType } from './schema.ts'
import { writeBlock } from './write-markdown.ts'
import type { ListSign } from './write-markdown.ts'

type Entry = { node: Node; source: string }

/** A written text with the start of each block, in UTF-16 units. */
export type WrittenText = { text: string; starts: number[] }

const PARAGRAPH_GAP = '\n\n'

/**
 * Keeps the source of every block it has read, so that writing changes only the bytes of changed blocks. The attribute
 * `at` of a block is the number of its source; the block is unchanged while it equals the node read from there, also
 * after undo.
 */
export class SourceBlocks {
  readonly #entries: Entry[] = []
  /** Source between two blocks, by the numbers of both. */
  readonly #gaps = new Map<string, string>()
  #lead = ''
  #tail = '\n'

  /**
   * Parses a text. Blocks of `previous` with the same source are reused with their numbers. Throws when an element or a
   * brace is not closed.
   */
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
    // A text without blocks is only white space, which is not kept.
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

  /** Returns the source of an unchanged block. */
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

  /** Chooses the marker of a list: two adjacent lists with the same marker would be read as one. */
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

/** Returns the marker of a list in its source; null if it is no list of this kind. */
function signOf(source: string, { type }: Node): ListSign | null {
  if (type.name === 'bullet_list') {
    const sign = source[0]
    return sign === '-' || sign === '*' || sign === '+' ? sign : null
  }
  if (type.name !== 'ordered_list') return null
  const sign = /^\d+([.)])/.exec(source)?.[1]
  return sign === '.' || sign === ')' ? sign : null
}
