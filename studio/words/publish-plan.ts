import type { PlannedDocument } from '#shared/studio/publish.ts'

/** Documents that somebody asked to publish stand before the others: what keeps one of them off the site is seen. */
export const askedFirst = <Planned extends { file: string }>(
  documents: readonly Planned[],
  asked: readonly string[] | null,
): Planned[] =>
  documents.toSorted((a, b) => Number(asked?.includes(b.file) ?? false) - Number(asked?.includes(a.file) ?? false))

/** The first fault with the field where it stands, and how many more there are. */
export function firstFault([first, ...others]: PlannedDocument['faults']): string {
  if (!first) return ''
  const message = `${first.title && `${first.title}: `}${first.message.replace(/\.?$/, '.')}`
  return others.length > 0 ? `${message} ${others.length} more.` : message
}
