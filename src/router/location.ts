import { routePath } from '../lib/route-path.ts'

/** Where the visitor is: what stands behind `#` in the address, and what its history entry carries. */
export type RouteLocation = { pathname: string; search: string; hash: string; state: unknown; key: string }

export type Arrival = 'POP' | 'PUSH' | 'REPLACE'

type Entry = { usr: unknown; key: string }

/** `/About-Us/?a=1#part` taken apart; the path in its one spelling, so that it names its page in one way. */
export function partsOf(address: string): Pick<RouteLocation, 'pathname' | 'search' | 'hash'> {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  return { pathname: routePath(path), search, hash }
}

export const addressOf = ({ pathname, search, hash }: Pick<RouteLocation, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash

/** A place that the visitor has not been to before. */
export const locationAt = (address: string, state: unknown = null): RouteLocation => ({
  ...partsOf(address),
  state,
  key: Math.random().toString(36).slice(2, 10),
})

/** What the browser's address and history entry say. An entry that no link made has the key `default`. */
export function locationNow(): RouteLocation {
  const entry = history.state as Partial<Entry> | null
  return { ...partsOf(location.hash.slice(1)), state: entry?.usr ?? null, key: entry?.key ?? 'default' }
}

export function writeEntry(place: RouteLocation, replace: boolean): void {
  const entry: Entry = { usr: place.state, key: place.key }
  const href = `#${addressOf(place)}`
  if (replace) history.replaceState(entry, '', href)
  else history.pushState(entry, '', href)
}
