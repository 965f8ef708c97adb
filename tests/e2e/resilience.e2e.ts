import { looked } from '../access/documents.ts'
import type { Page, Route } from '@playwright/test'
import { expect, footer, hydrated, mainNavigation, open, routeShown, test } from './test.ts'

const scripts = /\/assets\/.*\.js$/
const footerTo = (page: Page, name: string) => footer(page).getByRole('link', { name })

/** Holds back scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

test.describe('while the document is on its way', () => {
  test.use({ javaScriptEnabled: false })
  const shapes = ['social-media-management', 'pay-per-click', 'lead-generation', 'marketing-automation']
  for (const path of new Set([...looked.map((one) => one.path), ...shapes.map((name) => `/agency/${name}/`)])) {
    test(`the first picture of ${path} stands where it will stay`, async ({ page }) => {
      const first = page.locator('[fetchpriority=high]').first()
      let upTo = (whole: string): string => whole
      await page.route(path, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, body: upTo(await answer.text()) })
      })
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        upTo = (whole) => whole
        await page.goto(path)
        if ((await first.count()) === 0) continue
        const place = await first.boundingBox()
        upTo = (whole) => whole.slice(0, whole.indexOf('</picture>', whole.indexOf('fetchpriority="high"')))
        await page.goto(path)
        expect(await first.boundingBox()).toEqual(place)
      }
    })
  }
})

/** Returns the icons of the document, in its order. */
const icons = (page: Page) =>
  page.locator('link[rel=icon]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('icons wait for the first picture, and none is guessed meanwhile', async ({ page }) => {
  const { promise: pictured, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/pictures/film/poster-*', async (route) => {
    await pictured
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeVisible()
  const painted = () => performance.getEntriesByName('first-contentful-paint').length
  await expect.poll(() => page.evaluate(painted)).toBe(1)
  expect(await icons(page)).toEqual(['data:,'])
  release()
  await expect.poll(() => icons(page)).toEqual(['/favicon.ico', '/favicon.svg'])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the document has its icons', async ({ page }) => {
    await page.goto('/')
    // Of two suitable icons browsers take the later one.
    expect(await icons(page)).toEqual(['data:,', '/favicon.ico', '/favicon.svg'])
  })
})

test.describe('before the scripts have come', () => {
  test('the page is painted, and a link that is clicked leads on', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/privacy-policy/', { waitUntil: 'commit' })
    await expect(page.locator('h1')).toBeVisible()
    const painted = () => performance.getEntriesByName('first-contentful-paint').length
    await expect.poll(() => page.evaluate(painted)).toBe(1)
    await footerTo(page, 'Terms & condition').click({ noWaitAfter: true })
    await expect(page).toHaveURL(/\/terms-and-condition\/$/)
    release()
    await hydrated(page)
    await expect(page).toHaveURL('/#/terms-and-condition')
  })

  test('a menu opens and stays open while the page is taken over', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/privacy-policy/', { waitUntil: 'commit' })
    await page.locator('nav summary:has-text("Services")').click()
    await expect(page.locator('[data-header] details[open]')).toHaveCount(1)
    release()
    await hydrated(page)
    await expect(page.locator('[data-header] details[open]')).toHaveCount(1)
    await mainNavigation(page).getByRole('link', { name: 'Pay Per Click' }).click()
    await expect(page).toHaveURL('/#/agency/pay-per-click')
  })

  test('a form that is filled in keeps its values, and is sent as a plain post', async ({ page }) => {
    await holdScripts(page)
    await page.goto('/contact-us/', { waitUntil: 'commit' })
    await page.locator('#name').fill('Nila Raman')
    await page.locator('#mobile').fill('9840012345')
    await page.locator('#email').fill('nila@malli.example')
    await page.locator('#message').fill('More orders.')
    await page.getByRole('button', { name: 'Send message' }).click({ noWaitAfter: true })
    await expect(page).toHaveURL(/\/thank-you\/$/)
  })

  test('what has been typed by then stays', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/contact-us/', { waitUntil: 'commit' })
    await page.locator('#name').fill('Nila')
    release()
    await hydrated(page)
    await expect(page.locator('#name')).toHaveValue('Nila')
  })
})

test.describe('without a connection', () => {
  const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection' })

  test('a page that was seen opens; one that was not is waited for, and the one being read stays', async ({
    page,
    context,
    allow,
  }) => {
    allow(/ERR_INTERNET_DISCONNECTED/)
    await open(page, '/#/privacy-policy')
    await footerTo(page, 'Terms & condition').click()
    await expect(page.locator('h1')).toHaveText(/terms/i)
    await context.setOffline(true)
    await footerTo(page, 'Privacy Policy').click()
    await expect(page.locator('h1')).toHaveText(/privacy/i)
    await footerTo(page, 'Case Studies').click()
    await expect(notice(page)).toBeVisible()
    await expect(page.locator('h1')).toHaveText(/privacy/i)
    expect(await routeShown(page)).toBe('/privacy-policy')

    await footerTo(page, 'Terms & condition').click()
    await expect(page.locator('h1')).toHaveText(/terms/i)
    await expect(notice(page)).toHaveCount(0)

    await footerTo(page, 'Case Studies').click()
    await expect(notice(page)).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL('/#/case-study')
    await expect(notice(page)).toHaveCount(0)
  })

  test('a server that cannot be reached is asked again by the visitor', async ({ page, allow }) => {
    allow(/ERR_CONNECTION_REFUSED/)
    await open(page, '/#/privacy-policy')
    const refuse = (route: Route) => route.abort('connectionrefused')
    await page.route(/case-study|\/assets\//, refuse)
    await footerTo(page, 'Case Studies').click()
    await expect(notice(page)).toBeVisible()
    await page.unroute(/case-study|\/assets\//, refuse)
    await notice(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/#/case-study')
    await expect(notice(page)).toHaveCount(0)
  })
})

test.describe('a new deployment while a tab is open', () => {
  test('files of the old one are answered 404, not with a page', async ({ request }) => {
    const answer = await request.get('/assets/page-0ldHash0.js')
    expect(answer.status()).toBe(404)
    expect(answer.headers()['content-type']).not.toContain('text/html')
  })

  test('a click goes once to the new document, and what was typed into the form is there again', async ({ page }) => {
    await open(page, '/#/contact-us')
    await page.locator('#name').fill('Nila Raman')
    await page.locator('#message').fill('More orders.')
    let documents = 0
    // The fetched page is of another build than the running script.
    await page.route('**/privacy-policy/', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue()
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/start-[\w-]+\.js/, 'start-other000.js')
      return route.fulfill({ response: answer, body })
    })
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++
    })
    await footerTo(page, 'Privacy Policy').click()
    await expect(page.locator('h1')).toHaveText(/privacy/i)
    await hydrated(page)
    await expect(page).toHaveURL('/#/privacy-policy')
    expect(documents).toBe(1)
    await footerTo(page, 'Contact Us').click()
    await expect(page.locator('#name')).toHaveValue('Nila Raman')
    await expect(page.locator('#message')).toHaveValue('More orders.')
  })
})
