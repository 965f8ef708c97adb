import type { ListedDocument } from '#shared/studio/documents.ts'

type Marked = Pick<ListedDocument, 'draft' | 'isNew' | 'hidden' | 'willBeHidden'>

/** What sets a document apart in a list, besides its title: `New`, `From 1 Dec`, `Will be hidden`. */
export function documentMarks({ draft, isNew, hidden, willBeHidden }: Marked): string[] {
  if (draft?.isRemoval) return ['To be deleted']
  const mark = visibilityMark(hidden, willBeHidden)
  return [...(isNew ? ['New'] : []), ...(mark === null ? [] : [mark])]
}

/** Whether visitors see a page, and what becomes of that with its draft. */
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

/** What visitors have of these documents now. */
export function doneWords(published: readonly Pick<ListedDocument, 'hidden'>[]): string {
  const days = published.map(({ hidden }) => hiddenDay(hidden))
  const [day] = days
  const them = published.length > 1 ? 'them' : 'it'
  if (day !== undefined && days.every((each) => each === day))
    return `Published. Visitors see ${them} from ${longDay(day)}.`
  const areHidden = published.length > 0 && published.every(({ hidden }) => hidden !== null)
  return areHidden && days.every((each) => each === undefined)
    ? `Done. Visitors no longer see ${them}.`
    : 'It is on the site.'
}
