import { StrictMode, type ComponentType } from 'react'
import { PathContext } from '../router/path-context.tsx'
import { ErrorPage } from './error-page.tsx'
import { Layout } from './layout.tsx'

/** Root component of the prerender build; renders the error page if there is no `Page`. */
export function App({ path, Page }: { path: string; Page: ComponentType | undefined }) {
  return (
    <StrictMode>
      <PathContext value={path}>
        {Page ? (
          <Layout>
            <Page />
          </Layout>
        ) : (
          <ErrorPage />
        )}
      </PathContext>
    </StrictMode>
  )
}
