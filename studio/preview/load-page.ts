import { FIRST_PAGE_MS, PREVIEW_PAGE_PATH, previewFaultsSchema, skippedDraftsSchema } from '#shared/studio/preview.ts'
import type { PreviewFault, PreviewRequest, SkippedDraft } from '#shared/studio/preview.ts'
import { apiUrl, NetworkError } from '../api/call.ts'

export type ShownPage = {
  /** Belongs to a document without a window, which loads nothing and runs no scripts. */
  body: HTMLElement
  title: string
  shareTitle: string
  description: string
  /** Absolute URL. */
  address: string
  brand: string
  isListed: boolean
  /** Path below the site's `pictures/`. */
  picture: string | null
  skipped: SkippedDraft[]
}

type LoadedPage = {
  /** Null when the page cannot be rendered. */
  page: ShownPage | null
  /** Fields of the edited document that the page does not show, with the reasons. */
  faults: PreviewFault[]
}

/** Thrown when the server could not render the page now but may be able to a moment later. */
export class NotYetError extends Error {
  override readonly name = 'NotYetError'
}

/** Requests the page with drafts and edited values. Throws an Error with a message for users. */
export async function loadPage(request: PreviewRequest, signal: AbortSignal): Promise<LoadedPage> {
  const document = await requestDocument(JSON.stringify(request), signal)
  const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null
  const faults = previewFaultsSchema.parse(JSON.parse(meta('faults') ?? '[]'))
  const shareTitle = meta('share-title')
  if (shareTitle === null) return { page: null, faults }
  const page = {
    body: document.body,
    title: document.title,
    shareTitle,
    description: meta('description') ?? '',
    address: meta('address') ?? '',
    brand: meta('brand') ?? '',
    isListed: meta('listed') === 'true',
    picture: meta('picture') || null,
    skipped: skippedDraftsSchema.parse(JSON.parse(meta('skipped') ?? '[]')),
  }
  return { page, faults }
}

/** XMLHttpRequest parses HTML by itself, so that trusted types need no exception for a string of markup. */
function requestDocument(body: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${apiUrl}${PREVIEW_PAGE_PATH}`)
    request.responseType = 'document'
    request.timeout = FIRST_PAGE_MS
    request.setRequestHeader('content-type', 'application/json')
    request.addEventListener('load', () => {
      const document = request.responseXML
      if (request.status === 200 && document) resolve(document)
      else if (request.status >= 500)
        reject(new NotYetError('The page could not be shown. It is tried again by itself.'))
      else reject(new Error(REASONS[request.status] ?? 'The page could not be shown. It is tried again when you type.'))
    })
    for (const type of ['error', 'timeout', 'abort']) request.addEventListener(type, () => reject(new NetworkError()))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

const REASONS: Partial<Record<number, string>> = {
  401: 'You are signed out. Sign in again to see the page.',
  404: 'There is no such page.',
  413: 'This document is too long to be shown while you type.',
  429: 'That was a lot in a short time. The page is shown again when you type on.',
}
