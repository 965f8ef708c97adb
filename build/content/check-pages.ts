/** Finds faults between documents that are pages: names, paths and titles. Build-time only. */
import { fieldName } from '#shared/values.ts'
import type { Fault } from './fault.ts'
import type { Loaded } from './load.ts'
import { headOf, type HeadFields } from './page-heads.ts'
import { formerPaths, pageList, type Page } from './page-list.ts'

export function pageFaults(documents: Loaded[]): Fault[] {
  const pages = pageList()
  return [...nameFaults(pages), ...pathFaults(pages, documents), ...headFaults(pages, documents)]
}

function nameFaults(pages: Page[]): Fault[] {
  return pages
    .filter(({ id }) => !/^[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(id))
    .map(({ document: file = '' }) => {
      const message = 'its name becomes the address of the page: rename it with small letters, digits and hyphens'
      return { file, line: 1, path: '', message }
    })
}

/** Returns a fault for each path that two pages share, and for each former path that a page has or two pages claim. */
function pathFaults(pages: Page[], documents: Loaded[]): Fault[] {
  const faults: Fault[] = []
  const holders = new Map<string, string>()
  for (const { path, document: file = 'src/routes.ts' } of pages) {
    const holder = holders.get(path)
    if (holder) faults.push({ file, line: 1, path: '', message: `${holder} has the address ${path} too: rename one` })
    else holders.set(path, file)
  }
  for (const { from, file, at } of formerPaths()) {
    const holder = holders.get(from)
    const path = ['formerly', at]
    const line = documents.find((document) => document.file === file)?.lineOf(path) ?? 1
    if (holder) {
      const message = `${holder} has the address ${from}: an old name must be free, take this one out`
      faults.push({ file, line, path: fieldName(path), message })
    } else holders.set(from, file)
  }
  return faults
}

/** Returns a fault for each title or description that two pages share. */
function headFaults(pages: Page[], documents: Loaded[]): Fault[] {
  const faults: Fault[] = []
  const seen = new Map<string, string>()
  const loaded = new Map(documents.map((document) => [document.file, document]))
  for (const page of pages) {
    const document = page.document ? loaded.get(page.document) : undefined
    if (!document?.data || !page.listed) continue
    // Safe to cast: every schema of a page has these fields (page-fields.ts).
    const head = headOf(page, document.data as HeadFields)
    for (const field of ['title', 'description'] as const) {
      const path = [page.id === page.canonical ? 'search' : 'also', field]
      const key = `${field} ${head[field]}`
      const other = seen.get(key)
      if (other) {
        const message = `the same as in ${other}: each page needs its own`
        faults.push({ file: document.file, line: document.lineOf(path), path: fieldName(path), message })
      } else seen.set(key, document.file)
    }
  }
  return faults
}
