import type { Locator, Page } from '@playwright/test'
import { agencySlugs } from '../../src/content/route-ids.ts'
import { place } from '../e2e/scroll.ts'
import { expect, open, test } from '../e2e/test.ts'

type Part = { name: string; path: string; part: (page: Page) => Locator; widths?: number[] }

const first = (page: Page) => page.locator('#main > div').first()
const below = (title: RegExp) => (page: Page) =>
  page.locator('#main section', { has: page.getByRole('heading', { name: title }) }).first()

/** Parts whose composition is easily broken from afar. Motion is off, so that every part is in its final state. */
const parts: Part[] = [
  ...agencySlugs.map((slug) => ({ name: `hero-${slug}`, path: `/agency/${slug}`, part: first })),
  { name: 'stair', path: '/agency/pay-per-click', part: below(/well-kept account/) },
  { name: 'grid', path: '/agency/social-media-management', part: below(/minding the account/) },
  { name: 'flight-line', path: '/agency/search-engine-optimization', part: below(/Why choose us/) },
  { name: 'cloth-panel', path: '/agency/lead-generation', part: below(/Why choose us/) },
  { name: 'target', path: '/agency/lead-generation', part: below(/Three things/) },
  { name: 'funnel', path: '/agency/funnel-building-marketing', part: below(/Our approach/) },
  { name: 'film-strip', path: '/agency/video-marketing', part: below(/Four uses/) },
  { name: 'ways', path: '/agency/video-marketing', part: below(/Four ways/) },
  { name: 'market-drive', path: '/agency', part: first },
  { name: 'agency-service', path: '/agency', part: (page) => page.locator('#social-media-marketing') },
  { name: 'offerings', path: '/agency?tab=branding', part: below(/Four things/) },
  { name: 'creative-block', path: '/agency?tab=branding', part: (page) => page.locator('#video-content-production') },
  { name: 'unleash', path: '/technology-development', part: first },
  { name: 'sheet-picture', path: '/technology-development', part: (page) => page.locator('#wordpress') },
  { name: 'sheet-words', path: '/technology-development', part: (page) => page.locator('#maintenance') },
  { name: 'sheet-table', path: '/technology-development', part: (page) => page.locator('#shopify') },
  { name: 'brains', path: '/advisory', part: first },
  { name: 'fan', path: '/advisory', part: below(/digital transformation/i) },
  { name: 'advisory-spread', path: '/advisory', part: (page) => page.locator('#marketing-process-and-automation') },
  { name: 'detail-banner', path: '/advisory/marketing-strategy-and-consulting', part: first },
  { name: 'detail-spread', path: '/advisory/marketing-strategy-and-consulting', part: below(/survives Monday/) },
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
      // Bars that rest over a part belong to the page, not to it.
      await page.evaluate(() => {
        for (const bar of document.querySelectorAll<HTMLElement>('[data-header], [data-sticky-tabs]')) {
          bar.style.visibility = 'hidden'
        }
      })
      await page.mouse.move(0, 0)
      await expect(shown).toHaveScreenshot(`services/${name}-${width}.png`, {
        maxDiffPixelRatio: 0.01,
        mask: [page.locator('a[href^="https://wa.me/"]')],
      })
    })
  }
}

for (const { name, path, id } of [
  { name: 'departures-board', path: '/technology-development', id: 'shopify' },
  { name: 'advisory-bar', path: '/advisory', id: 'branding-strategy-and-consulting' },
  { name: 'service-index', path: '/agency', id: 'lead-generation' },
]) {
  for (const width of [390, 1440]) {
    test(`${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, `/#${path}`)
      await place(page.locator(`#${id}`), 100)
      const bar = page.locator('nav[data-sticky-tabs]')
      await expect(bar.locator('[aria-current]')).toHaveAttribute('href', new RegExp(`#${id}$`))
      await expect(bar).toHaveScreenshot(`services/${name}-${width}.png`, { maxDiffPixelRatio: 0.01 })
    })
  }
}
