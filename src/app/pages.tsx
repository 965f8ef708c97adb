import pages, { type DocumentOf, type Page } from 'virtual:pages'
import type { ComponentType } from 'react'
import type { PageType } from '../routes.ts'

/**
 * Loads the component of a page. `load` resolves to the page's document, typed by its schema; undefined for a page
 * without one.
 */
type LoadPage<Type extends PageType> = (load: () => Promise<DocumentOf<Type>>, path: string) => Promise<ComponentType>

/** Component loaders for each type of page of src/routes.ts. */
const types: { [Type in PageType]: LoadPage<Type> } = {
  home: async () => (await import('../pages/home/page.tsx')).HomePage,
  'about-us': async () => (await import('../pages/about-us/page.tsx')).AboutPage,
  'contact-us': async () => (await import('../pages/contact-us/page.tsx')).ContactPage,
  'technology-development': async () => (await import('../pages/technology-development/page.tsx')).TechnologyPage,
  advisory: async () => (await import('../pages/advisory/page.tsx')).AdvisoryPage,
  'advisory-detail': async (load, path) => {
    const [{ AdvisoryDetailPage }, document] = await Promise.all([import('../pages/advisory-detail/page.tsx'), load()])
    return () => <AdvisoryDetailPage path={path} detail={document.default} />
  },
  agency: async () => (await import('../pages/agency/page.tsx')).AgencyPage,
  'agency-service': async (load, path) => {
    const [{ AgencyServicePage }, document] = await Promise.all([import('../pages/agency-service/page.tsx'), load()])
    return () => <AgencyServicePage path={path} service={document.default} />
  },
  blogs: async () => (await import('../pages/blogs/page.tsx')).BlogsPage,
  article: async (load) => {
    const [{ ArticlePage }, document] = await Promise.all([import('../pages/article/page.tsx'), load()])
    return () => <ArticlePage article={document.data} Body={document.default} />
  },
  'case-study': async () => (await import('../pages/case-study/page.tsx')).CaseListPage,
  'case-detail': async (load) => {
    const [{ CaseDetailPage }, document] = await Promise.all([import('../pages/case-detail/page.tsx'), load()])
    return () => <CaseDetailPage caseStudy={document.default} />
  },
  legal: async (load) => {
    const [{ LegalPage }, document] = await Promise.all([import('../pages/legal/page.tsx'), load()])
    return () => <LegalPage document={document.default} />
  },
  'thank-you': async () => (await import('../pages/thank-you/page.tsx')).ThankYouPage,
  team: async () => (await import('../pages/team/page.tsx')).TeamPage,
}

/** Returns the loader of the page at `path`, or undefined if there is no page. */
export function pageAt(path: string): (() => Promise<ComponentType>) | undefined {
  const page = pages[path]
  if (!page) return undefined
  const { hidden } = page
  if (!import.meta.env.DEV || !hidden) return () => loadPage(page, path)
  return async () => {
    const [Component, { DraftNote }] = await Promise.all([loadPage(page, path), import('./draft-note.tsx')])
    return () => (
      <>
        <DraftNote why={hidden} />
        <Component />
      </>
    )
  }
}

const loadPage = <Type extends PageType>({ type, load }: Page<Type>, path: string): Promise<ComponentType> =>
  types[type](load, path)
