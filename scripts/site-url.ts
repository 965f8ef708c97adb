import { canonicalIdOf, pathOf, type RouteId } from '../src/content/route-ids.ts'
import { twinAddress } from '../src/lib/twin-address.ts'
import type { Site } from '../src/content/site.ts'

/** The path below which the site is served, between slashes. */
export const basePath = `/${(process.env['BASE_PATH'] ?? '').replace(/^\/|\/$/g, '')}/`.replace('//', '/')

/** The whole address of a file or twin below the base. */
export const absolute = (site: Site, path: string) => new URL(`${basePath}${path.replace(/^\//, '')}`, site.url).href

/** The address search engines should know a route by. */
export const canonicalOf = (site: Site, id: RouteId) =>
  new URL(twinAddress(pathOf(canonicalIdOf(id)), basePath), site.url).href
