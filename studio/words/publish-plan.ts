import { isTakenOff, visibilityChange } from '#shared/studio/find-changes.ts'
import type { DocumentGroup } from '#shared/studio/documents.ts'
import type { PlannedDocument } from '#shared/studio/publish.ts'

type Stops = Pick<PlannedDocument, 'faults' | 'conflicts'> & {
  /** Whether this device has newer changes that could not be saved. */
  isUnsaved: boolean
}

export const isReady = ({ faults, conflicts, isUnsaved }: Stops) =>
  faults.length === 0 && conflicts.length === 0 && !isUnsaved

/**
 * Documents to be published, and the reason why these were chosen: the document is open, it was published before, or
 * something was settled in it.
 */
export type Asked = { files: readonly string[]; why: 'opened' | 'again' | 'settled' }

type Needing = Pick<PlannedDocument, 'file' | 'needs' | 'canWait'>

/** Returns the files together with all documents they need, directly or indirectly. */
export function withNeeds(documents: readonly Needing[], files: readonly string[]): string[] {
  const found = new Set(files)
  // Iterating over a Set includes elements that are added meanwhile.
  for (const file of found)
    for (const need of documents.find((each) => each.file === file)?.needs ?? []) found.add(need)
  return [...found]
}

/**
 * Sorts documents: those that can be published first; among them those that were asked for, then those they need. If
 * all are asked for, pages that leave the site or come back are first.
 */
export const inReadingOrder = <Planned extends Stops & Changing>(
  documents: readonly Planned[],
  asked: readonly string[] | null,
): Planned[] => {
  const pages = documents.filter((each) => visibilityChange(each) !== null).map(({ file }) => file)
  const first = asked ?? pages
  const along = withNeeds(documents, first)
  const rank = ({ file }: Planned) => (first.includes(file) ? 0 : along.includes(file) ? 1 : 2)
  return documents.toSorted((a, b) => Number(isReady(b)) - Number(isReady(a)) || rank(a) - rank(b))
}

/** Whether faults are the only obstacle and each of them has a field that can be opened. */
export const isLinkedWhole = ({ faults, conflicts, isUnsaved }: Stops) =>
  faults.length > 0 && faults.every(({ title }) => title !== '') && conflicts.length === 0 && !isUnsaved

type Chosen = Needing & { title: string; group: string }

/**
 * Of two documents that need each other, the one that needs fewer has the note: for a page that comes back, each
 * document that links to it.
 */
const isSaidThere = ({ file, needs }: Needing, others: readonly string[]) =>
  others.includes(file) && needs.length > others.length

/** Returns notes on a document: why it is ticked, and which parts of it stay behind. */
export function needWords<Planned extends Chosen & Stops>(
  document: Planned,
  documents: readonly Planned[],
  chosen: readonly Planned[],
): string[] {
  if (!chosen.includes(document)) return []
  const users = chosen.filter(({ needs }) => needs.includes(document.file) && !isSaidThere(document, needs))
  const left = documents.filter((each) => document.needs.includes(each.file) && !chosen.includes(each))
  const names = namesOf(users)
  const along = isOfPictures(document)
    ? `Describes pictures that ${names} ${users.length === 1 ? 'shows' : 'show'}.`
    : `Goes live together with ${names}.`
  return [
    ...(users.length > 0 ? [along] : []),
    ...left.flatMap((each) => {
      const why = isReady(each) ? 'is not ticked' : 'is not ready'
      if (isOfPictures(each))
        return `“${each.title}” ${why}: changed descriptions and focus of its pictures stay as they were.`
      // The notice above the buttons says that this document has to be ticked, too.
      return isReady(each) && !document.canWait.includes(each.file) ? [] : `“${each.title}” belongs to it and ${why}.`
    }),
  ]
}

/**
 * Finds the documents without which a ticked one cannot be published, such as a new page it links to, or a link that
 * leaves or comes back together with its page.
 */
export function missingNeeds<Planned extends Needing>(
  documents: readonly Planned[],
  chosen: readonly Planned[],
): { users: Planned[]; missing: Planned[] } {
  const isMissing = (each: Planned, user: Planned) => isRequiredBy(user, each.file) && !chosen.includes(each)
  return {
    users: chosen.filter((user) => documents.some((each) => isMissing(each, user))),
    missing: documents.filter((each) => chosen.some((user) => isMissing(each, user))),
  }
}

type Changing = Needing & Pick<PlannedDocument, 'kind' | 'changes'>
type Leaving = Changing & Chosen & Stops

