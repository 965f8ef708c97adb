/** The pages that the table in src/routes.ts and the files in content/ make. Build-time only. */
import { basename, extname } from 'node:path'
import { pathOf, table, type Folder, type PageType, type RoutePath } from '../../src/routes.ts'
import { contentDir, documentNames, readData } from './read-source.ts'
import { today } from './today.ts'

export type Page = {
  /** The path without its leading slash; `home` for `/`. */
  id: string
  path: RoutePath
  type: PageType
  /** Its file, such as `content/services/pay-per-click.yaml`. */
  document?: string
  /** The id under which search engines know it: its own, but for a page that stands at a second path. */
  canonical: string
  /** False: in no sitemap, not for search engines. */
  listed: boolean
  /** Its title, where no document has one. */
  title?: string
  /** Why the build leaves it out; such a page is in the list only while drafts are shown. */
  hidden?: string
}

/** A file of a folder whose documents are pages. */
export type PageFile = {
  slug: string
  file: string
  /** Why it is not published; undefined when it is. */
  hidden: string | undefined
  /** As it was written, unchecked. */
  fields: Record<string, unknown>
}

/** Set by the development server: drafts and pages of a later day are shown there. */
export const SHOW_DRAFTS = 'SHOW_DRAFTS'

const showsDrafts = (): boolean => process.env[SHOW_DRAFTS] === 'true'

/** Every page of the site, in the order of the table; within a folder in the order of its lists. */
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

/** The page at a path, with or without a slash at its end. */
export function findPage(path: string): Page | undefined {
  const wanted = path === '/' ? path : path.replace(/\/$/, '')
  return pageList().find((page) => page.path === wanted)
}

/** Why nothing can lead to a path; undefined when there is a page. */
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

/** The documents of a folder that are shown, in the order of lists. */
export const shownFiles = (folder: Folder, withHidden = showsDrafts()): PageFile[] =>
  pageFiles(folder).filter(({ hidden }) => !hidden || withHidden)

/**
 * All documents of a folder, drafts too, in the order of lists: by `order`, the smallest first. One without comes last,
 * an article first, the newest before the others.
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

/** Pages that drafts add or change, by file with their fields, and remove: what is checked from now on refers to these. */
export function setOpenPages(pages: OpenPages) {
  openPages = pages
}

/** The path that each document of a folder has. */
export function pathIn(folder: Folder, slug: string): RoutePath {
  const row = table.find((candidate) => 'folder' in candidate && candidate.folder === folder)
  return pathOf(idIn(row && 'area' in row ? row.area : null, slug))
}

/** Old paths of renamed pages, and where each leads now. */
export function redirects(): Record<string, RoutePath> {
  return Object.fromEntries(formerPaths().map(({ from, to }) => [from, to]))
}

/** Every old path, with the file that claims it. */
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

/** The area in which a document has a second page. */
function alsoIn({ also }: Record<string, unknown>): string | undefined {
  return typeof also === 'object' && also !== null && 'area' in also ? String(also.area) : undefined
}

/** Why a page with these fields is not published; undefined when it is. */
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
