import type { DocumentChange, DocumentValues } from '#shared/studio/documents.ts'
import { overlaps, wordsOf } from '#shared/studio/find-changes.ts'
import { isSame } from '#shared/values.ts'
import { valueAt, withValueAt } from '#shared/studio/values-at.ts'

type Side = { values: DocumentValues; changes: Pick<DocumentChange, 'path' | 'title'>[] }

/** A field that both sides have changed; null where a side has nothing. */
export type Conflict = { path: string; title: string; own: string | null; theirs: string | null }

/**
 * Both sides' changes in one. Where both changed the same, `values` has our own, and `conflicts` lists it. `base`: what
 * both began from, where it is known; texts of articles are then merged where the sides changed different parts of them.
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

/** With the empty lines that follow each. */
const blocksOf = (text: string): string[] => text.match(/[^]+?(?:\n(?:[ \t]*\n)+|$)/g) ?? []

/** Which blocks of a text were changed, from the first to the last of them, and what stands there now. */
function changedBlocks(base: string[], now: string[]) {
  const most = Math.min(base.length, now.length)
  let from = 0
  while (from < most && base[from] === now[from]) from++
  let kept = 0
  while (kept < most - from && base.at(-1 - kept) === now.at(-1 - kept)) kept++
  return { from, to: base.length - kept, blocks: now.slice(from, now.length - kept) }
}

/** Two texts that began from one; null when both changed the same block, or blocks between each other's. */
export function mergeTexts(base: string, own: string, theirs: string): string | null {
  const blocks = blocksOf(base)
  const sides = [own, theirs].map((text) => changedBlocks(blocks, blocksOf(text)))
  const [first, second] = sides.toSorted((one, other) => one.from - other.from || one.to - other.to)
  if (!first || !second || first.to > second.from) return null
  // Both have put something in at one place: nothing says what comes first.
  if (first.from === second.from && first.to === second.to) return null
  const parts = [
    ...blocks.slice(0, first.from),
    ...first.blocks,
    ...blocks.slice(first.to, second.from),
    ...second.blocks,
    ...blocks.slice(second.to),
  ]
  // What was the end of a text has no empty line after it: it would run into what follows now.
  const isApart = parts.every((part, index) => index === parts.length - 1 || /\n[ \t]*\n$/.test(part))
  return isApart ? parts.join('') : null
}
