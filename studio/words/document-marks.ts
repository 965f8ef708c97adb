import type { ListedDocument } from '#shared/studio/documents.ts'
import { isRunning } from '#shared/studio/publish.ts'
import type { Publication } from '#shared/studio/publish.ts'

type Marked = Pick<ListedDocument, 'draft' | 'isNew' | 'hidden' | 'willBeHidden'>

/** Returns the badges of a document in a list: `New`, `From 1 Dec`, `Will be hidden`. */
export function documentMarks({ draft, isNew, hidden, willBeHidden }: Marked): string[] {
  if (draft?.isRemoval) return ['To be deleted']
  const mark = visibilityMark(hidden, willBeHidden)
  return [...(isNew ? ['New'] : []), ...(mark === null ? [] : [mark])]
}

/** Whether the draft is being published, or has just been while the list is older. A draft saved since then is not. */
export const isTaken = (
  { file, draft }: { file: string; draft: { savedAt: number } | null },
  publication: Pick<Publication, 'kind' | 'state' | 'files' | 'startedAt'> | null,
) =>
  draft !== null &&
  publication !== null &&
  publication.kind !== 'restored' &&
  (isRunning(publication.state) || publication.state === 'done') &&
  publication.files.includes(file) &&
  draft.savedAt <= publication.startedAt

/** Whether publishing the draft adds, removes, shows or hides a page. */
export const changesPages = ({ draft, isNew, hidden, willBeHidden }: Marked) =>
  draft !== null && (isNew || draft.isRemoval || hidden !== willBeHidden)

/** Returns the badge for a page that is not visible now or whose draft changes its visibility; otherwise null. */
function visibilityMark(now: string | null, then: string | null): string | null {
  if (now === then) return now === null ? null : hiddenWords(now)
  if (then === null) return 'Will be shown'
  const words = hiddenWords(then)
  return now === null && words !== 'Hidden'
    ? `Will be hidden until ${words.replace('From ', '')}`
    : words === 'Hidden'
      ? 'Will be hidden'
      : words
}

/** `published on 2026-12-01` → `2026-12-01` */
export const hiddenDay = (hidden: string | null) => /\d{4}-\d{2}-\d{2}/.exec(hidden ?? '')?.[0]

/** `2026-12-01` → `1 December 2026` */
export const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** `published on 2026-12-01` → `From 1 Dec` */
function hiddenWords(hidden: string): string {
  const day = hiddenDay(hidden)
  if (day === undefined) return 'Hidden'
  return `From ${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))}`
}

/** Hidden, and without a day on which it appears. */
export const isHidden = (hidden: string | null) => hidden !== null && hiddenDay(hidden) === undefined

type Published = Pick<ListedDocument, 'title' | 'hidden'> & {
  /** Whether publishing has hidden or shown the page; null if neither. */
  visibility: 'hidden' | 'shown' | null
}

/** Says what visitors see of the published documents. */
export function doneWords(published: readonly Published[]): string {
  const isOne = published.length === 1
  const later = published.filter((each) => hiddenDay(each.hidden) !== undefined)
  const [day] = later.map(({ hidden }) => hiddenDay(hidden))
  const hidden = published.filter((each) => isHidden(each.hidden))
  const shown = published.filter((each) => each.visibility === 'shown' && each.hidden === null)
  const taken = hidden.filter((each) => each.visibility === 'hidden')
  const nameOf = (pages: readonly Published[]) =>
    pages.length === 1 ? `“${pages[0]?.title}”` : `${pages.length} pages`
  const others = (count: number) =>
    count === 0
      ? ''
      : count === 1
        ? ' The other document is on the site.'
        : ` The ${count} other documents are on the site.`
  if (day !== undefined && hidden.length === 0 && later.every((each) => hiddenDay(each.hidden) === day)) {
    const rest = others(published.length - later.length)
    if (later.every((each) => each.visibility === 'hidden'))
      return `Visitors no longer see ${nameOf(later)}. ${later.length === 1 ? 'It appears' : 'They appear'} again on ${longDay(day)}.${rest}`
    if (rest === '') return `Published. Visitors see ${isOne ? 'it' : 'them'} from ${longDay(day)}.`
    return `Visitors see ${nameOf(later)} from ${longDay(day)}.${rest}`
  }
  if (hidden.length === 0) {
    if (shown.length === 0) return 'It is on the site.'
    return `Visitors see ${nameOf(shown)} now.${others(published.length - shown.length)}`
  }
  if (taken.length === hidden.length)
    return `Visitors no longer see ${nameOf(taken)}.${others(published.length - hidden.length)}`
  const are = (count: number) => (count === 1 ? '1 is' : `${count} are`)
  if (hidden.length < published.length)
    return `${are(published.length - hidden.length)} on the site, ${are(hidden.length)} hidden from visitors.`
  return `Saved, and hidden from visitors: they do not see ${isOne ? 'it' : 'them'}.`
}
