import { pathOf } from '../src/routes.ts'
import { documentUrl } from '../src/lib/document-url.ts'
import type { Site } from '../src/content/site.ts'

/** Path that the site is served below, with slashes at both ends. */
export const basePath = `/${(process.env['BASE_PATH'] ?? '').replace(/^\/|\/$/g, '')}/`.replace('//', '/')

/** Returns the absolute URL of a file or static page, including the base path. */
export const absolute = (site: Site, path: string) => new URL(`${basePath}${path.replace(/^\//, '')}`, site.url).href

/** Returns the canonical URL of a page; `canonical` is its canonical id. */
export const canonicalOf = (site: Site, canonical: string) =>
  new URL(documentUrl(pathOf(canonical), basePath), site.url).href
