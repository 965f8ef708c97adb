import { afterPaint } from '../../lib/after-paint.ts'
import { throttle } from '../../lib/throttle.ts'
import { markCurrentLink, SPY_THROTTLE_MS } from '../../motion/scroll-spy.ts'
import { scrollBehavior } from '../../motion/scroll.ts'
import { getRouteState, subscribe } from '../../router/hash-router.ts'

/** Time for the page to settle before it scrolls to the section that the navigation state names. */
const STATE_SCROLL_DELAY_MS = 100
/** Tolerance at the end of the page, which a zoomed page misses by fractions of a pixel. */
const SLACK_PX = 2

/** Marks the section being read and keeps its tab in view. A link's `state.index` scrolls to a section. */
export function mount(nav: HTMLElement): () => void {
  const list = nav.querySelector('ul')
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('a')]
  const threshold = Number(nav.dataset['threshold'])
  const onFocus = ({ target }: FocusEvent): void => {
    // `bringIntoBar` forces a layout, which must not delay the response to a press.
    if (list && target instanceof Element) afterPaint(() => bringIntoBar(list, target.closest('li')))
  }
  nav.addEventListener('focusin', onFocus)

  let timer: ReturnType<typeof setTimeout> | undefined
  let scrolledFor: string | undefined
  const { pathname } = getRouteState().location
  const followState = (): void => {
    const { location } = getRouteState()
    const link = location.pathname === pathname ? links[indexIn(location.state) ?? -1] : undefined
    // Compared by key, because the menu may lead to the section chosen last.
    if (!link || scrolledFor === location.key) return
    scrolledFor = location.key
    timer = setTimeout(() => link.click(), STATE_SCROLL_DELAY_MS)
  }
  followState()

  const ends = [
    subscribe(followState),
    markCurrentLink(links, threshold > 0 ? { by: 'threshold', threshold } : { by: 'offset' }, (link) => {
      // While a tab has keyboard focus, the bar keeps that one in view.
      if (list && !list.querySelector(':focus-visible')) bringIntoBar(list, link?.parentElement)
    }),
    nav.dataset['hidesAtBottom'] ? hideAtBottom(nav) : () => undefined,
  ]
  return () => {
    clearTimeout(timer)
    nav.removeEventListener('focusin', onFocus)
    for (const end of ends) end()
  }
}

/** Returns the index that a link left in the navigation state, or undefined. */
export function indexIn(state: unknown): number | undefined {
  const index: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'index') : undefined
  return typeof index === 'number' && Number.isInteger(index) && index >= 0 ? index : undefined
}

/** Scrolls an item to the middle of a bar that scrolls sideways. */
function bringIntoBar(bar: HTMLElement, item: Element | null | undefined): void {
  if (!(item instanceof HTMLElement) || bar.scrollWidth <= bar.clientWidth) return
  bar.scrollTo({ left: item.offsetLeft - (bar.clientWidth - item.offsetWidth) / 2, behavior: scrollBehavior() })
}

function hideAtBottom(nav: HTMLElement): () => void {
  const update = throttle(() => {
    const { scrollHeight } = document.documentElement
    const isAtBottom = scrollY > 0 && scrollY + innerHeight >= scrollHeight - SLACK_PX
    nav.toggleAttribute('data-hidden', isAtBottom)
  }, SPY_THROTTLE_MS)
  update()
  addEventListener('scroll', update, { passive: true })
  addEventListener('resize', update)
  return () => {
    removeEventListener('scroll', update)
    removeEventListener('resize', update)
    update.cancel()
  }
}
