import '../styles/index.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createHashRouter, type Shown } from '../router/hash-router.ts'
import { locationNow } from '../router/route-location.ts'
import { setPrefetcher } from '../ui/link-prefetch.ts'
import { App } from './app.tsx'
import { normalizeUrl } from './hash-address.ts'
import { releaseHeld } from './intent.ts'
import { prefetchPage } from './load-page.ts'
import { reportWebVitals } from './report-web-vitals.ts'
import { resumeContact } from './resume-contact.ts'
import { loadRoute } from './routes.tsx'
import { applyWholeSheets } from './whole-sheets.ts'

// Not at the top level: the pages' files import this one, and would wait for an await in it that waits for them.
void start()

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  document.documentElement.dataset['js'] = ''
  const sheets = applyWholeSheets()
  const url = () => normalizeUrl(import.meta.env.BASE_URL)
  let path = url()
  let Page = await firstPage(path)
  await sheets
  // The address may change while the code is on its way (Back, a typed hash); the router starts at the last one.
  for (let now = url(); now !== path; now = url()) {
    path = now
    Page = await firstPage(now)
  }
  const first: Shown = { location: locationNow(), arrival: 'POP', Page }
  const app = <App first={first} router={createHashRouter(loadRoute, first)} />
  // The error page's document names no route.
  if (document.documentElement.dataset['route'] === (Page && path)) {
    // In a transition, so that React takes breath between its steps.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) }))
  } else {
    createRoot(root).render(app)
    // The document is the error page's, served for a path in other letters: its title is not the page's.
    if (Page) void import('./head-sync.ts').then(({ showHead }) => showHead(path))
  }
  releaseHeld(true)
  setPrefetcher(prefetchPage)
  void reportWebVitals()
  void resumeContact()
}

/** Hydration needs the first page's code at once. Undefined when there is no such page or its code could not be had. */
async function firstPage(at: string): Promise<Shown['Page']> {
  try {
    return await loadRoute(at)
  } catch (error) {
    console.error(error)
    return undefined
  }
}
