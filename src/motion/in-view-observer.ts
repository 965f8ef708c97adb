import { countUp } from './count-up.ts'
import { getMotion, subscribeToMotion } from './preference.ts'

/**
 * Elements watched by the one IntersectionObserver. [data-reveal] gets `below` or `above` until it has been in the
 * viewport, so that CSS may hide it, and `in` from then on; when it is below the viewport again it gets `again`, which
 * moves it without hiding it. [data-count] counts up at each entry. [data-play] gets `on` or `off`, so that nothing
 * animates out of view.
 */
const WATCHED = '[data-reveal], [data-count], [data-play]'

let observer: IntersectionObserver | undefined

/** Observes elements added since the last call. */
export function observeInView(): void {
  if (!('IntersectionObserver' in window)) return
  observer ??= new IntersectionObserver(enter, { rootMargin: '0px 0px -6% 0px' })
  for (const element of document.querySelectorAll(WATCHED)) observer.observe(element)
}

function enter(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
    // The rotating badge is an SVG element.
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) continue
    const { dataset } = target
    if (dataset['reveal'] !== undefined) {
      // Elements above the viewport must not be translated: they would move back into view and flicker. A height of 0
      // means that the section's rendering is skipped, so its position is not known yet.
      const below = boundingClientRect.height === 0 || boundingClientRect.top > (rootBounds?.top ?? 0)
      const seen = dataset['reveal'] === 'in' || dataset['reveal'] === 'again'
      // An element in view but inside the observer's bottom margin has been seen and must not vanish.
      const shown = !dataset['reveal'] && boundingClientRect.top < innerHeight && boundingClientRect.bottom > 0
      if (isIntersecting || shown) dataset['reveal'] = 'in'
      else if (!seen) dataset['reveal'] = below ? 'below' : 'above'
      else if (below) dataset['reveal'] = 'again'
    }
    if (dataset['play'] !== undefined) dataset['play'] = isIntersecting ? 'on' : 'off'
    if (dataset['count'] !== undefined && target instanceof HTMLElement)
      countUp(target, isIntersecting && getMotion() === 'running')
  }
}

/** Finishes running counters when motion is paused. */
subscribeToMotion(() => {
  if (getMotion() === 'running' || !observer) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-count]')) countUp(element, false)
})
