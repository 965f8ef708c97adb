/**
 * Table of all pages in the order of the sitemap. A row is a page, or a folder of content whose documents are pages;
 * build/content/page-list.ts lists the resulting pages.
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
  /** Path of the page without its leading slash; `home` is the one exception. */
  id: string
  /** Folder of the page in src/pages. */
  type: PageType
  /** Document of the page in content/, without its extension. */
  document?: string
  /** Title of an unlisted page: it is in no sitemap, not for search engines, and has no share image. */
  unlistedTitle?: string
}

type FolderRow = {
  /** First part of the pages' paths; null if they have no common part. */
  area: string | null
  type: PageType
  /** Folder of the documents in content/. */
  folder: string
  /** Slugs that code links to by name; needed if no area identifies the paths. */
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
 * Path of a page: one of the table's, or one in the area of a folder, whose slugs come from content. `routePath()` of
 * the schemas checks content's own paths against the files.
 */
export type RoutePath = PathIn<Row>

/** Target of a link: a page, with an optional query or fragment. */
export type LinkPath = RoutePath | `${RoutePath}#${string}` | `${RoutePath}?${string}`

/** Returns the path of a page by its id: `home` → `/`, `about-us` → `/about-us`. The id has to be in the page list. */
export const pathOf = (id: string): RoutePath => (id === 'home' ? '/' : `/${id}`) as RoutePath
