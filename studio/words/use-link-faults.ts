import { useQuery } from '@tanstack/react-query'
import { visibilityOf } from '#shared/studio/collections.ts'
import type { DocumentFault, DocumentValues, StudioDocument } from '#shared/studio/documents.ts'
import { neededLinksFault } from '#shared/studio/needed-links.ts'
import { referencesQuery, takenOutQuery } from '../api/queries.ts'
import { hasPanel } from './document-parts.ts'

/**
 * Returns faults of links in other documents that prevent this page from leaving the site or coming back; the panel
 * lists the links. `isAwaitingLinks`: links that were removed to hide the page can be put back.
 */
export function useLinkFaults(
  document: StudioDocument,
  { fields }: DocumentValues,
  today: string,
): { faults: DocumentFault[]; isAwaitingLinks: boolean } {
  const isPage = hasPanel(document) && !document.isNew
  const wasShown = visibilityOf(document.values.fields, today).state === 'shown'
  const isShown = visibilityOf(fields, today).state === 'shown'
  const isLeaving = isPage && wasShown && !isShown
  const isComing = isPage && !wasShown && isShown
  const { data: references = [] } = useQuery({ ...referencesQuery(document.file), enabled: isLeaving })
  const { data: out = [] } = useQuery({ ...takenOutQuery(document.file), enabled: isPage && isShown })
  const isInDrafts = isPage && wasShown && isShown && out.some(({ isInDraft }) => isInDraft)
  if (isInDrafts) return { faults: [], isAwaitingLinks: true }
  if (isComing) return { faults: neededLinksFault(out), isAwaitingLinks: out.length > 0 }
  const count = references.filter(({ isLink, isPublished }) => isLink && isPublished).length
  if (!isLeaving || count === 0) return { faults: [], isAwaitingLinks: false }
  const links = count === 1 ? 'A link on another page leads to it' : `${count} links on other pages lead to it`
  const message = `${links}: take out or change ${count === 1 ? 'that' : 'these'} first.`
  return { faults: [{ path: 'draft', message }], isAwaitingLinks: false }
}
