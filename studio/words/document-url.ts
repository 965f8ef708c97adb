import { FLAG_KINDS } from '#shared/studio/form.ts'
import type { FlagKind } from '#shared/studio/launch.ts'

/** The screen of a document, at a field of it where one is given, beside a page. */
export function documentUrl(file: string, field?: string, page?: string): string {
  const query = new URLSearchParams({ file, ...(field && { field }), ...(page && { page }) })
  return `/words/document?${query}`
}

/** As `documentUrl`, for who comes from the flags of a kind before launch and goes back to them. */
export const launchDocumentUrl = (kind: FlagKind, file: string, field?: string): string =>
  `${documentUrl(file, field)}&launch=${kind}`

/** As `documentUrl`, for who comes from a search and goes back to what it found. */
export const foundDocumentUrl = (search: string, file: string, field?: string): string =>
  `${documentUrl(file, field)}&${new URLSearchParams({ q: search })}`

/** Where the arrow at the top of a document leads, by the query of its screen. */
export function backOf(params: URLSearchParams): { to: string; label: string } {
  const kind = FLAG_KINDS.find((each) => each === params.get('launch'))
  const search = params.get('q')
  if (!kind && search)
    return { to: `/words?${new URLSearchParams({ q: search })}`, label: 'Back to what the search found' }
  if (!kind) return { to: '/words', label: 'Back to the list of words' }
  const query = new URLSearchParams({ [kind]: params.get('file') ?? '' })
  return { to: `/words/launch?${query}`, label: 'Back to Before launch' }
}
