/** Renders pages with drafts, using the bundle of the site that has no content of its own. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { Script } from 'node:vm'
import { NOT_CHOSEN, unwrittenWords } from '#shared/studio/preview.ts'
import type {
  PreviewFault,
  PreviewPage,
  PreviewPages,
  PreviewText,
  RenderAnswer,
  RenderedPage,
  SkippedDraft,
} from '#shared/studio/preview.ts'
import { isUnwritten } from '#shared/studio/unwritten.ts'
import { documentUrl } from '../../../src/lib/document-url.ts'
import { pathOf, type RoutePath } from '../../../src/routes.ts'
import { fieldAt, fieldTitle } from '#shared/studio/field-title.ts'
import { withoutUnmadePictures } from '../article-body.ts'
import { nameDocument } from '../editing/document-names.ts'
import { faultWords } from '../editing/fault-words.ts'
import { withPageTitles } from '../editing/page-titles.ts'
import type { Fault } from '../fault.ts'
import { makeForm } from '../forms/make-form.ts'
import { schemaFor } from '../load.ts'
import { menuPictures } from '../menu-pictures.ts'
import { allowNotChosen, withoutMissingPictures } from '../not-chosen.ts'
import { headOf, type HeadFields } from '../page-heads.ts'
import { pageList, SHOW_DRAFTS, type Page } from '../page-list.ts'
import { findPicture, originalsDir } from '../pictures.ts'
import { documentNames, readData, readSource, sourceVersion, splitArticle } from '../read-source.ts'
import { schemaNameOf } from '../schema-name.ts'
import { fillSiteValues } from '../site-values.ts'
import { fieldName, getIn, isRecord, parsePath, textsOf } from '#shared/values.ts'
import { readValues, type DocumentValues } from '../writing/write-document.ts'
import {
  applyDrafts,
  DraftFault,
  draftValues,
  dropCause,
  dropDraft,
  loadedBefore,
  loadDocument,
  refreshFileList,
  showInstead,
  type PreviewDraft,
} from './documents.ts'
import type { PreviewStore } from './store.ts'
import { withNewEntries, withoutFaults, withPlaceholders } from './without-faults.ts'

type Bundle = { render: (path: string) => Promise<{ html: string; status: number }> }

export type RenderOrder = {
  path: string
  edited: { file: string; values: DocumentValues } | null
  drafts: PreviewDraft[]
}

/** Thrown when the bundle requests a document that was not loaded before. */
class NotLoaded extends Error {
  override readonly name = 'NotLoaded'
  readonly file: string
  constructor(file: string) {
    super(file)
    this.file = file
  }
}

const MAX_DOCUMENTS = 200
/** Number of attempts with changed values, after which the published file is shown. */
const MAX_TRIES = 12

const require = createRequire(import.meta.url)
allowNotChosen()
let compiled: { version: number; script: Script } | undefined
/** Documents that pages of a type request. */
const neededBy = new Map<Page['type'], Set<string>>()
/** One rendered page of each type as `searchableHtml`, with the versions of its documents. */
const examples = new Map<Page['type'], { path: RoutePath; html: string; versions: Map<string, string> }>()

/** Runs the bundle's modules again, because much of their output is computed when they are first run. */
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

/** Lists all pages, including those that builds leave out. */
function allPages(): Page[] {
  process.env[SHOW_DRAFTS] = 'true'
  return pageList()
}

/** Limits the pages to those that visitors see, or to all of them when `page` itself is hidden. */
function showPages(page: Page | undefined) {
  process.env[SHOW_DRAFTS] = page?.hidden ? 'true' : ''
}

/**
 * Renders a page with all drafts; null when there is no such page. Faulty parts of the edited document are left out and
 * listed in `faults`.
 */
