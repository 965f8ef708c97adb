import type { Page } from '@playwright/test'
import { pathOf, routeIds } from '../routes.ts'
import { expect, hydrated, test } from './test.ts'

const SCREEN = 844
/** Maximum height of the footer in px; header.e2e.ts checks it. */
const FOOTER = 800
test.use({ viewport: { width: 390, height: SCREEN }, isMobile: true, hasTouch: true })

/** Returns the maximum length of a page in screens, footer included, for pages that lead to the contact form. */
function limitOf(id: string): number {
  if (id === 'agency' || id === 'advisory') return 9
  if (id === 'home' || id === 'about-us') return 10
  // Each case spans the whole width.
  if (id === 'case-study') return 6
  if (id === 'technology-development') return 8.6
  return /^(agency|advisory)\//.test(id) ? 8 : Number.POSITIVE_INFINITY
}

/**
 * Tells whether a page has no limit: visitors read articles and legal texts to their end first, and the contact page
 * is the enquiry itself.
 */
const isReading = (id: string): boolean => /^(blogs|privacy-policy|terms-and-condition|contact-us)/.test(id)

test('no page is too long for a phone, and a way to write is never more than three screens away', async ({ page }) => {
  test.slow()
  for (const id of routeIds) {
    await page.goto(id === 'home' ? '/' : `${pathOf(id)}/`)
    // The style of figures is in the deferred sheet, which the first intent applies.
    await hydrated(page)
    const { height, longestWay } = await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('main > *, footer'))
        part.style.contentVisibility = 'visible'
      const enquiries = document.querySelectorAll(':is(main, footer) :is(a[href^="/contact-us"], a[href*="wa.me"])')
      const tops = [...enquiries]
        .filter((link) => link.checkVisibility())
        .map((link) => link.getBoundingClientRect().top + scrollY)
        .toSorted((a, b) => a - b)
      const ways = tops.map((top, at) => top - (tops[at - 1] ?? 0))
      return { height: document.querySelector('main')?.offsetHeight ?? 0, longestWay: Math.max(...ways) }
    })
    expect.soft((height + FOOTER) / SCREEN, `${id}: screens`).toBeLessThanOrEqual(limitOf(id))
    if (!isReading(id)) expect.soft(longestWay / SCREEN, `${id}: from one enquiry to the next`).toBeLessThanOrEqual(3)
  }
})

/** Measures two lengths in px: with all parts rendered, and with the parts skipped that the start of the page skips. */
const lengths = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('main > *, [data-in-parts] > *, footer')]
    for (const part of parts) part.style.contentVisibility = 'visible'
    const rendered = document.documentElement.scrollHeight
    const far = parts.filter((part) => part.getBoundingClientRect().top + scrollY > 2.5 * innerHeight)
    for (const part of far) part.style.removeProperty('content-visibility')
    for (const part of far.filter((each) => getComputedStyle(each).contentVisibility === 'auto')) {
      // Without `auto` the browser does not use the height that it remembers.
      part.style.containIntrinsicSize = getComputedStyle(part).containIntrinsicHeight.replace('auto ', '')
      part.style.contentVisibility = 'hidden'
    }
    return { rendered, skipped: document.documentElement.scrollHeight }
  })

for (const { width, height, isMobile } of [
  { width: 390, height: 844, isMobile: true },
  { width: 1440, height: 900, isMobile: false },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, isMobile, hasTouch: isMobile })

    test('a figure is not twice as long until its style comes, at the first touch', async ({ page }) => {
      test.slow()
      let figures = 0
      for (const id of routeIds.filter((route) => route.startsWith('agency/'))) {
        await page.goto(`${pathOf(id)}/`)
        const heights = () =>
          page
            .locator('main > :has([data-figure])')
            .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))
        const before = await heights()
        await hydrated(page)
        for (const [at, after] of (await heights()).entries()) {
          figures += 1
          expect.soft(before[at], `${id}, figure ${at + 1}: then ${after} px`).toBeLessThanOrEqual(2 * after)
        }
      }
      expect(figures).toBeGreaterThan(20)
    })

    test('the scroll bar knows the length of a page before its far parts are rendered', async ({ page }) => {
      test.slow()
      for (const id of ['home', ...routeIds.filter((route) => /^agency(\/|$)/.test(route))]) {
        await page.goto(id === 'home' ? '/' : `${pathOf(id)}/`)
        await hydrated(page)
        const { rendered, skipped } = await lengths(page)
        expect(skipped, `${id}: something is skipped`).not.toBe(rendered)
        expect.soft(Math.abs(skipped / rendered - 1), `${id}: ${skipped} for ${rendered} px`).toBeLessThanOrEqual(0.12)
      }
    })
  })
}
