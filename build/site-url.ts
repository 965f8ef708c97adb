import { pathOf } from '../src/routes.ts'
import { documentUrl } from '../src/lib/document-url.ts'
import type { Site } from '../src/content/site.ts'

/** The path below which the site is served, between slashes. */
export const basePath = `/${(process.env['BASE_PATH'] ?? '').replace(/^\/|\/$/g, '')}/`.replace('//', '/')

/** Absolute URL of a file or static page, base path included. */
export const absolute = (site: Site, path: string) => new URL(`${basePath}${path.replace(/^\//, '')}`, site.url).href

/** Canonical URL of a page; `canonical` is its canonical id. */
export const canonicalOf = (site: Site, canonical: string) =>
  new URL(documentUrl(pathOf(canonical), basePath), site.url).href
