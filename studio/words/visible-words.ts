/** How many words of a text in Markdown a reader sees: the signs, addresses and tags are none. */
export function countVisibleWords(markdown: string): number {
  const seen = markdown
    .replaceAll(/\{\/\*[^]*?\*\/\}/g, ' ')
    // A picture is seen, and its caption is read.
    .replaceAll(/!\[[^\]]*\]\(\s*\S*?(?:\s+"([^"]*)")?\s*\)/g, ' $1 ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<\/?[A-Za-z][^>]*>/g, ' ')
    // The numbers of a list, and the drawn one of a heading.
    .replaceAll(/^[\s>]*\d+[.)]\s/gm, ' ')
  return seen.split(/[\s|]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
