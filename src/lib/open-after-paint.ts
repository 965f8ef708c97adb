import { afterPaint } from './after-paint.ts'

const OPENING = 'data-opening'

/**
 * Opens `details` one frame after the press on its summary; in that first frame the element only has `data-opening`.
 * Use it for large content, whose style, layout and paint would delay the response on a slow processor. A second press
 * before it opens cancels it; a key press opens it at once.
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
