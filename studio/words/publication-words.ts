import { isTakenOff, visibilityChange } from '#shared/studio/find-changes.ts'
import type { ChangedDocument, ContentVersion, ListedVersion, Publication } from '#shared/studio/publish.ts'

const KINDS: Record<ContentVersion['kind'], string> = {
  published: 'Published',
  restored: 'Brought back',
  scheduled: 'Published automatically on its day',
}

type Done = Pick<ContentVersion, 'kind' | 'restored' | 'undone'>

/** Says what a version is: `Published`, `Version 2 undone`, `Version 2 brought back`. */
export function versionWords({ kind, restored, undone }: Done): string {
  if (undone !== null) return `Version ${undone} undone`
  return restored ? `Version ${restored} brought back` : KINDS[kind]
}

type Recorded = Pick<ContentVersion, 'number' | 'restored' | 'undone'>

/**
 * Returns the versions that are undone on the site now. Restoring a version also restores which earlier versions were
 * undone at that time; later versions stay as they are marked.
 */
export function undoneVersions(newestFirst: readonly Recorded[]): ReadonlySet<number> {
  const after = new Map<number, ReadonlySet<number>>()
  let last: ReadonlySet<number> = new Set()
  for (const { number, restored, undone } of newestFirst.toReversed()) {
    if (restored !== null) {
      const later = [...last].filter((each) => each > restored)
      last = new Set([...(after.get(restored) ?? []), ...later, ...(undone === null ? [] : [undone])])
    }
    after.set(number, last)
  }
  return last
}

/** What a version is compared with; `now` is always the newest version. */
export type Comparison = number | 'now'

type Documents = Pick<ListedVersion, 'documents'>

const namesOf = (documents: readonly { title: string }[]) =>
  new Intl.ListFormat('en-GB').format(documents.map(({ title }) => `“${title}”`))
const joined = (documents: ListedVersion['documents']) => documents.map(({ title }) => title).join(' · ')

/** Title of a version: the pages that it hid or showed or, without any, the documents that it changed. */
export function versionTitle({ documents }: Documents): string {
  const pages = (visibility: 'hidden' | 'shown') => documents.filter((each) => each.visibility === visibility)
  const [hidden, shown] = [pages('hidden'), pages('shown')]
  if (hidden.length + shown.length === 0) return joined(documents)
  const parts = [hidden.length > 0 && `Hid ${joined(hidden)}`, shown.length > 0 && `Showed ${joined(shown)}`]
  return parts.filter(Boolean).join(', ')
}

/** Titles of the documents that were changed together with the pages named in the title. */
export function changedAlong({ documents }: Documents): string {
  const others = documents.filter(({ visibility }) => visibility === null)
  if (others.length === documents.length) return ''
  return namesOf(others)
}

type Listed = Pick<ListedVersion, 'number' | 'documents'>

/** Returns what a version can be compared with; `versions` are those listed, newest first. */
export function comparisons(number: number, versions: readonly Listed[]): { value: Comparison; title: string }[] {
  const newest = versions[0]?.number ?? number
  return [
    ...(number > 1 ? [{ value: number - 1, title: `The version before (${number - 1})` }] : []),
    ...(number === 1 ? [{ value: 0, title: 'The site before version 1' }] : []),
    ...(newest === number ? [] : [{ value: 'now' as const, title: `The site now (version ${newest})` }]),
    ...versions
      .filter((each) => ![number, number - 1, newest].includes(each.number))
      .map((each) => ({ value: each.number, title: `Version ${each.number}: ${versionTitle(each)}` })),
  ]
}

type Back = Pick<ChangedDocument, 'title' | 'kind' | 'changes'>

/**
 * Says what was restored, and which pages visitors no longer see: `Version 2 is back: 1 document is as it was then.`
 */
export function backWords(
  { files, restored, undone }: Pick<Publication, 'files' | 'restored' | 'undone'>,
  changed: readonly Back[] = [],
): string {
  const count = files.length
  const taken = changed.filter(isTakenOff)
  const shown = changed.filter((each) => visibilityChange(each) === 'shown')
  const also = [
    taken.length > 0 && ` Visitors no longer see ${namesOf(taken)}.`,
    shown.length > 0 && ` Visitors see ${namesOf(shown)} again.`,
  ]
    .filter(Boolean)
    .join('')
  if (undone !== null) {
    const it = count === 1 ? 'it is back as it was before.' : `${count} documents are back as they were before.`
    return `Version ${undone} is undone: ${it}${also}`
  }
  const what = restored ? `Version ${restored} is back` : 'The site is back to before version 1'
  return `${what}: ${count === 1 ? '1 document is as it was then.' : `${count} documents are as they were then.`}${also}`
}

/** Label of the dialog's button, by the number of ticked documents. */
export function bringBackWords(chosen: number, all: number, isUndo: boolean): string {
  if (chosen === 0) return 'Nothing is ticked'
  if (chosen === all) return isUndo ? 'Undo it' : 'Set it back'
  return `${isUndo ? 'Undo' : 'Set back'} ${chosen} of ${all}`
}

type Running = Pick<Publication, 'kind' | 'files' | 'by' | 'account' | 'undone'>

/**
 * Says what is running: `You are publishing 2 documents`, `Meera is undoing version 3`; without a person, `Publishing 2
 * documents`.
 */
export function progressWords({ kind, files, by, account, undone }: Running, me: number): string {
  const what = files.length === 0 ? 'the site' : files.length === 1 ? '1 document' : `${files.length} documents`
  const doing =
    undone === null ? `${kind === 'restored' ? 'restoring' : 'publishing'} ${what}` : `undoing version ${undone}`
  if (account === me) return `You are ${doing}`
  return by ? `${by} is ${doing}` : doing.replace(/^./, (letter) => letter.toUpperCase())
}
