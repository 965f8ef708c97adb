import { basename, dirname, extname, relative, sep } from 'node:path'
import { COLLECTIONS } from '#shared/studio/collections.ts'
import { table } from '../../../src/routes.ts'
import { pathIn } from '../page-list.ts'
import { contentDir } from '../read-source.ts'

/**
 * Returns the page that a document's file makes, or null. `collection` is set when people may add and remove such
 * pages.
 */
export function pageOf(file: string) {
  const folder = relative(contentDir, dirname(file)).replaceAll(sep, '/')
  const row = table.find((each) => 'folder' in each && each.folder === folder)
  if (!row || !('folder' in row)) return null
  const slug = basename(file, extname(file))
  const collection = COLLECTIONS.find((name) => name === folder) ?? null
  return { path: pathIn(row.folder, slug), slug, collection }
}
