import type { DocumentChange, EntryChange } from '#shared/studio/documents.ts'

const WHATS = ['added', 'removed', 'changed', 'moved'] as const satisfies readonly EntryChange['what'][]

/** Characters of all differences that are read at a glance. */
const MAX_SHORT_LENGTH = 600

const whatsOf = (changes: DocumentChange[]): EntryChange['what'][] =>
  changes.flatMap(({ entries }) => (entries?.length ? entries.map(({ what }) => what) : ['changed' as const]))

/** Such as “3 changes”, or “1 removed, 2 changed” where entries of lists came, went or moved. */
export function countChanges(changes: DocumentChange[]): string {
  const whats = whatsOf(changes)
  if (whats.every((what) => what === 'changed')) return whats.length === 1 ? '1 change' : `${whats.length} changes`
  const counts = WHATS.map((what) => ({ what, count: whats.filter((each) => each === what).length }))
  return counts.flatMap(({ what, count }) => (count > 0 ? [`${count} ${what}`] : [])).join(', ')
}

/** Whether what changes is so little that it need not be folded. */
export function isShort(changes: DocumentChange[]): boolean {
  const lengthOf = ({ before, after, entries }: DocumentChange): number =>
    entries?.length
      ? entries.reduce((sum, { words, changes: inner }) => sum + words.length + sumOf(inner), 0)
      : (before?.length ?? 0) + (after?.length ?? 0)
  const sumOf = (all: DocumentChange[]) => all.reduce((sum, each) => sum + lengthOf(each), 0)
  return whatsOf(changes).length <= 3 && sumOf(changes) <= MAX_SHORT_LENGTH
}
