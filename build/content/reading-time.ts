/** Computes reading times from Markdown, because lists need them without compiling the article. */
import { countWords } from '#shared/values.ts'
import { isNotWritten } from './not-chosen.ts'

const WORDS_PER_MINUTE = 220

/** Removes what is not read: tags, pictures, URLs of links, and Markdown signs. */
const readable = (body: string): string =>
  body
    .replaceAll(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replaceAll(/<\/?[A-Z](?:"[^"]*"|\{[^}]*\}|[^>"{])*>/g, ' ')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, ' ')
    .replaceAll(/(?<=^|\s)[#*\-|:.]+(?=\s|$)/gm, ' ')

export const wordsIn = (body: string): number => countWords(readable(body))

/** Returns the minutes an article takes to read; undefined for an empty one. */
export function readingMinutes(body: string): number | undefined {
  const words = isNotWritten(body) ? 0 : wordsIn(body)
  return words === 0 ? undefined : Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
