import type { ComponentType } from 'react'
import { twinAddress } from '../lib/twin-address.ts'
import { connection, reachable, stopWaiting } from './connection.ts'
import { pageAt } from './pages.tsx'
import { RETRY_KEY } from './retry-key.ts'

const timeout = 120_000

/** Kept under its old name, so that error reports group with those of other sites. */
export class ChunkLoadError extends Error {
  constructor(path: string, cause?: unknown) {
    super(`Loading chunk ${path.slice(1) || 'home'} failed`, { cause })
    this.name = 'ChunkLoadError'
  }
}

const loaded = new Map<string, Promise<ComponentType>>()

/**
 * The component of the page at a path; undefined when there is none. A chunk that fails or takes over 120 s sends the visitor once to the prerendered twin,
 * which a new deployment serves with its own chunks; when that fails too the error page is shown.
 * Without a connection the page that is there stays, and this one is asked for again once it is back.
 */
export async function loadPage(path: string): Promise<ComponentType | undefined> {
  stopWaiting()
  const load = pageAt(path)
  if (!load) return undefined
  try {
    const page = await withTimeout(fetchPage(path, load), path)
    forgetMark(path)
    return page
  } catch (error) {
    loaded.delete(path)
    if (import.meta.env.SSR) throw error
    const twin = twinAddress(path, import.meta.env.BASE_URL)
    if (!(await reachable(twin))) {
      await connection()
      return loadPage(path)
    }
    if (!markOnce(path)) throw error instanceof ChunkLoadError ? error : new ChunkLoadError(path, error)
    location.assign(twin)
    return new Promise(() => {})
  }
}

/** Fetches a page's code ahead of a visit; failures are left for the visit itself. */
export function prefetchPage(address: string): void {
  const path = address.replace(/[?#].*$/, '')
  const load = pageAt(path)
  if (load) fetchPage(path, load).catch(() => loaded.delete(path))
}

function fetchPage(path: string, load: () => Promise<ComponentType>): Promise<ComponentType> {
  const known = loaded.get(path)
  if (known) return known
  const page = load()
  loaded.set(path, page)
  return page
}

function withTimeout(page: Promise<ComponentType>, path: string): Promise<ComponentType> {
  if (import.meta.env.SSR) return page
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(path)), timeout)
    page.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function markOnce(path: string): boolean {
  try {
    if (sessionStorage.getItem(RETRY_KEY) === path) return false
    sessionStorage.setItem(RETRY_KEY, path)
    return true
  } catch {
    return false
  }
}

function forgetMark(path: string): void {
  if (import.meta.env.SSR) return
  try {
    if (sessionStorage.getItem(RETRY_KEY) === path) sessionStorage.removeItem(RETRY_KEY)
  } catch {
    // Storage may be refused; then the error page comes at the first failure.
  }
}
