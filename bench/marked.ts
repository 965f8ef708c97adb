/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. Throws when the marks are missing. */
export function replaceMarked(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The document has no marks ${start} … ${end}.`)
  return `${text.slice(0, from + start.length)}\n\n${content.trim()}\n\n${text.slice(to)}`
}
