/** A line of an article without the signs of Markdown; of what stands in a tag its texts alone. */
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

/** Characters of a sentence that are quoted; a longer one is cut between words. */
const MAX_QUOTE = 160

/** As it is read, the sentence of a line of an article that has what is looked for. */
export function quoteAround(line: string, pattern: RegExp): string {
  const sentences = line.split(/(?<=[.!?]["”’')]?)\s+/)
  const text = plainText(sentences.find((sentence) => new RegExp(pattern, '').test(sentence)) ?? line).trim()
  if (text.length <= MAX_QUOTE) return text
  return `${text.slice(0, MAX_QUOTE).replace(/\s+\S*$/, '')} …`
}
