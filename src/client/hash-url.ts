import { routePath } from '../lib/route-path.ts'

export type HashUrl = {
  /** Path of the route, such as `/about-us`. */
  path: string
  /** Path, query and fragment: the part after `#`. */
  to: string
  /** Complete URL for the address bar. */
  href: string
  change: boolean
}

/**
 * Converts a location to its hash URL: `/about-us/?a=1#part` → `/#/about-us?a=1#part`. A base path stays before the #.
 */
export function hashUrl(location: Pick<Location, 'pathname' | 'search' | 'hash'>, base: string): HashUrl {
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

/** Replaces the location's URL by its hash URL. Returns the route's path. */
export function normalizeUrl(base: string): string {
  const found = hashUrl(location, base)
  if (found.change) history.replaceState(history.state, '', found.href)
  return found.path
}
