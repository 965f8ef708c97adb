import { relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { compileArticle } from './article-body.ts'
import { ContentError } from './fault.ts'
import { loadContent } from './load.ts'
import { menuPictures } from './menu-pictures.ts'
import { readHeads } from './page-heads.ts'
import { pageList, redirects } from './page-list.ts'
import { LISTING_FIELDS } from './listing-fields.ts'
import { contentDir, hasSource } from './read-source.ts'

const PAGES = 'virtual:pages'
const TITLES = 'virtual:page-titles'
const MENU_PICTURES = 'virtual:menu-pictures'

/**
 * Lets code import content: `x.yaml` is its checked data, `x.mdx` the article's body as a component (with its data as
 * `data`), `x.mdx?data` the data alone. A fault stops the build with file:line and field. `virtual:pages` has every
 * page by its path, `virtual:page-titles` their titles, `virtual:menu-pictures` their pictures in the menus.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.VITE_REDIRECTS': JSON.stringify(redirects()) } }),
    resolveId(id) {
      if ([PAGES, TITLES, MENU_PICTURES].includes(id)) return `\0${id}`
      // Vite would not find a document that exists only in the overlay.
      const [file = ''] = id.split('?')
      return file.startsWith(resolve(contentDir)) && isDocument(file) && hasSource(file) ? id : undefined
    },
    async load(id) {
      if (id === `\0${PAGES}`) return pagesModule()
      if (id === `\0${TITLES}`) return titlesModule()
      if (id === `\0${MENU_PICTURES}`) return module(`export default ${JSON.stringify(menuPictures())}`)
      const [file = '', query] = id.split('?')
      if (!isDocument(file) || (query && query !== 'data')) return
      const loaded = await loadContent(file)
      this.addWatchFile(file)
      const article = loaded.body === undefined ? null : await compileArticle(loaded.body, loaded.file)
      const faults = [...loaded.faults, ...(article?.faults ?? [])]
      if (faults.length > 0) this.error(new ContentError(faults).message)
      const data: Record<string, unknown> = Object.assign({}, loaded.data)
      for (const field of inFolder(loaded.file) ? LISTING_FIELDS : ['search']) delete data[field]
      if (!article) return module(`export default ${JSON.stringify(data)}`)
      const json = JSON.stringify({ ...data, ...article.extras })
      return module(query === 'data' ? `export default ${json}` : `${article.code}\nexport const data = ${json}`)
    },
    configureServer(server) {
      // Lists and menus change when a file is added or removed.
      const update = (path: string) => {
        if (!/^content\/(.*\.(yaml|mdx)$|logos\/)/.test(relative('.', path).replaceAll(sep, '/'))) return
        server.moduleGraph.invalidateAll()
        server.ws.send({ type: 'full-reload' })
      }
      server.watcher.on('add', update)
      server.watcher.on('unlink', update)
    },
    handleHotUpdate({ file, server }) {
      const path = relative('.', file).replaceAll(sep, '/')
      if (!/^(content\/|build\/content\/schemas\/|src\/content\/pictures\.json$)/.test(path)) return
      server.moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
      return []
    },
  }
}

const isDocument = (file: string): boolean => /\/content\/.*\.(yaml|mdx)$/.test(file)

const module = (code: string) => ({ code, moduleType: 'js' as const, map: null })

/**
 * Whether a document is loaded with its page. Documents outside of folders are imported by the components that render
 * them.
 */
const inFolder = (file: string): boolean => file.split('/').length > 2

function pagesModule() {
  const entries = pageList().map(({ path, type, document, hidden }) => {
    const load = document && inFolder(document) ? `import(${JSON.stringify(resolve(document))})` : 'Promise.resolve()'
    const fields = [`type: ${JSON.stringify(type)}`, `load: () => ${load}`]
    return `${JSON.stringify(path)}: { ${[...fields, ...(hidden ? [`hidden: ${JSON.stringify(hidden)}`] : [])].join(', ')} }`
  })
  return module(`export default { ${entries.join(',\n')} }`)
}

async function titlesModule() {
  const titles = (await readHeads()).map(({ page, title }) => [page.path, title])
  return module(`export default ${JSON.stringify(Object.fromEntries(titles))}`)
}
