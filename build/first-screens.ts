/** As many parts of `<main>` as can be seen on a first screen. src/styles/base.css leaves out the others. */
export const FIRST_PARTS = 2

const tag = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|[^">])*>/g
/** All others have an end tag in React's markup, those of SVG too. */
const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
const footer = /<footer[ >][^]*?<\/footer>/g

/** The markup of a page without what lies below its first screens: the later parts of `<main>`, and the footer. */
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

/** Hidden from sight, and so set in the typeface of the system. */
const unseen = /<span class="visually-hidden">[^<]*<\/span>/g

/** Whether the markup's text has signs that stand in the small third file of the text face (scripts/fonts.ts). */
export const hasSigns = (markup: string): boolean =>
  /[·+=@()]/.test(
    markup
      .slice(markup.indexOf('<main'))
      .replaceAll(unseen, '')
      .replaceAll(/<(?:"[^"]*"|[^">])*>/g, ''),
  )
