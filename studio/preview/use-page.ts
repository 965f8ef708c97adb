import { useCallback, useEffect, useRef, useState } from 'react'
import type { PreviewFault, PreviewRequest } from '#shared/studio/preview.ts'
import { NetworkError } from '../api/call.ts'
import { loadPage, NotYetError } from './load-page.ts'
import type { ShownPage } from './load-page.ts'

export type PageState = {
  /** The last one that could be rendered. */
  page: ShownPage | null
  /** Of which path that is. */
  path: string
  /** What it does not show of the document that is edited. */
  faults: PreviewFault[]
  error: string | null
}

/** Until it is asked again, the first time; then twice as long each time. */
const RETRY_MS = 5_000
const MAX_RETRY_MS = 60_000

/**
 * The page with what is being typed; null renders nothing. One request at a time, always for the newest state; where the
 * server had no page it is asked again. `pictures`: what is said of pictures in their own documents; when that changes,
 * the page is rendered again, and so it is with each of `drafts`. `again` asks at once.
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
  /** Ends the wait for the next attempt. */
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
    // The values are others with each change, and the same when nothing has.
    // oxlint-disable-next-line react/exhaustive-deps -- the request is made anew with each render
  }, [path, values, pictures, drafts])
  // Nobody sees it any more.
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
