import type { PlannedDocument } from '#shared/studio/publish.ts'

type Stops = Pick<PlannedDocument, 'faults' | 'conflicts'> & {
  /** This device has newer words that could not be saved. */
  isUnsaved: boolean
}

export const isReady = ({ faults, conflicts, isUnsaved }: Stops) =>
  faults.length === 0 && conflicts.length === 0 && !isUnsaved

/** Documents that can be published stand before the others, and in each part those that somebody asked to publish. */
export const inReadingOrder = <Planned extends Stops & { file: string }>(
  documents: readonly Planned[],
  asked: readonly string[] | null,
): Planned[] => {
  const rank = (each: Planned) => (isReady(each) ? 0 : 2) + (asked?.includes(each.file) ? 0 : 1)
  return documents.toSorted((a, b) => rank(a) - rank(b))
}

/** True where its faults alone keep it off the site, and each is named by a field that can be opened. */
export const isLinkedWhole = ({ faults, conflicts, isUnsaved }: Stops) =>
  faults.length > 0 && faults.every(({ title }) => title !== '') && conflicts.length === 0 && !isUnsaved
