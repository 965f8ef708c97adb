import { recordPageView } from '../lib/visit.ts'
import { addressOf, locationAt, locationNow, writeEntry, type Arrival, type RouteLocation } from './location.ts'

/** A place the visitor is at, and how they came there: by a link, or through the browser's history. */
export type Visit = { location: RouteLocation; arrival: Arrival }

export type NavigateOptions = {
  /** What the new history entry carries; it must survive structured cloning. */
  state?: unknown
  /** In place of the present entry. A URL that is shown already replaces itself. */
  replace?: boolean | undefined
}

type RouterOptions<Page> = {
  /** The path of the page that is there; it is left at once when the URL names another. */
  shown: string
  load: (pathname: string) => Promise<Page>
  /** Puts a visit on the screen. `page` is what was loaded for its path, undefined on the page the tab began with. */
  show: (visit: Visit, page: Page | undefined, skipTransition: boolean) => void
  /** A page could not be had. */
  fail: (error: unknown) => Promise<Page>
}

const listeners = new Set<(visit: Visit) => void>()
let current: Visit = { location: locationAt('/'), arrival: 'POP' }
let go: ((location: RouteLocation, arrival: Arrival) => Promise<void>) | undefined

/** The visit that is shown, or about to be. */
export const currentVisit = (): Visit => current

/** Calls back after every navigation, also within a page. Returns what ends it. */
export function subscribe(listener: (visit: Visit) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tells the subscribers that the visit is on the screen. */
export function announceVisit(visit: Visit): void {
  for (const listener of listeners) listener(visit)
}

/** Goes to a URL below `#`, `/about-us?tab=x`. */
export function navigate(to: string, { state, replace }: NavigateOptions = {}): void {
  const location = locationAt(to, state)
  const isSame = addressOf(location) === addressOf(current.location)
  void go?.(location, (replace ?? isSame) ? 'REPLACE' : 'PUSH')
}

/**
 * Follows links and the browser's history below `#`. The page that is there stays until the next one has come; of
 * several navigations only the last is shown.
 */
export function startRouter<Page>({ shown, load, show, fail }: RouterOptions<Page>): void {
  const first = locationNow()
  current = { location: { ...first, pathname: shown }, arrival: 'POP' }
  let latest = 0
  let page: Page | undefined
  recordPageView(first.pathname)
  const visit = async (location: RouteLocation, arrival: Arrival, skipTransition = false): Promise<void> => {
    latest += 1
    const id = latest
    if (location.pathname !== current.location.pathname) {
      const next = await load(location.pathname).catch(fail)
      if (id !== latest) return
      page = next
    }
    // A hash typed in another spelling (`#/About-Us/`) is shown in its own.
    const isSpelled = globalThis.location.hash === `#${addressOf(location)}`
    if (arrival !== 'POP' || !isSpelled) writeEntry(location, arrival !== 'PUSH')
    current = { location, arrival }
    recordPageView(location.pathname)
    show(current, page, skipTransition)
  }
  go = visit
  // A browser that draws the way back itself (a swipe) must not be followed by a second transition.
  addEventListener('popstate', (event) => void visit(locationNow(), 'POP', event.hasUAVisualTransition))
  if (shown !== first.pathname) void visit(first, 'POP', true)
}
