/** Counts the words of a Markdown text that readers see, without syntax, URLs and tags. */
export function countVisibleWords(markdown: string): number {
  const seen = markdown
    .replaceAll(/\{\/\*[^]*?\*\/\}/g, ' ')
    // The only text of a picture is its caption.
    .replaceAll(/!\[[^\]]*\]\(\s*\S*?(?:\s+"([^"]*)")?\s*\)/g, ' $1 ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<\/?[A-Za-z][^>]*>/g, ' ')
    // Numbers of lists, and of headings whose number is drawn.
    .replaceAll(/^[\s>]*\d+[.)]\s/gm, ' ')
  return seen.split(/[\s|]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
