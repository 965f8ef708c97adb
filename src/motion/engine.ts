import { countUp } from './count-up.ts'
import { motionNow, watchMotion } from './preference.ts'

/**
 * One IntersectionObserver for everything that starts when it enters the view:
 *   [data-reveal]   gets `below` or `above` while outside, so that the stylesheet may hide it
 *   [data-count]    counts up at each entry
 *   [data-drift]    gets `off` while outside, so that nothing is animated unseen
 */
const WATCHED = '[data-reveal], [data-count], [data-drift]'

let observer: IntersectionObserver | undefined

/** Observes what has come since the last call. */
export function observeMotion(): void {
  if (!('IntersectionObserver' in window)) return
  observer ??= new IntersectionObserver(enter, { rootMargin: '0px 0px -6% 0px' })
  for (const element of document.querySelectorAll(WATCHED)) observer.observe(element)
}

function enter(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
    // The badge and the birds are SVG.
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) continue
    const { dataset } = target
    if (dataset['reveal'] !== undefined) {
      // What has left at the top must not be lifted: it would slide back into view and flicker.
      // What is not laid out yet has no size.
      const below = boundingClientRect.height === 0 || boundingClientRect.top > (rootBounds?.top ?? 0)
      dataset['reveal'] = isIntersecting ? 'in' : below ? 'below' : 'above'
    }
    if (dataset['drift'] !== undefined) dataset['drift'] = isIntersecting ? 'on' : 'off'
    if (dataset['count'] !== undefined && target instanceof HTMLElement)
      countUp(target, isIntersecting && motionNow() === 'running')
  }
}

/** Finishes running counters when motion is paused. */
watchMotion(() => {
  if (motionNow() === 'running' || !observer) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-count]')) countUp(element, false)
})
