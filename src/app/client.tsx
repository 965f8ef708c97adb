import '../styles/index.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createHashRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { setPrefetcher } from '../ui/link-prefetch.ts'
import { AppErrorBoundary } from './app-error-boundary.tsx'
import { hashAddress } from './hash-address.ts'
import { prefetchPage } from './load-page.ts'
import { reportWebVitals } from './report-web-vitals.ts'
import { resumeContact } from './resume-contact.ts'
import { routes } from './routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

document.documentElement.dataset['js'] = ''
let address = takeAddress()
let ready = await resolveLazy(address.path)
// The address may change while the code is on its way (Back, a typed hash); the router starts at the last one.
for (let now = takeAddress(); now.path !== address.path; now = takeAddress()) {
  address = now
  ready = await resolveLazy(now.path)
}
const app = (
  <StrictMode>
    <AppErrorBoundary>
      <RouterProvider router={createHashRouter(routes)} />
    </AppErrorBoundary>
  </StrictMode>
)
const onError = (error: unknown) => console.error(error)
if (ready && document.documentElement.dataset['route'] === address.path) {
  hydrateRoot(root, app, { onRecoverableError: onError })
} else {
  createRoot(root).render(app)
}
setPrefetcher(prefetchPage)
void reportWebVitals()
void resumeContact()

function takeAddress() {
  const found = hashAddress(location, import.meta.env.BASE_URL)
  if (found.change) history.replaceState(history.state, '', found.href)
  return found
}

/**
 * Fetches the first page's code: hydration needs it at once, or the router would show nothing meanwhile.
 * False when it could not be had.
 */
async function resolveLazy(path: string): Promise<boolean> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    const { lazy } = route as RouteObject
    if (typeof lazy !== 'function') continue
    try {
      Object.assign(route, await lazy(), { lazy: undefined })
    } catch {
      // The router asks again and shows the error page.
      return false
    }
  }
  return true
}
