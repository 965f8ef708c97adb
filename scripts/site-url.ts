import { pathOf } from '../src/routes.ts'
import { twinAddress } from '../src/lib/twin-address.ts'
import type { Site } from '../src/content/site.ts'

/** The path below which the site is served, between slashes. */
export const basePath = `/${(process.env['BASE_PATH'] ?? '').replace(/^\/|\/$/g, '')}/`.replace('//', '/')

/** The whole address of a file or twin below the base. */
export const absolute = (site: Site, path: string) => new URL(`${basePath}${path.replace(/^\//, '')}`, site.url).href

/** The URL search engines should know a page by; `canonical` is the page's canonical id. */
export const canonicalOf = (site: Site, canonical: string) =>
  new URL(twinAddress(pathOf(canonical), basePath), site.url).href
