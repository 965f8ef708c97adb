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
 * The words of a field, by the longest end of its path that has some: `home:banner.text` (the file’s schema is home),
 * `banner.text`, `text`. Entries of lists and of named records add nothing to a path. Undefined when there are none.
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

/** Every key, for the test that each is used. */
export const allWords = (): string[] => [...Object.keys(PAGES), ...Object.keys(GENERAL)]
