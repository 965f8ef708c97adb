/** Compares two texts of an article block by block. */

/** `before` is null for an added block, `after` for a removed one. */
export type BlockChange = {
  what: 'added' | 'removed' | 'changed' | 'moved'
  before: string | null
  after: string | null
}

/**
 * Splits Markdown into blocks at blank lines. An element or a fence is one block up to its end, and indented text
 * belongs to the block before it.
 */
export function articleBlocks(text: string): string[] {
  const blocks: string[] = []
  for (const part of text.trim().split(/\n(?:[ \t]*\n)+/)) {
    const last = blocks.at(-1)
    if (last !== undefined && (isOpen(last) || /^[ \t]/.test(part))) blocks[blocks.length - 1] = `${last}\n\n${part}`
    else blocks.push(part)
  }
  return blocks
}

function isOpen(block: string): boolean {
  if ((block.match(/^(?:```|~~~)/gm) ?? []).length % 2 === 1) return true
  const name = /^<([A-Z]\w*)/.exec(block)?.[1]
  return name !== undefined && !block.includes(`</${name}>`) && !/\/>\s*$/.test(block)
}

/**
 * Pairs the blocks of two texts so that as many as possible are kept, and returns the differences in the order of the
 * article.
 */
export function compareBlocks(before: readonly string[], after: readonly string[]): BlockChange[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const [from, to] = [before, after].map((all) => all.slice(start, all.length - end).map(readBlock))
  const changes = from && to ? align(from, to) : []
  const removed = new Set(changes.flatMap((change) => (change.what === 'removed' ? [change.before] : [])))
  const added = new Set(changes.flatMap((change) => (change.what === 'added' ? [change.after] : [])))
  return changes.flatMap((change): BlockChange[] => {
    if (change.what === 'removed' && added.has(change.before)) return []
    if (change.what === 'added' && removed.has(change.after)) return [{ ...change, what: 'moved' }]
    return [change]
  })
}

/**
 * `kind`: level of a heading, name of an element and of its drawing, or sign of a table or picture; empty for a plain
 * paragraph.
 */
type Block = { text: string; kind: string; words: ReadonlyMap<string, number>; length: number }

function readBlock(text: string): Block {
  const words = new Map<string, number>()
  // URLs are left out: they would change the words of a paragraph that became a link.
  const found = text.replaceAll(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}]+/gu) ?? []
  for (const word of found) words.set(word, (words.get(word) ?? 0) + 1)
  const [, heading, element, table, picture] = /^(?:(#+) |<([A-Z]\w*)|(\|)|(!\[))/.exec(text) ?? []
  const drawing = /\sname="([^"]*)"/.exec(text)?.[1] ?? ''
  const kind = heading ?? (element === undefined ? undefined : `${element} ${drawing}`) ?? table ?? picture ?? ''
  return { text, kind, words, length: found.length }
}

/** Share of common words from which two blocks count as the same block with changes. */
const MIN_SHARE = 0.4
const SAME = 3
/**
 * Score of two blocks of the same kind other than paragraphs. A heading is so short that its new text may share no word
 * with the old one.
 */
const SAME_KIND = 0.1

/** Returns how much pairing two blocks is worth; 0 when they are different blocks. */
function likeness(a: Block, b: Block): number {
  if (a.text === b.text) return SAME
  if (a.kind !== b.kind) return 0
  let common = 0
  for (const [word, count] of a.words) common += Math.min(count, b.words.get(word) ?? 0)
  const share = a.length + b.length === 0 ? 1 : (2 * common) / (a.length + b.length)
  if (share >= MIN_SHARE) return share
  return a.kind === '' ? 0 : SAME_KIND
}

function align(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const worths = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0))
  const worthAt = (row: number, column: number) => worths[row]?.[column] ?? 0
  const pairs = before.map((a) => after.map((b) => likeness(a, b)))
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      const pair = pairs[row]?.[column] ?? 0
      const line = worths[row]
      if (!line) continue
      line[column] = Math.max(
        worthAt(row + 1, column),
        worthAt(row, column + 1),
        pair > 0 ? pair + worthAt(row + 1, column + 1) : 0,
      )
    }
  }
  const changes: BlockChange[] = []
  for (let row = 0, column = 0; row < before.length || column < after.length;) {
    const [old, now] = [before[row], after[column]]
    const pair = pairs[row]?.[column] ?? 0
    if (old && now && pair > 0 && worthAt(row, column) === pair + worthAt(row + 1, column + 1)) {
      if (old.text !== now.text) changes.push({ what: 'changed', before: old.text, after: now.text })
      row += 1
      column += 1
    } else if (old && (!now || worthAt(row, column) === worthAt(row + 1, column))) {
      changes.push({ what: 'removed', before: old.text, after: null })
      row += 1
    } else {
      if (now) changes.push({ what: 'added', before: null, after: now.text })
      column += 1
    }
  }
  return changes
}
