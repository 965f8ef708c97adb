import type { MDXContent } from 'mdx/types'
import type { ComponentType } from 'react'
import type { RouteId } from '../content/route-ids.ts'
import {
  advisorySlugs,
  agencySlugs,
  articleSlugs,
  caseSlugs,
  type AdvisorySlug,
  type AgencySlug,
  type ArticleSlug,
  type CaseSlug,
} from '../content/route-ids.ts'
import type { AdvisoryDetail } from '../content/advisory-details.ts'
import type { Article } from '../content/articles.ts'
import type { CaseStudy } from '../content/cases.ts'
import type { LegalDocument } from '../content/legal.ts'
import type { Service } from '../content/services.ts'

export type LoadPage = () => Promise<ComponentType>

const services = import.meta.glob<Service>('../../content/services/*.yaml', { import: 'default' })
const details = import.meta.glob<AdvisoryDetail>('../../content/advisory-details/*.yaml', { import: 'default' })
const cases = import.meta.glob<CaseStudy>('../../content/cases/*.yaml', { import: 'default' })
const legal = import.meta.glob<LegalDocument>('../../content/legal/*.yaml', { import: 'default' })
const articles = import.meta.glob<{ default: MDXContent; data: Article }>('../../content/articles/*.mdx')

const advisoryDetail =
  (slug: AdvisorySlug): LoadPage =>
  async () => {
    const [{ AdvisoryDetailPage }, detail] = await Promise.all([
      import('../pages/advisory-detail/page.tsx'),
      documentOf(details, slug),
    ])
    return () => <AdvisoryDetailPage detail={detail} />
  }

const agencyService =
  (slug: AgencySlug): LoadPage =>
  async () => {
    const [{ AgencyServicePage }, service] = await Promise.all([
      import('../pages/agency-service/page.tsx'),
      documentOf(services, slug),
    ])
    return () => <AgencyServicePage service={service} />
  }

const article =
  (slug: ArticleSlug): LoadPage =>
  async () => {
    const [{ ArticlePage }, { default: Body, data }] = await Promise.all([
      import('../pages/article/page.tsx'),
      documentOf(articles, slug),
    ])
    return () => <ArticlePage article={data} Body={Body} />
  }

const caseDetail =
  (slug: CaseSlug): LoadPage =>
  async () => {
    const [{ CaseDetailPage }, caseStudy] = await Promise.all([
      import('../pages/case-detail/page.tsx'),
      documentOf(cases, slug),
    ])
    return () => <CaseDetailPage caseStudy={caseStudy} />
  }

const legalPage =
  (slug: string): LoadPage =>
  async () => {
    const [{ LegalPage }, document] = await Promise.all([import('../pages/legal/page.tsx'), documentOf(legal, slug)])
    return () => <LegalPage document={document} />
  }

export const accessibilityPage = legalPage('accessibility')

/** The one table that knows every page. A route without a page is a type error. */
export const pages = {
  home: async () => (await import('../pages/home/page.tsx')).HomePage,
  'about-us': async () => (await import('../pages/about-us/page.tsx')).AboutPage,
  'contact-us': async () => (await import('../pages/contact-us/page.tsx')).ContactPage,
  'technology-development': async () => (await import('../pages/technology-development/page.tsx')).TechnologyPage,
  advisory: async () => (await import('../pages/advisory/page.tsx')).AdvisoryPage,
  ...keyed('advisory', advisorySlugs, advisoryDetail),
  agency: async () => (await import('../pages/agency/page.tsx')).AgencyPage,
  'agency/community-and-mastermind-creation': advisoryDetail('community-and-mastermind-creation'),
  ...keyed('agency', agencySlugs, agencyService),
  blogs: async () => (await import('../pages/blogs/page.tsx')).BlogsPage,
  ...keyed('blogs', articleSlugs, article),
  'case-study': async () => (await import('../pages/case-study/page.tsx')).CaseListPage,
  ...keyed('case-study', caseSlugs, caseDetail),
  'privacy-policy': legalPage('privacy-policy'),
  'terms-and-condition': legalPage('terms-and-condition'),
} satisfies Record<RouteId, LoadPage>

function keyed<Area extends string, Slug extends string>(
  area: Area,
  slugs: readonly Slug[],
  page: (slug: Slug) => LoadPage,
): Record<`${Area}/${Slug}`, LoadPage> {
  return Object.fromEntries(slugs.map((slug) => [`${area}/${slug}`, page(slug)])) as Record<`${Area}/${Slug}`, LoadPage>
}

function documentOf<T>(documents: Record<string, () => Promise<T>>, slug: string): Promise<T> {
  const path = Object.keys(documents).find((file) => file.replace(/^.*\/|\.\w+$/g, '') === slug)
  const load = path && documents[path]
  if (!load) throw new Error(`content: no document for "${slug}"`)
  return load()
}
