/** Compiles and checks the text of an article. Build-time only. */
import { compile } from '@mdx-js/mdx'
import type { Element, Root } from 'hast'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { Fault } from './fault.ts'
import type { Loaded } from './load.ts'
import { routeIdOf } from './route-ids.ts'

export type ArticleHeading = { id: string; text: string; depth: number }

/** What is worked out from an article's body and added to its front matter. */
export type ArticleExtras = { headings: ArticleHeading[]; words: number; readingMinutes: number }

type Compiled = { code: string; extras: ArticleExtras; faults: Fault[] }

/** A node of the Markdown tree, as far as it is looked at. */
type Node = {
  type: string
  name?: string | null
  value?: string
  url?: string
  position?: { start: { line: number } }
  children?: Node[]
}

const WORDS_PER_MINUTE = 220
/** Elements that src/pages/article/prose.tsx draws. */
const ELEMENTS = ['Figure', 'PullQuote']

/** The faults of an article's text; none for other documents. */
export async function articleFaults({ file, body }: Loaded): Promise<Fault[]> {
  return body === undefined ? [] : (await compileArticle(body, file)).faults
}

/** An article's text as the code of a component, with what is worked out from it. `body` keeps the lines of its file. */
export async function compileArticle(body: string, file: string): Promise<Compiled> {
  const extras: ArticleExtras = { headings: [], words: 0, readingMinutes: 0 }
  const faults: Fault[] = []
  try {
    const compiled = await compile(
      { value: body, path: file },
      {
        jsxRuntime: 'automatic',
        remarkPlugins: [remarkGfm, () => (tree: Node) => look(tree, file, faults)],
        rehypePlugins: [rehypeSlug, () => (tree: Root) => measure(tree, extras)],
      },
    )
    return { code: String(compiled), extras, faults }
  } catch (error) {
    const { line = 1, reason = String(error) } = error as { line?: number; reason?: string }
    return { code: '', extras, faults: [{ file, line, path: '', message: syntaxMessage(reason) }] }
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

/** Adds a fault for everything that would be drawn wrongly, or not at all. */
function look(node: Node, file: string, faults: Fault[]): void {
  const message = faultOf(node)
  if (message) faults.push({ file, line: node.position?.start.line ?? 1, path: '', message })
  for (const child of node.children ?? []) look(child, file, faults)
}

function faultOf({ type, name, value = '', url = '' }: Node): string | undefined {
  switch (type) {
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return /^\s*(\/\*[\s\S]*\*\/)?\s*$/.test(value)
        ? undefined
        : `“{${value}}” is taken for code: write \\{ for the sign {, or take the braces out`
    case 'mdxjsEsm':
      return 'a line that begins with import or export is taken for code: begin it with another word'
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return name && ELEMENTS.includes(name)
        ? undefined
        : `“<${name ?? ''}>” is no element of an article: there are ${ELEMENTS.join(' and ')}; write &lt; for the sign <`
    case 'link':
      return linkFault(url)
    case 'image':
      return `a picture cannot stand in the text yet: take “${url}” out`
    default:
      return undefined
  }
}

function linkFault(url: string): string | undefined {
  const [path = ''] = url.split(/[?#]/)
  if (/^(https:\/\/|mailto:|tel:|#)/.test(url)) return undefined
  if (!path.startsWith('/')) return `“${url}” leads nowhere: begin it with https:// or, for a page of this site, with /`
  return routeIdOf(path) ? undefined : `no page at “${path}”`
}

function measure(tree: Root, extras: ArticleExtras): void {
  for (const node of tree.children) {
    if (node.type !== 'element' || !/^h[23]$/.test(node.tagName)) continue
    extras.headings.push({ id: String(node.properties['id']), text: textOf(node), depth: Number(node.tagName[1]) })
  }
  extras.words = textOf(tree).split(/\s+/).filter(Boolean).length
  extras.readingMinutes = Math.max(1, Math.round(extras.words / WORDS_PER_MINUTE))
}

function textOf(node: Root | Element): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : 'children' in child ? textOf(child as Element) : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}
