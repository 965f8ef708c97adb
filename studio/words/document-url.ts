import { FLAG_KINDS } from '#shared/studio/form.ts'
import type { FlagKind } from '#shared/studio/launch.ts'

/** Returns the URL of a document's screen, optionally at a field and with a page in the preview. */
export function documentUrl(file: string, field?: string, page?: string): string {
  const query = new URLSearchParams({ file, ...(field && { field }), ...(page && { page }) })
  return `/words/document?${query}`
}

/** Returns the URL of a document opened from the launch page, to which it leads back. */
export const launchDocumentUrl = (kind: FlagKind, file: string, field?: string): string =>
  `${documentUrl(file, field)}&launch=${kind}`

/** Returns the URL of a document opened from a search, to which it leads back. */
export const foundDocumentUrl = (search: string, file: string, field?: string): string =>
  `${documentUrl(file, field)}&${new URLSearchParams({ q: search })}`

/** Returns the target of a document's back arrow, from the query of its URL. */
export function backOf(params: URLSearchParams): { to: string; label: string } {
  const kind = FLAG_KINDS.find((each) => each === params.get('launch'))
  const search = params.get('q')
  if (!kind && search)
    return { to: `/words?${new URLSearchParams({ q: search })}`, label: 'Back to what the search found' }
  if (!kind) return { to: '/words', label: 'Back to the list of words' }
  const query = new URLSearchParams({ [kind]: params.get('file') ?? '' })
  return { to: `/words/launch?${query}`, label: 'Back to Before launch' }
}
