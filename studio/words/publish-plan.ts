import { isTakenOff, visibilityChange } from '#shared/studio/find-changes.ts'
import type { DocumentGroup } from '#shared/studio/documents.ts'
import type { PlannedDocument } from '#shared/studio/publish.ts'

type Stops = Pick<PlannedDocument, 'faults' | 'conflicts'> & {
  /** This device has newer words that could not be saved. */
  isUnsaved: boolean
}

export const isReady = ({ faults, conflicts, isUnsaved }: Stops) =>
  faults.length === 0 && conflicts.length === 0 && !isUnsaved

/** The documents that somebody wants to publish, and why these: it is open, published again, or settled on this screen. */
export type Asked = { files: readonly string[]; why: 'opened' | 'again' | 'settled' }

type Needing = Pick<PlannedDocument, 'file' | 'needs' | 'canWait'>

/** These files with all that has to be published with them. */
export function withNeeds(documents: readonly Needing[], files: readonly string[]): string[] {
  const found = new Set(files)
  // A set goes on to what is added while it is gone through.
  for (const file of found)
    for (const need of documents.find((each) => each.file === file)?.needs ?? []) found.add(need)
  return [...found]
}

/**
 * Documents that can be published stand before the others; in each part those that somebody asked to publish, then what
 * these need. Where all are asked for, pages that leave the site or come back to it stand first.
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

/** True where its faults alone keep it off the site, and each is named by a field that can be opened. */
export const isLinkedWhole = ({ faults, conflicts, isUnsaved }: Stops) =>
  faults.length > 0 && faults.every(({ title }) => title !== '') && conflicts.length === 0 && !isUnsaved

type Chosen = Needing & { title: string; group: string }

/** Where two need each other it is said of the one that needs less: of a page that comes back, below each that leads to it. */
const isSaidThere = ({ file, needs }: Needing, others: readonly string[]) =>
  others.includes(file) && needs.length > others.length

/** What is said of a document between others: why it is ticked, or what of its own stays behind. */
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
      // Above the buttons it is said that this one is to be ticked, too.
      return isReady(each) && !document.canWait.includes(each.file) ? [] : `“${each.title}” belongs to it and ${why}.`
    }),
  ]
}

/**
 * Without which none of those that are ticked can be published: a link that goes or comes back with its page, a new page
 * that one leads to.
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

/** Pages about to leave the site that this draft takes out links to: without them visitors lose the links alone. */
const leavingFor = <Planned extends Leaving>(documents: readonly Planned[], { file }: Needing): Planned[] =>
  documents.filter((page) => isTakenOff(page) && isRequiredBy(page, file))

const isRequiredBy = ({ needs, canWait }: Needing, file: string) => needs.includes(file) && !canWait.includes(file)

/** Takes out links to a page that is to leave the site and cannot yet: it waits for that page. */
export const isHeldBack = <Planned extends Leaving>(documents: readonly Planned[], document: Planned): boolean =>
  leavingFor(documents, document).some((page) => !isReady(page))

/** What is said of a draft that takes out links to pages which stay on the site for now. */
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

/** A page that is to leave the site is unticked together with the documents that take out links to it. */
export const untickedWith = <Planned extends Changing>(documents: readonly Planned[], file: string): string[] => {
  const page = documents.find((each) => each.file === file)
  if (!page || !isTakenOff(page)) return [file]
  return [file, ...page.needs.filter((need) => isRequiredBy(page, need))]
}

/** `“Lead Generation” cannot be published without “Techgyan”.` */
export const missingWords = (users: readonly Titled[], missing: readonly Titled[], done = 'be published') =>
  `${namesOf(users)} cannot ${done} without ${namesOf(missing)}.`

const namesOf = (documents: readonly Titled[]) => listFormat.format(documents.map(({ title }) => `“${title}”`))

type Titled = { title: string }
type Ticked = {
  why: Asked['why']
  /** Those that somebody asked to publish. */
  asked: readonly Titled[]
  /** How many these are with what belongs to them. */
  along: number
  chosen: readonly Titled[]
  /** All that could be ticked. */
  ready: readonly Titled[]
}

/** What is ticked between drafts that nobody asked for, and why. */
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

/** What becomes of drafts that nobody asked to publish. */
export const waitWords = (count: number) => (count === 1 ? '1 other draft waits' : `${count} other drafts wait`)

/** Characters of a title that fit on a button. */
const MAX_BUTTON_LENGTH = 24

/** What the button of the dialog says: `Publish “Home page”`, `Publish 3 documents`. */
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
