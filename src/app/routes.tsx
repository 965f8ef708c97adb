import type { ComponentType } from 'react'
import { routeIdOf } from '../content/route-ids.ts'
import { accessibilityPage, pages, type LoadPage } from './pages.tsx'

/** Pages beside the registry: the answer to a form sent without script, the team's stories, the accessibility statement, and the parts in all their states. */
const others: Record<string, LoadPage> = {
  '/thank-you': async () => (await import('../pages/thank-you/page.tsx')).ThankYouPage,
  '/about-us/team': async () => (await import('../pages/team/page.tsx')).TeamPage,
  '/accessibility': accessibilityPage,
  ...(import.meta.env.DEV && {
    '/styleguide': async () => (await import('../pages/styleguide/page.tsx')).StyleguidePage,
  }),
}

/** The component of a path; undefined when there is no such page. */
export const loadRoute = async (path: string): Promise<ComponentType | undefined> => {
  const id = routeIdOf(path)
  return id ? pages[id]() : others[path]?.()
}
