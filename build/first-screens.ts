/** Number of parts of `<main>` that a first screen can show. src/styles/base.css hides the others. */
export const FIRST_PARTS = 2

const tag = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|[^">])*>/g
/** Void elements. All others have an end tag in React's markup, including those of SVG. */
const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
const footer = /<footer[ >][^]*?<\/footer>/g

/** Removes what is below the first screens from a page's markup: the later parts of `<main>`, and the footer. */
export function firstScreens(markup: string): string {
  const [start = ''] = /<main[^>]*>/.exec(markup) ?? []
  const from = markup.indexOf(start) + start.length
  const to = markup.lastIndexOf('</main>')
  if (!start || to < 0) return markup
  let depth = 0
  let parts = 0
  tag.lastIndex = from
  for (let found = tag.exec(markup); found && found.index < to; found = tag.exec(markup)) {
    const [, slash, name = ''] = found
    if (VOID.has(name)) continue
    depth += slash ? -1 : 1
    if (depth > 0) continue
    parts += 1
    if (parts === FIRST_PARTS) return (markup.slice(0, tag.lastIndex) + markup.slice(to)).replaceAll(footer, '')
  }
  return markup.replaceAll(footer, '')
}

/** Visually hidden text, which is set in the system font. */
const unseen = /<span class="visually-hidden">[^<]*<\/span>/g

/** Whether the markup's text has signs that are in the small third file of the text font (scripts/fonts.ts). */
export const hasSigns = (markup: string): boolean =>
  /[·+=@()]/.test(
    markup
      .slice(markup.indexOf('<main'))
      .replaceAll(unseen, '')
      .replaceAll(/<(?:"[^"]*"|[^">])*>/g, ''),
  )
