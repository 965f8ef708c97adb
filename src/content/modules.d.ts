declare module '*.yaml' {
  const data: unknown
  export default data
}

declare module '*.mdx?data' {
  const data: unknown
  export default data
}

declare module 'virtual:pages' {
  type Page = {
    type: import('../routes.ts').PageType
    /** Its document as a module; undefined for a page without one of its own. */
    load?: () => Promise<unknown>
    /** Why the build leaves it out; only while drafts are shown. */
    hidden?: string
  }
  /** Every page by its path. */
  const pages: Readonly<Record<string, Page | undefined>>
  export default pages
}

declare module 'virtual:page-titles' {
  /** By the page's path, without the agency's name. For the build: documents hold their own. */
  const titles: Readonly<Record<string, string | undefined>>
  export default titles
}

declare module 'virtual:menu-pictures' {
  const pictures: import('./menu-pictures.ts').MenuPictures
  export default pictures
}

interface ImportMetaEnv {
  /** Present paths of renamed pages, by their old ones. */
  readonly VITE_REDIRECTS: Readonly<Record<string, string | undefined>>
}
