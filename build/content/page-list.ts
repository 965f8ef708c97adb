/** Lists the pages made by the table in src/routes.ts and the files in content/. Build-time only. */
import { basename, extname } from 'node:path'
import { pathOf, table, type Folder, type PageType, type RoutePath } from '../../src/routes.ts'
import { contentDir, documentNames, readData } from './read-source.ts'
import { today } from './today.ts'

export type Page = {
  /** Path without its leading slash; `home` for `/`. */
  id: string
  path: RoutePath
  type: PageType
  /** File of the page, such as `content/services/pay-per-click.yaml`. */
  document?: string
  /** Id of the canonical page: its own, except for the second path of a document. */
  canonical: string
  /** False for a page that is in no sitemap and has noindex. */
  listed: boolean
  /** Title of a page without a document. */
  title?: string
  /** Reason why builds leave the page out. Such pages are listed only while drafts are shown. */
  hidden?: string
}

/** A file of a folder whose documents are pages. */
export type PageFile = {
  slug: string
  file: string
  /** Reason why it is not published; undefined when it is. */
  hidden: string | undefined
  /** Parsed fields before validation. */
  fields: Record<string, unknown>
}

/** Environment variable set by the development server to show drafts and pages of a later day. */
export const SHOW_DRAFTS = 'SHOW_DRAFTS'

const showsDrafts = (): boolean => process.env[SHOW_DRAFTS] === 'true'

/** Lists all pages of the site, in the order of the table and of each folder's lists. */
export function pageList(withHidden = showsDrafts()): Page[] {
  return table.flatMap((row): Page[] => {
    if (!('folder' in row)) {
      const { id, type } = row
      const document = 'document' in row ? { document: `${contentDir}/${row.document}.yaml` } : {}
      const title = 'unlistedTitle' in row ? { title: row.unlistedTitle } : {}
      return [{ id, path: pathOf(id), type, canonical: id, listed: !('unlistedTitle' in row), ...document, ...title }]
    }
    return shownFiles(row.folder, withHidden).flatMap(({ slug, file, fields, hidden }) => {
      const page = (id: string, canonical: string): Page => {
        const listed = fields['listed'] !== false
        return { id, path: pathOf(id), type: row.type, document: file, canonical, listed, ...(hidden && { hidden }) }
      }
      const id = idIn(row.area, slug)
      const also = alsoIn(fields)
      return [page(id, id), ...(also ? [page(idIn(also, slug), id)] : [])]
    })
  })
}

/** Returns the page at a path, with or without a trailing slash. */
export function findPage(path: string): Page | undefined {
  const wanted = path === '/' ? path : path.replace(/\/$/, '')
  return pageList().find((page) => page.path === wanted)
}

/** Returns why a path cannot be linked to; undefined when there is a page. */
export function missingPage(path: string): string | undefined {
  if (findPage(path)) return undefined
  for (const row of table) {
    if (!('folder' in row)) continue
    const file = pageFiles(row.folder).find(({ slug }) => pathIn(row.folder, slug) === path)
    if (file?.hidden) return `the page at “${path}” is ${file.hidden}: link to another, or publish it`
  }
  const to = redirects()[path]
  return to ? `the page at “${path}” is now at “${to}”: write that` : `no page at “${path}”`
}

/** Lists the documents of a folder that are shown, in the order of lists. */
export const shownFiles = (folder: Folder, withHidden = showsDrafts()): PageFile[] =>
  pageFiles(folder).filter(({ hidden }) => !hidden || withHidden)

/**
 * Lists all documents of a folder, including drafts, in the order of lists: by ascending `order`. Documents without one
 * come last, articles without one first, newest first.
 */
export function pageFiles(folder: Folder): PageFile[] {
  const dir = `${contentDir}/${folder}`
  const written = documentNames(dir).map((name) => `${dir}/${name}`)
  const added = [...openPages.drafted.keys()].filter((file) => file.startsWith(`${dir}/`) && !written.includes(file))
  return [...written, ...added]
    .filter((file) => !openPages.removed.has(file))
    .map((file) => {
      const drafted = openPages.drafted.get(file)
      const fields = fieldsIn(drafted ?? readData(file))
      return { slug: basename(file, extname(file)), file, fields, hidden: hiddenBecause(fields) }
    })
    .toSorted((a, b) => orderOf(folder, a) - orderOf(folder, b) || dayOf(b.fields).localeCompare(dayOf(a.fields)))
}

const fieldsIn = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? { ...data } : {}

type OpenPages = { drafted: ReadonlyMap<string, unknown>; removed: ReadonlySet<string> }
let openPages: OpenPages = { drafted: new Map(), removed: new Set() }

/**
 * Sets the pages that drafts add or change, by file with their fields, and those that they remove. Later checks refer
 * to these pages.
 */
export function setOpenPages(pages: OpenPages) {
  openPages = pages
}

/** Returns the path of a document in a folder. */
export function pathIn(folder: Folder, slug: string): RoutePath {
  const row = table.find((candidate) => 'folder' in candidate && candidate.folder === folder)
  return pathOf(idIn(row && 'area' in row ? row.area : null, slug))
}

/** Returns the current paths of renamed pages by their former ones. */
export function redirects(): Record<string, RoutePath> {
  return Object.fromEntries(formerPaths().map(({ from, to }) => [from, to]))
}

/** Lists all former paths and the files that claim them. */
export function formerPaths(): { from: RoutePath; to: RoutePath; file: string; at: number }[] {
  const folders = table.flatMap((row) => ('folder' in row ? [row.folder] : []))
  return folders.flatMap((folder) =>
    shownFiles(folder).flatMap(({ slug, file, fields }) => {
      const names = Array.isArray(fields['formerly']) ? fields['formerly'] : []
      return names.map((name, at) => ({
        from: pathIn(folder, String(name)),
        to: pathIn(folder, slug),
        file,
        at,
      }))
    }),
  )
}

const idIn = (area: string | null, slug: string): string => (area ? `${area}/${slug}` : slug)

/** Returns the area in which a document has a second page. */
function alsoIn({ also }: Record<string, unknown>): string | undefined {
  return typeof also === 'object' && also !== null && 'area' in also ? String(also.area) : undefined
}

/** Returns why a page with these fields is not published; undefined when it is. */
export function hiddenBecause(fields: Record<string, unknown>): string | undefined {
  if (fields['draft'] === true) return 'a draft'
  const day = [fields['publishOn'], fields['published']].map(String).find((value) => isDay(value) && value > today())
  return day && `published on ${day}`
}

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value)

function orderOf(folder: Folder, { fields }: PageFile): number {
  const { order } = fields
  return typeof order === 'number' ? order : folder === 'articles' ? -1 : Number.MAX_SAFE_INTEGER
}

const dayOf = (fields: Record<string, unknown>): string => String(fields['published'] ?? '')
