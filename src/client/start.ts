import { startFilms } from '../motion/film.ts'
import { initMotion } from '../motion/preference.ts'
import { DRAFT_KEY, STORAGE_KEY } from '../pages/contact-us/submission/storage-keys.ts'
import { getRouteState } from '../router/hash-router.ts'
import { beginUse, mountAll, startEnhancing } from './enhance.ts'
import { normalizeUrl } from './hash-url.ts'
import { startNavigation } from './navigation.ts'
import { showOfflineNotice } from './offline-notice.ts'
import { reportWebVitals } from './report-web-vitals.ts'

/*
 * Entry of every page: URL, navigation, film, and the first intent. Behaviours and islands are chunks (`*.client.ts`)
 * loaded by src/client/enhance.ts.
 */
const base = import.meta.env.BASE_URL
const asked = location.pathname
const path = normalizeUrl(base)
const route = document.documentElement.dataset['route']

initMotion()
startFilms(document)
startEnhancing()
showOfflineNotice()
// The 404 page matches the requested path, unless that path is a route in another letter case.
startNavigation(route ?? (asked === asked.toLowerCase() ? path : ''))
// Query, state or a draft change the page without any action of the visitor, so its behaviours are mounted at once.
if (
  /[?&](tab|price|message)=|.#/.test(location.hash.slice(1)) ||
  getRouteState().location.state ||
  isStored(DRAFT_KEY)
) {
  beginUse()
  void mountAll(document.body)
}
// A submission that failed before the reload is retried from any page.
if (isStored(STORAGE_KEY))
  void import('../pages/contact-us/submission/contact-outbox.ts').then((module) => module.contactOutbox())
void reportWebVitals()

function isStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
