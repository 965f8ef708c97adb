import { afterPaint } from './after-paint.ts'

const OPENING = 'data-opening'

/**
 * Opens `details` after the frame that answers the press on its summary, in which it has only `data-opening`. For what
 * is large: to style, lay out and paint it would make the answer late on a slow processor. A second press meanwhile
 * takes the first back; the next key finds it open.
 */
export function openAfterPaint(
  details: HTMLDetailsElement,
  press: Event,
  open = (): void => {
    details.open = true
  },
): void {
  press.preventDefault()
  if (details.hasAttribute(OPENING)) return stopOpening(details)
  details.setAttribute(OPENING, '')
  const openNow = (): void => {
    details.removeEventListener('keydown', openNow)
    if (!details.hasAttribute(OPENING)) return
    stopOpening(details)
    open()
  }
  details.addEventListener('keydown', openNow)
  afterPaint(openNow)
}

export function stopOpening(details: HTMLDetailsElement): void {
  details.removeAttribute(OPENING)
}
