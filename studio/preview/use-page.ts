import { useCallback, useEffect, useRef, useState } from 'react'
import type { PreviewFault, PreviewRequest } from '#shared/studio/preview.ts'
import { NetworkError } from '../api/call.ts'
import { loadPage, NotYetError } from './load-page.ts'
import type { ShownPage } from './load-page.ts'

export type PageState = {
  /** The last page that could be rendered. */
  page: ShownPage | null
  /** Path of that page. */
  path: string
  /** Fields of the edited document that the page does not show, with the reasons. */
  faults: PreviewFault[]
  error: string | null
}

/** Milliseconds before the first retry; the delay doubles with each failure. */
const RETRY_MS = 5_000
const MAX_RETRY_MS = 60_000

/**
 * Requests the page with the current edits; null requests nothing. One request runs at a time, always for the newest
 * state, and is retried when the server had no page. The page is requested again when `pictures` (descriptions of
 * pictures) or `drafts` (a counter of changed drafts) changes. `again` retries at once.
 */
export function usePage(
  request: PreviewRequest | null,
  pictures: unknown,
  drafts: number,
): PageState & { again: () => void } {
  const [state, setState] = useState<PageState>({ page: null, path: '', faults: [], error: null })
  const wanted = useRef(request)
  const isBusy = useRef(false)
  const asking = useRef(new AbortController())
  /** Ends the wait before the next attempt. */
  const wake = useRef(() => {})
  const path = request?.path
  const values = request?.edited?.values
  useEffect(() => {
    wanted.current = request
    wake.current()
    if (isBusy.current) return
    isBusy.current = true
    void load().finally(() => {
      isBusy.current = false
    })
    async function load() {
      let failures = 0
      for (let sent: PreviewRequest | null = null; wanted.current && wanted.current !== sent;) {
        sent = wanted.current
        asking.current = new AbortController()
        const { signal } = asking.current
        const next = await stateOf(sent, signal)
        if (signal.aborted) sent = null
        else setState((before) => ({ ...before, ...next.state }))
        if (next.isFinal) failures = 0
        else if (!signal.aborted) {
          const delay = Math.min(RETRY_MS * 2 ** failures, MAX_RETRY_MS)
          failures += 1
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, delay)
            wake.current = () => {
              clearTimeout(timer)
              resolve()
            }
          })
          sent = null
        }
      }
    }
    // `values` is a new object with each edit, and the same object otherwise.
    // oxlint-disable-next-line react/exhaustive-deps -- the request is made anew with each render
  }, [path, values, pictures, drafts])
  // The component was removed: the loop ends.
  useEffect(
    () => () => {
      wanted.current = null
      wake.current()
    },
    [],
  )
  const again = useCallback(() => {
    setState((before) => ({ ...before, error: null }))
    asking.current.abort()
    wake.current()
  }, [])
  return { ...state, again }
}

async function stateOf(request: PreviewRequest, signal: AbortSignal) {
  try {
    const { page, faults } = await loadPage(request, signal)
    return { state: { ...(page && { page, path: request.path }), faults, error: null }, isFinal: true }
  } catch (error) {
    const isFinal = !(error instanceof NetworkError || error instanceof NotYetError)
    return { state: { error: error instanceof Error ? error.message : String(error) }, isFinal }
  }
}
