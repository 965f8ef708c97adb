import { afterPaint } from '../lib/after-paint.ts'
import { renderSooner, renderAll, skipOffscreen } from '../lib/content-visibility.ts'
import { BAR_HEIGHT_PX, scrollBehavior, scrollToElement } from '../motion/scroll.ts'
import { startFilms, stopFilms } from '../motion/film.ts'
import { notifySubscribers, getRouteState, navigate, startRouter, type RouteState } from '../router/hash-router.ts'
import { mountAll, mountRest, opensElsewhere } from './enhance.ts'
import { showError } from './error-document.ts'
import { hashUrl } from './hash-url.ts'
import { loadPage, prefetchPage, rememberPage, type LoadedPage } from './page-loader.ts'
import { clearName, movePicture, namePicture, setPressedLink } from './picture-transition.ts'
import { restoreScroll, trackScroll } from './scroll-restoration.ts'
import { swapHead, swapParts } from './swap-document.ts'

const base = import.meta.env.BASE_URL
let forgetScroll: (() => void) | undefined
let shownPage: LoadedPage | undefined

/** Starts in-document navigation. `shown` is the path of the current page. */
export function startNavigation(shown: string): void {
  startRouter<LoadedPage>({ shown, load: loadPage, show: present, fail: showError })
  document.addEventListener('click', followLink)
  // A touch has its pointer come over the link first.
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, prefetchLink, { passive: true })
  const visit = getRouteState()
  arrive(visit, true)
  forgetScroll = trackScroll(visit.location.key)
}

/** The error page has no route and matches any path. */
const isShown = (path: string): boolean => document.documentElement.dataset['route'] === path

function present(visit: RouteState, page: LoadedPage | undefined, skipTransition: boolean): void {
  const isAnimated = !skipTransition && !isShown(visit.location.pathname) && 'startViewTransition' in document
  const before = document.documentElement.dataset['route']
  let findTarget: (() => HTMLElement | undefined) | undefined
  let target: HTMLElement | undefined
  const update = async (): Promise<void> => {
    // The browser may call this late, after another navigation.
    if (visit !== getRouteState()) return
    clearName()
    const isPageChange = page !== undefined && page !== shownPage && !isShown(visit.location.pathname)
    forgetScroll?.()
    if (isPageChange) {
      shownPage = page
      if (before !== undefined) rememberPage(before)
      stopFilms(document)
      // During a view transition the browser shows the old page until all is done: no step needs to be with another.
      const pause = async (): Promise<unknown> => isAnimated && nextTask()
      swapHead(page)
      await pause()
      if (shownPage !== page) return
      swapParts(page)
      startFilms(document)
      await pause()
      if (isAnimated) resolveStyle()
      await pause()
      // Query and state are applied before the first paint.
      if (visit.location.search || visit.location.state) await mountAll(document.body)
      if (visit !== getRouteState()) return
    }
    notifySubscribers(visit)
    // Restore the scroll position before tracking starts: it would overwrite the entry's.
    arrive(visit, false, isPageChange, findTarget !== undefined)
    forgetScroll = trackScroll(visit.location.key)
    target = findTarget?.()
  }
  if (!isAnimated) {
    void update().then(mountRest)
    return
  }
  if (before !== undefined && page)
    findTarget = namePicture(before, visit.location.pathname, page.document, visit.type === 'POP')
  skipOffscreen()
  const transition = document.startViewTransition(update)
  transition.ready
    .then(() => target && movePicture(target))
    // `ready` rejects when a transition is skipped or the tab hidden.
    .catch(() => undefined)
  // After the transition: its end recalculates the style of all that is rendered.
  Promise.resolve(transition.finished).then(mountRest, mountRest)
}

/** Style of the new page without its layout, which to arrive does. */
const resolveStyle = (): unknown => document.getElementById('main')?.checkVisibility()

/** Sets scroll position and focus, and announces the title. */
function arrive(
  { location: { hash, key }, type }: RouteState,
  isFirst: boolean,
  isPageChange = false,
  isAtOnce = false,
): void {
  if (hash) renderAll()
  if (type === 'POP') restoreScroll(key, isFirst)
  else if (isPageChange) scrollToTop(isAtOnce ? 'instant' : scrollBehavior())
  if (hash && (isFirst || type !== 'POP')) showTarget(decodeURIComponent(hash.slice(1)))
  if (!isPageChange) return
  document.getElementById('main')?.focus({ preventScroll: true })
  const status = document.getElementById('page-title')
  if (status) status.textContent = document.title
}

/** As the browser does with the fragment of a document's URL. */
function showTarget(id: string): void {
  const target = document.getElementById(id)
  const fold = target?.closest('details')
  if (target && fold && !fold.open) {
    fold.open = true
    // Cards around an unfolded one move in the next frame.
    requestAnimationFrame(() => target.scrollIntoView())
  }
  target?.scrollIntoView()
}

/** Scroll anchoring would change the target while sections above get their real height. */
function scrollToTop(behavior: ScrollBehavior): void {
  const { style } = document.documentElement
  if (scrollY > 0) {
    style.setProperty('overflow-anchor', 'none')
    addEventListener('scrollend', () => style.removeProperty('overflow-anchor'), { once: true })
  }
  scrollTo({ top: 0, behavior })
}

/** Handles plain clicks on links. `data-scroll` marks a link that only scrolls, its value the offset in px. */
function followLink(event: MouseEvent): void {
  const link = linkOf(event)
  if (!link || event.defaultPrevented || opensElsewhere(event)) return
  const { scroll, beyond, state } = link.dataset
  if (scroll !== undefined) {
    event.preventDefault()
    // It renders all parts, lays the page out and moves the focus: the press is answered first.
    afterPaint(() => link.isConnected && scrollToTarget(link, scroll, beyond))
    return
  }
  const to = pathOf(link)
  if (to === undefined) return
  event.preventDefault()
  setPressedLink(link)
  // In a task of its own: with the press the old page would be styled again before it is answered.
  void nextTask().then(() =>
    navigate(to, {
      state: state === undefined ? null : JSON.parse(state),
      replace: 'replace' in link.dataset,
    }),
  )
}

const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve))

const AT_REST_PX = 100

function scrollToTarget(link: HTMLAnchorElement, scroll: string, beyond: string | undefined): void {
  const offset = scroll ? Number(scroll) : BAR_HEIGHT_PX
  const target = document.getElementById(link.hash.slice(1))
  // Already there: scroll on to `beyond`.
  const isThere = target !== null && target.getBoundingClientRect().top - offset < AT_REST_PX
  const next = isThere && beyond ? document.getElementById(beyond) : target
  if (next) scrollToElement(next, { offset })
}

function prefetchLink(event: Event): void {
  const link = linkOf(event)
  // The press that touches it is answered first. What opens a dialog leads to no page.
  if (link && !link.hasAttribute('aria-haspopup')) afterPaint(() => prefetch(link))
}

function prefetch(link: HTMLAnchorElement): void {
  if (link.dataset['scroll'] !== undefined) return renderSooner()
  const path = pathOf(link)?.replace(/[?#].*$/, '')
  // One that was pressed meanwhile may be about to be shown.
  if (path && !isShown(path) && path !== getRouteState().location.pathname) prefetchPage(path)
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** The route of a link to a page of this site; undefined for any other link. */
function pathOf(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, target } = link
  const isPage = origin === location.origin && pathname.startsWith(base) && pathname.endsWith('/')
  if (!isPage || (target && target !== '_self') || link.closest('[data-plain-links]')) return undefined
  return hashUrl(link, base).to
}
