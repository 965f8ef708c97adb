import { basename, dirname, extname, relative, sep } from 'node:path'
import { contentDir } from './read-source.ts'

/** Which schema a content file has: `content/x.yaml` x, `content/dir/any.yaml` dir. */
export function schemaNameOf(file: string): string {
  const folder = relative(contentDir, dirname(file)).split(sep)[0]
  return folder || basename(file, extname(file))
}
