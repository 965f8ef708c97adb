import { parsePage } from '../lib/parse-page.ts'
import { twinAddress } from '../lib/twin-address.ts'
import { savesData } from '../lib/saves-data.ts'
import { ChunkLoadError } from './chunk-load-error.ts'
import { reachable, stopWaiting, waitForOnline } from './connectivity.ts'

/** A static page, ready to be shown. `sheets` are its critical and its deferred style. */
export type LoadedPage = { document: Document; sheets: CSSStyleSheet[] }

const TIMEOUT_MS = 120_000
const ATTEMPTS = 2
/** The first page's stay in force. */
const FACES = /@font-face\{[^}]*\}/g
const base = import.meta.env.BASE_URL

type Source = { html: string; deferredCss: string }
const sources = new Map<string, Promise<Source>>()

/**
 * The static page of a path, or the error page where there is none. Without a connection the page that is there stays,
 * and this one is asked for again once it is back. Throws a ChunkLoadError when the server answers twice with neither,
 * or nothing within 120 s.
 */
export async function loadPage(path: string): Promise<LoadedPage> {
  stopWaiting()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return parse(path, await fetchSource(path))
    } catch (error) {
      sources.delete(path)
      if (!(await reachable(twinAddress(path, base)))) {
        await waitForOnline()
        attempt = 0
      } else if (attempt === ATTEMPTS) throw new ChunkLoadError(path.slice(1) || 'home', error)
    }
  }
}

/** Fetches a page ahead of a visit, not for visitors who save data. Failures are left for the visit itself. */
export function prefetchPage(path: string): void {
  if (!savesData()) fetchSource(path).catch(() => sources.delete(path))
}

/** The page that is open, from the browser's cache: to come back to without a connection. */
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
  const answer = await fetch(twinAddress(path, base), { cache, signal, headers })
  if (!answer.ok && answer.status !== 404) throw new Error(`${path} answers ${answer.status}`)
  const html = await answer.text()
  const [, href] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
  const style = href ? await fetch(href, { signal }) : undefined
  if (style && !style.ok) throw new Error(`${href} answers ${style.status}`)
  return { html, deferredCss: (await style?.text()) ?? '' }
}

async function parse(path: string, { html, deferredCss }: Source): Promise<LoadedPage> {
  const { page, critical } = parsePage(html)
  const { route } = page.documentElement.dataset
  if (!page.getElementById('root') || (route !== undefined && route !== path)) throw new Error(`${path} is no page`)
  // A new deployment has other files: its page starts afresh.
  if (startScriptOf(page) !== startScriptOf(document)) {
    location.assign(twinAddress(path, base))
    return new Promise(() => undefined)
  }
  return { document: page, sheets: await Promise.all([critical.replaceAll(FACES, ''), deferredCss].map(createSheet)) }
}

const startScriptOf = (page: Document): string | null | undefined =>
  page.querySelector('script[type=module][src]')?.getAttribute('src')

/** A constructed sheet needs no hash in the policy. */
function createSheet(css: string): Promise<CSSStyleSheet> {
  return new CSSStyleSheet().replace(css)
}
