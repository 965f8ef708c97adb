import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { compileArticle } from './article-body.ts'
import { ContentError } from './fault.ts'
import { loadContent } from './load.ts'

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
      const article = loaded.body === undefined ? null : await compileArticle(loaded.body, loaded.file)
      const faults = [...loaded.faults, ...(article?.faults ?? [])]
      if (faults.length > 0) this.error(new ContentError(faults).message)
      if (!article) return module(`export default ${JSON.stringify(loaded.data)}`)
      const data = JSON.stringify({ ...(loaded.data as object), ...article.extras })
      return module(query === 'data' ? `export default ${data}` : `${article.code}\nexport const data = ${data}`)
    },
    handleHotUpdate({ file, server }) {
      const path = relative('.', file).replaceAll(sep, '/')
      if (!/^(content\/|src\/content\/(schemas\/|pictures\.json))/.test(path)) return
      server.moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
      return []
    },
  }
}

const module = (code: string) => ({ code, moduleType: 'js' as const, map: null })
