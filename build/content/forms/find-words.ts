import { GENERAL } from './words/general.ts'
import { OPTIONS } from './words/options.ts'
import { PAGES } from './words/pages.ts'

export type FoundWords = {
  key: string
  title: string
  help: string
  entry: string | undefined
  inner: string | undefined
}

/**
 * Finds the words for a field by the longest suffix of its path that has any: `home:banner.text` (the file’s schema is
 * home), `banner.text`, `text`. List entries and named records are not part of a path. Undefined when there are none.
 */
export function findWords(schema: string, path: readonly string[]): FoundWords | undefined {
  for (let start = 0; start < path.length; start++) {
    const end = path.slice(start).join('.')
    for (const key of [`${schema}:${end}`, end]) {
      const [title, help, entry, inner] = PAGES[key] ?? GENERAL[key] ?? []
      if (title !== undefined && help !== undefined) return { key, title, help, entry, inner }
    }
  }
  return undefined
}

export const optionTitle = (value: string): string | undefined => OPTIONS[value]

/** Returns all keys, for the test that each one is used. */
export const allWords = (): string[] => [...Object.keys(PAGES), ...Object.keys(GENERAL)]
