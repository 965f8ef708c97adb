import type { ComponentType } from 'react'
import { routeIdOf, type RouteId } from '../content/route-ids.ts'
import { twinAddress } from '../lib/twin-address.ts'
import { connection, reachable, stopWaiting } from './connection.ts'
import { pages } from './pages.tsx'
import { RETRY_KEY } from './retry-key.ts'

const timeout = 120_000

/** Kept under its old name, so that error reports group with those of other sites. */
export class ChunkLoadError extends Error {
  constructor(id: RouteId, cause?: unknown) {
    super(`Loading chunk ${id} failed`, { cause })
    this.name = 'ChunkLoadError'
  }
}

const loaded = new Map<RouteId, Promise<ComponentType>>()

/**
 * A page's component. A chunk that fails or takes over 120 s sends the visitor once to the prerendered twin,
 * which a new deployment serves with its own chunks; when that fails too the error page is shown.
 * Without a connection the page that is there stays, and this one is asked for again once it is back.
 */
export async function loadPage(id: RouteId): Promise<ComponentType> {
  stopWaiting()
  try {
    const page = await withTimeout(fetchPage(id), id)
    forgetMark(id)
    return page
  } catch (error) {
    loaded.delete(id)
    if (import.meta.env.SSR) throw error
    const twin = twinAddress(id === 'home' ? '/' : `/${id}`, import.meta.env.BASE_URL)
    if (!(await reachable(twin))) {
      await connection()
      return loadPage(id)
    }
    if (!markOnce(id)) throw error instanceof ChunkLoadError ? error : new ChunkLoadError(id, error)
    location.assign(twin)
    return new Promise(() => {})
  }
}

/** Fetches a page's code ahead of a visit; failures are left for the visit itself. */
export function prefetchPage(path: string): void {
  const id = routeIdOf(path.replace(/[?#].*$/, ''))
  if (id) fetchPage(id).catch(() => loaded.delete(id))
}

function fetchPage(id: RouteId): Promise<ComponentType> {
  const known = loaded.get(id)
  if (known) return known
  const page = pages[id]()
  loaded.set(id, page)
  return page
}

function withTimeout(page: Promise<ComponentType>, id: RouteId): Promise<ComponentType> {
  if (import.meta.env.SSR) return page
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(id)), timeout)
    page.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function markOnce(id: RouteId): boolean {
  try {
    if (sessionStorage.getItem(RETRY_KEY) === id) return false
    sessionStorage.setItem(RETRY_KEY, id)
    return true
  } catch {
    return false
  }
}

function forgetMark(id: RouteId): void {
  if (import.meta.env.SSR) return
  try {
    if (sessionStorage.getItem(RETRY_KEY) === id) sessionStorage.removeItem(RETRY_KEY)
  } catch {
    // Storage may be refused; then the error page comes at the first failure.
  }
}
