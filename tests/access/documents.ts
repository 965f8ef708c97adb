import { pathOf, routeIds } from '../routes.ts'

/** A document of the site. `bare` ones have no header, footer or hash URL of the app. */
export type Document = { name: string; path: string; bare?: boolean }

const staticPath = (path: string) => (path === '/' ? path : `${path}/`)

/** Every route, and the documents besides them. */
export const documents: Document[] = [
  ...routeIds.map((id) => ({ name: id, path: staticPath(pathOf(id)) })),
  { name: 'thank-you', path: '/thank-you/' },
  { name: 'team', path: '/about-us/team/' },
  { name: 'accessibility', path: '/accessibility/' },
  { name: 'error page', path: '/404.html', bare: true },
]

/** One document of each kind of page; within a kind only words, pictures and the order of sections differ. */
export const pageTypes: Document[] = [
  'home',
  'about-us',
  'contact-us',
  'technology-development',
  'advisory',
  'advisory/marketing-strategy-and-consulting',
  'agency',
  'agency/search-engine-optimization',
  'agency/video-marketing',
  'blogs',
  'blogs/six-pillars-of-digital-marketing',
  'case-study',
  'case-study/horlicks',
  'privacy-policy',
  'thank-you',
  'error page',
].map((name) => {
  const found = documents.find((document) => document.name === name)
  if (!found) throw new Error(`There is no document ${name}`)
  return found
})

export const viewports = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const

export type ViewportName = keyof typeof viewports

/** Documents for the slow checks: one of each kind in `npm test`, all in `npm run test:every`. */
export const looked: Document[] = process.env['EVERY_DOCUMENT'] ? documents : pageTypes
