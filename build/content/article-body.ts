/** Compiles and checks the text of an article. Build-time only. */
import { basename } from 'node:path'
import { compile } from '@mdx-js/mdx'
import { valueToEstree } from 'estree-util-value-to-estree'
import type { Element, Root, RootContent } from 'hast'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { NOT_READY } from '#shared/studio/uploads.ts'
import { fieldName } from '#shared/values.ts'
import type { Fault } from './fault.ts'
import type { Loaded } from './load.ts'
import { findPicture } from './pictures.ts'
import { FIGURES, type FigureName } from '../../src/content/figures.ts'
import { EMPTY_TEXT } from './issue-message.ts'
import { missingPage } from './page-list.ts'
import { partNumber } from '../../src/lib/part-number.ts'
import { readingMinutes, wordsIn } from './reading-time.ts'
import { uploadedPictures, uploadsFolder } from './uploads.ts'

export type ArticleHeading = { id: string; text: string; depth: number }

/** Data derived from an article's body and added to its front matter. */
export type ArticleExtras = {
  slug: string
  headings: ArticleHeading[]
  words: number
  readingMinutes: number | undefined
  /** The article's first drawing with its labels; its parts may show a section of it. */
  drawing: { name: FigureName; labels: string[] } | undefined
}

type Compiled = {
  code: string
  extras: ArticleExtras
  faults: Fault[]
  /** Ids of the pictures in the text. */
  pictures: string[]
}

/** A node of the Markdown tree, with the properties used here. */
type Node = {
  type: string
  name?: string | null
  value?: string
  url?: string
  alt?: string | null
  title?: string | null
  attributes?: unknown[]
  /** True for an element that this module has inserted. */
  placed?: true
  position?: { start: { line: number } }
  children?: Node[]
}

/** An attribute of an element, with the properties used here. */
type Attribute = {
  type: string
  name?: string
  value?: string | null | { data?: { estree: { body: { expression?: Expression }[] } } }
}
type Expression = { type: string; elements?: ({ type: string; value?: unknown } | null)[] }

/** Elements that src/pages/article/prose.tsx renders. */
const ELEMENTS = ['Figure', 'PullQuote', 'Exercise', 'Tally']
/** Attributes of each element. */
const ATTRIBUTES: Record<string, string[]> = {
  Figure: ['name', 'title', 'description', 'labels'],
  Exercise: ['title'],
  Tally: ['title', 'labels'],
}
const PICTURE = 'ArticlePicture'
/** Matches an expression that has nothing but comments. */
const COMMENTS = /^(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/)*$/

/** Returns the faults of an article's text and the ids of its pictures; none for other documents. */
export async function checkArticle(loaded: Loaded): Promise<Pick<Compiled, 'faults' | 'pictures'>> {
  if (loaded.body === undefined) return { faults: [], pictures: [] }
  const compiled = await compileArticle(loaded.body, loaded.file)
  return { faults: articleFaults(loaded, compiled), pictures: compiled.pictures }
}

/** Returns the faults of an article’s text and of the fields that refer to it. */
export function articleFaults({ file, raw, lineOf }: Loaded, compiled: Compiled): Fault[] {
  const faults = [...compiled.faults]
  if (faults.length === 0 && compiled.extras.words === 0) {
    faults.push({ file, line: lineOf([]), path: 'body', message: EMPTY_TEXT })
  }
  const related = typeof raw === 'object' && raw !== null && 'related' in raw ? raw.related : []
  const itself = Array.isArray(related) ? related.indexOf(basename(file, '.mdx')) : -1
  if (itself >= 0) {
    const path = ['related', itself]
    const message = 'an article cannot lead on to itself: name another'
    faults.push({ file, line: lineOf(path), path: fieldName(path), message })
  }
  const caseParts = typeof raw === 'object' && raw !== null && 'caseParts' in raw ? raw.caseParts : []
  for (const [at, part] of (Array.isArray(caseParts) ? caseParts : []).entries()) {
    // Checked only when the text has no faults, because with faults not all headings are known.
    if (compiled.faults.length > 0 || typeof part !== 'number') continue
    const numbers = compiled.extras.headings.flatMap(({ text }) => partNumber(text) ?? [])
    if (numbers.includes(part)) continue
    const path = ['caseParts', at]
    const message =
      numbers.length > 0
        ? `no heading of the text begins with “${part}.”: write one of ${numbers.join(', ')}`
        : 'no heading of the text has a number: begin one with “1.”, or leave this out'
    faults.push({ file, line: lineOf(path), path: fieldName(path), message })
  }
  return faults
}

/**
 * Compiles an article's text to the code of a component, and derives its extras. `body` keeps the line numbers of its
 * file. The code is a module or the body of a function, and must not be run when there are faults.
 */
