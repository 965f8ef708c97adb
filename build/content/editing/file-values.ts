import { readFileSync, statSync } from 'node:fs'
import { readValues, type DocumentValues } from '../writing/write-document.ts'

type Known = { version: string; values: DocumentValues | null }

/** To parse all files takes a quarter of a second, and each search and list reads all of them. */
const known = new Map<string, Known>()

/** What a file says, not to be changed; null when it cannot be read. */
export function readFileValues(file: string): DocumentValues | null {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return null
  // A file is written by putting another in its place, and one that was copied may be as old as the one before.
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

/** What a document says that is not there. */
export const noValues = (file: string): DocumentValues => ({ fields: {}, ...(file.endsWith('.mdx') && { body: '' }) })
