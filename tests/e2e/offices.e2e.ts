import type { Page } from '@playwright/test'
import { boxOf } from './pixels.ts'
import { expect, open, test } from './test.ts'

test.use({ reducedMotion: 'reduce', elsewhere: /^https:\/\/www\.openstreetmap\.org\// })

const card = (page: Page, id: string) => page.locator(`[data-office=${id}]`).first()
const map = (page: Page, city: string) => page.getByRole('img', { name: new RegExp(`${city}$`) })

test('shows India first and follows the mouse', { tag: '@window' }, async ({ page }) => {
  await open(page, '/#/contact-us')
  await expect(map(page, 'Chennai')).toBeVisible()
  await expect(map(page, 'Dubai')).toBeHidden()
  await card(page, 'dubai').getByText('Dubai Digital Park').hover()
  await expect(map(page, 'Dubai')).toBeVisible()
  await expect(map(page, 'Chennai')).toBeHidden()
  await card(page, 'chennai').getByText('Nungambakkam').hover()
  await expect(map(page, 'Chennai')).toBeVisible()
})

test('each office says whether the map shows it', async ({ page }) => {
  await open(page, '/#/contact-us')
  await expect(card(page, 'chennai').getByText('On the map', { exact: true })).toBeVisible()
  await card(page, 'dubai').getByText('Show on the map').click()
  await expect(card(page, 'dubai').getByText('On the map', { exact: true })).toBeVisible()
  await expect(card(page, 'chennai').getByText('Show on the map')).toBeVisible()
})

test('follows the keyboard', async ({ page }) => {
  await open(page, '/#/contact-us')
  const dubai = card(page, 'dubai').getByRole('button', { name: 'Dubai, UAE' })
  await dubai.focus()
  await expect(map(page, 'Dubai')).toBeVisible()
  await expect(dubai).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Shift+Tab')
  await expect(map(page, 'Chennai')).toBeVisible()
})

test('asks no one else until the visitor does; then the live map has a title and can be put away', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1')) foreign.push(request.url())
  })
  await page.route(/openstreetmap|google/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>live map</p>' }),
  )
  await open(page, '/#/contact-us')
  await card(page, 'chennai').scrollIntoViewIfNeeded()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(foreign).toEqual([])
  await expect(page.getByRole('main').getByRole('link', { name: /Open in Maps/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Show live map (Dubai)' }).click()
  await expect(page.getByTitle('Live map of our office in Dubai')).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('live map')).toBeVisible()
  await page.getByRole('button', { name: /Back to the drawn map/ }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('loads the live map in view where the site settings say so', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('on-request', 'in-view') })
  })
  await page.route(/openstreetmap|google/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>live</p>' }))
  await open(page, '/#/contact-us')
  await expect(page.locator('iframe')).toHaveCount(0)
  await card(page, 'dubai').scrollIntoViewIfNeeded()
  await expect(page.getByTitle('Live map of our office in Chennai')).toBeVisible()
})

test('falls back to the drawn map where the live one cannot load', async ({ page, context }) => {
  await page.route(/openstreetmap|google/, () => undefined)
  await open(page, '/#/contact-us')
  const button = page.getByRole('button', { name: 'Show live map (Chennai)' })
  await button.scrollIntoViewIfNeeded()
  // The offices are rendered once they are near, and then request the font of their icons.
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    )
  await expect.poll(loaded).toContain('instrument-sans-rest')
  await context.setOffline(true)
  await button.click()
  await expect(page.getByText('The live map did not load.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(map(page, 'Chennai')).toBeVisible()
})

test.describe('by touch', () => {
  for (const width of [320, 390, 768])
    test.describe(`at ${width} px`, () => {
      test.use({ hasTouch: true, viewport: { width, height: 844 } })
      test('map and address of the office that is tapped come directly below the switch, which stays', async ({
        page,
      }) => {
        await open(page, '/#/contact-us')
        const button = (name: string) => page.getByRole('button', { name, exact: true })
        await button('Dubai, UAE').evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }))
        const before = await boxOf(button('Dubai, UAE'))
        expect((await boxOf(button('Chennai, India'))).y).toBe(before.y)
        await button('Dubai, UAE').tap()
        await expect(map(page, 'Dubai')).toBeVisible()
        await expect(map(page, 'Chennai')).toBeHidden()
        expect(await boxOf(button('Dubai, UAE'))).toEqual(before)
        const shown = await boxOf(page.locator('[data-office=dubai] > :last-child'))
        expect(Math.abs(shown.y - before.y - before.height)).toBeLessThanOrEqual(2)
        await expect(card(page, 'dubai').getByText('Monday to Friday')).toBeInViewport()
        await expect(card(page, 'chennai').getByText('Nungambakkam')).toBeHidden()
        await button('Chennai, India').tap()
        await expect(card(page, 'chennai').getByText('Nungambakkam')).toBeVisible()
        await expect(map(page, 'Chennai')).toBeVisible()
      })
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both offices have their map', async ({ page }) => {
    await page.goto('/contact-us/')
    await expect(page.getByRole('img', { name: /Chennai$/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /Dubai$/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show live map' })).toHaveCount(0)
  })
})
