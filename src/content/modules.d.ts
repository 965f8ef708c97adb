declare module '#content/about.yaml' {
  const data: import('../../build/content/content-files.ts').ContentFiles['content/about.yaml']
  export default data
}

declare module '#content/advisory.yaml' {
  const data: import('../../build/content/content-files.ts').ContentFiles['content/advisory.yaml']
  export default data
}

declare module '#content/agency.yaml' {
  const data: import('../../build/content/content-files.ts').ContentFiles['content/agency.yaml']
  export default data
}

declare module '#content/blog.yaml' {
  const data: import('../../build/content/content-files.ts').ContentFiles['content/blog.yaml']
  export default data
}

declare module '#content/case-list.yaml' {
  const data: import('../../build/content/content-files.ts').ContentFiles['content/case-list.yaml']
  export default data
}

declare module '#content/clients.yaml' {
  const data: import('../../build/content/content-files.ts').ContentFiles['content/clients.yaml']
  export default data
}

declare module '#content/contact.yaml' {
  const data: import('../../build/content/content-files.ts').ContentFiles['content/contact.yaml']
  export default data
}

declare module '#content/endings.yaml' {
  const data: import('../../build/content/content-files.ts').ContentFiles['content/endings.yaml']
  export default data
}

declare module '#content/error.yaml' {
  const data: import('../../build/content/content-files.ts').ContentFiles['content/error.yaml']
  export default data
}

declare module '#content/home.yaml' {
  const data: import('../../build/content/content-files.ts').ContentFiles['content/home.yaml']
  export default data
}

declare module '#content/navigation.yaml' {
  const data: import('../../build/content/content-files.ts').ContentFiles['content/navigation.yaml']
  export default data
}

declare module '#content/proof.yaml' {
  const data: import('../../build/content/content-files.ts').ContentFiles['content/proof.yaml']
  export default data
}

declare module '#content/site.yaml' {
  const data: import('../../build/content/content-files.ts').ContentFiles['content/site.yaml']
  export default data
}

declare module '#content/team.yaml' {
  const data: import('../../build/content/content-files.ts').ContentFiles['content/team.yaml']
  export default data
}

declare module '#content/technology.yaml' {
  const data: import('../../build/content/content-files.ts').ContentFiles['content/technology.yaml']
  export default data
}

declare module '#content/testimonials.yaml' {
  const data: import('../../build/content/content-files.ts').ContentFiles['content/testimonials.yaml']
  export default data
}

declare module '*.mdx?data' {
  const data: unknown
  export default data
}

declare module 'virtual:pages' {
  type PageType = import('../routes.ts').PageType
  /** Modules of the documents that are pages, by page type; types without a document are not listed. */
  type Documents = {
    'advisory-detail': { default: import('./advisory-details.ts').AdvisoryDetail }
    'agency-service': { default: import('./services.ts').Service }
    article: { default: import('mdx/types').MDXContent; data: import('./articles.ts').Article }
    'case-detail': { default: import('./cases.ts').CaseStudy }
    legal: { default: import('./legal.ts').LegalDocument }
  }
  export type DocumentOf<Type extends PageType> = Type extends keyof Documents ? Documents[Type] : undefined
  export type Page<Type extends PageType = PageType> = {
    [T in Type]: {
      type: T
      /** Loads the page's document; resolves to undefined for a page without one. */
      load: () => Promise<DocumentOf<T>>
      /** Reason the build leaves the page out; set only while drafts are shown. */
      hidden?: string
    }
  }[Type]
  /** All pages by path. */
  const pages: Readonly<Record<string, Page | undefined>>
  export default pages
}

declare module 'virtual:page-titles' {
  /**
   * Page titles by path, without the agency's name. For the build only: in the browser the documents hold their
   * titles.
   */
  const titles: Readonly<Record<string, string | undefined>>
  export default titles
}

declare module 'virtual:menu-pictures' {
  const pictures: import('../../build/content/menu-pictures.ts').MenuPictures
  export default pictures
}

interface ImportMetaEnv {
  /** Current paths of renamed pages, by their former paths. */
  readonly VITE_REDIRECTS: Readonly<Record<string, string | undefined>>
}
