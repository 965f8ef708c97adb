import { parsePage } from '../lib/parse-page.ts'
import { documentUrl } from '../lib/document-url.ts'
import { prefersReducedData } from '../lib/reduced-data.ts'
import { ChunkLoadError } from './chunk-load-error.ts'
import { isServerReachable, cancelWait, waitForOnline } from './connectivity.ts'

/** A parsed static page with its style sheets: the critical one, then the linked ones. */
export type LoadedPage = { document: Document; sheets: CSSStyleSheet[] }

const TIMEOUT_MS = 120_000
const ATTEMPTS = 2
/** Matches @font-face rules, which are dropped because those of the first page stay. */
const FACES = /@font-face\{[^}]*\}/g
const base = import.meta.env.BASE_URL

/** Text of a page and of its linked style sheets. */
type Source = { html: string; linked: string[] }
const sources = new Map<string, Promise<Source>>()

/** The last prefetched page, parsed. It is used once, because its nodes move into the document. */
let prepared: { source: Source; page: LoadedPage } | undefined
let lastPrefetched: string | undefined

/**
 * Loads a static page, or the 404 page. Waits while offline, then retries. Throws a ChunkLoadError after two failed
 * attempts or 120 s without a response.
 */
export async function loadPage(path: string): Promise<LoadedPage> {
  cancelWait()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return open(path, await fetchSource(path))
    } catch (error) {
      sources.delete(path)
      if (!(await isServerReachable(documentUrl(path, base)))) {
        await waitForOnline()
        attempt = 0
      } else if (attempt === ATTEMPTS) throw new ChunkLoadError(path.slice(1) || 'home', error)
    }
  }
}

/**
 * Prefetches a page and parses it in idle time, which is half of the main thread's work before the old page is
 * replaced. Does nothing if the visitor prefers reduced data. Ignores failures.
 */
export function prefetchPage(path: string): void {
  if (prefersReducedData()) return
  lastPrefetched = path
  fetchSource(path).then(
    (source) => whenIdle(() => void prepare(path, source)),
    () => sources.delete(path),
  )
}

async function prepare(path: string, source: Source): Promise<void> {
  if (path !== lastPrefetched || prepared?.source === source) return
  prepared = { source, page: await parse(source) }
}

const whenIdle = (run: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run)

/** Reads the current page from the HTTP cache, so that it can be shown again while offline. */
export function rememberPage(path: string): void {
  if (!sources.has(path)) fetchSource(path, 'force-cache').catch(() => sources.delete(path))
}

function fetchSource(path: string, cache: RequestCache = 'default'): Promise<Source> {
  const known = sources.get(path)
  if (known) return known
  const source = requestSource(path, cache)
  sources.set(path, source)
  return source
}

async function requestSource(path: string, cache: RequestCache): Promise<Source> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const headers = { accept: 'text/html' }
  const response = await fetch(documentUrl(path, base), { cache, signal, headers })
  if (!response.ok && response.status !== 404) throw new Error(`${path} answers ${response.status}`)
  const html = await response.text()
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
  const linked = await Promise.all(links.map(([, href = '']) => requestSheet(href, signal)))
  return { html, linked }
}

async function requestSheet(href: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(href, { signal })
  if (!answer.ok) throw new Error(`${href} answers ${answer.status}`)
  return answer.text()
}

async function open(path: string, source: Source): Promise<LoadedPage> {
  const loaded = prepared?.source === source ? prepared.page : await parse(source)
  prepared = undefined
  // The press also focused the link, which prefetches the page again.
  lastPrefetched = undefined
  const page = loaded.document
  const { route } = page.documentElement.dataset
  if (!page.getElementById('root') || (route !== undefined && route !== path)) throw new Error(`${path} is no page`)
  // A page of another deployment is loaded as a new document.
  if (startScriptOf(page) !== startScriptOf(document)) {
    location.assign(documentUrl(path, base))
    return new Promise(() => undefined)
  }
  return loaded
}

async function parse({ html, linked }: Source): Promise<LoadedPage> {
  const { page, critical } = parsePage(html)
  return { document: page, sheets: await Promise.all([critical.replaceAll(FACES, ''), ...linked].map(createSheet)) }
}

const startScriptOf = (page: Document): string | null | undefined =>
  page.querySelector('script[type=module][src]')?.getAttribute('src')

/** Creates a style sheet from text. Constructable style sheets are exempt from the CSP's `style-src`. */
function createSheet(css: string): Promise<CSSStyleSheet> {
  return new CSSStyleSheet().replace(css)
}
