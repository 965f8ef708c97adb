import { pageFiles, pageList } from '../build/content/page-list.ts'
import type { Folder } from '../src/routes.ts'

export { pathOf } from '../src/routes.ts'

/** Ids of the pages that search engines may list: `home`, `agency/pay-per-click`. */
export const routeIds: string[] = pageList().flatMap(({ id, listed }) => (listed ? [id] : []))

/** Returns the canonical id of a page, which differs from its own for a page served at a second path. */
export const canonicalIdOf = (id: string): string => pageList().find((page) => page.id === id)?.canonical ?? id

/** Returns the names of a folder's published documents, in the order of lists. */
export const slugsIn = (folder: Folder): string[] =>
  pageFiles(folder).flatMap(({ slug, hidden }) => (hidden ? [] : [slug]))