export async function compileArticle(
  body: string,
  file: string,
  outputFormat: 'program' | 'function-body' = 'program',
): Promise<Compiled> {
  const words = wordsIn(body)
  const extras: ArticleExtras = {
    slug: basename(file, '.mdx'),
    headings: [],
    words,
    readingMinutes: readingMinutes(body),
    drawing: undefined,
  }
  const faults: Fault[] = []
  const pictures: string[] = []
  try {
    const compiled = await compile(
      { value: body, path: file },
      {
        jsxRuntime: 'automatic',
        outputFormat,
        remarkPlugins: [
          remarkGfm,
          () => (tree: Node) => placePictures(tree, file, faults, pictures),
          () => (tree: Node) => checkNode(tree, file, faults),
          () => (tree: Node) => void faults.push(...quoteFaults(tree, file)),
          () => (tree: Node) => {
            extras.drawing = firstDrawing(tree)
          },
        ],
        rehypePlugins: [
          rehypeSlug,
          () => (tree: Root) => {
            extras.headings = headingsOf(tree)
            markParts(tree)
            pairParts(tree)
          },
        ],
      },
    )
    return { code: String(compiled), extras, faults, pictures }
  } catch (error) {
    // The error is a VFileMessage, or one without these properties.
    const { line = 1, reason = String(error) } = error as { line?: number; reason?: string }
    return { code: '', extras, pictures, faults: [{ file, line, path: '', message: syntaxMessage(reason) }] }
  }
}

