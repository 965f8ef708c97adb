import { savesData } from '../lib/saves-data.ts'
import { startFilms } from '../motion/film.ts'
import { armMotion } from '../motion/preference.ts'
import { DRAFT_KEY, STORAGE_KEY } from '../pages/contact-us/send-storage-key.ts'
import { normalizeUrl } from './hash-address.ts'
import { releaseHeld, waitForIntent } from './intent.ts'
import { RETRY_KEY } from './retry-key.ts'

/*
 * The first script of a page, a few KB: the URL, the film, and the wait for the visitor. React and the page's code
 * come at the first intent, or at once where the page has to change by itself.
 */
const IDLE_FALLBACK_MS = 200

const path = normalizeUrl(import.meta.env.BASE_URL)
armMotion()
startFilms(document)
if (changesByItself()) loadClient()
else {
  waitForIntent(loadClient)
  if (!savesData()) whenIdle(prefetchClient)
}

/** Another page than the document's is wanted, a position, section or tab is, or the tab holds something unfinished. */
function changesByItself(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  const isReturn = visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
  return (
    document.documentElement.dataset['route'] !== path ||
    isReturn ||
    /[?&]tab=|.#/.test(location.hash.slice(1)) ||
    [STORAGE_KEY, DRAFT_KEY, RETRY_KEY].some(isStored)
  )
}

function isStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function whenIdle(run: () => void): void {
  const wait = (): void => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(run)
    else setTimeout(run, IDLE_FALLBACK_MS)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/** Downloads what loadClient will run, without running it: the first press then waits for the processor alone. */
function prefetchClient(): void {
  const parts = clientFragment()?.querySelectorAll<HTMLElement>('script[src], link[href]') ?? []
  for (const part of parts) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.as = part instanceof HTMLScriptElement ? 'script' : 'style'
    link.href = part.getAttribute('src') ?? part.getAttribute('href') ?? ''
    document.head.append(link)
  }
}

/** The style sheets and scripts that the document ends with, in a `<noscript>`; null once they are in the document. */
function clientFragment(): DocumentFragment | null {
  const rest = document.querySelector('body > noscript')
  return rest && document.createRange().createContextualFragment(rest.textContent)
}

function loadClient(): void {
  const fragment = clientFragment()
  if (!fragment) return
  for (const script of fragment.querySelectorAll('script')) script.addEventListener('error', () => releaseHeld(false))
  document.querySelector('body > noscript')?.replaceWith(fragment)
}
