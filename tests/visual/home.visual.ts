import type { Page } from '@playwright/test'
import { expect, open, test } from '../e2e/test.ts'

// The policy would refuse the injected style that hides the pictures.
test.use({ bypassCSP: true })

const region = (name: string) => (page: Page) => page.getByRole('region', { name, exact: true })

/** Parts to compare. Motion is off, so that every part is in its final state. */
const parts = [
  { name: 'home-banner', path: '/', part: (page: Page) => page.locator('#main > div').first() },
  { name: 'home-counters', path: '/', part: (page: Page) => page.locator('[aria-labelledby=counters]') },
  { name: 'home-who', path: '/', part: region('Who We Are') },
  { name: 'home-services', path: '/', part: region('Our Services') },
  { name: 'home-process', path: '/', part: region('Our Process') },
  { name: 'home-works', path: '/', part: region('Our Works') },
  { name: 'home-cases', path: '/', part: region('Case Studies') },
  { name: 'home-team', path: '/', part: region('Meet Our Team') },
  { name: 'about-banner', path: '/about-us', part: (page: Page) => page.locator('#main > div').first() },
  { name: 'about-manifesto', path: '/about-us', part: (page: Page) => page.locator('[aria-labelledby=manifesto]') },
  { name: 'about-philosophy', path: '/about-us', part: (page: Page) => page.locator('[aria-labelledby=philosophy]') },
  { name: 'about-values', path: '/about-us', part: (page: Page) => page.locator('[aria-labelledby=values]') },
  { name: 'about-vibe', path: '/about-us', part: (page: Page) => page.locator('section[aria-labelledby=vibe]') },
]

for (const width of [390, 768, 1440]) {
  for (const { name, path, part } of parts) {
    test(`${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, `/#${path}`)
      await page.evaluate(() => document.fonts.ready)
      await part(page).scrollIntoViewIfNeeded()
      await expect(part(page)).toHaveScreenshot(`${name}-${width}.png`, {
        maxDiffPixelRatio: 0.01,
        stylePath: 'tests/visual/without-pictures.css',
      })
    })
  }
}

test('a member’s window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/#/about-us')
  await page.locator('[data-member="2"] a').click()
  await expect(page.getByRole('dialog')).toHaveScreenshot('about-member-window.png', {
    maxDiffPixelRatio: 0.01,
    stylePath: 'tests/visual/without-pictures.css',
  })
})
