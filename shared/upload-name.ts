import { createHash } from 'node:crypto'

/** Maximum length of a name before its hash. */
const MAX_NAME_LENGTH = 40
const HASH_LENGTH = 12

/** Returns the base name of an upload's files. It contains a hash of the content, so no file is ever overwritten. */
export function uploadName(name: string, parts: (Buffer | string)[]): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  const short = plain.slice(0, MAX_NAME_LENGTH).replaceAll(/^-+|-+$/g, '') || 'picture'
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return `${short}-${hash.digest('hex').slice(0, HASH_LENGTH)}`
}
