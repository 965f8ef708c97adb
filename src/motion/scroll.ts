import { renderAll } from '../lib/content-visibility.ts'
import { holdBars } from './bars.ts'
import { getMotion } from './preference.ts'

/**
 * Height of the bar on a scrolled page, `--header-height-small`. It cannot be read from the custom property, because
 * the build shortens those names in documents.
 */
export const BAR_HEIGHT_PX = 60

const isReducedMotion = (): boolean =>
  getMotion() === 'paused' || matchMedia('(prefers-reduced-motion: reduce)').matches

/** Returns the behaviour for scripted scrolling. */
export const scrollBehavior = (): 'instant' | 'smooth' => (isReducedMotion() ? 'instant' : 'smooth')

/** Scrolls an element's top to `offset` px below the top of the window and moves focus there. */
export function scrollToElement(element: HTMLElement, { offset = 0, focus = true } = {}): void {
  renderAll()
  holdBars()
  const top = element.getBoundingClientRect().top + scrollY - offset
  scrollTo({ top, behavior: scrollBehavior() })
  if (!focus) return
  if (!element.matches('a[href], button, input, textarea, select, [tabindex]')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
