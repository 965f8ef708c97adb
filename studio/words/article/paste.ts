import { DOMParser, Fragment, Slice } from 'prosemirror-model'
import type { Node, ParseOptions } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { schema } from './schema.ts'

const STYLE = 'data-style'
const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote'

/**
 * Prepares pasted HTML for parsing: styles become data attributes, because our policy would refuse and report them, and
 * scripts are dropped. The document used for parsing runs and loads nothing.
 */
export const withoutStyles = (html: string): string =>
  html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(style|script|title|xml)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) =>
      tag.replaceAll(/\sstyle\s*=/gi, ` ${STYLE}=`).replaceAll(/\son\w+\s*=/gi, ' data-off='),
    )

const styleOf = (element: Element) => element.getAttribute(STYLE)?.replaceAll(/\s+/g, '').toLowerCase() ?? ''

/** Replaces an element by nested new ones; its content moves into the innermost. */
function rename(element: Element, ...names: string[]) {
  const made = names.map((name) => element.ownerDocument.createElement(name))
  made.reduce<Element | null>((outer, inner) => {
    outer?.append(inner)
    return inner
  }, null)
  made.at(-1)?.append(...element.childNodes)
  element.replaceWith(...made.slice(0, 1))
}

/** Turns the inline styles of Word, Google Docs and web pages into elements. */
function clean(root: Element) {
  for (const element of root.querySelectorAll('script, style, template, noscript, iframe, object, svg, math, select')) {
    element.remove()
  }
  for (const element of root.querySelectorAll('b, strong')) {
    // Google Docs wraps the whole text in a `b` that is not bold.
    if (/font-weight:(?:normal|[1-4]00)/.test(styleOf(element))) element.replaceWith(...element.childNodes)
  }
  for (const element of root.querySelectorAll('span')) {
    const style = styleOf(element)
    if (style.includes('mso-list:ignore')) continue
    const names = [
      ...(/font-weight:(?:bold|[6-9]00)/.test(style) && !element.closest('h1, h2, h3, h4, h5, h6') ? ['strong'] : []),
      ...(/font-style:italic/.test(style) ? ['em'] : []),
    ]
    if (names.length > 0) rename(element, ...names)
  }
  for (const element of root.querySelectorAll('p.MsoTitle, p.MsoSubtitle')) rename(element, 'h2')
  for (const element of root.querySelectorAll('h1 :is(b, strong), h2 :is(b, strong), h3 :is(b, strong)')) {
    element.replaceWith(...element.childNodes)
  }
  gatherWordLists(root)
  for (const cell of root.querySelectorAll('td, th')) {
    // Cells may contain inline content only.
    for (const inner of cell.querySelectorAll(BLOCKS)) inner.replaceWith(...inner.childNodes, ' ')
  }
}

/** Turns list paragraphs of Word, which begin with their bullet or number, into lists. */
function gatherWordLists(root: Element) {
  const made = new Set<Element>()
  for (const paragraph of root.querySelectorAll('p')) {
    const style = styleOf(paragraph)
    if (!/mso-list:(?!none)/.test(style) && !/MsoListParagraph/.test(paragraph.className)) continue
    const sign = [...paragraph.querySelectorAll('span')].find((each) => styleOf(each).includes('mso-list:ignore'))
    const isNumbered = /^\s*[\da-z]{1,3}[.)]/i.test((sign ?? paragraph).textContent)
    sign?.remove()
    const item = paragraph.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    const name = isNumbered ? 'ol' : 'ul'
    const before = paragraph.previousElementSibling
    if (before && made.has(before) && before.localName === name) {
      before.append(item)
      paragraph.remove()
    } else {
      const list = paragraph.ownerDocument.createElement(name)
      list.append(item)
      paragraph.replaceWith(list)
      made.add(list)
    }
  }
}

class PasteParser extends DOMParser {
  override parseSlice(dom: globalThis.Node, options?: ParseOptions): Slice {
    if (dom instanceof Element) clean(dom)
    return super.parseSlice(dom, options)
  }
}

/** Parses pasted content: headings, lists, bold, italic, links, quotes and tables; all else is dropped. */
export const pastePlugin = () =>
  new Plugin({
    props: {
      clipboardParser: new PasteParser(schema, DOMParser.fromSchema(schema).rules),
      transformPastedHTML: withoutStyles,
      handlePaste(view, _event, slice) {
        if (!isInTable(view.state) || !hasBlocks(slice)) return false
        view.dispatch(view.state.tr.replaceSelection(new Slice(inlineOf(slice.content), 0, 0)).scrollIntoView())
        return true
      },
    },
  })

function hasBlocks({ content }: Slice): boolean {
  let isTable = false
  content.descendants(({ type }) => {
    isTable ||= type.spec['tableRole'] !== undefined
  })
  return !isTable && content.firstChild?.isInline === false
}

function inlineOf(content: Fragment): Fragment {
  const found: Node[] = []
  content.descendants((node) => {
    if (!node.inlineContent) return true
    if (found.length > 0 && node.content.size > 0) found.push(schema.text(' '))
    found.push(...node.children.filter(({ isText }) => isText))
    return false
  })
  return Fragment.from(found)
}
