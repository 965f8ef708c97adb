import type { Page } from '@playwright/test'
import { waitForFrames } from './scroll.ts'
import { expect, footer, hydrated, mainNavigation, open, restingScroll, routeShown, test } from './test.ts'

for (const start of ['/about-us/', '/#/about-us']) {
  test(`history from ${start}: click, back twice, forward twice, reload, leave and return`, async ({ page }) => {
    await open(page, '/')
    await open(page, start)
    await footer(page).getByRole('link', { name: 'Case Studies' }).click()
    await expect(page).toHaveURL('/#/case-study')
    await footer(page).getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveURL('/#/privacy-policy')
    await page.goBack()
    await expect(page).toHaveURL('/#/case-study')
    await page.goBack()
    await expect(page).toHaveURL('/#/about-us')
    await page.goForward()
    await page.goForward()
    await expect(page).toHaveURL('/#/privacy-policy')
    await expect(page.locator('h1')).toHaveText(/privacy/i)
    await page.reload()
    await hydrated(page)
    await expect(page.locator('h1')).toHaveText(/privacy/i)
    await page.goto('about:blank')
    await page.goBack()
    await hydrated(page)
    expect(await routeShown(page)).toBe('/privacy-policy')
    await page.goBack()
    await expect(page).toHaveURL('/#/case-study')
  })
}

test('a hash address never shows the home page', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent
      if (heading && seen.at(-1) !== heading) seen.push(heading)
    }).observe(document, { childList: true, subtree: true })
  })
  await open(page, '/#/privacy-policy')
  const heading = await page.locator('h1').textContent()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen.filter((text) => text !== heading)).toEqual([])
})

test('a link leads to the static page for crawlers and to the hash URL on a click', async ({ page }) => {
  await open(page, '/')
  const link = footer(page).getByRole('link', { name: 'Privacy Policy' })
  await expect(link).toHaveAttribute('href', '/privacy-policy/')
  await link.click()
  await expect(page).toHaveURL('/#/privacy-policy')
})

test('a link opens in a new tab', async ({ page, context }) => {
  await open(page, '/')
  const tab = context.waitForEvent('page')
  await footer(page)
    .getByRole('link', { name: 'Privacy Policy' })
    .click({ modifiers: ['ControlOrMeta'] })
  const opened = await tab
  await hydrated(opened)
  await expect(opened).toHaveURL('/#/privacy-policy')
  await expect(page).toHaveURL('/#/')
})

for (const [typed, own, title, shape] of [
  ['/About-Us', '/about-us', /^Our culture/, 'opened'],
  ['/BLOGS/?Tab=A', '/blogs?Tab=A', /^Blog/, 'opened'],
  ['/Case-Study/Horlicks', '/case-study/horlicks', /Horlicks/, 'opened'],
  ['/Contact-Us', '/contact-us', /Contact/, 'typed'],
  ['/ABOUT-US/TEAM', '/about-us/team', /^Our people/, 'typed'],
] as const) {
  test(`a hash in other letters, ${typed} ${shape}, is the page under its own address`, async ({ page }) => {
    if (shape === 'opened') await open(page, `/#${typed}`)
    else {
      await open(page, '/#/privacy-policy')
      await page.evaluate((hash) => (location.hash = hash), typed)
    }
    await expect(page).toHaveURL(`/#${own}`)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('h1')).toHaveCount(1)
    if (own === '/contact-us')
      await expect(page.getByRole('link', { name: 'Get In Touch', exact: true })).toHaveCount(0)
    if (shape === 'opened') return
    await page.goBack()
    await expect(page).toHaveURL('/#/privacy-policy')
    await expect(page.locator('h1')).toHaveText(/privacy/i)
  })
}

test('a document in other letters leads to the page', async ({ page }) => {
  await open(page, '/About-Us/?utm_source=letter')
  await expect(page).toHaveURL('/#/about-us?utm_source=letter')
  await expect(page).toHaveTitle(/^Our culture/)
})

