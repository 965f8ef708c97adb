/** Pages as they would be with the drafts, by the bundle of the site that has no content of its own. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Script } from 'node:vm'
import type { PreviewFault, PreviewPage, PreviewText, RenderAnswer, RenderedPage } from '#shared/studio/preview.ts'
import { documentUrl } from '../../../src/lib/document-url.ts'
import { pathOf, type RoutePath } from '../../../src/routes.ts'
import { fieldTitle } from '#shared/studio/field-title.ts'
import { nameDocument } from '../editing/document-names.ts'
import { faultWords } from '../editing/fault-words.ts'
import { makeForm } from '../forms/make-form.ts'
import { schemaFor } from '../load.ts'
import { menuPictures } from '../menu-pictures.ts'
import { headOf, type HeadFields } from '../page-heads.ts'
import { pageList, SHOW_DRAFTS, type Page } from '../page-list.ts'
import { findPicture } from '../pictures.ts'
import { readData, readSource, splitArticle } from '../read-source.ts'
import { schemaNameOf } from '../schema-name.ts'
import { fillSiteValues } from '../site-values.ts'
import { isRecord, textsOf } from '#shared/values.ts'
import type { DocumentValues } from '../writing/write-document.ts'
import { DraftFault, dropDraft, applyDrafts, loadDocument, refreshFileList, type PreviewDraft } from './documents.ts'
import type { PreviewStore } from './store.ts'

type Bundle = { render: (path: string) => Promise<{ html: string; status: number }> }

export type RenderOrder = {
  path: string
  edited: { file: string; values: DocumentValues } | null
  drafts: PreviewDraft[]
}

/** A document that was not loaded before the bundle asked for it. */
class NotLoaded extends Error {
  override readonly name = 'NotLoaded'
  readonly file: string
  constructor(file: string) {
    super(file)
    this.file = file
  }
}

const MAX_DOCUMENTS = 200

const require = createRequire(import.meta.url)
let compiled: { version: number; script: Script } | undefined
/** Documents that every page of a type asks for. */
const neededBy = new Map<Page['type'], Set<string>>()

/** The bundle's modules, run anew: much of what they render is worked out when they are first run. */
function runBundle(file: string, store: PreviewStore): Bundle {
  const version = statSync(file).mtimeMs
  if (compiled?.version !== version) {
    const code = `(function (require, module, exports) {${readFileSync(file, 'utf8')}\n})`
    compiled = { version, script: new Script(code, { filename: file }) }
  }
  const module = { exports: {} as Bundle }
  const run = compiled.script.runInThisContext() as (...given: unknown[]) => void
  run((id: string) => (id === 'preview-store' ? { store } : require(id)), module, module.exports)
  return module.exports
}

/** Every page, those too that no build has yet. */
function allPages(): Page[] {
  process.env[SHOW_DRAFTS] = 'true'
  return pageList()
}

/** Pages that visitors see; with `page`, those that no build has yet when it is one of them. */
function showPages(page: Page | undefined) {
  process.env[SHOW_DRAFTS] = page?.hidden ? 'true' : ''
}

/** The page with all drafts; null when there is no such page. */
export async function renderPage(bundle: string, order: RenderOrder): Promise<RenderAnswer | null> {
  await applyDrafts(order.edited, order.drafts)
  const skipped: string[] = []
  for (;;) {
    try {
      const page = allPages().find(({ path }) => path === order.path)
      if (!page) return null
      showPages(page)
      return { ...(await renderDocument(bundle, page)), skipped }
    } catch (error) {
      if (!(error instanceof DraftFault)) return { faults: [failure(error)] }
      const [fault] = error.faults
      const title = fault ? titleOf(fault.file) : ''
      // A colleague's draft that cannot be shown is left out; of a page that was only begun nothing else is there.
      const isOther = fault && fault.file !== order.edited?.file && fault.file !== newPageOf(order.path)
      if (isOther && dropDraft(fault.file)) skipped.push(title)
      else return { faults: await Promise.all(error.faults.map(describeFault)) }
    }
  }
}

/** The document of a page that has no file yet. */
function newPageOf(path: string): string | undefined {
  const document = allPages().find((page) => page.path === path)?.document
  return document !== undefined && !existsSync(document) ? document : undefined
}

const failure = (error: unknown): PreviewFault => ({
  file: '',
  title: 'The page',
  field: '',
  path: '',
  message: `cannot be shown: ${error instanceof Error ? error.message : String(error)}`,
})

async function describeFault({ file, path, message }: DraftFault['faults'][number]): Promise<PreviewFault> {
  const form = await formOf(file)
  return {
    file,
    title: titleOf(file),
    path,
    field: path && fieldTitle(form, path),
    message: faultWords(form, path, message),
  }
}

async function formOf(file: string) {
  const schema = await schemaFor(file)
  if (typeof schema === 'string') throw new Error(schema)
  return makeForm(schemaNameOf(file), schema)
}

const titleOf = (file: string): string => nameDocument(file, readData(file)).title

