/** How long an article takes to read, worked out from its Markdown: lists need it without the article compiled. */
import { countWords } from '#shared/values.ts'
import { isNotWritten } from './not-chosen.ts'

const WORDS_PER_MINUTE = 220

/** What is read of a text: no element's tag, no picture, no address of a link, no sign of Markdown alone. */
const readable = (body: string): string =>
  body
    .replaceAll(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replaceAll(/<\/?[A-Z](?:"[^"]*"|\{[^}]*\}|[^>"{])*>/g, ' ')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, ' ')
    .replaceAll(/(?<=^|\s)[#*\-|:.]+(?=\s|$)/gm, ' ')

export const wordsIn = (body: string): number => countWords(readable(body))

/** Undefined while there is nothing to read. */
export function readingMinutes(body: string): number | undefined {
  const words = isNotWritten(body) ? 0 : wordsIn(body)
  return words === 0 ? undefined : Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