export async function renderPage(bundle: string, order: RenderOrder): Promise<RenderAnswer | null> {
  await applyDrafts(order.edited, order.drafts)
  const skipped: SkippedDraft[] = []
  let faults: PreviewFault[] = []
  let own = order.edited ?? pageDraft(order)
  for (let tries = 0; ; tries++) {
    try {
      const page = allPages().find(({ path }) => path === order.path)
      if (!page) return faults.length > 0 ? { html: null, faults } : null
      showPages(page)
      const rendered = await renderDocument(bundle, page)
      return { ...rendered, html: withoutMissingServices(rendered.html, faults), skipped, faults }
    } catch (error) {
      // Saved, because allPages, which is called below, changes it.
      const shown = process.env[SHOW_DRAFTS]
      if (!(error instanceof DraftFault)) {
        faults.push(failure(error))
        if (!own || !dropDraft(own.file)) return { html: null, faults }
        own = null
        continue
      }
      const [fault] = error.faults
      // A faulty draft of another document is left out. That of a new page is kept, because the page has nothing else.
      const isOther = fault && fault.file !== own?.file && fault.file !== newPageOf(order.path)
      const left = isOther ? await describeSkipped(fault.file, error.faults, order.drafts) : null
      if (isOther && left && dropDraft(fault.file)) {
        skipped.push(left)
        continue
      }
      // Only the first faults are reported: later ones were hidden by them or come from what was left out.
      if (faults.length === 0) faults = await Promise.all(error.faults.map(describeFault))
      const values = own && tries < MAX_TRIES ? await shownInstead(own, error.faults) : null
      if (own && values) {
        showInstead((own = { file: own.file, values }))
        continue
      }
      process.env[SHOW_DRAFTS] = shown ?? ''
      const cause = fault ? await describeCause(fault, own?.file) : null
      if (cause) {
        skipped.push(cause)
        // They were those of another document, and came from that draft.
        faults = faults.filter(({ file }) => file === own?.file)
      } else if (!own) return { html: null, faults }
      else {
        dropDraft(own.file)
        own = null
      }
    }
  }
}

/** Returns values of a faulty document that can be shown; null when only its file can. */
async function shownInstead(
  { file, values }: NonNullable<RenderOrder['edited']>,
  faults: readonly Fault[],
): Promise<DocumentValues | null> {
  if (faults.some((fault) => fault.file !== file)) return null
  const paths = faults.map(({ path }) => path)
  const { fields, body = '' } = values
  const made = withoutUnmadePictures(body)
  if (made !== body) return { fields, body: made }
  if (existsSync(file)) {
    const before = readValues(readFileSync(file, 'utf8'))
    return withNewEntries(values, before, await formOf(file), paths) ?? withoutFaults(values, before, paths)
  }
  const folder = dirname(file)
  const others = documentNames(folder)
    .map((name) => `${folder}/${name}`)
    .filter((other) => other !== file)
  return withPlaceholders(
    values,
    await formOf(file),
    others.map((other) => ({ fields: readData(other) })),
    paths,
  )
}

/** Describes a draft that is left out. Must be called while the draft replaces its file. */
async function describeSkipped(
  file: string,
  faults: readonly Fault[],
  drafts: readonly PreviewDraft[],
): Promise<SkippedDraft> {
  const own = faults.filter((fault) => fault.file === file)
  const draft = drafts.find((each) => each.file === file)
  const typed = draft && draftValues(draft)
  const before = existsSync(file) ? readValues(readFileSync(file, 'utf8')) : typed
  const site = before && { isNew: !existsSync(file), values: before, form: await formOf(file) }
  return {
    file,
    title: titleOf(file),
    isUnfinished: Boolean(site && typed) && own.every((fault) => site && typed && isUnwritten(site, typed, fault)),
    fields: (await Promise.all(own.map(describeFault))).map(({ path, field }) => ({ path, field })),
    breaks: null,
  }
}

/**
 * Drops the draft, other than `kept`, that causes a fault in another document, and describes it; null when there is
 * none.
 */
async function describeCause(fault: Fault, kept: string | undefined): Promise<SkippedDraft | null> {
  const { file: at, title: inTitle, path, field } = await describeFault(fault)
  const file = await dropCause(fault.file, kept)
  if (file === null) return null
  return {
    file,
    title: titleOf(file),
    isUnfinished: false,
    fields: [],
    breaks: { file: at, title: inTitle, path, field },
  }
}

/** Returns the draft of the page's own document. */
function pageDraft({ path, drafts }: RenderOrder): RenderOrder['edited'] {
  const document = allPages().find((page) => page.path === path)?.document
  const draft = drafts.find(({ file }) => file === document)
  const values = draft && draftValues(draft)
  return draft && values ? { file: draft.file, values } : null
}

/** Returns the document of a page that has no file yet. */
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

async function describeFault({ file, path, message }: Fault): Promise<PreviewFault> {
  const form = await formOf(file)
  return {
    file,
    title: titleOf(file),
    path,
    field: path && fieldTitle(form, path, readData(file)),
    message: faultWords(form, path, message),
  }
}

async function formOf(file: string) {
  const schema = await schemaFor(file)
  if (typeof schema === 'string') throw new Error(schema)
  return withPageTitles(makeForm(schemaNameOf(file), schema))
}

const titleOf = (file: string): string => nameDocument(file, readData(file)).title