async function renderDocument(bundle: string, page: Page): Promise<Omit<RenderedPage, 'skipped'>> {
  await refreshFileList()
  const needed = neededBy.get(page.type) ?? new Set(['content/site.yaml'])
  neededBy.set(page.type, needed)
  // Before the bundle asks for it while it waits for others.
  if (page.document) await loadDocument(page.document)
  for (let tries = 0; tries < MAX_DOCUMENTS; tries++) {
    const loaded = new Map<string, unknown>()
    for (const file of needed) loaded.set(file, (await loadDocument(file)).module['default'])
    try {
      const { html, status } = await runBundle(bundle, storeOf(loaded)).render(page.path)
      if (status !== 200) throw new Error(`it answers ${status}`)
      return { html, ...(await describePage(page)) }
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error
      needed.add(error.file)
    }
  }
  throw new Error('it asks for too many documents')
}

function storeOf(loaded: ReadonlyMap<string, unknown>): PreviewStore {
  return {
    read(file) {
      if (loaded.has(file)) return loaded.get(file)
      throw new NotLoaded(file)
    },
    pages: () =>
      Object.fromEntries(
        pageList().map(({ path, type, document }) => [
          path,
          { type, load: async () => (document ? (await loadDocument(document)).module : undefined) },
        ]),
      ),
    titles: () =>
      Object.fromEntries(pageList().map(({ path, document }) => [path, document ? titleOf(document) : path])),
    menuPictures,
  }
}

async function describePage(page: Page): Promise<Omit<RenderedPage, 'html' | 'skipped'>> {
  const { data: site } = await loadDocument('content/site.yaml')
  const { data } = page.document ? await loadDocument(page.document) : { data: {} }
  // Every schema of a page has these fields, and that of site.yaml its own.
  const head = headOf(page, data as HeadFields)
  const { brand, summary, url } = site as { brand: string; summary: string; url: string }
  return {
    title: head.title ?? page.title ?? page.id,
    brand,
    description: head.description ?? summary,
    address: new URL(documentUrl(pathOf(page.canonical), '/'), url).href,
    isListed: page.listed,
    picture: head.picture ? `${head.picture.base}-${head.picture.webpWidth}.webp` : null,
  }
}

/** Every page, and which of them a document concerns. */
export async function listPages(
  bundle: string,
  { file, drafts }: { file: string | null } & Pick<RenderOrder, 'drafts'>,
): Promise<PreviewPage[]> {
  await applyDrafts(null, drafts)
  const pages = allPages()
  // A document that is a page concerns no other.
  if (file && !pages.some(({ document }) => document === file)) await learn(bundle, pages)
  const uses = file ? usersOf(pages, file) : new Set<RoutePath>()
  return pages.map((page) => {
    const { path, document = null, title, type } = page
    const fields = document === null ? null : readData(document)
    const named = document === null ? null : nameDocument(document, fields)
    return {
      path,
      title: named?.title ?? title ?? type,
      group: named?.group ?? 'Pages',
      file: document,
      image: imageOf(page, fields),
      isConcerned: uses.has(path),
    }
  })
}

/** A small rendition of the picture that stands for a page, whatever else in its document is faulty. */
function imageOf(page: Page, fields: unknown): string | null {
  if (!isRecord(fields)) return null
  const { picture } = headOf<unknown>(page, fields)
  const found = typeof picture === 'string' ? findPicture(picture) : null
  if (!found || !('base' in found)) return null
  const [width] = found.widths
  return width === undefined ? null : `${found.base}-${width}.avif`
}

/** Renders one page of each type that was not rendered yet. */
async function learn(bundle: string, pages: Page[]) {
  for (const page of pages) {
    if (neededBy.has(page.type)) continue
    showPages(page)
    await renderDocument(bundle, page).catch(() => undefined)
  }
}

function usersOf(pages: Page[], file: string): Set<RoutePath> {
  const own = pages.filter(({ document }) => document === file)
  const using = pages.filter(({ type }) => neededBy.get(type)?.has(file))
  const found = own.length > 0 ? own : using.length > 0 ? using : pages
  return new Set(found.map(({ path }) => path))
}

/** Every text of the documents that a page is made of, as it is typed and, where it differs, as it is shown. */
export async function listTexts(bundle: string, order: Pick<RenderOrder, 'path' | 'drafts'>): Promise<PreviewText[]> {
  const rendered = await renderPage(bundle, { ...order, edited: null })
  const page = allPages().find(({ path }) => path === order.path)
  if (!rendered || !page) return []
  showPages(page)
  const files = new Set([...(page.document ? [page.document] : []), ...(neededBy.get(page.type) ?? [])])
  for (const file of [...files]) {
    const loaded = await loadDocument(file).catch(() => null)
    for (const each of loaded?.versions.keys() ?? []) files.add(each)
  }
  const shown = 'html' in rendered ? comparableText(rendered.html.replaceAll(/<[^>]+>/g, '')) + rendered.html : ''
  const isShown = (text: string) => comparableText(text) !== '' && shown.includes(comparableText(text))
  const texts: PreviewText[] = []
  for (const file of files) {
    if (!/\.(yaml|mdx)$/.test(file)) continue
    const document = titleOf(file)
    const form = await formOf(file)
    for (const { path, text: typed } of textsOf(readData(file))) {
      const text = fillSiteValues(typed)
      if (isShown(text)) texts.push({ file, document, path, field: fieldTitle(form, path), text })
    }
    const body = file === page.document && file.endsWith('.mdx') ? splitArticle(readSource(file))?.body : undefined
    if (body) texts.push({ file, document, path: 'body', field: fieldTitle(form, 'body'), text: body })
  }
  return texts
}

/** Without what markup may change: spaces, and how characters are written. */
const comparableText = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, '')
