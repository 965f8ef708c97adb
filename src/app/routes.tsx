import { routeIdOf } from '../content/route-ids.ts'
import type { LoadRoute } from '../router/hash-router.ts'
import { loadPage } from './load-page.ts'
import { accessibilityPage } from './pages.tsx'

/** Pages beside the registry: the answer to a form sent without script, the team's stories, the accessibility statement, and the parts in all their states. */
const others: Record<string, LoadRoute> = {
  '/thank-you': async () => (await import('../pages/thank-you/page.tsx')).ThankYouPage,
  '/about-us/team': async () => (await import('../pages/team/page.tsx')).TeamPage,
  '/accessibility': accessibilityPage,
  ...(import.meta.env.DEV && {
    '/styleguide': async () => (await import('../pages/styleguide/page.tsx')).StyleguidePage,
  }),
}

/** One table for the hash router, the prerender and the tests. Unknown addresses end in the error page. */
export const loadRoute: LoadRoute = async (path) => {
  const id = routeIdOf(path)
  return id ? loadPage(id) : others[path]?.(path)
}
