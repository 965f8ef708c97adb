import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pathOf, routeIds } from '../routes.ts'
import { expect, hydrated, open, test } from '../e2e/test.ts'

// The policy would refuse the injected style that hides the pictures.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

const pages = [
  ...routeIds.map((id) => ({ name: id.replace('/', '-'), address: `/#${pathOf(id)}` })),
  { name: 'thank-you', address: '/#/thank-you' },
  { name: 'error', address: '/404.html' },
]
const widths = [390, 768, 1440]

/** Pixels of the scaled picture that may differ: fewer than one short line of small text moved by 8 px changes. */
const tolerance = { maxDiffPixels: 100, threshold: 0.2 }

/**
 * Returns a screenshot of the whole page, at rest and without its pictures, at a third of its size and in few colours.
 */
async function picture(page: Page): Promise<Buffer> {
  await page.addStyleTag({ path: 'tests/visual/whole-page.css' })
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
  const taken = await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css', timeout: 30_000 })
  const { width } = await sharp(taken).metadata()
  return sharp(taken)
    .resize({ width: Math.round(width / 3) })
    .png({ palette: true, colours: 8, dither: 0, effort: 10 })
    .toBuffer()
}

for (const { name, address } of pages) {
  for (const width of widths) {
    test(`${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      if (name === 'error') await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      else await hydrated(page)
      expect(await picture(page)).toMatchSnapshot(['pages', `${name}-${width}.png`], tolerance)
    })
  }
}

test('a part moved by 8 px is seen', async ({ page }, { config }) => {
  test.skip(['all', 'changed'].includes(config.updateSnapshots), 'the moved page must not become the baseline')
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/#/privacy-policy')
  await page.addStyleTag({ content: '#main p:last-of-type { translate: 8px }' })
  const moved = await picture(page)
  expect(() => expect(moved).toMatchSnapshot(['pages', 'privacy-policy-1440.png'], tolerance)).toThrow()
})
