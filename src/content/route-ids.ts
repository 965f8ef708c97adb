/** Every address of the site. An id is the path without its leading slash; home is the one exception. */
export const advisorySlugs = [
  'branding-strategy-and-consulting',
  'marketing-strategy-and-consulting',
  'marketing-process-and-automation',
  'community-and-mastermind-creation',
] as const

export const agencySlugs = [
  'social-media-management',
  'social-media-marketing',
  'pay-per-click',
  'lead-generation',
  'performance-marketing',
  'digital-media-planning-and-buying',
  'search-engine-optimization',
  'content-marketing-service',
  'email-marketing-service',
  'marketing-automation',
  'video-content-production',
  'creative-solutions',
  'video-marketing',
  'funnel-building-marketing',
] as const

export const articleSlugs = [
  'digital-marketing-and-its-future',
  'six-pillars-of-digital-marketing',
  'ten-reason-your-business-needs-digital-marketing-in-dubai',
  'how-to-choose-right-digital-marketing-agency-in-dubai',
  'top-digital-marketing-trends-for-2025-business-in-dubai-must-follow',
  'boost-your-business-with-social-media',
] as const

export const caseSlugs = [
  'green-protein',
  'horlicks',
  'ecg-academy',
  'blisspads',
  'skinpot-co',
  'techgyan',
  'ycb-academy',
] as const

export type AdvisorySlug = (typeof advisorySlugs)[number]
export type AgencySlug = (typeof agencySlugs)[number]
export type ArticleSlug = (typeof articleSlugs)[number]
export type CaseSlug = (typeof caseSlugs)[number]

const communitySlug = 'community-and-mastermind-creation' satisfies AdvisorySlug

export const routeIds = [
  'home',
  'about-us',
  'contact-us',
  'technology-development',
  'advisory',
  ...prefixed('advisory', advisorySlugs),
  'agency',
  ...prefixed('agency', [communitySlug] as const),
  ...prefixed('agency', agencySlugs),
  'blogs',
  ...prefixed('blogs', articleSlugs),
  'case-study',
  ...prefixed('case-study', caseSlugs),
  'privacy-policy',
  'terms-and-condition',
] as const

export type RouteId = (typeof routeIds)[number]
export type RoutePath = '/' | `/${Exclude<RouteId, 'home'>}`

/** `home` → `/`, `about-us` → `/about-us`. */
export function pathOf(id: RouteId): RoutePath {
  return id === 'home' ? '/' : `/${id}`
}

/** The id of a path (with or without a trailing slash), or undefined for an unknown address. */
export function routeIdOf(path: string): RouteId | undefined {
  const id = path.replace(/^\/|\/$/g, '') || 'home'
  return path === '/home' ? undefined : routeIds.find((known) => known === id)
}

/** The agency community page is the advisory one at a second address. */
export const canonicalIdOf = (id: RouteId): RouteId =>
  id === `agency/${communitySlug}` ? `advisory/${communitySlug}` : id

function prefixed<Area extends string, Slug extends string>(area: Area, slugs: readonly Slug[]) {
  return slugs.map((slug) => `${area}/${slug}` as const)
}
