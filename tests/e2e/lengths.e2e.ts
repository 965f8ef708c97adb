import { pathOf, routeIds } from '../routes.ts'
import { expect, hydrated, test } from './test.ts'

const SCREEN = 844
/** Pixels that the footer may have; header.e2e.ts holds it. */
const FOOTER = 800
test.use({ viewport: { width: 390, height: SCREEN }, isMobile: true, hasTouch: true })

/** In screens, footer included: pages that lead to the contact form. */
function limitOf(id: string): number {
  if (id === 'agency') return 9
  if (id === 'home' || id === 'about-us') return 10
  if (id === 'technology-development') return 8.6
  return /^(agency|advisory)\//.test(id) ? 8 : Number.POSITIVE_INFINITY
}

/** Articles and legal texts are read to their end first, and the contact page is the enquiry itself. */
const isReading = (id: string): boolean => /^(blogs|privacy-policy|terms-and-condition|contact-us)/.test(id)

test('no page is too long for a phone, and a way to write is never more than three screens away', async ({ page }) => {
  test.slow()
  for (const id of routeIds) {
    await page.goto(id === 'home' ? '/' : `${pathOf(id)}/`)
    // Figures have their style from the deferred sheet, which comes with the first use of a page.
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
