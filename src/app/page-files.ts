import type { RouteId } from '../content/route-ids.ts'
import type { extraPages } from './extra-pages.ts'

export type PageFiles = { page: string; document?: string }

/** The source files a route is made of, as the build's manifest names them. Must agree with pages.tsx. */
export function filesOf(id: RouteId): PageFiles {
  const [area = '', slug] = id.split('/')
  if (!slug) {
    return area.endsWith('policy') || area.startsWith('terms')
      ? { page: pageFile('legal'), document: `content/legal/${area}.yaml` }
      : { page: pageFile(area) }
  }
  if (area === 'blogs') return { page: pageFile('article'), document: `content/articles/${slug}.mdx` }
  if (area === 'case-study') return { page: pageFile('case-detail'), document: `content/cases/${slug}.yaml` }
  return area === 'agency' && slug !== 'community-and-mastermind-creation'
    ? { page: pageFile('agency-service'), document: `content/services/${slug}.yaml` }
    : { page: pageFile('advisory-detail'), document: `content/advisory-details/${slug}.yaml` }
}

export const extraFiles: Record<keyof typeof extraPages, PageFiles> = {
  '/thank-you': { page: 'src/pages/thank-you/page.tsx' },
  '/about-us/team': { page: 'src/pages/team/page.tsx' },
  '/accessibility': { page: 'src/pages/legal/page.tsx', document: 'content/legal/accessibility.yaml' },
}

const pageFile = (folder: string) => `src/pages/${folder}/page.tsx`
