import { useEffect, useRef, useState } from 'react'
import type { PreviewFault, PreviewRequest } from '#shared/studio/preview.ts'
import { loadPage } from './load-page.ts'
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

/**
 * The page with what is being typed; null renders nothing. One request at a time, always for the newest state.
 * `pictures`: what is said of pictures in their own documents; when that changes, the page is rendered again.
 */
export function usePage(request: PreviewRequest | null, pictures: unknown): PageState {
  const [state, setState] = useState<PageState>({ page: null, path: '', faults: [], error: null })
  const wanted = useRef(request)
  const isBusy = useRef(false)
  const path = request?.path
  const values = request?.edited?.values
  useEffect(() => {
    wanted.current = request
    if (isBusy.current) return
    isBusy.current = true
    void load().finally(() => {
      isBusy.current = false
    })
    async function load() {
      for (let sent: PreviewRequest | null = null; wanted.current && wanted.current !== sent;) {
        sent = wanted.current
        const next = await stateOf(sent)
        setState((before) => ({ ...before, ...next }))
      }
    }
    // The values are others with each change, and the same when nothing has.
    // oxlint-disable-next-line react/exhaustive-deps -- the request is made anew with each render
  }, [path, values, pictures])
  return state
}

async function stateOf(request: PreviewRequest): Promise<Partial<PageState>> {
  try {
    const { page, faults } = await loadPage(request)
    return { ...(page && { page, path: request.path }), faults, error: null }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
