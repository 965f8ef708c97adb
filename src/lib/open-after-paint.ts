import { afterPaint } from './after-paint.ts'

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
  const isOpening = 'opening' in details.dataset
  if (isOpening) return stopOpening(details)
  details.dataset['opening'] = ''
  const done = new AbortController()
  const openNow = (): void => {
    done.abort()
    if (!('opening' in details.dataset)) return
    stopOpening(details)
    open()
  }
  details.addEventListener('keydown', openNow, { signal: done.signal })
  afterPaint(openNow)
}

export function stopOpening(details: HTMLDetailsElement): void {
  delete details.dataset['opening']
}