async function renderDocument(bundle: string, page: Page): Promise<Omit<RenderedPage, 'skipped' | 'faults'>> {
  await refreshFileList()
  const needed = neededBy.get(page.type) ?? new Set(['content/site.yaml'])
  neededBy.set(page.type, needed)
  // Loaded first, because the bundle requests it asynchronously.
  if (page.document) await loadDocument(page.document)
  for (let tries = 0; tries < MAX_DOCUMENTS; tries++) {
    const loaded = new Map<string, unknown>()
    for (const file of needed) loaded.set(file, (await loadDocument(file)).module['default'])
    try {
      const { html, status } = await runBundle(bundle, storeOf(loaded, needed)).render(page.path)
      if (status !== 200) throw new Error(`it answers ${status}`)
      return { html: withoutMissingPictures(html), ...(await describePage(page)) }
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error
      needed.add(error.file)
    }
  }
  throw new Error('it asks for too many documents')
}

function storeOf(loaded: ReadonlyMap<string, unknown>, needed: Set<string>): PreviewStore {
  return {
    read(file) {
      if (loaded.has(file)) return loaded.get(file)
      // Another page has requested the document before, so rendering need not restart.
      const before = loadedBefore(file)
      if (!before) throw new NotLoaded(file)
      needed.add(file)
      return before.module['default']
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

async function describePage(page: Page): Promise<Omit<RenderedPage, 'html' | 'skipped' | 'faults'>> {
  const { data: site } = await loadDocument('content/site.yaml')
  const { data } = page.document ? await loadDocument(page.document) : { data: {} }
  // Safe to cast: every schema of a page has these fields, and that of site.yaml has its own.
  const head = headOf(page, data as HeadFields)
  const { brand, summary, url } = site as { brand: string; summary: string; url: string }
  return {
    name: listedAs(page, page.document ? readData(page.document) : null).title,
    title: head.title ?? page.title ?? page.id,
    brand,
    description: head.description ?? summary,
    address: new URL(documentUrl(pathOf(page.canonical), '/'), url).href,
    isListed: page.listed,
    picture:
      head.picture && head.picture.base !== NOT_CHOSEN ? `${head.picture.base}-${head.picture.webpWidth}.webp` : null,
  }
}

/**
 * Lists all pages, marks those that display a document, and finds the one that shows a field of it (or most of it when
 * `field` is empty).
 */
export async function listPages(
  bundle: string,
  { file: asked, field, drafts }: { file: string | null; field: string } & Pick<RenderOrder, 'drafts'>,
): Promise<PreviewPages> {
  await applyDrafts(null, drafts)
  const pages = allPages()
  // A document that is a page is not searched for on others.
  const isPage = pages.some(({ document }) => document === asked)
  // A studio open elsewhere may request a document that was deleted meanwhile.
  const file = asked !== null && (isPage || existsSync(asked)) ? asked : null
  if (file && !isPage) await renderExamples(bundle, pages, drafts)
  const named = file && !isPage && field ? await pageNamed(pages, file, field) : undefined
  const uses = file ? usersOf(pages, file) : new Set<RoutePath>()
  return {
    pages: pages.map((page) => {
      const { path, document = null } = page
      const fields = document === null ? null : readData(document)
      return {
        path,
        ...listedAs(page, fields),
        file: document,
        image: imageOf(page, fields),
        isConcerned: uses.has(path),
      }
    }),
    first: named ?? (file && !isPage ? pathWithMost(file, uses, field) : null) ?? [...uses][0] ?? null,
  }
}

function listedAs({ document, title, type }: Page, fields: unknown): Pick<PreviewPage, 'title' | 'group'> {
  const { title: name = title ?? type, group = 'Pages' } = document ? nameDocument(document, fields) : {}
  return { title: name, group }
}

/** Returns a small rendition of the picture that represents a page, even when its document has other faults. */
function imageOf(page: Page, fields: unknown): string | null {
  if (!isRecord(fields)) return null
  const { picture } = headOf<unknown>(page, fields)
  const found = typeof picture === 'string' ? findPicture(picture) : null
  if (!found || !('base' in found)) return null
  const [width] = found.widths
  return width === undefined ? null : `${found.base}-${width}.avif`
}

/** Renders one page of each type again where one of its documents has changed or the page is gone. */
async function renderExamples(bundle: string, pages: Page[], drafts: PreviewDraft[]) {
  for (const [type, [first, ...others]] of Map.groupBy(pages, (page) => page.type)) {
    const before = examples.get(type)
    const page = others.find(({ path }) => path === before?.path) ?? first
    const isCurrent = before?.path === page?.path && [...(before?.versions ?? [])].every(isVersion)
    if (!page || isCurrent) continue
    const rendered = await renderPage(bundle, { path: page.path, edited: null, drafts })
    // Applied again, because rendering drops faulty drafts.
    await applyDrafts(null, drafts)
    const files = [...(neededBy.get(type) ?? []), ...(page.document ? [page.document] : [])]
    const versions = new Map(files.map((file) => [file, sourceVersion(file)]))
    examples.set(type, { path: page.path, html: searchableHtml(rendered?.html ?? null), versions })
  }
}

/** Puts the title of the field into an empty list of services. */
function withoutMissingServices(html: string, faults: readonly PreviewFault[]): string {
  const title = faults.find(({ path }) => path === 'services')?.field
  if (!title) return html
  return html.replace(EMPTY_LIST, (_whole, list: string) => `${list}<li>${unwrittenWords(title)}</li></ul>`)
}

const EMPTY_LIST = /(<h2[^>]*>[^<]*<\/h2><ul[^>]*>)<\/ul>/

const isVersion = ([file, version]: [string, string]) => sourceVersion(file) === version

/**
 * Returns the pages made of a document, or else those of types that request it, or else those that contain its texts;
 * all pages where there are none.
 */
function usersOf(pages: Page[], file: string): Set<RoutePath> {
  const pathsOf = (isUser: (page: Page) => boolean) => new Set(pages.filter(isUser).map(({ path }) => path))
  return (
    [
      pathsOf(({ document }) => document === file),
      pathsOf(({ type }) => neededBy.get(type)?.has(file) ?? false),
      pathsOf(({ type }) => countOf(file, type) > 0),
    ].find(({ size }) => size > 0) ?? pathsOf(() => true)
  )
}

/** Returns the page that a record around a field is named after, such as `about-us/team` or `/agency?tab=branding`. */
async function pageNamed(pages: Page[], file: string, field: string): Promise<RoutePath | undefined> {
  const form = await formOf(file)
  const path = parsePath(field)
  const names = path.filter((_, at) => fieldAt(form, fieldName(path.slice(0, at)))?.kind === 'named')
  const called = names.map((name) => String(name).replace(/^\/|\?.*$/g, ''))
  return pages.find(({ id }) => called.includes(id))?.path
}

/** Returns the example page that has most of a field, if any, and then most of the document. */
function pathWithMost(file: string, uses: ReadonlySet<RoutePath>, field: string): RoutePath | undefined {
  const [most] = [...examples]
    .filter(([, { path }]) => uses.has(path))
    .map(([type, { path, html }]) => ({
      path,
      own: field ? countOf(file, type, field) : 0,
      count: countOf(file, type),
      all: picturesIn(html),
    }))
    // Between equal pages, the one with fewer pictures is preferred.
    .toSorted((a, b) => b.own - a.own || b.count - a.count || a.all - b.all)
  return most?.path
}

const picturesIn = (html: string): number => new Set(html.match(/\/pictures\/[\w/-]+\./g)).size

/** Returns how many texts of a document or field, or pictures that it describes, the example of a type contains. */
function countOf(file: string, type: Page['type'], field = ''): number {
  const html = examples.get(type)?.html ?? ''
  const data = readData(file)
  const path = parsePath(field)
  const [picture] = path
  const wanted = file.startsWith(`${originalsDir}/`)
    ? Object.keys(isRecord(data) ? data : {})
        .filter((name) => picture === undefined || name === picture)
        .map((name) => `/pictures/${basename(file, '.yaml')}/${name}.`)
    : textsOf(getIn(data, path)).map(({ text }) => comparableText(fillSiteValues(text)))
  return wanted.filter((text) => text !== '' && html.includes(text)).length
}

/** Lists all texts of the documents that a page is made of, as typed and, where that differs, as displayed. */
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
  const shown = searchableHtml(rendered.html)
  const isShown = (text: string) => comparableText(text) !== '' && shown.includes(comparableText(text))
  const texts: PreviewText[] = []
  for (const file of files) {
    if (!/\.(yaml|mdx)$/.test(file)) continue
    const document = titleOf(file)
    const form = await formOf(file)
    const data = readData(file)
    for (const { path, text: typed } of textsOf(data)) {
      const text = fillSiteValues(typed)
      if (isShown(text)) texts.push({ file, document, path, field: fieldTitle(form, path, data), text })
    }
    const body = file === page.document && file.endsWith('.mdx') ? splitArticle(readSource(file))?.body : undefined
    if (body) texts.push({ file, document, path: 'body', field: fieldTitle(form, 'body'), text: body })
  }
  return texts
}

/** Returns the texts of a page and its markup, which contains the names of its pictures and logos. */
const searchableHtml = (html: string | null) =>
  html === null ? '' : comparableText(html.replaceAll(/<[^>]+>/g, '')) + html + comparableText(html)

/** Removes differences between text and markup: spaces and character references. */
const comparableText = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, '')
