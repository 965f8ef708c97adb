/** Collects title, description and picture of each page for search engines and shared links. Build-time only. */
import { ContentError } from './fault.ts'
import { loadContent, readContent } from './load.ts'
import { pageList, type Page } from './page-list.ts'
import type { Picture } from './pictures.ts'

export type PageHead = {
  page: Page
  /** Title without the agency's name. */
  title: string
  description: string
  /** Picture on the share image; undefined for a page that is not listed. */
  picture: Picture | undefined
}

/** Fields of a checked document that the head of its page is made from. */
export type HeadFields<Art = Picture> = {
  title?: string
  description?: string
  picture?: Art
  hero?: { picture: Art }
  banner?: { picture?: Art }
  search?: { title?: string; description?: string; picture?: Art }
  also?: { title: string; description: string }
}

/** Returns the heads of all pages. Throws a ContentError when a document has faults. */
export async function readHeads(): Promise<PageHead[]> {
  const { summary } = await readContent('content/site.yaml')
  return Promise.all(
    pageList().map(async (page) => {
      const fields = page.document ? await readFields(page.document) : {}
      const { title = page.title ?? page.id, description = summary, picture } = headOf(page, fields)
      return { page, title, description, picture }
    }),
  )
}

/** Returns the checked fields of a page's document. Throws a ContentError when it has faults. */
async function readFields(file: string): Promise<HeadFields> {
  const { data, faults } = await loadContent(file)
  if (faults.length > 0) throw new ContentError(faults)
  // Safe to cast: every schema of a page has these fields (schemas/page-fields.ts).
  return data as HeadFields
}

/** Returns the parts of a page's head that its document defines. */
export function headOf<Art = Picture>(
  page: Page,
  { title, description, picture, hero, banner, search, also }: HeadFields<Art>,
): { title: string | undefined; description: string | undefined; picture: Art | undefined } {
  const own = page.id === page.canonical ? search : also
  return {
    title: own?.title ?? title,
    description: own?.description ?? description,
    picture: search?.picture ?? picture ?? hero?.picture ?? banner?.picture,
  }
}
