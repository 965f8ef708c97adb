import type { ComponentType } from 'react'
import { pageAt } from './pages.tsx'

/** The component of a path; undefined for a path without a page, which gets the error page. */
export const loadRoute = async (path: string): Promise<ComponentType | undefined> =>
  import.meta.env.DEV && path === '/styleguide'
    ? (await import('../pages/styleguide/page.tsx')).StyleguidePage
    : pageAt(path)?.()
