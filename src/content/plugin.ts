import { compile } from '@mdx-js/mdx'
import type { Element, Root } from 'hast'
import { relative } from 'node:path'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { ContentError, loadContent } from './load.ts'
import { forgetPictures } from './pictures.ts'

export type ArticleHeading = { id: string; text: string; depth: number }

/** What is worked out from an article's body and added to its front matter. */
export type ArticleExtras = { headings: ArticleHeading[]; words: number; readingMinutes: number }

const wordsPerMinute = 220

/**
 * Lets code import content: `x.yaml` is its checked data, `x.mdx` the article's body as a component
 * (with its data as `data`), `x.mdx?data` the data alone. A fault stops the build with file:line and field.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?')
      if (!/\/content\/.*\.(yaml|mdx)$/.test(file) || (query && query !== 'data')) return
      const loaded = await loadContent(file)
      this.addWatchFile(file)
      if (loaded.faults.length > 0) this.error(new ContentError(loaded.faults).message)
      if (loaded.body === undefined) return module(`export default ${JSON.stringify(loaded.data)}`)
      const { code, extras } = await compileArticle(loaded.body, file)
      const data = JSON.stringify({ ...(loaded.data as object), ...extras })
      return module(query === 'data' ? `export default ${data}` : `${code}\nexport const data = ${data}`)
    },
    handleHotUpdate({ file, server }) {
      const path = relative('.', file)
      if (!/^(content\/|src\/content\/(schemas\/|pictures\.json))/.test(path)) return
      forgetPictures()
      server.moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
      return []
    },
  }
}

/** The reading figures of an article without its component. */
export async function articleExtras(body: string, file: string): Promise<ArticleExtras> {
  return (await compileArticle(body, file)).extras
}

async function compileArticle(body: string, file: string) {
  const extras: ArticleExtras = { headings: [], words: 0, readingMinutes: 0 }
  const compiled = await compile(
    { value: body, path: file },
    {
      jsxRuntime: 'automatic',
      remarkPlugins: [remarkGfm],
      rehypePlugins: [
        rehypeSlug,
        () => (tree: Root) => {
          for (const node of tree.children) {
            if (node.type !== 'element' || !/^h[23]$/.test(node.tagName)) continue
            extras.headings.push({
              id: String(node.properties['id']),
              text: textOf(node),
              depth: Number(node.tagName[1]),
            })
          }
          extras.words = textOf(tree).split(/\s+/).filter(Boolean).length
          extras.readingMinutes = Math.max(1, Math.round(extras.words / wordsPerMinute))
        },
      ],
    },
  )
  return { code: String(compiled), extras }
}

function textOf(node: Root | Element): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : 'children' in child ? textOf(child as Element) : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const module = (code: string) => ({ code, moduleType: 'js' as const, map: null })