function syntaxMessage(reason: string): string {
  const [, sign] = /^Unexpected character `(.)`.*(?:before|in) name/.exec(reason) ?? []
  if (sign) return `“<” begins an element here: write &lt; for the sign <, or [words](https://…) for a link`
  const [, closed, opened] = /^Unexpected closing (?:tag|slash) `([^`]*)`(?:.*for `([^`]*)`)?/.exec(reason) ?? []
  if (closed) return `${closed} closes an element that was opened as ${opened ?? 'nothing'}: write both alike`
  const [, open] = /^Expected a closing tag for `([^`]*)`/.exec(reason) ?? []
  if (open) return `${open} is opened and never closed: close it, or write &lt; for the sign <`
  if (/acorn|expression|brace/i.test(reason)) return 'what stands between { and } is code: write \\{ for the sign {'
  return `an element is not written correctly (${reason}): compare it with another article`
}

/** Adds a fault for each node that would be rendered wrongly or not at all. */
function checkNode(node: Node, file: string, faults: Fault[]): void {
  const message = faultOf(node)
  if (message) faults.push({ file, line: node.position?.start.line ?? 1, path: '', message })
  for (const child of node.children ?? []) checkNode(child, file, faults)
}

function faultOf(node: Node): string | undefined {
  const { type, name, value = '', url = '', attributes = [] } = node
  switch (type) {
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return COMMENTS.test(value)
        ? undefined
        : `“{${value}}” is taken for code: write \\{ for the sign {, or take the braces out`
    case 'mdxjsEsm':
      return 'a line that begins with import or export is taken for code: begin it with another word'
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (node.placed) return undefined
      if (!name || !ELEMENTS.includes(name)) {
        return `“<${name ?? ''}>” is no element of an article: there are ${new Intl.ListFormat('en-GB').format(ELEMENTS)}; write &lt; for the sign <`
      }
      return (
        codeFault(name, attributes as Attribute[]) ??
        (name === 'Figure' ? figureFault(attributes as Attribute[]) : undefined) ??
        (name === 'Tally' ? tallyFault(node) : undefined)
      )
    case 'link':
      return linkFault(url)
    case 'image':
      return `the picture “${url}” stands in a line of text: give it a paragraph of its own`
    default:
      return undefined
  }
}

/**
 * Returns the fault of an attribute whose value would be run as code. All values are strings, except `labels`, a list
 * of strings.
 */
function codeFault(element: string, attributes: Attribute[]): string | undefined {
  const known = ATTRIBUTES[element] ?? []
  for (const { type, name = '', value } of attributes) {
    if (type !== 'mdxJsxAttribute' || !known.includes(name)) {
      return `“${name || '{…}'}” is no part of a <${element}>: take it out`
    }
    if (typeof value === 'string') continue
    const statements = value?.data?.estree.body ?? []
    const { type: kind, elements = [] } = statements[0]?.expression ?? { type: '' }
    const isList = name === 'labels' && statements.length === 1 && kind === 'ArrayExpression'
    if (!isList || elements.some((label) => label?.type !== 'Literal' || typeof label.value !== 'string')) {
      return `“${name}” of the <${element}> is taken for code: write  ${name === 'labels' ? "labels={['One', 'Two', …]}" : `${name}="…"`}`
    }
  }
  return undefined
}

/** Returns the fault of a drawing that does not exist or lacks its words. */
function figureFault(attributes: Attribute[]): string | undefined {
  const valueOf = (name: string) => valueIn(attributes, name)
  const name = String(valueOf('name') ?? '')
  if (!Object.hasOwn(FIGURES, name)) {
    return `there is no figure “${name}”: write one of ${Object.keys(FIGURES).join(', ')}`
  }
  for (const field of ['title', 'description']) {
    if (!String(valueOf(field) ?? '').trim()) return `the figure has no ${field}: write  ${field}="…"  into it`
  }
  const count = labelsIn(attributes)?.length
  const wanted = FIGURES[name as FigureName]
  return count === wanted
    ? undefined
    : `the figure “${name}” takes ${wanted} labels, not ${count ?? 'none'}: write  labels={['One', 'Two', …]}`
}

const valueIn = (attributes: Attribute[], name: string) =>
  attributes.find((attribute) => attribute.name === name)?.value

function labelsIn(attributes: Attribute[]): string[] | undefined {
  const written = valueIn(attributes, 'labels')
  const expression = typeof written === 'object' ? written?.data?.estree.body[0]?.expression : undefined
  return expression?.elements?.flatMap((label) => (typeof label?.value === 'string' ? [label.value] : []))
}

function firstDrawing({ children = [] }: Node): ArticleExtras['drawing'] {
  const attributes = (children.find(({ name }) => name === 'Figure')?.attributes ?? []) as Attribute[]
  const name = valueIn(attributes, 'name')
  const labels = labelsIn(attributes)
  return typeof name === 'string' && Object.hasOwn(FIGURES, name) && labels
    ? { name: name as FigureName, labels }
    : undefined
}

/**
 * Returns the fault of a <Tally> without a title or lines, or with another number of meanings than the style sheet
 * supports.
 */
function tallyFault({ attributes = [], children = [] }: Node): string | undefined {
  const names = (attributes as Attribute[]).map(({ name }) => name)
  if (!names.includes('title') || !names.includes('labels')) {
    return `a <Tally> has a title and its lines: write  title="…" labels={['One', 'Two', …]}  into it`
  }
  const [list, ...others] = children
  return list?.type === 'list' && list.children?.length === 3 && others.length === 0
    ? undefined
    : 'a <Tally> holds a list of three: what it means that fewer than three hold, fewer than seven, and more'
}

/**
 * Replaces each picture in a paragraph of its own, `![What is seen](name.jpg "Caption")`, by an element with its
 * renditions.
 */
function placePictures(tree: Node, file: string, faults: Fault[], pictures: string[]): void {
  for (const paragraph of tree.children ?? []) {
    const [image, ...others] = paragraph.children ?? []
    if (paragraph.type !== 'paragraph' || image?.type !== 'image' || others.length > 0) continue
    const { url = '', alt, title } = image
    const id = pictureId(url)
    pictures.push(id)
    const picture = /^\w+:|^\//.test(url)
      ? { message: `“${url}” cannot be shown: put the picture into content/pictures/articles and write its name here` }
      : findPicture(id, alt ?? '')
    const message = !alt?.trim()
      ? `the picture “${url}” has no alt text: write what is seen between the square brackets`
      : 'message' in picture && (isUnmade(id) ? unmadeWords(alt) : picture.message)
    if (message) faults.push({ file, line: image.position?.start.line ?? 1, path: '', message })
    const caption = title ? [{ type: 'mdxJsxAttribute', name: 'caption', value: title }] : []
    Object.assign(paragraph, {
      type: 'mdxJsxFlowElement',
      name: PICTURE,
      placed: true,
      attributes: [{ type: 'mdxJsxAttribute', name: 'picture', value: literal(picture) }, ...caption],
      children: [],
    })
  }
}

/** Whether an uploaded picture's files are not all made yet. An article may already name it. */
const isUnmade = (id: string) => id.startsWith(`${uploadsFolder}/`) && !uploadedPictures().has(id)

/** Removes from a text the pictures whose files are still being made. */
export const withoutUnmadePictures = (body: string): string =>
  body
    .split('\n')
    .filter((line) => {
      const url = /^!\[.*\]\((\S+?)[\s)]/.exec(line)?.[1]
      return url === undefined || !isUnmade(pictureId(url))
    })
    .join('\n')

const unmadeWords = (alt: string) =>
  `the picture “${alt}” ${NOT_READY}. Its sizes are made within a minute; if they are not, take it out and put it in again`

/** Returns the id of a picture: `articles/name` for `name.jpg`, `../pictures/articles/name.jpg` and `articles/name`. */
function pictureId(url: string): string {
  const path = url.replace(/^(\.\.?\/)*(pictures\/)?/, '').replace(/\.\w+$/, '')
  return path.includes('/') ? path : `articles/${path}`
}

/** Returns a value as the expression of an attribute. */
function literal(value: object) {
  const body = [{ type: 'ExpressionStatement', expression: valueToEstree(value) }]
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body, comments: [] } },
  }
}

/**
 * Returns a fault for each pull quote whose words are not in the text, because screen readers do not read pull quotes.
 */
function quoteFaults(tree: Node, file: string): Fault[] {
  const parts = tree.children ?? []
  const text = plain(parts.filter(({ name }) => name !== 'Figure' && name !== 'PullQuote'))
  const message =
    'this pull quote stands nowhere in the text, so that those who listen would miss it: repeat a sentence word for word'
  return parts
    .filter((part) => part.name === 'PullQuote' && !text.includes(plain([part]).replace(/[.!?]$/, '')))
    .map(({ position }) => ({ file, line: position?.start.line ?? 1, path: '', message }))
}

const plain = (nodes: Node[]): string => nodes.map(words).join(' ').replaceAll(/\s+/g, ' ').trim().toLowerCase()

const words = ({ value = '', children = [] }: Node): string => value + children.map(words).join('')

function linkFault(url: string): string | undefined {
  const [path = ''] = url.split(/[?#]/)
  if (/^(https:\/\/|mailto:|tel:|#)/.test(url)) return undefined
  if (!path.startsWith('/')) return `“${url}” leads nowhere: begin it with https:// or, for a page of this site, with /`
  return missingPage(path === '/' ? path : path.replace(/\/$/, ''))
}

const isHeading = (node: RootContent, levels = '23'): node is Element =>
  node.type === 'element' && node.tagName[0] === 'h' && levels.includes(node.tagName[1] ?? '-')

const headingsOf = (tree: Root): ArticleHeading[] =>
  tree.children.flatMap((node) =>
    isHeading(node) ? [{ id: String(node.properties['id']), text: textOf(node), depth: Number(node.tagName[1]) }] : [],
  )

/** Whether a node may be in a part that is set next to another one. */
const isNarrow = (node: RootContent): boolean =>
  node.type === 'text' ||
  (node.type === 'element' && node.tagName === 'p') ||
  ('name' in node && node.name === 'Exercise')

/**
 * Wraps two or more consecutive parts that begin with a third-level heading and have only text into one element, which
 * sets them in two columns where there is room.
 */
function pairParts(tree: Root): void {
  const parts: RootContent[][] = []
  for (const node of tree.children) {
    if (parts.length === 0 || isHeading(node)) parts.push([])
    parts.at(-1)?.push(node)
  }
  const isPart = ([heading, ...rest]: RootContent[]) =>
    heading !== undefined && isHeading(heading, '3') && rest.every(isNarrow)
  tree.children = parts.flatMap((part, at) => {
    if (!isPart(part)) return part
    if (at > 0 && isPart(parts[at - 1] ?? [])) return []
    const end = parts.findIndex((other, index) => index > at && !isPart(other))
    const run = parts.slice(at, end < 0 ? undefined : end)
    return run.length === 1
      ? part
      : [
          placed(
            'Parts',
            run.map((children) => placed('Part', children)),
          ),
        ]
  })
}

/**
 * Marks what the style sheet sets apart: lists whose items have a bold line as their title, and beginnings that at
 * least three paragraphs share.
 */
function markParts({ children }: Root): void {
  const paragraphs = children.filter((node): node is Element => isElement(node, 'p'))
  const labels = paragraphs.map(labelOf)
  for (const [at, paragraph] of paragraphs.entries()) {
    const label = labels[at]
    if (label && labels.filter((other) => other === label).length >= MIN_SHARED) {
      paragraph.properties['dataLabelled'] = ''
    }
  }
  for (const list of children) {
    if (!isElement(list, 'ul')) continue
    const items = list.children.filter((item) => isElement(item, 'li'))
    if (items.every(hasTitle)) list.properties['dataTitled'] = ''
  }
}

/** Number of paragraphs with the same beginning that makes it a label. */
const MIN_SHARED = 3

const isElement = (node: RootContent | undefined, name: string): node is Element =>
  node?.type === 'element' && node.tagName === name

/** Returns the bold sentence that a paragraph begins with. */
function labelOf({ children: [first] }: Element): string | undefined {
  const text = isElement(first, 'strong') ? textOf(first) : ''
  return text.endsWith('.') ? text : undefined
}

/** Whether the first paragraph of an item is bold throughout. */
function hasTitle(item: Element): boolean {
  const title = item.children.find((child) => isElement(child, 'p'))
  return title !== undefined && title.children.length === 1 && isElement(title.children[0], 'strong')
}

/** Creates an element that authors cannot write. */
const placed = (name: string, children: RootContent[]): RootContent =>
  ({ type: 'mdxJsxFlowElement', name, attributes: [], children }) as unknown as RootContent

function textOf(node: Root | Element): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : 'children' in child ? textOf(child as Element) : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}
