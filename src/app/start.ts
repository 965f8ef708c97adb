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
const path = normalizeUrl(import.meta.env.BASE_URL)
armMotion()
startFilms(document)
if (changesByItself()) loadClient()
else waitForIntent(loadClient)

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

/** Puts the style sheets and scripts that the document ends with, in a `<noscript>`, into the document. */
function loadClient(): void {
  const rest = document.querySelector('body > noscript')
  if (!rest) return
  const fragment = document.createRange().createContextualFragment(rest.textContent)
  for (const script of fragment.querySelectorAll('script')) script.addEventListener('error', () => releaseHeld(false))
  rest.replaceWith(fragment)
}
