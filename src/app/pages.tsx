import pages from 'virtual:pages'
import type { MDXContent } from 'mdx/types'
import type { ComponentType } from 'react'
import type { AdvisoryDetail } from '../content/advisory-details.ts'
import type { Article } from '../content/articles.ts'
import type { CaseStudy } from '../content/cases.ts'
import type { LegalDocument } from '../content/legal.ts'
import type { Service } from '../content/services.ts'
import type { PageType } from '../routes.ts'

type LoadDocument = () => Promise<unknown>
type LoadPage = (document: LoadDocument, path: string) => Promise<ComponentType>

/** How each type of page of src/routes.ts is drawn. */
const types = {
  home: async () => (await import('../pages/home/page.tsx')).HomePage,
  'about-us': async () => (await import('../pages/about-us/page.tsx')).AboutPage,
  'contact-us': async () => (await import('../pages/contact-us/page.tsx')).ContactPage,
  'technology-development': async () => (await import('../pages/technology-development/page.tsx')).TechnologyPage,
  advisory: async () => (await import('../pages/advisory/page.tsx')).AdvisoryPage,
  'advisory-detail': async (document, path) => {
    const [{ AdvisoryDetailPage }, detail] = await Promise.all([
      import('../pages/advisory-detail/page.tsx'),
      dataOf<AdvisoryDetail>(document),
    ])
    return () => <AdvisoryDetailPage path={path} detail={detail} />
  },
  agency: async () => (await import('../pages/agency/page.tsx')).AgencyPage,
  'agency-service': async (document, path) => {
    const [{ AgencyServicePage }, service] = await Promise.all([
      import('../pages/agency-service/page.tsx'),
      dataOf<Service>(document),
    ])
    return () => <AgencyServicePage path={path} service={service} />
  },
  blogs: async () => (await import('../pages/blogs/page.tsx')).BlogsPage,
  article: async (document) => {
    const [{ ArticlePage }, { default: Body, data }] = await Promise.all([
      import('../pages/article/page.tsx'),
      document() as Promise<{ default: MDXContent; data: Article }>,
    ])
    return () => <ArticlePage article={data} Body={Body} />
  },
  'case-study': async () => (await import('../pages/case-study/page.tsx')).CaseListPage,
  'case-detail': async (document) => {
    const [{ CaseDetailPage }, caseStudy] = await Promise.all([
      import('../pages/case-detail/page.tsx'),
      dataOf<CaseStudy>(document),
    ])
    return () => <CaseDetailPage caseStudy={caseStudy} />
  },
  legal: async (document) => {
    const [{ LegalPage }, data] = await Promise.all([
      import('../pages/legal/page.tsx'),
      dataOf<LegalDocument>(document),
    ])
    return () => <LegalPage document={data} />
  },
  'thank-you': async () => (await import('../pages/thank-you/page.tsx')).ThankYouPage,
  team: async () => (await import('../pages/team/page.tsx')).TeamPage,
} satisfies Record<PageType, LoadPage>

/** The loader of the page at a path; undefined when there is none. */
export function pageAt(path: string): (() => Promise<ComponentType>) | undefined {
  const page = pages[path]
  if (!page) return undefined
  const { type, load = noDocument, hidden } = page
  if (!import.meta.env.DEV || !hidden) return () => types[type](load, path)
  return async () => {
    const [Page, { DraftNote }] = await Promise.all([types[type](load, path), import('./draft-note.tsx')])
    return () => (
      <>
        <DraftNote why={hidden} />
        <Page />
      </>
    )
  }
}

const noDocument: LoadDocument = () => Promise.reject(new Error('This page has no document'))

const dataOf = async <T,>(document: LoadDocument): Promise<T> => ((await document()) as { default: T }).default
