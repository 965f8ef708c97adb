import { renderToStaticMarkup } from 'react-dom/server'
import { App } from './app.tsx'
import { markGround } from './over-ground.ts'
import { loadRoute } from './routes.tsx'

/** Renders a route. Returns its markup and HTTP status. */
export async function render(path: string): Promise<{ html: string; status: number }> {
  const Page = await loadRoute(path)
  return { html: markGround(renderToStaticMarkup(<App path={path} Page={Page} />)), status: Page ? 200 : 404 }
}
