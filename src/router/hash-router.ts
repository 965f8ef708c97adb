import { recordPageView } from '../lib/visit.ts'
import {
  createPath,
  createLocation,
  readLocation,
  writeHistory,
  type NavigationType,
  type RouteLocation,
} from './location.ts'

/** A location and how it was reached. */
export type RouteState = { location: RouteLocation; type: NavigationType }

export type NavigateOptions = {
  /** State of the history entry; has to be structured-cloneable. */
  state?: unknown
  /** Replaces the current entry, as navigation to the current URL always does. */
  replace?: boolean | undefined
}

type RouterOptions<Page> = {
  /** Path of the current page. */
  shown: string
  load: (pathname: string) => Promise<Page>
  /** Shows a route. `page` is the result of `load`; undefined for the page the tab began with. */
  show: (visit: RouteState, page: Page | undefined, skipTransition: boolean) => void
  /** Called when `load` rejects; resolves to the page to show instead. */
  fail: (error: unknown) => Promise<Page>
}

const listeners = new Set<(visit: RouteState) => void>()
let current: RouteState = { location: createLocation('/'), type: 'POP' }
let go: ((location: RouteLocation, type: NavigationType) => Promise<void>) | undefined

/** Returns the current route, or the one about to be shown. */
export const getRouteState = (): RouteState => current

/** Calls `listener` after every navigation, also within a page. Returns the unsubscribe function. */
export function subscribe(listener: (visit: RouteState) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Notifies the subscribers that the route is shown. */
export function notifySubscribers(visit: RouteState): void {
  for (const listener of listeners) listener(visit)
}

/** Navigates to a URL below `#`, such as `/about-us?tab=x`. */
export function navigate(to: string, { state, replace }: NavigateOptions = {}): void {
  const location = createLocation(to, state)
  const isSame = createPath(location) === createPath(current.location)
  void go?.(location, (replace ?? isSame) ? 'REPLACE' : 'PUSH')
}

/**
 * Starts the hash router. The current page stays until the next one has loaded; the last of concurrent navigations
 * wins.
 */
export function startRouter<Page>({ shown, load, show, fail }: RouterOptions<Page>): void {
  const first = readLocation()
  current = { location: { ...first, pathname: shown }, type: 'POP' }
  let latest = 0
  let page: Page | undefined
  recordPageView(first.pathname)
  const visit = async (location: RouteLocation, type: NavigationType, skipTransition = false): Promise<void> => {
    latest += 1
    const id = latest
    if (location.pathname !== current.location.pathname) {
      const next = await load(location.pathname).catch(fail)
      if (id !== latest) return
      page = next
    }
    // A hash in another spelling (`#/About-Us/`) is replaced by the normalized one.
    const isSpelled = globalThis.location.hash === `#${createPath(location)}`
    if (type !== 'POP' || !isSpelled) writeHistory(location, type !== 'PUSH')
    current = { location, type }
    recordPageView(location.pathname)
    show(current, page, skipTransition)
  }
  go = visit
  // `hasUAVisualTransition`: the browser has animated the swipe itself.
  addEventListener('popstate', (event) => void visit(readLocation(), 'POP', event.hasUAVisualTransition))
  if (shown !== first.pathname) void visit(first, 'POP', true)
}
