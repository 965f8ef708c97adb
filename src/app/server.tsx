import '../styles/index.css'
import { renderToString } from 'react-dom/server'
import { locationAt } from '../router/route-location.ts'
import { App } from './app.tsx'
import { loadRoute } from './routes.tsx'

export { pages } from './pages.tsx'

/** The markup of a route and the status it answers with. */
export async function render(path: string): Promise<{ html: string; status: number }> {
  const Page = await loadRoute(path)
  const html = renderToString(<App first={{ location: locationAt(path), arrival: 'POP', Page }} />)
  // React leaves a failed section to the browser and says nothing of it here.
  if (/<!--\$[!?]-->/.test(html)) throw new Error(`${path}: a section cannot be drawn without a browser`)
  return { html, status: Page ? 200 : 404 }
}
