import { renderToStaticMarkup } from 'react-dom/server'
import { App } from './app.tsx'
import { loadRoute } from './routes.tsx'

/** The markup of a route and the status it answers with. */
export async function render(path: string): Promise<{ html: string; status: number }> {
  const Page = await loadRoute(path)
  return { html: renderToStaticMarkup(<App path={path} Page={Page} />), status: Page ? 200 : 404 }
}
