import { pageFiles, pageList } from '../build/content/page-list.ts'
import type { Folder } from '../src/routes.ts'

export { pathOf } from '../src/routes.ts'

/** The pages that search engines may find, by id: `home`, `agency/pay-per-click`. */
export const routeIds: string[] = pageList().flatMap(({ id, listed }) => (listed ? [id] : []))

/** The id under which search engines know a page: another than its own where it is also served at a second path. */
export const canonicalIdOf = (id: string): string => pageList().find((page) => page.id === id)?.canonical ?? id

/** The names of a folder's published documents, in the order of lists. */
export const slugsIn = (folder: Folder): string[] =>
  pageFiles(folder).flatMap(({ slug, hidden }) => (hidden ? [] : [slug]))
