import { readFileSync, statSync } from 'node:fs'
import { readValues, type DocumentValues } from '../writing/write-document.ts'

type Known = { version: string; values: DocumentValues | null }

/**
 * Values of files that were read before. Parsing all files takes a quarter of a second, and each search and each list
 * reads all of them.
 */
const known = new Map<string, Known>()

/** Returns the values of a file, which must not be modified; null when it cannot be read. */
export function readFileValues(file: string): DocumentValues | null {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return null
  // The inode is included, because files are replaced and a copied file may have an old modification time.
  const version = `${found.ino} ${found.ctimeMs} ${found.size}`
  const before = known.get(file)
  if (before?.version === version) return before.values
  const values = parseFile(file)
  known.set(file, { version, values })
  return values
}

function parseFile(file: string): DocumentValues | null {
  try {
    return readValues(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Returns the values of a missing document. */
export const noValues = (file: string): DocumentValues => ({ fields: {}, ...(file.endsWith('.mdx') && { body: '' }) })
