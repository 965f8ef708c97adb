import { layOutAll } from '../lib/lay-out.ts'
import { holdBars } from './bars.ts'
import { motionNow } from './preference.ts'

/** Of the bar at the top once the page is scrolled: `--header-height-small`, whose name documents shorten or leave out. */
export const BAR_HEIGHT_PX = 60

const still = (): boolean => motionNow() === 'paused' || matchMedia('(prefers-reduced-motion: reduce)').matches

/** How scripts may scroll right now. */
export const scrollBehavior = (): 'instant' | 'smooth' => (still() ? 'instant' : 'smooth')

/** Scrolls an element's top to `offset` px below the top of the window and moves focus there. */
export function scrollToElement(element: HTMLElement, { offset = 0, focus = true } = {}): void {
  layOutAll()
  holdBars()
  const top = element.getBoundingClientRect().top + scrollY - offset
  scrollTo({ top, behavior: scrollBehavior() })
  if (!focus) return
  if (!element.matches('a[href], button, input, textarea, select, [tabindex]')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
