import '../styles/index.css'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { AppErrorBoundary } from './app-error-boundary.tsx'
import { routes } from './routes.tsx'

export { pages } from './pages.tsx'

/** The markup of a route and the status it answers with. */
export async function render(path: string): Promise<{ html: string; status: number; error?: unknown }> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <StrictMode>
      <AppErrorBoundary>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </AppErrorBoundary>
    </StrictMode>,
  )
  const error = context.errors && Object.values(context.errors)[0]
  return { html, status: context.statusCode, ...(error !== undefined && { error }) }
}
