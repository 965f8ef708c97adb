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
  // On touch screens `pointerover` fires before the click, too.
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, prefetchLink, { passive: true })
  const visit = getRouteState()
  arrive(visit, true)
  forgetScroll = trackScroll(visit.location.key)
}

/** Tells whether the page at `path` is shown; false for every path while the error page is, which has no route. */
const isShown = (path: string): boolean => document.documentElement.dataset['route'] === path

function present(visit: RouteState, page: LoadedPage | undefined, skipTransition: boolean): void {
  const isAnimated = !skipTransition && !isShown(visit.location.pathname) && 'startViewTransition' in document
  const before = document.documentElement.dataset['route']
  let findTarget: (() => HTMLElement | undefined) | undefined
  let target: HTMLElement | undefined
  const update = async (): Promise<void> => {
    // The browser may call this after another navigation has begun.
    if (visit !== getRouteState()) return
    clearName()
    const isPageChange = page !== undefined && page !== shownPage && !isShown(visit.location.pathname)
    forgetScroll?.()
    if (isPageChange) {
      shownPage = page
      if (before !== undefined) rememberPage(before)
      stopFilms(document)
      // During a view transition the browser shows the old page until everything is done, so the steps can be separate
      // tasks.
      const pause = async (): Promise<unknown> => isAnimated && nextTask()
      swapHead(page)
      await pause()
      if (shownPage !== page) return
      swapParts(page)
      startFilms(document)
      await pause()
      if (isAnimated) resolveStyle()
      await pause()
      // Behaviours apply query and state before the first paint.
      if (visit.location.search || visit.location.state) await mountAll(document.body)
      if (visit !== getRouteState()) return
    }
    notifySubscribers(visit)
    // The scroll position must be restored before tracking starts, which would overwrite the entry's position.
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
    // `ready` rejects if the transition is skipped or the tab is hidden.
    .catch(() => undefined)
  // The end of a transition recalculates the style of everything rendered, so the rest is mounted after it.
  Promise.resolve(transition.finished).then(mountRest, mountRest)
}

/** Forces the style of the new page without its layout, which `arrive` causes. */
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

/** Scrolls to an element like the browser does for a fragment, and opens the fold around it. */
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

/**
 * Scrolls to the top without scroll anchoring, which would change the target while sections above get their real
 * height.
 */
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
    // Scrolling renders all parts, forces a layout and moves the focus, so the response to the press is painted first.
    afterPaint(() => link.isConnected && scrollToTarget(link, scroll, beyond))
    return
  }
  const to = pathOf(link)
  if (to === undefined) return
  event.preventDefault()
  setPressedLink(link)
  // In the task of the press, the browser would restyle the old page before it paints the response.
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
  // If the target is in place already, the link scrolls on to `beyond`.
  const isThere = target !== null && target.getBoundingClientRect().top - offset < AT_REST_PX
  const next = isThere && beyond ? document.getElementById(beyond) : target
  if (next) scrollToElement(next, { offset })
}

function prefetchLink(event: Event): void {
  const link = linkOf(event)
  // The response to a touching press is painted first. Links that open a dialog lead to no page.
  if (link && !link.hasAttribute('aria-haspopup')) afterPaint(() => prefetch(link))
}

function prefetch(link: HTMLAnchorElement): void {
  if (link.dataset['scroll'] !== undefined) return renderSooner()
  const path = pathOf(link)?.replace(/[?#].*$/, '')
  // A link pressed in the meantime may already be navigating.
  if (path && !isShown(path) && path !== getRouteState().location.pathname) prefetchPage(path)
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** Returns the route of a link to a page of this site; undefined for any other link. */
function pathOf(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, target } = link
  const isPage = origin === location.origin && pathname.startsWith(base) && pathname.endsWith('/')
  if (!isPage || (target && target !== '_self') || link.closest('[data-plain-links]')) return undefined
  return hashUrl(link, base).to
}
