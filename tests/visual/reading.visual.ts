import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '../e2e/test.ts'

/** Parts whose composition distant changes easily break. Motion is off, so that every part is in its final state. */
const parts: { name: string; path: string; part: (page: Page) => Locator }[] = [
  { name: 'case-wall', path: '/case-study', part: (page) => page.locator('#cases') },
  { name: 'case-hero', path: '/case-study/ycb-academy', part: (page) => page.locator('#main > div').first() },
  {
    name: 'case-facing',
    path: '/case-study/techgyan',
    part: (page) => page.getByRole('region', { name: /What stood in the way/ }),
  },
  { name: 'case-results', path: '/case-study/horlicks', part: (page) => page.getByRole('region', { name: 'Results' }) },
  { name: 'blog-contents', path: '/blogs', part: (page) => page.locator('#articles') },
  {
    name: 'article-head',
    path: '/blogs/boost-your-business-with-social-media',
    part: (page) => page.locator('article > div').first(),
  },
  {
    name: 'article-figure',
    path: '/blogs/six-pillars-of-digital-marketing',
    part: (page) => page.locator('article figure').first(),
  },
  { name: 'legal-table', path: '/privacy-policy', part: (page) => page.getByRole('table') },
]

for (const width of [390, 1440]) {
  for (const { name, path, part } of parts) {
    test(`${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, `/#${path}`)
      const shown = part(page)
      for (const image of await shown.locator('img').all()) {
        await image.scrollIntoViewIfNeeded()
        await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
      }
      // Pictures are hidden, so that art may change without new baselines. Bars that rest over a part belong to the
      // page and are hidden, too.
      await page.evaluate(() => {
        const away = '[data-header], .skip-link, a[href^="https://wa.me/"], main picture img'
        for (const element of document.querySelectorAll<HTMLElement>(away)) element.style.visibility = 'hidden'
        for (const frame of document.querySelectorAll<HTMLElement>('main picture')) frame.style.background = 'silver'
      })
      await page.mouse.move(0, 0)
      await expect(shown).toHaveScreenshot(`reading/${name}-${width}.png`, { maxDiffPixelRatio: 0.01, timeout: 15_000 })
    })
  }
}