/**
 * Returns pages about to leave the site to which this draft removes links: without them, visitors would only lose the
 * links.
 */
const leavingFor = <Planned extends Leaving>(documents: readonly Planned[], { file }: Needing): Planned[] =>
  documents.filter((page) => isTakenOff(page) && isRequiredBy(page, file))

const isRequiredBy = ({ needs, canWait }: Needing, file: string) => needs.includes(file) && !canWait.includes(file)

/** Whether a draft has to wait, because it removes links to a page that cannot leave the site yet. */
export const isHeldBack = <Planned extends Leaving>(documents: readonly Planned[], document: Planned): boolean =>
  leavingFor(documents, document).some((page) => !isReady(page))

/** Returns notes on a draft that removes links to pages which stay on the site for now. */
export function keptPageWords<Planned extends Leaving>(
  documents: readonly Planned[],
  document: Planned,
  chosen: readonly Planned[],
): string[] {
  const kept = leavingFor(documents, document).filter((page) => !chosen.includes(page))
  return kept.map((page) => {
    const why = isReady(page) ? 'is not ticked' : 'is not ready'
    return `Takes out a link to “${page.title}”, which visitors still see: that page ${why}.`
  })
}

/**
 * Returns the files to untick: a page that is to leave the site is unticked together with the documents that remove
 * links to it.
 */
export const untickedWith = <Planned extends Changing>(documents: readonly Planned[], file: string): string[] => {
  const page = documents.find((each) => each.file === file)
  if (!page || !isTakenOff(page)) return [file]
  return [file, ...page.needs.filter((need) => isRequiredBy(page, need))]
}

/** `“Lead Generation” cannot be published without “Techgyan”.` */
export const missingWords = (users: readonly Titled[], missing: readonly Titled[], done = 'be published') =>
  `${users.length > MAX_USERS ? `${namesOf(users.slice(0, 1))} and ${users.length - 1} more` : namesOf(users)} cannot ${done} without ${namesOf(missing)}.`

/** Documents that are named one by one. */
const MAX_USERS = 2

const namesOf = (documents: readonly Titled[]) => listFormat.format(documents.map(({ title }) => `“${title}”`))

type Titled = { title: string }
type Ticked = {
  why: Asked['why']
  /** Documents that were asked for. */
  asked: readonly Titled[]
  /** Number of these documents together with those they need. */
  along: number
  chosen: readonly Titled[]
  /** All documents that can be ticked. */
  ready: readonly Titled[]
}

/** Says which documents are ticked, and why. */
export function tickedWords({ why, asked, along, chosen, ready }: Ticked): string {
  const [first] = asked
  if (chosen.length === 0) return 'Nothing is ticked.'
  if (chosen.length === ready.length) return `All ${ready.length} are ticked.`
  const isAsAsked = chosen.length === along && asked.every((each) => chosen.includes(each))
  if (!isAsAsked || !first) return `${chosen.length} of ${ready.length} ${chosen.length === 1 ? 'is' : 'are'} ticked.`
  const isMore = along > asked.length
  if (asked.length > 1) {
    const them = `the ${asked.length} ${why === 'settled' ? 'in which something is settled' : 'of the last time'}`
    return `Only ${them}${isMore ? ', and what belongs to them,' : ''} are ticked.`
  }
  return `Only “${first.title}” ${isMore ? 'and what belongs to it are' : 'is'} ticked${REASONS[why]}.`
}

const REASONS: Record<Asked['why'], string> = {
  opened: ': you came from there',
  again: ', as the last time',
  settled: ': something is settled there',
}

/** Summary of the drafts that were not asked for. */
export const waitWords = (count: number) => (count === 1 ? '1 other draft waits' : `${count} other drafts wait`)

/** Number of characters of a title that fit on a button. */
const MAX_BUTTON_LENGTH = 24

/** Label of the dialog's button: `Publish “Home page”`, `Publish 3 documents`. */
export function publishWords(chosen: readonly { title: string }[]): string {
  const [first, ...others] = chosen
  if (!first) return 'Nothing is ticked'
  if (others.length > 0) return `Publish ${chosen.length} documents`
  const { title } = first
  const short = title.slice(0, MAX_BUTTON_LENGTH).replace(/[\s,;:.–-]*\s\S*$/, '')
  return `Publish “${title.length <= MAX_BUTTON_LENGTH ? title : `${short}…`}”`
}

const listFormat = new Intl.ListFormat('en-GB')
const isOfPictures = ({ group }: Chosen) => group === PICTURE_GROUP
const PICTURE_GROUP: DocumentGroup = 'Words for pictures'
