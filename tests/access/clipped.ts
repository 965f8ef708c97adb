import type { Page } from '@playwright/test'

/**
 * Returns text that cannot be read, because it is cut by a box that hides its overflow or lies beyond the window's
 * edge, and first how far the page scrolls sideways. Empty if there is none. Leaves out marquees and rows that scroll
 * sideways.
 */
export function clippedWords(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const root = document.documentElement
    const found: string[] = []
    if (root.scrollWidth > root.clientWidth)
      found.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`)
    const moves = (element: Element) =>
      element.closest('[data-play], [aria-hidden=true], [inert], .visually-hidden, .skip-link, svg, dialog:not([open])')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const words = (node.textContent ?? '').trim()
      if (!words || !parent || moves(parent) || !parent.checkVisibility({ visibilityProperty: true })) continue
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) continue
      const complaint = cut(parent, box) && (await stillCut(parent, range))
      if (complaint) found.push(`“${words.slice(0, 40)}” in ${parent.tagName}.${parent.className} ${complaint}`)
    }
    return [...new Set(found)]

    /** Tells what is still cut once the card's link has the focus, which moves hidden text into its card. */
    async function stillCut(parent: Element, words: Range): Promise<string | undefined> {
      parent.closest('li')?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
      await new Promise(requestAnimationFrame)
      for (const animation of document.getAnimations()) {
        const ends = animation.effect?.getComputedTiming().iterations !== Infinity
        if (ends && animation.timeline === document.timeline) animation.finish()
      }
      return cut(parent, words.getBoundingClientRect())
    }

    function cut(parent: Element, box: DOMRect): string | undefined {
      for (
        let element: Element | null = parent;
        element && element !== document.body;
        element = element.parentElement
      ) {
        const { overflowX, overflowY, position } = getComputedStyle(element)
        if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth) return undefined
        const frame = element.getBoundingClientRect()
        // The text is hidden deliberately at this width, like `.visually-hidden` is at every width.
        if (frame.width <= 1 && frame.height <= 1) return undefined
        // Slides outside of the carousel's viewport are fine if they are not wider than it.
        if (/hidden|clip/.test(overflowX) && element.parentElement?.matches('[aria-roledescription=carousel]'))
          return box.width > frame.width + 2 ? `is wider than its carousel (${Math.round(frame.width)} px)` : undefined
        // Letters of display type extend a little beyond their line.
        const slack = Math.max(2, box.height * 0.12)
        if (/hidden|clip/.test(overflowX) && (box.left < frame.left - slack || box.right > frame.right + slack))
          return `is cut sideways by .${element.className} (${Math.round(box.right - frame.right)} px)`
        if (/hidden|clip/.test(overflowY) && (box.top < frame.top - slack || box.bottom > frame.bottom + slack))
          return `is cut by .${element.className} (${Math.round(box.bottom - frame.bottom)} px)`
        if (position === 'fixed') break
      }
      if (box.left < -2 || box.right > innerWidth + 2)
        return `runs out of the window (${Math.round(box.right - innerWidth)} px)`
      return undefined
    }
  })
}
