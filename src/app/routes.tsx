import type { RouteObject } from 'react-router'
import { pathOf, routeIds } from '../content/route-ids.ts'
import { ErrorPage } from './error-page.tsx'
import { Layout } from './layout.tsx'
import { loadPage } from './load-page.ts'

/** One tree for the hash router, the prerender and the tests. Unknown addresses end in the error page. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <ErrorPage />,
    children: [
      ...routeIds.map((id): RouteObject => ({
        id,
        path: pathOf(id),
        lazy: async () => ({ Component: await loadPage(id) }),
      })),
      {
        path: '/thank-you',
        lazy: async () => ({ Component: (await import('../pages/thank-you/page.tsx')).ThankYouPage }),
      },
      ...(import.meta.env.DEV
        ? [
            {
              path: '/styleguide',
              lazy: async () => ({ Component: (await import('../pages/styleguide/page.tsx')).StyleguidePage }),
            },
          ]
        : []),
    ],
  },
]