test('where a host answers such a document with the error page, script shows the page', async ({ page, allow }) => {
  allow(/404/)
  await page.route('**/About-Us/', async (route) => {
    const response = await route.fetch({ url: new URL('/404.html', route.request().url()).href })
    await route.fulfill({ response, status: 404 })
  })
  await open(page, '/About-Us/')
  await expect(page).toHaveURL('/#/about-us')
  await expect(page.locator('h1')).toHaveText('Dive Into Our Culture')
  await expect(page).toHaveTitle(/^Our culture/)
})

test('a query is kept', async ({ page }) => {
  await open(page, '/about-us/?utm_source=letter')
  await expect(page).toHaveURL('/#/about-us?utm_source=letter')
  await page.reload()
  await hydrated(page)
  await expect(page).toHaveURL('/#/about-us?utm_source=letter')
})

test('a change of page glides to the top, moves the focus and says the title', async ({ page }) => {
  await open(page, '/#/privacy-policy')
  await footer(page).getByRole('link', { name: 'Terms & condition' }).click()
  await expect(page).toHaveURL('/#/terms-and-condition')
  await expect(page.locator('h1')).toHaveText(/terms/i)
  await expect(page).toHaveTitle(/Terms/)
  await expect(page.getByRole('status').filter({ hasText: 'Terms' })).toBeAttached()
  await expect(page.locator('#main')).toBeFocused()
  await expect.poll(() => restingScroll(page)).toBe(0)
})

test('back returns to where the page was left', async ({ page }) => {
  await open(page, '/#/privacy-policy')
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  // Playwright's click would first wait until the bar, which changes with scrolling, has come to rest.
  await mainNavigation(page).getByRole('link', { name: 'About Us' }).dispatchEvent('click')
  await expect(page).toHaveURL('/#/about-us')
  await expect.poll(() => restingScroll(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/#/privacy-policy')
  await expect.poll(() => restingScroll(page)).toBe(700)
})

test('an unknown address gets status 404 and the error page', async ({ page, allow }) => {
  allow(/404/)
  const answer = await page.goto('/nothing-here/')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/')
  await page.goto('/#/nothing-here-either')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await page.goto('about:blank')
  await page.goto('/#/nothing-here-opened-directly')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
})

/** Fails the router's requests for About; the document itself can still be opened. */
const failFetches = (page: Page, failing: () => boolean) =>
  page.route('**/about-us/', (route) =>
    route.request().resourceType() === 'fetch' && route.request().method() === 'GET' && failing()
      ? route.abort('failed')
      : route.continue(),
  )

test('a page that fails twice gives way to the error page', async ({ page, complaints, allow }) => {
  allow(/about-us/)
  allow(/404/)
  await open(page, '/#/privacy-policy')
  let failed = 0
  await failFetches(page, () => {
    failed++
    return true
  })
  await mainNavigation(page).getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page).toHaveTitle(/^Unexpected Application Error!/)
  expect(failed).toBeGreaterThan(1)
  expect(complaints.join()).toContain('Loading chunk about-us failed')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await hydrated(page)
  await expect(page.locator('h1')).toHaveText(/soars/)
})

test('a page that fails once is not noticed', async ({ page, allow }) => {
  allow(/about-us/)
  await open(page, '/#/privacy-policy')
  let failed = 0
  await failFetches(page, () => ++failed === 1)
  await mainNavigation(page).getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/#/about-us')
  await expect(page.locator('h1')).toHaveText(/culture/i)
  expect(failed).toBeGreaterThan(1)
})

test('the next page is fetched on hover, but not for those who save data', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '/#/privacy-policy')
  const before = asked.length
  await mainNavigation(page).getByRole('link', { name: 'About Us' }).hover()
  await expect.poll(() => asked.slice(before).some((url) => url.endsWith('/about-us/'))).toBe(true)

  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.reload()
  await hydrated(page)
  const again = asked.length
  await mainNavigation(page).getByRole('link', { name: 'About Us' }).hover()
  await footer(page).getByRole('link', { name: 'Terms & condition' }).hover()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(asked.slice(again).filter((url) => /\/(about-us|terms-and-condition)\/$/.test(url))).toEqual([])
})

