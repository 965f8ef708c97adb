/**
 * The one table of pages, in the order of the sitemap. A row is a page, or a folder of content in which every document
 * is a page; build/content/page-list.ts lists what that makes.
 */

export type PageType =
  | 'home'
  | 'about-us'
  | 'contact-us'
  | 'technology-development'
  | 'advisory'
  | 'advisory-detail'
  | 'agency'
  | 'agency-service'
  | 'blogs'
  | 'article'
  | 'case-study'
  | 'case-detail'
  | 'legal'
  | 'thank-you'
  | 'team'

type SingleRow = {
  /** The path without its leading slash; `home` is the one exception. */
  id: string
  /** The folder in src/pages. */
  type: PageType
  /** Its file in content/, without the ending. */
  document?: string
  /** Only of a page that is not listed: in no sitemap, not for search engines, no share image. */
  unlistedTitle?: string
}

type FolderRow = {
  /** First part of its pages' paths; null when they stand at the top. */
  area: string | null
  type: PageType
  /** Its folder in content/. */
  folder: string
  /** Slugs that code links to by name, where there is no area to tell the paths by. */
  linked?: readonly string[]
}

export const table = [
  { id: 'home', type: 'home', document: 'home' },
  { id: 'about-us', type: 'about-us', document: 'about' },
  { id: 'contact-us', type: 'contact-us', document: 'contact' },
  { id: 'technology-development', type: 'technology-development', document: 'technology' },
  { id: 'advisory', type: 'advisory', document: 'advisory' },
  { area: 'advisory', type: 'advisory-detail', folder: 'advisory-details' },
  { id: 'agency', type: 'agency', document: 'agency' },
  { area: 'agency', type: 'agency-service', folder: 'services' },
  { id: 'blogs', type: 'blogs', document: 'blog' },
  { area: 'blogs', type: 'article', folder: 'articles' },
  { id: 'case-study', type: 'case-study', document: 'case-list' },
  { area: 'case-study', type: 'case-detail', folder: 'cases' },
  { area: null, type: 'legal', folder: 'legal', linked: ['privacy-policy'] },
  { id: 'thank-you', type: 'thank-you', unlistedTitle: 'Thank you for writing to us' },
  { id: 'about-us/team', type: 'team', unlistedTitle: 'Our people and their stories' },
] as const satisfies (SingleRow | FolderRow)[]

type Row = (typeof table)[number]
export type Folder = Extract<Row, { folder: string }>['folder']

type PathIn<Entry extends Row> = Entry extends { id: infer Id extends string }
  ? Id extends 'home'
    ? '/'
    : `/${Id}`
  : Entry extends { area: infer Area extends string }
    ? `/${Area}/${string}`
    : Entry extends { linked: readonly (infer Slug extends string)[] }
      ? `/${Slug}`
      : never

/**
 * The path of a page: one of the table's, or one in the area of a folder, whose slugs come from content. Content's own
 * paths are checked against the files by `routePath()` of the schemas.
 */
export type RoutePath = PathIn<Row>

/** What a link may lead to: a page, with a query or a fragment behind it. */
export type LinkPath = RoutePath | `${RoutePath}#${string}` | `${RoutePath}?${string}`

/** The path of a page by its id: `home` → `/`, `about-us` → `/about-us`. The id must be one of the page list's. */
export const pathOf = (id: string): RoutePath => (id === 'home' ? '/' : `/${id}`) as RoutePath
