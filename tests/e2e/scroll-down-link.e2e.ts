import type { Page } from '@playwright/test'
import { pathOf, routeIds } from '../routes.ts'
import { expect, open, restingScroll, test } from './test.ts'

/** Paths of pages with each kind of banner. */
const paths = routeIds
  .filter((id) => !/^(blogs|case-study|advisory|agency)\/./.test(id) && !/policy|condition/.test(id))
  .map(pathOf)
  .concat('/agency/pay-per-click', '/agency/video-marketing', '/case-study/horlicks')
  .concat('/advisory/branding-strategy-and-consulting')

const circle = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Scroll to / })

/** Returns the space in px between the bars at the top and the first words of the focused element. */
const roomAboveWords = (page: Page) =>
  page.evaluate(() => {
    const bars = document.querySelectorAll('[data-header] > :first-child, main > nav, main > div > nav')
    const edges = [...bars].map((bar) => bar.getBoundingClientRect()).filter(({ top }) => top <= 60)
    const words = document.createTreeWalker(document.activeElement ?? document.body, NodeFilter.SHOW_TEXT)
    const tops: number[] = []
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { top, width, height } of range.getClientRects()) if (width > 1 && height > 1) tops.push(top)
    }
    return Math.min(...tops) - Math.max(...edges.map(({ bottom }) => bottom))
  })

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ reducedMotion: 'reduce' })
    test(`every scroll circle leads to words that the bars leave free`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      for (const path of paths) {
        // A new document each time, so that each page opens at its top.
        await page.goto('about:blank')
        await open(page, `/#${path}`)
        await circle(page).click()
        expect(await restingScroll(page), path).toBeGreaterThan(0)
        await expect.poll(() => roomAboveWords(page), path).toBeGreaterThanOrEqual(16)
      }
    })
  })
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`at ${width} px the circle of the contact page meets no other control`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/#/contact-us')
    const own = await circle(page).boundingBox()
    if (!own) throw new Error('the circle is not shown')
    expect(own.x + own.width).toBeLessThanOrEqual(width)
    const met = await page.evaluate(({ x, y, width: w, height: h }) => {
      const controls = document.querySelectorAll('a, button, input, textarea, summary, h1 span')
      const texts = [...controls].filter(
        (control) => control.checkVisibility() && !control.closest('main a[href^="#"]'),
      )
      return texts.flatMap((control) => {
        const range = document.createRange()
        range.selectNodeContents(control)
        const { left, right, top, bottom } = control.matches('span')
          ? range.getBoundingClientRect()
          : control.getBoundingClientRect()
        const apart = right <= x || left >= x + w || bottom <= y || top >= y + h || right - left < 2
        return apart ? [] : [control.outerHTML.slice(0, 120)]
      })
    }, own)
    expect(met).toEqual([])
    await circle(page).click()
    await expect(page.locator(width < 1024 ? '#top_content' : '#offices')).toBeFocused()
  })
}
