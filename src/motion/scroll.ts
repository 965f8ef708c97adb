import { layOutAll } from '../lib/lay-out.ts'
import { motionNow } from './preference.ts'

const still = (): boolean => motionNow() === 'paused' || matchMedia('(prefers-reduced-motion: reduce)').matches

/** How scripts may scroll right now. */
export const scrollBehavior = (): 'instant' | 'smooth' => (still() ? 'instant' : 'smooth')

/** Scrolls an element's top to `offset` px below the top of the window and moves focus there. */
export function scrollToElement(element: HTMLElement, { offset = 0, focus = true } = {}): void {
  layOutAll()
  const top = element.getBoundingClientRect().top + scrollY - offset
  scrollTo({ top, behavior: scrollBehavior() })
  if (!focus) return
  if (!element.matches('a[href], button, input, textarea, select, [tabindex]')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** The element with this id, scrolled to; false when there is none. */
export function scrollToId(id: string, options?: { offset?: number; focus?: boolean }): boolean {
  const element = document.getElementById(id)
  if (element) scrollToElement(element, options)
  return element !== null
}
