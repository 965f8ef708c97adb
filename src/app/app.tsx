import { StrictMode } from 'react'
import type { HashRouter, Shown } from '../router/hash-router.ts'
import { RouteView } from '../router/route-view.tsx'
import { AppErrorBoundary } from './app-error-boundary.tsx'
import { ErrorPage } from './error-page.tsx'
import { Layout } from './layout.tsx'

/** The whole interface, the same in the prerender and the browser. */
export function App({ first, router }: { first: Shown; router?: HashRouter }) {
  return (
    <StrictMode>
      <AppErrorBoundary>
        <RouteView first={first} router={router}>
          {(Page, { key }) => (
            <AppErrorBoundary at={key}>
              {Page ? (
                <Layout>
                  <Page />
                </Layout>
              ) : (
                <ErrorPage />
              )}
            </AppErrorBoundary>
          )}
        </RouteView>
      </AppErrorBoundary>
    </StrictMode>
  )
}
