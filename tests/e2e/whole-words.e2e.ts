import { pathOf, routeIds } from '../routes.ts'
import { expect, hydrated, test } from './test.ts'

/** Widths from the smallest phone to a large screen, including those at which columns change. */
const WIDTHS = [320, 360, 390, 480, 600, 768, 960, 1024, 1200, 1366, 1440, 1680, 1920, 2560]

/** Lists words that are wider than their column, so that they are broken across lines. */
function brokenWords(): string[] {
  const broken: string[] = []
  /** Tells whether an element is clipped to a pixel, for screen readers only. */
  const isForReadersAlone = (element: Element | null): boolean =>
    element !== null && ((element as HTMLElement).offsetWidth === 1 || isForReadersAlone(element.parentElement))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest('svg, script, style, noscript')) continue
    if (!parent.checkVisibility({ visibilityProperty: true }) || isForReadersAlone(parent)) continue
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}’]{3,}/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const [first, ...others] = range.getClientRects()
      // The large initial letter of an article stands beside the text that follows.
      if (first && others.some(({ left, top }) => left < first.right && top > first.top + 8)) broken.push(word)
    }
  }
  return [...new Set(broken)]
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const id of routeIds) {
  test(`no word of ${pathOf(id)} is broken at any width`, async ({ page }) => {
    await page.goto(id === 'home' ? '/' : `${pathOf(id)}/`)
    await hydrated(page)
    await page.evaluate(async () => {
      await document.fonts.ready
      for (const part of document.querySelectorAll<HTMLElement>('main > *, [data-in-parts] > *, footer'))
        part.style.contentVisibility = 'visible'
    })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await page.evaluate(brokenWords), `${width} px`).toEqual([])
    }
  })
}