test(
  'the page that is pointed at is parsed before the press, the one of them that was pointed at last',
  { tag: '@window' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const parsed: (string | null)[] = []
      Object.assign(window, { parsed })
      const parse = DOMParser.prototype.parseFromString
      DOMParser.prototype.parseFromString = function (text, type) {
        const result = parse.call(this, text, type)
        parsed.push(result.documentElement.dataset['route'] ?? null)
        return result
      }
    })
    const parsed = () => page.evaluate(() => Reflect.get(window, 'parsed') as unknown)
    await open(page, '/#/privacy-policy')
    await mainNavigation(page).getByRole('link', { name: 'About Us' }).hover()
    await expect.poll(parsed).toEqual(['/about-us'])
    await mainNavigation(page).getByRole('link', { name: 'About Us' }).click()
    await expect(page.locator('h1')).toHaveText(/culture/i)
    expect(await parsed()).toEqual(['/about-us'])
    await page.locator('header').getByRole('link', { name: 'Contact Us', exact: true }).hover()
    await expect.poll(parsed).toEqual(['/about-us', '/contact-us'])
    await page.goBack()
    await expect(page.locator('h1')).toHaveText(/privacy/i)
    expect(await parsed()).toEqual(['/about-us', '/contact-us', '/privacy-policy'])
  },
)

test('performance is reported only to a handler', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '/')
  expect(asked.filter((url) => url.includes('vitals'))).toEqual([])
})

test('an address that changes while the page is starting is the one that is shown', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/#/about-us', { waitUntil: 'commit' })
  await expect(page.locator('html[data-route="/about-us"] h1')).toBeVisible()
  await page.evaluate(() => {
    location.hash = '#/privacy-policy'
  })
  scripts.resolve()
  await expect(page.locator('h1')).toHaveText(/privacy/i)
  await hydrated(page)
  expect(await routeShown(page)).toBe('/privacy-policy')
})

test('who goes back twice before a transition has begun stays there', async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: (() => unknown)[] = []
    document.startViewTransition = (update) => {
      if (typeof update === 'function') waiting.push(update)
      document.documentElement.dataset['waiting'] = String(waiting.length)
      return { ready: Promise.resolve() } as ViewTransition
    }
    const begin = () => {
      for (const update of waiting) void update()
    }
    Object.assign(document, { begin })
  })
  const waiting = (updates: number) => expect(page.locator(`html[data-waiting="${updates}"]`)).toBeAttached()
  const panel = (name: string) => page.getByRole('tabpanel', { name })
  await open(page, '/#/agency')
  await page.getByRole('tab', { name: 'Branding & Designing' }).click()
  await panel('Branding & Designing').getByRole('link', { name: 'Learn More' }).first().click()
  await waiting(1)
  await page.goBack()
  await expect(page).toHaveURL('/#/agency?tab=branding')
  await page.goBack()
  await expect(panel('Digital Marketing')).toBeVisible()
  await page.evaluate(() => (document as Document & { begin: () => void }).begin())
  await waitForFrames(page, 10)
  await expect(panel('Digital Marketing')).toBeVisible()
})

test('a hash address on a document that is not home leads to its route by way of home', async ({ page }) => {
  for (const document of ['/about-us/', '/404.html']) {
    await page.goto(`${document}?utm_source=letter#/privacy-policy`)
    await expect(page.locator('h1')).toHaveText(/Privacy/)
    await hydrated(page)
    expect(new URL(page.url()).pathname).toBe('/')
    expect(new URL(page.url()).hash).toMatch(/^#\/privacy-policy/)
  }
})
