/** Removes the Markdown signs from a line of an article, and keeps only the texts of a tag. */
export function plainText(line: string): string {
  const attribute = /^\s*\w+=(.*)$/.exec(line)?.[1]
  if (attribute !== undefined)
    return [...attribute.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, a, b]) => a ?? b).join(', ')
  return line
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+[.)])\s+/, '')
    .replaceAll(/<\/?[A-Za-z][^>]*>?/g, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|__|`/g, '')
}

/** Maximum length of a quoted sentence; a longer one is cut between words. */
const MAX_QUOTE = 160

/** Returns the plain text of the sentence in a line that matches the pattern. */
export function quoteAround(line: string, pattern: RegExp): string {
  const sentences = line.split(/(?<=[.!?]["”’')]?)\s+/)
  const text = plainText(sentences.find((sentence) => new RegExp(pattern, '').test(sentence)) ?? line).trim()
  if (text.length <= MAX_QUOTE) return text
  return `${text.slice(0, MAX_QUOTE).replace(/\s+\S*$/, '')} …`
}
