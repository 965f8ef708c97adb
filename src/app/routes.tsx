import type { ComponentType } from 'react'
import { pageAt } from './pages.tsx'

/** Loads the component of a path; resolves to undefined for a path without a page, which gets the error page. */
export const loadRoute = async (path: string): Promise<ComponentType | undefined> =>
  import.meta.env.DEV && path === '/styleguide'
    ? (await import('../pages/styleguide/page.tsx')).StyleguidePage
    : pageAt(path)?.()
