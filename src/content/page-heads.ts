/** What search engines and shared links are told of each page. Build-time only. */
import { readContent } from './load.ts'
import { pageList, type Page } from './page-list.ts'
import type { Picture } from './pictures.ts'
import type { Site } from './site.ts'

export type PageHead = {
  page: Page
  /** Without the agency's name. */
  title: string
  description: string
  /** The art on the share image; undefined for a page that is not listed. */
  picture: Picture | undefined
}

type Document = {
  title?: string
  description?: string
  picture?: Picture
  hero?: { picture: Picture }
  banner?: { picture?: Picture }
  search?: { title?: string; description?: string; picture?: Picture }
  also?: { title: string; description: string }
}

/** The head of every page. Throws a ContentError when a document has faults. */
export const readHeads = (): Promise<PageHead[]> => Promise.all(pageList().map(readHead))

async function readHead(page: Page): Promise<PageHead> {
  const site = await readContent<Site>('content/site.yaml')
  if (!page.document) return { page, title: page.title ?? page.id, description: site.summary, picture: undefined }
  const { title, description, picture, hero, banner, search, also } = await readContent<Document>(page.document)
  const own = page.id === page.canonical ? search : also
  return {
    page,
    title: own?.title ?? title ?? page.id,
    description: own?.description ?? description ?? site.summary,
    picture: search?.picture ?? picture ?? hero?.picture ?? banner?.picture,
  }
}
