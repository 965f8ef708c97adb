import { basename, dirname, extname, relative, sep } from 'node:path'
import { contentDir } from './read-source.ts'

/** Returns the name of a file's schema: x for `content/x.yaml`, dir for `content/dir/any.yaml`. */
export function schemaNameOf(file: string): string {
  const folder = relative(contentDir, dirname(file)).split(sep)[0]
  return folder || basename(file, extname(file))
}
