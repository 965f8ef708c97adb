import type { LoadRoute } from '../router/hash-router.ts'
import { loadPage } from './load-page.ts'

/** For the hash router and the prerender: unknown URLs end in the error page. */
export const loadRoute: LoadRoute = async (path) =>
  import.meta.env.DEV && path === '/styleguide'
    ? (await import('../pages/styleguide/page.tsx')).StyleguidePage
    : loadPage(path)
