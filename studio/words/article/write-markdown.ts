import type { Mark, Node } from 'prosemirror-model'
import type { AlignType, BlockContent, ListItem, PhrasingContent, RootContent, Table, TableRow } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { mdxExpressionToMarkdown } from 'mdast-util-mdx-expression'
import { mdxJsxToMarkdown } from 'mdast-util-mdx-jsx'
import { toMarkdown } from 'mdast-util-to-markdown'
import { writeLabels } from './labels.ts'
import { labelsOf } from './schema.ts'

/** Marker of a list: `-`, `*` or `+` for bullets; `.` or `)` after numbers. */
export type ListSign = '-' | '*' | '+' | '.' | ')'

/** Blocks that are dropped when they contain no text. */
const WORDS_ALONE = ['paragraph', 'heading', 'blockquote', 'bullet_list', 'ordered_list', 'pull_quote', 'exercise']

/** Writes one block of an article as Markdown, without surrounding line breaks; empty for a text block without text. */
export function writeBlock(node: Node, sign?: ListSign): string {
  if (WORDS_ALONE.includes(node.type.name) && !node.textContent.trim()) return ''
  switch (node.type.name) {
    case 'opaque':
      return String(node.attrs['source'])
    case 'pull_quote':
      return `<PullQuote>${words(node)}</PullQuote>`
    case 'exercise':
      return `<Exercise${node.attrs['title'] ? ` ${attributeOf(node, 'title')}` : ''}>\n${node.children
        .map((child) => writeBlock(child))
        .filter(Boolean)
        .join('\n\n')}\n</Exercise>`
    case 'figure':
      return writeFigure(node)
    default:
      return markdown(blockOf(node), sign)
  }
}

function markdown(node: RootContent, sign: ListSign = '-'): string {
  const text = toMarkdown(
    { type: 'root', children: [node] },
    {
      bullet: sign === '.' || sign === ')' ? '-' : sign,
      bulletOrdered: sign === ')' ? ')' : '.',
      emphasis: '*',
      rule: '-',
      listItemIndent: 'one',
      resourceLink: true,
      extensions: [gfmToMarkdown({ tablePipeAlign: false }), mdxJsxToMarkdown(), mdxExpressionToMarkdown()],
    },
  ).replace(/\n+$/, '')
  // At the start of a block the build would read `import` and `export` as code.
  return text.replace(/^[ie](?=mport\b|xport\b)/, (letter) => `&#x${letter.charCodeAt(0).toString(16)};`)
}

const words = (node: Node) => {
  const text = markdown({ type: 'paragraph', children: inlineOf(node) })
  // A line break would end the line of the element.
  return text.replaceAll(/\\?\n/g, ' ')
}

const attributeOf = (node: Node, name: string) =>
  `${name}="${String(node.attrs[name])
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('"', '&quot;')}"`

function writeFigure(node: Node): string {
  const caption = words(node)
  return [
    '<Figure',
    ...['name', 'title', 'description'].map((name) => `  ${attributeOf(node, name)}`),
    `  labels={${writeLabels(labelsOf(node.attrs))}}`,
    ...(caption ? ['>', `  ${caption}`, '</Figure>'] : ['/>']),
  ].join('\n')
}

function blockOf(node: Node): BlockContent {
  const { attrs } = node
  switch (node.type.name) {
    case 'heading': {
      const depth = Number(attrs['level'])
      return {
        type: 'heading',
        depth: depth === 1 || depth === 3 || depth === 4 || depth === 5 || depth === 6 ? depth : 2,
        children: inlineOf(node, false),
      }
    }
    case 'blockquote':
      return { type: 'blockquote', children: node.children.map(blockOf) }
    case 'bullet_list':
    case 'ordered_list': {
      const ordered = node.type.name === 'ordered_list'
      const spread = attrs['tight'] === false
      return {
        type: 'list',
        ordered,
        ...(ordered && { start: Number(attrs['order']) }),
        spread,
        children: node.children.map((item): ListItem => ({
          type: 'listItem',
          spread,
          children: item.children.map(blockOf),
        })),
      }
    }
    case 'table':
      return tableOf(node)
    case 'picture': {
      const { url, alt, caption } = attrs
      const image = { url: String(url), alt: oneLine(alt), title: oneLine(caption) || null }
      return { type: 'paragraph', children: [{ type: 'image', ...image }] }
    }
    case 'rule':
      return { type: 'thematicBreak' }
    case 'paragraph':
      return { type: 'paragraph', children: inlineOf(node) }
    default:
      throw new Error(`A ${node.type.name} cannot stand here.`)
  }
}

const oneLine = (value: unknown) => String(value).replaceAll(/\s+/g, ' ').trim()

function tableOf(table: Node): Table {
  const align = (table.firstChild?.children ?? []).map(({ attrs }): AlignType => {
    const side: unknown = attrs['align']
    return side === 'left' || side === 'right' || side === 'center' ? side : null
  })
  const children = table.children.map((row): TableRow => ({
    type: 'tableRow',
    children: row.children.map((each) => ({ type: 'tableCell', children: inlineOf(each, false) })),
  }))
  return { type: 'table', align, children }
}

