import { startFilms } from '../motion/film.ts'
import { armMotion } from '../motion/preference.ts'
import { DRAFT_KEY, STORAGE_KEY } from '../pages/contact-us/send-storage-key.ts'
import { currentVisit } from '../router/hash-router.ts'
import { beginUse, mountAll, startEnhancing } from './enhance.ts'
import { normalizeUrl } from './hash-address.ts'
import { startNavigation } from './navigation.ts'
import { showOfflineNotice } from './offline-notice.ts'
import { reportWebVitals } from './report-web-vitals.ts'

/*
 * The script of every page: the URL, navigation, the film, and the wait for the first sign of use. Behaviours and
 * islands are files of their own (`*.client.ts`), which src/client/enhance.ts loads.
 */
const base = import.meta.env.BASE_URL
const asked = location.pathname
const path = normalizeUrl(base)
const route = document.documentElement.dataset['route']

armMotion()
startFilms(document)
startEnhancing()
showOfflineNotice()
// The error page stands for the path it was asked for, but not for one in other letters that may be a page.
startNavigation(route ?? (asked === asked.toLowerCase() ? path : ''))
// Where the page has to change by itself it does so at once.
if (/[?&]tab=|.#/.test(location.hash.slice(1)) || currentVisit().location.state || isStored(DRAFT_KEY)) {
  beginUse()
  void mountAll(document.body)
}
// A message that did not get through before the tab was reloaded is sent on from whatever page is open.
if (isStored(STORAGE_KEY)) void import('../pages/contact-us/send-contact.ts').then((module) => module.contactOutbox())
void reportWebVitals()

function isStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
