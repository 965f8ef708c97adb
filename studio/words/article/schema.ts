import { Schema } from 'prosemirror-model'
import type { DOMOutputSpec, MarkSpec, Node, NodeSpec } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'

/** Number of the block's source in a SourceBlocks; null for a block created in the editor. */
const at = { at: { default: null } }
const readText = (element: HTMLElement, name: string) => element.getAttribute(name) ?? ''

const LINK = /^(?:https:\/\/|mailto:|tel:|#|\/(?!\/))/i

/** Returns a URL that an article may link to, from a typed or pasted one; null if it is not allowed. */
export function linkAddress(typed: string): string | null {
  const address = typed.trim().replace(/^http:\/\//i, 'https://')
  if (/\s/.test(address)) return null
  if (LINK.test(address)) return address
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address) ? `https://${address}` : null
}

/** Sources of blocks that the editor cannot show: pasting accepts only these as source. */
export const knownSources = new Set<string>()

const block = (spec: NodeSpec): NodeSpec => ({ ...spec, group: spec.group ?? 'block', attrs: { ...spec.attrs, ...at } })

const tables = tableNodes({
  tableGroup: 'block',
  cellContent: 'inline*',
  cellAttributes: { align: { default: null, setDOMAttr: (value, attrs) => void (attrs['data-align'] = value) } },
})
/** Markdown does not support row or column spans. */
const cell = (spec: NodeSpec, tag: string): NodeSpec => ({
  ...spec,
  parseDOM: [{ tag, getAttrs: (element) => ({ align: readText(element, 'data-align') || null }) }],
})

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: block({
    content: 'inline*',
    group: 'block inner',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  }),
  heading: block({
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level < 3 ? 2 : 3 } })),
    toDOM: (node) => [`h${String(node.attrs['level'])}`, 0],
  }),
  blockquote: block({
    content: 'inner+',
    group: 'block inner',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  }),
  bullet_list: block({
    content: 'list_item+',
    group: 'block inner',
    attrs: { tight: { default: true } },
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  }),
  ordered_list: block({
    content: 'list_item+',
    group: 'block inner',
    attrs: { order: { default: 1 }, tight: { default: true } },
    parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ order: Number(readText(element, 'start')) || 1 }) }],
    toDOM: (node) => ['ol', node.attrs['order'] === 1 ? {} : { start: String(node.attrs['order']) }, 0],
  }),
  list_item: {
    content: 'paragraph inner*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  table: block({ ...tables.table, parseDOM: [{ tag: 'table' }] }),
  table_row: tables.table_row,
  table_cell: cell(tables.table_cell, 'td'),
  table_header: cell(tables.table_header, 'th'),
  picture: block({
    atom: true,
    draggable: true,
    attrs: { url: {}, alt: { default: '' }, caption: { default: '' } },
    parseDOM: [
      {
        tag: 'figure[data-picture]',
        getAttrs: (element) => ({
          url: readText(element, 'data-picture'),
          alt: readText(element, 'data-alt'),
          caption: readText(element, 'data-caption'),
        }),
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => [
      'figure',
      {
        'data-picture': String(attrs['url']),
        'data-alt': String(attrs['alt']),
        'data-caption': String(attrs['caption']),
      },
    ],
  }),
  pull_quote: block({
    content: 'inline*',
    defining: true,
    parseDOM: [{ tag: 'div[data-pull-quote]' }],
    toDOM: () => ['div', { 'data-pull-quote': '', role: 'group', 'aria-label': 'Pull quote' }, 0],
  }),
  exercise: block({
    content: 'inner+',
    defining: true,
    // Empty for the default title of all exercises.
    attrs: { title: { default: '' } },
    parseDOM: [{ tag: 'div[data-exercise]', getAttrs: (element) => ({ title: readText(element, 'data-exercise') }) }],
    toDOM: ({ attrs }): DOMOutputSpec => {
      const title = String(attrs['title'])
      return ['div', { 'data-exercise': title, role: 'group', 'aria-label': title || 'Exercise' }, 0]
    },
  }),
  figure: block({
    content: 'inline*',
    defining: true,
    attrs: { name: { default: '' }, title: { default: '' }, description: { default: '' }, labels: { default: [] } },
    parseDOM: [
      {
        tag: 'figure[data-drawing]',
        contentElement: 'figcaption',
        getAttrs: (element) => ({
          name: readText(element, 'data-drawing'),
          title: readText(element, 'data-title'),
          description: readText(element, 'data-description'),
          labels: readText(element, 'data-labels').split('\n').filter(Boolean),
        }),
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => [
      'figure',
      {
        'data-drawing': String(attrs['name']),
        'data-title': String(attrs['title']),
        'data-description': String(attrs['description']),
        'data-labels': labelsOf(attrs).join('\n'),
      },
      ['p', { contenteditable: 'false' }, String(attrs['title']) || 'A drawing without a title'],
      ['figcaption', 0],
    ],
  }),
  rule: block({ atom: true, parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] }),
  opaque: block({
    atom: true,
    draggable: true,
    attrs: { source: {} },
    parseDOM: [
      {
        tag: 'div[data-source]',
        getAttrs: (element) => {
          const source = readText(element, 'data-source')
          return knownSources.has(source) ? { source } : false
        },
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => [
      'div',
      { 'data-source': String(attrs['source']), role: 'group', 'aria-label': 'Kept as it is' },
      ['pre', String(attrs['source'])],
    ],
  }),
  hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  text: { group: 'inline' },
}

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = linkAddress(readText(element, 'href'))
          return href === null || href.startsWith('#') ? false : { href }
        },
      },
    ],
    // The browser gets only URLs that linkAddress accepts, so no scheme can do harm.
    toDOM: ({ attrs }) => ['a', { href: linkAddress(String(attrs['href'])) ?? '#' }, 0],
  },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  strike: { parseDOM: [{ tag: 'del[data-strike]' }], toDOM: () => ['del', { 'data-strike': '' }, 0] },
  code: { parseDOM: [{ tag: 'code[data-code]' }], toDOM: () => ['code', { 'data-code': '' }, 0] },
}

/** Schema of an article's text. */
export const schema = new Schema({ nodes, marks })

/** Returns the labels of a drawing. */
export function labelsOf(attrs: Node['attrs']): string[] {
  const labels: unknown = attrs['labels']
  return Array.isArray(labels) ? labels.map(String) : []
}

/** Returns a node type by its name. Throws if there is none. */
export function nodeType(name: string) {
  const type = schema.nodes[name]
  if (!type) throw new Error(`There is no node “${name}”.`)
  return type
}

/** Returns a mark type by its name. Throws if there is none. */
export function markType(name: string) {
  const type = schema.marks[name]
  if (!type) throw new Error(`There is no mark “${name}”.`)
  return type
}