/** Returns inline Markdown nodes. `hasBreaks`: whether Markdown allows line breaks at this place. */
function inlineOf(node: Node, hasBreaks = true): PhrasingContent[] {
  const leaves = node.children.map((child): Leaf => ({ node: child, marks: child.marks }))
  const children = grouped(leaves, hasBreaks)
  trimEnds(children)
  return children
}

type Leaf = { node: Node; marks: readonly Mark[] }

/** Nests marks as elements, each around the longest run that has it. */
function grouped(leaves: readonly Leaf[], hasBreaks: boolean): PhrasingContent[] {
  const found: PhrasingContent[] = []
  for (let at = 0; at < leaves.length;) {
    const leaf = leaves[at]
    if (!leaf) break
    const outer = leaf.marks
      .filter(({ type }) => type.name !== 'code')
      .map((mark) => ({ mark, end: endOfRun(leaves, at, mark) }))
      // Of marks that reach equally far, the first is the outer one.
      .reduce<{ mark: Mark; end: number } | null>((best, each) => (best && best.end >= each.end ? best : each), null)
    if (outer) {
      const inside = leaves.slice(at, outer.end)
      const rest = inside.map(({ node, marks }) => ({ node, marks: marks.filter((mark) => !mark.eq(outer.mark)) }))
      found.push(...wrapped(outer.mark, grouped(rest, hasBreaks)))
      at = outer.end
    } else {
      found.push(...leavesOf(leaf, hasBreaks))
      at += 1
    }
  }
  return found
}

function endOfRun(leaves: readonly Leaf[], from: number, mark: Mark): number {
  let end = from
  while (leaves[end]?.marks.some((each) => each.eq(mark))) end += 1
  return end
}

function leavesOf({ node, marks }: Leaf, hasBreaks: boolean): PhrasingContent[] {
  if (!node.isText) return [hasBreaks ? { type: 'break' } : { type: 'text', value: ' ' }]
  const value = (node.text ?? '').replaceAll(/\s*\n\s*/g, ' ')
  return marks.some(({ type }) => type.name === 'code') ? [{ type: 'inlineCode', value }] : linked(value)
}

const ADDRESS = /(?<![\p{L}\p{N}])(?:https?:\/\/|www(?=\.))[-.\w]+(?:[/?#][^\s[\]<>{}|\\^`"]*)?/giu

/** Writes bare URLs as explicit https links: Markdown would link them anyway, by http if they have no scheme. */
function linked(text: string): PhrasingContent[] {
  const parts: PhrasingContent[] = []
  let end = 0
  const add = (value: string) => {
    if (value) parts.push({ type: 'text', value })
  }
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(/[!"&'),.:;<>?\]}*_~]+$/, '')
    const url = `https://${address.replace(/^https?:\/\//i, '')}`
    if (!address.includes('.')) continue
    add(text.slice(end, index))
    parts.push({ type: 'link', url, children: [{ type: 'text', value: address }] })
    end = index + address.length
  }
  add(text.slice(end))
  return parts
}

/**
 * Wraps children in a mark. White space at their ends moves outside, because Markdown reads `**word **` as literal
 * asterisks.
 */
function wrapped(mark: Mark, children: PhrasingContent[]): PhrasingContent[] {
  if (mark.type.name === 'link') {
    const { href, title } = mark.attrs
    const inner = children.flatMap(withoutLinks)
    return [{ type: 'link', url: String(href), title: typeof title === 'string' ? title : null, children: inner }]
  }
  const [before, after] = trimEnds(children)
  const type = mark.type.name === 'em' ? 'emphasis' : mark.type.name === 'strong' ? 'strong' : 'delete'
  const outside = (value: string): PhrasingContent[] => (value ? [{ type: 'text', value }] : [])
  if (children.length === 0) return outside(before + after)
  return [...outside(before), { type, children }, ...outside(after)]
}

/** Unwraps nested links, which are not allowed. */
function withoutLinks(node: PhrasingContent): PhrasingContent[] {
  if (node.type === 'link') return node.children
  if (node.type !== 'emphasis' && node.type !== 'strong' && node.type !== 'delete') return [node]
  return [{ ...node, children: node.children.flatMap(withoutLinks) }]
}

/** Removes white space and line breaks at both ends of the list, and returns what was removed. */
function trimEnds(children: PhrasingContent[]): [string, string] {
  let before = ''
  let after = ''
  for (let [first] = children; first; [first] = children) {
    if (first.type === 'break') before += ' '
    else if (first.type === 'text') {
      const value = first.value.trimStart()
      before += first.value.slice(0, first.value.length - value.length)
      first.value = value
      if (value) break
    } else break
    children.shift()
  }
  for (let last = children.at(-1); last; last = children.at(-1)) {
    if (last.type === 'break') after = ` ${after}`
    else if (last.type === 'text') {
      const value = last.value.trimEnd()
      after = last.value.slice(value.length) + after
      last.value = value
      if (value) break
    } else break
    children.pop()
  }
  return [before, after]
}
