import type { DocumentChange, EntryChange } from '#shared/studio/documents.ts'

const CHANGE_KINDS = ['added', 'removed', 'changed', 'moved'] as const satisfies readonly EntryChange['what'][]

/** Number of changed characters that can be read at a glance. */
const MAX_SHORT_LENGTH = 600
/** Maximum number of lists that are counted separately. */
const MAX_LISTS = 2

const entriesOf = ({ entries = [] }: DocumentChange) => entries

/**
 * Summarises changes, such as `3 changes`, `Clients: 1 added`, or `2 paragraphs changed, 1 added; 1 other change`.
 * `document` is the title of the document, which is not repeated.
 */
export function countChanges(changes: DocumentChange[], document = ''): string {
  const lists = changes.filter((change) => entriesOf(change).length > 0)
  const text = lists.filter(({ path }) => path === 'body').flatMap(entriesOf)
  const named = lists.filter(({ path }) => path !== 'body')
  const others = changes.length - lists.length
  const counted =
    named.length > MAX_LISTS
      ? [countEntries(named.flatMap(entriesOf), 'entry', 'entries')]
      : named.map((list) => {
          const title = list.title.split(' › ').at(-1)
          return `${title === document ? '' : `${title}: `}${countEntries(entriesOf(list))}`
        })
  return [
    ...(text.length > 0 ? [countEntries(text, 'paragraph', 'paragraphs')] : []),
    ...counted,
    ...(others > 0 ? [`${others} ${lists.length > 0 ? 'other ' : ''}${others === 1 ? 'change' : 'changes'}`] : []),
  ].join('; ')
}

/** Counts entries by kind of change, such as `2 paragraphs added, 1 removed`, with the noun only once. */
function countEntries(entries: readonly EntryChange[], one = '', many = ''): string {
  const counts = CHANGE_KINDS.map((what) => ({ what, count: entries.filter((each) => each.what === what).length }))
  return counts
    .filter(({ count }) => count > 0)
    .map(({ what, count }, at) => [count, at === 0 && (count === 1 ? one : many), what].filter(Boolean).join(' '))
    .join(', ')
}

/** Whether the changes are short enough to be shown unfolded. */
export function isShort(changes: DocumentChange[]): boolean {
  const lengthOf = ({ before, after, entries }: DocumentChange): number =>
    entries?.length
      ? entries.reduce((sum, { words, changes: inner }) => sum + words.length + sumOf(inner), 0)
      : (before?.length ?? 0) + (after?.length ?? 0)
  const sumOf = (all: DocumentChange[]) => all.reduce((sum, each) => sum + lengthOf(each), 0)
  const count = changes.reduce((sum, change) => sum + Math.max(1, entriesOf(change).length), 0)
  return count <= 3 && sumOf(changes) <= MAX_SHORT_LENGTH
}
