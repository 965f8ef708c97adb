/** Vite plugin for the bundle that the studio's preview renders with. The bundle requests its content at run time. */
import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { PREVIEW_STORE } from './store.ts'

const PAGES = 'virtual:pages'
const TITLES = 'virtual:page-titles'
const MENU_PICTURES = 'virtual:menu-pictures'

/** Replaces contentPlugin, so that the bundle contains nothing of content/. */
export function previewPlugin(): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.VITE_REDIRECTS': '{}' } }),
    resolveId(id) {
      if (id === PREVIEW_STORE) return { id, external: true }
      return [PAGES, TITLES, MENU_PICTURES].includes(id) ? `\0${id}` : undefined
    },
    load(id) {
      if (id === `\0${PAGES}`) return asked('pages()')
      if (id === `\0${TITLES}`) return asked('titles()')
      if (id === `\0${MENU_PICTURES}`) return asked('menuPictures()')
      if (!/\/content\/.*\.yaml$/.test(id)) return
      const file = relative('.', id).replaceAll(sep, '/')
      return asked(`read(${JSON.stringify(file)})`)
    },
  }
}

const asked = (call: string) => ({
  code: `import { store } from '${PREVIEW_STORE}'\nexport default store.${call}`,
  moduleType: 'js' as const,
  map: null,
})
