/** For the bundle of the site that the studio's preview renders with: its content is asked for when it runs. */
import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { PREVIEW_STORE } from './store.ts'

const PAGES = 'virtual:pages'
const TITLES = 'virtual:page-titles'
const MENU_PICTURES = 'virtual:menu-pictures'

/** Stands for contentPlugin: nothing of content/ is in the bundle. */
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
