import { routePath } from '../lib/route-path.ts'

export type HashAddress = {
  /** The route's path, `/about-us`. */
  path: string
  /** What stands behind `#`: the path with its query and fragment. */
  to: string
  /** The whole URL as the address bar should show it. */
  href: string
  change: boolean
}

/**
 * The hash address that a location stands for: `/about-us/?a=1#part` becomes `/#/about-us?a=1#part`.
 * Below a base path the base stays in front of the #.
 */
export function hashAddress(location: Pick<Location, 'pathname' | 'search' | 'hash'>, base: string): HashAddress {
  const { pathname, search, hash } = location
  if (hash.startsWith('#/')) {
    const path = routePath(hash.slice(1).replace(/[?#].*$/, ''))
    const rest = /[?#].*$/.exec(hash.slice(1))?.[0] ?? ''
    const href = `${base}${search}#${path}${rest}`
    return { path, to: `${path}${rest}`, href, change: pathname !== base || hash !== `#${path}${rest}` }
  }
  const inside = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1)
  const path = routePath(inside.replace(/index\.html$/, ''))
  const to = `${path}${search}${hash}`
  return { path, to, href: `${base}#${to}`, change: true }
}

/** Makes the location's URL its hash address, without a new history entry. Returns the route's path. */
export function normalizeUrl(base: string): string {
  const found = hashAddress(location, base)
  if (found.change) history.replaceState(history.state, '', found.href)
  return found.path
}
