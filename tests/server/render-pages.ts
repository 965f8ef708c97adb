/**
 * Renders every page of the project in the working directory like a build, without building. Prints the markup by path
 * as JSON; a page that cannot be rendered ends it with the error.
 */
import { createServer } from 'vite'
import type { Page } from '../../build/content/page-list.ts'
import type { RenderModule } from '../../build/prerender.ts'

const vite = await createServer({
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
})
const { render } = (await vite.ssrLoadModule('src/app/entry-prerender.tsx')) as RenderModule
const { pageList } = (await vite.ssrLoadModule('build/content/page-list.ts')) as { pageList: () => Page[] }
const markup: Record<string, string> = {}
for (const { path } of pageList()) {
  const { html, status } = await render(path)
  if (status !== 200) throw new Error(`${path} answers ${status}`)
  markup[path] = html
}
process.stdout.write(JSON.stringify(markup))
await vite.close()
