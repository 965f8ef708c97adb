import type { Page } from '@playwright/test'

export const MIN_TARGET_PX = 44

/** Lists targets smaller than 44 px, with their size. Leaves out links within running text. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const touched = 'a[href], button, summary, input, select, textarea, [role=tab]'
    return [...document.querySelectorAll<HTMLElement>(touched)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      if (element.closest('[inert], [aria-hidden=true], .skip-link') || inText(element)) return []
      const { width, height } = areaOf(element)
      if (Math.min(width, height) > least - 0.5) return []
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
      return [`${element.tagName.toLowerCase()} “${name.slice(0, 40)}” ${Math.round(width)} × ${Math.round(height)}`]
    })

    /**
     * Returns the clickable area of an element: a link may cover its card with a pseudo-element, and a radio button or
     * checkbox is also pressed by its label.
     */
    function areaOf(element: HTMLElement): DOMRect {
      const label =
        element instanceof HTMLInputElement && element.matches('[type=radio], [type=checkbox]')
          ? element.labels?.[0]
          : undefined
      if (label) return label.getBoundingClientRect()
      const layer = getComputedStyle(element, '::after')
      let frame: Element = element
      if (layer.content !== 'none' && layer.position === 'absolute' && layer.top === '0px' && layer.left === '0px')
        while (frame.parentElement && getComputedStyle(frame).position === 'static') frame = frame.parentElement
      return frame.getBoundingClientRect()
    }

    function inText(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== 'inline') return false
      const around = element.closest('p, li, dd, td, figcaption, h1, h2, h3')
      return (around?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0)
    }
  }, MIN_TARGET_PX)
}
