import { readFileSync } from 'node:fs'
import { readValues, type DocumentValues } from '../writing/write-document.ts'

/** What a file says; null when it cannot be read. */
export function readFileValues(file: string): DocumentValues | null {
  try {
    return readValues(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** What a document says that is not there. */
export const noValues = (file: string): DocumentValues => ({ fields: {}, ...(file.endsWith('.mdx') && { body: '' }) })
