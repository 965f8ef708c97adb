import { routePath } from '../lib/route-path.ts'

/** Location below `#`, with the state of its history entry. */
export type RouteLocation = { pathname: string; search: string; hash: string; state: unknown; key: string }

export type NavigationType = 'POP' | 'PUSH' | 'REPLACE'

type HistoryState = { usr: unknown; key: string }

/** Parses a URL below `#` and normalizes its path: `/About-Us/?a=1#part`. */
export function parsePath(url: string): Pick<RouteLocation, 'pathname' | 'search' | 'hash'> {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(url) ?? []
  return { pathname: routePath(path), search, hash }
}

export const createPath = ({ pathname, search, hash }: Pick<RouteLocation, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash

/** Creates a location with a new key. */
export const createLocation = (url: string, state: unknown = null): RouteLocation => ({
  ...parsePath(url),
  state,
  key: Math.random().toString(36).slice(2, 10),
})

/** Reads the current location. Entries that the router has not pushed have the key `default`. */
export function readLocation(): RouteLocation {
  const entry: Partial<HistoryState> | null = history.state
  return { ...parsePath(location.hash.slice(1)), state: entry?.usr ?? null, key: entry?.key ?? 'default' }
}

export function writeHistory(place: RouteLocation, replace: boolean): void {
  const entry: HistoryState = { usr: place.state, key: place.key }
  const href = `#${createPath(place)}`
  if (replace) history.replaceState(entry, '', href)
  else history.pushState(entry, '', href)
}
