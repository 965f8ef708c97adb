import type { DocumentChange, DocumentValues } from '#shared/studio/documents.ts'
import { overlaps, wordsOf } from '#shared/studio/find-changes.ts'
import { isSame } from '#shared/values.ts'
import { valueAt, withValueAt } from '#shared/studio/values-at.ts'

type Side = { values: DocumentValues; changes: Pick<DocumentChange, 'path' | 'title'>[] }

/** A field that both sides have changed; null where a side has no value. */
export type Conflict = { path: string; title: string; own: string | null; theirs: string | null }

/**
 * Merges the changes of both sides. Where both changed the same field, `values` has our own value and `conflicts` lists
 * the field. With `base`, the state both started from, texts of articles are merged if the sides changed different
 * parts.
 */
export function mergeValues(
  own: Side,
  theirs: Side,
  base?: DocumentValues,
): { values: DocumentValues; conflicts: Conflict[] } {
  let values = own.values
  const conflicts = new Map<string, Conflict>()
  for (const change of theirs.changes) {
    const both = own.changes.filter(({ path }) => overlaps(path, change.path))
    if (both.length === 0) values = withValueAt(values, change.path, valueAt(theirs.values, change.path))
    for (const each of both) {
      const { path, title } = each.path.length < change.path.length ? each : change
      const [a, b] = [valueAt(own.values, path), valueAt(theirs.values, path)]
      const merged = path === 'body' && base ? mergeTexts(base.body ?? '', String(a ?? ''), String(b ?? '')) : null
      if (merged !== null) values = withValueAt(values, path, merged)
      else if (!isSame(a, b)) conflicts.set(path, { path, title, own: wordsOf(a), theirs: wordsOf(b) })
    }
  }
  return { values, conflicts: [...conflicts.values()] }
}

/** Splits a text into blocks, each with the empty lines after it. */
const blocksOf = (text: string): string[] => text.match(/[^]+?(?:\n(?:[ \t]*\n)+|$)/g) ?? []

/** Returns the range of blocks that changed, from the first to the last, and the blocks there now. */
function changedBlocks(base: string[], now: string[]) {
  const most = Math.min(base.length, now.length)
  let from = 0
  while (from < most && base[from] === now[from]) from++
  let kept = 0
  while (kept < most - from && base.at(-1 - kept) === now.at(-1 - kept)) kept++
  return { from, to: base.length - kept, blocks: now.slice(from, now.length - kept) }
}

/**
 * Merges two texts that started from one. Returns null if the changed ranges of blocks overlap, if both inserted at the
 * same place, or if blocks would run into each other.
 */
export function mergeTexts(base: string, own: string, theirs: string): string | null {
  const blocks = blocksOf(base)
  const sides = [own, theirs].map((text) => changedBlocks(blocks, blocksOf(text)))
  const [first, second] = sides.toSorted((one, other) => one.from - other.from || one.to - other.to)
  if (!first || !second || first.to > second.from) return null
  // Both inserted at the same place, and the order is unknown.
  if (first.from === second.from && first.to === second.to) return null
  const parts = [
    ...blocks.slice(0, first.from),
    ...first.blocks,
    ...blocks.slice(first.to, second.from),
    ...second.blocks,
    ...blocks.slice(second.to),
  ]
  // The last block of a text has no empty line after it and would run into the block that follows now.
  const isApart = parts.every((part, index) => index === parts.length - 1 || /\n[ \t]*\n$/.test(part))
  return isApart ? parts.join('') : null
}
