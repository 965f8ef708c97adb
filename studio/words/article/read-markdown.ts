import { Fragment } from 'prosemirror-model'
import type { Mark, Node } from 'prosemirror-model'
import type { ListItem, PhrasingContent, RootContent, TableRow } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { mdxExpressionFromMarkdown } from 'mdast-util-mdx-expression'
import { mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { gfm } from 'micromark-extension-gfm'
import { mdxExpression } from 'micromark-extension-mdx-expression'
import { mdxJsx } from 'micromark-extension-mdx-jsx'
import { mdxMd } from 'micromark-extension-mdx-md'
import { readLabels } from './labels.ts'
import { markType, nodeType, schema } from './schema.ts'

/**
 * A block with its start and end in the source, in UTF-16 units. `node` is null if the editor does not support the
 * block.
 */
export type ReadBlock = { node: Node | null; start: number; end: number }

/** Thrown for content inside a block that the editor does not support. */
class Unknown extends Error {}

/**
 * Parses the text of an article into blocks, in the dialect of the build except that JavaScript is not parsed: braces
 * are counted. Throws when an element or a brace is not closed.
 */
export function readMarkdown(text: string): ReadBlock[] {
  const { children } = fromMarkdown(text, {
    extensions: [gfm(), mdxJsx(), mdxExpression(), mdxMd()],
    mdastExtensions: [gfmFromMarkdown(), mdxJsxFromMarkdown(), mdxExpressionFromMarkdown()],
  })
  return children.map((child) => {
    const start = child.position?.start.offset ?? 0
    const end = child.position?.end.offset ?? start
    // The build reads such a line as code.
    const isCode = /^(?:import|export)\b/.test(text.slice(start, end))
    return { node: isCode ? null : blockOrNull(child), start, end }
  })
}

function blockOrNull(child: RootContent): Node | null {
  try {
    const node = readBlock(child)
    node.check()
    return node
  } catch (error) {
    // The schema throws RangeError for content it does not allow.
    if (error instanceof Unknown || error instanceof RangeError) return null
    throw error
  }
}

function readBlock(node: RootContent): Node {
  switch (node.type) {
    case 'paragraph': {
      const [only, ...others] = node.children
      if (only && others.length === 0) {
        if (only.type === 'image') {
          const { url, alt, title } = only
          return nodeType('picture').create({ url, alt: alt ?? '', caption: title ?? '' })
        }
        if (only.type === 'mdxJsxTextElement') return readElement(only)
      }
      return nodeType('paragraph').create(null, readInline(node.children))
    }
    case 'heading':
      return nodeType('heading').create({ level: node.depth }, readInline(node.children))
    case 'blockquote':
      return nodeType('blockquote').create(null, readInner(node.children))
    case 'list': {
      const tight = !node.spread && node.children.every((item) => !item.spread)
      const attrs = node.ordered ? { order: node.start ?? 1, tight } : { tight }
      return nodeType(node.ordered ? 'ordered_list' : 'bullet_list').create(attrs, node.children.map(readItem))
    }
    case 'table':
      return nodeType('table').create(
        null,
        node.children.map((row, at) =>
          readRow(row, at === 0, node.align ?? [], node.children[0]?.children.length ?? 0),
        ),
      )
    case 'thematicBreak':
      return nodeType('rule').create()
    case 'mdxJsxFlowElement':
      return readElement(node)
    default:
      throw new Unknown(node.type)
  }
}

function readItem(item: ListItem): Node {
  if (typeof item.checked === 'boolean') throw new Unknown('task')
  return nodeType('list_item').create(null, readInner(item.children))
}

/** Reads nested blocks; without any there is an empty paragraph to write in. */
const readInner = (children: RootContent[]) =>
  children.length > 0 ? children.map(readBlock) : [nodeType('paragraph').create()]

function readRow(row: TableRow, isHeader: boolean, align: (string | null)[], width: number): Node {
  const type = nodeType(isHeader ? 'table_header' : 'table_cell')
  // A row may have fewer cells than the table, and they are added; one with more is not supported, because the
  // additional cells are shown nowhere.
  const cells = Array.from({ length: width }, (_, at) =>
    type.create({ align: align[at] ?? null }, readInline(row.children[at]?.children ?? [])),
  )
  if (row.children.length > width) throw new Unknown('cells')
  return nodeType('table_row').create(null, cells)
}

/** Reads the components that the editor supports. */
function readElement(element: MdxJsxFlowElement | MdxJsxTextElement): Node {
  const { name, attributes } = element
  const children: RootContent[] = element.children
  if (name === 'PullQuote' && attributes.length === 0) return nodeType('pull_quote').create(null, readOneLine(children))
  if (name === 'Exercise') {
    const isLine = element.type === 'mdxJsxTextElement'
    const content = isLine ? [nodeType('paragraph').create(null, readOneLine(children))] : readInner(children)
    return nodeType('exercise').create({ title: readTitle(attributes) }, content)
  }
  if (name === 'Figure') {
    const attrs: Record<string, unknown> = {}
    for (const attribute of attributes) {
      if (attribute.type !== 'mdxJsxAttribute') throw new Unknown('attribute')
      const { value } = attribute
      const isLabels = attribute.name === 'labels' && typeof value === 'object' && value !== null
      const known = isLabels ? readLabels(value.value) : typeof value === 'string' ? value : null
      const isString = ['name', 'title', 'description'].includes(attribute.name) && typeof known === 'string'
      if (known === null || (!isLabels && !isString) || attribute.name in attrs) throw new Unknown(attribute.name)
      attrs[attribute.name] = known
    }
    return nodeType('figure').create(attrs, readOneLine(children))
  }
  throw new Unknown(String(name))
}

/** Returns the title, the only attribute allowed; empty if there is none. */
function readTitle([attribute, ...others]: MdxJsxFlowElement['attributes']): string {
  if (!attribute) return ''
  if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'title' || others.length > 0)
    throw new Unknown('attribute')
  if (typeof attribute.value !== 'string') throw new Unknown('title')
  return attribute.value
}

/** Reads the inline content of an element with one paragraph. */
function readOneLine(children: RootContent[]): Fragment {
  const [first, ...others] = children
  if (first?.type === 'paragraph' && others.length === 0) return readInline(first.children)
  if (children.every(isPhrasing)) return readInline(children)
  throw new Unknown('blocks')
}

const PHRASING = ['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'break', 'link']
const isPhrasing = (node: RootContent): node is PhrasingContent => PHRASING.includes(node.type)

const readInline = (children: readonly PhrasingContent[], marks: readonly Mark[] = []): Fragment =>
  Fragment.from(children.flatMap((child) => readPhrasing(child, marks)))

function readPhrasing(node: PhrasingContent, marks: readonly Mark[]): Node[] {
  const inside = (mark: Mark) =>
    'children' in node ? node.children.flatMap((child) => readPhrasing(child, mark.addToSet(marks))) : []
  switch (node.type) {
    case 'text': {
      const value = node.value.replaceAll(/[ \t]*\n[ \t]*/g, ' ')
      return value ? [schema.text(value, marks)] : []
    }
    case 'inlineCode':
      return [schema.text(node.value, markType('code').create().addToSet(marks))]
    case 'break':
      return [nodeType('hard_break').create()]
    case 'emphasis':
      return inside(markType('em').create())
    case 'strong':
      return inside(markType('strong').create())
    case 'delete':
      return inside(markType('strike').create())
    case 'link':
      return inside(markType('link').create({ href: node.url, title: node.title ?? null }))
    default:
      throw new Unknown(node.type)
  }
}
