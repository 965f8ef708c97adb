import { layOutAll, leaveOutUnseen } from '../lib/lay-out.ts'
import { BAR_HEIGHT_PX, scrollBehavior, scrollToElement } from '../motion/scroll.ts'
import { startFilms, stopFilms } from '../motion/film.ts'
import { announceVisit, currentVisit, navigate, startRouter, type Visit } from '../router/hash-router.ts'
import { mountAll, mountRest, opensElsewhere } from './enhance.ts'
import { showError } from './error-document.ts'
import { hashAddress } from './hash-address.ts'
import { loadPage, prefetchPage, rememberPage, type LoadedPage } from './page-loader.ts'
import { restoreScroll, watchScroll } from './scroll-memory.ts'
import { swapDocument } from './swap-document.ts'

const base = import.meta.env.BASE_URL
let forgetScroll: (() => void) | undefined
let shownPage: LoadedPage | undefined

/**
 * From now on links and the browser's history lead from page to page within the document. `shown` is the path of the
 * page that is there.
 */
export function startNavigation(shown: string): void {
  startRouter<LoadedPage>({ shown, load: loadPage, show: present, fail: showError })
  document.addEventListener('click', followLink)
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prefetchLink, { passive: true })
  const visit = currentVisit()
  arrive(visit, true)
  forgetScroll = watchScroll(visit.location.key)
}

/** The page that the document is; the error page has no route and stands for any path. */
const isShown = (path: string): boolean => document.documentElement.dataset['route'] === path

function present(visit: Visit, page: LoadedPage | undefined, skipTransition: boolean): void {
  const before = document.documentElement.dataset['route']
  const update = async (): Promise<void> => {
    // A browser calls this late, and perhaps when the visitor has gone on.
    if (visit !== currentVisit()) return
    const isPageChange = page !== undefined && page !== shownPage && !isShown(visit.location.pathname)
    forgetScroll?.()
    if (isPageChange) {
      shownPage = page
      if (before !== undefined) rememberPage(before)
      stopFilms(document)
      swapDocument(page)
      startFilms(document)
      // What the URL or the link chooses must be there before the page is painted.
      if (visit.location.search || visit.location.state) await mountAll(document.body)
    }
    announceVisit(visit)
    // Before the new position is kept under the key of an entry that may have one.
    arrive(visit, false, isPageChange)
    forgetScroll = watchScroll(visit.location.key)
  }
  if (skipTransition || isShown(visit.location.pathname) || !('startViewTransition' in document)) {
    void update().then(mountRest)
    return
  }
  leaveOutUnseen()
  const transition = document.startViewTransition(update)
  // A transition that is overtaken by the next one, or in a tab out of sight, is none to complain about.
  transition.ready.catch(() => undefined)
  // Not while it runs: what is laid out by then is styled again at its end.
  Promise.resolve(transition.finished).then(mountRest, mountRest)
}

/** What follows a navigation: where the page is scrolled to, focus, and the announcement. */
function arrive({ location: { hash, key }, arrival }: Visit, isFirst: boolean, isPageChange = false): void {
  if (hash) layOutAll()
  if (arrival === 'POP') restoreScroll(key, isFirst)
  else if (isPageChange) scrollToTop()
  if (hash && (isFirst || arrival !== 'POP'))
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  if (!isPageChange) return
  document.getElementById('main')?.focus({ preventScroll: true })
  const status = document.getElementById('page-title')
  if (status) status.textContent = document.title
}

/** A part that gets its true height on the way must not move the end of the way: no scroll anchoring until it is there. */
function scrollToTop(): void {
  const { style } = document.documentElement
  if (scrollY > 0) {
    style.setProperty('overflow-anchor', 'none')
    addEventListener('scrollend', () => style.removeProperty('overflow-anchor'), { once: true })
  }
  scrollTo({ top: 0, behavior: scrollBehavior() })
}

/** A link to a page by a plain press; `data-scroll` marks one that only scrolls, to px below the top of the window. */
function followLink(event: MouseEvent): void {
  const link = linkOf(event)
  if (!link || event.defaultPrevented || opensElsewhere(event)) return
  const { scroll, beyond, state } = link.dataset
  if (scroll !== undefined) {
    event.preventDefault()
    return scrollToTarget(link, scroll, beyond)
  }
  const to = pathOf(link)
  if (to === undefined) return
  event.preventDefault()
  navigate(to, {
    state: state === undefined ? null : (JSON.parse(state) as unknown),
    replace: 'replace' in link.dataset,
  })
}

const AT_REST_PX = 100

function scrollToTarget(link: HTMLAnchorElement, scroll: string, beyond: string | undefined): void {
  const offset = scroll ? Number(scroll) : BAR_HEIGHT_PX
  const target = document.getElementById(link.hash.slice(1))
  // Where the content is in its place already, the link leads on to what follows.
  const isThere = target !== null && target.getBoundingClientRect().top - offset < AT_REST_PX
  const next = isThere && beyond ? document.getElementById(beyond) : target
  if (next) scrollToElement(next, { offset })
}

function prefetchLink(event: Event): void {
  const link = linkOf(event)
  const path = link && pathOf(link)?.replace(/[?#].*$/, '')
  if (path && !isShown(path)) prefetchPage(path)
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** What a link to a page of the site stands for below `#`; undefined for any other link. */
function pathOf(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, target } = link
  const isPage = origin === location.origin && pathname.startsWith(base) && pathname.endsWith('/')
  if (!isPage || (target && target !== '_self') || link.closest('[data-plain-links]')) return undefined
  return hashAddress(link, base).to
}
