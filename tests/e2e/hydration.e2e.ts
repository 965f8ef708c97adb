import { chromium, type Page } from '@playwright/test'
import { ELAPSED_FIELD } from '#shared/contact.ts'
import { chromiumFlags, findChromium } from '../find-chromium.ts'
import { expect, footer, hydrated, open, pauseButton, routeShown, test } from './test.ts'

/** Holds back the modules of behaviours and islands until the returned function is called. */
async function holdBehaviours(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.client-.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a part whose code is still on its way keeps its markup until that is there, whatever else is ready', async ({
  page,
}) => {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(/contact-offices\.client-.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/contact-us/')
  const card = page.locator('[data-office="chennai"] [data-reveal]')
  // Pointing at the card requests its module, then the others follow.
  await card.hover()
  const form = page.getByRole('button', { name: 'Send message' })
  await form.click()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(4)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await page.locator('[data-reveal=below], [data-reveal=in]').count()).toBe(0)
  release()
  await hydrated(page)
  await expect(card).not.toHaveAttribute('data-reveal', '')
})

test('focus on the error page stays when the page comes alive', async ({ page }) => {
  const release = await holdBehaviours(page)
  await page.goto('/404.html', { waitUntil: 'commit' })
  const home = page.locator('main > a')
  await home.focus()
  release()
  await hydrated(page)
  await expect(home).toBeFocused()
})

/** Resolves when the first script has run and the browser has been idle for a while. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

test('no page makes a formatter before the visitor acts: the first one takes a slow phone 50 ms', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['NumberFormat', 'DateTimeFormat', 'DisplayNames', 'Collator', 'PluralRules'] as const) {
      const made = Intl[name]
      Object.defineProperty(Intl, name, {
        get() {
          document.documentElement.dataset['formatter'] = name
          return made
        },
      })
    }
  })
  for (const path of ['/', '/about-us/', '/agency/pay-per-click/', '/contact-us/']) {
    await page.goto(path)
    await atRest(page)
    await expect(page.locator('html'), path).not.toHaveAttribute('data-formatter')
  }
})

for (const path of ['/', '/about-us/', '/agency/pay-per-click/', '/contact-us/']) {
  test(`${path} runs its first script alone until the visitor acts`, async ({ page }) => {
    await page.goto(path)
    await atRest(page)
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => name.endsWith('.js')),
      )
    expect(await scripts()).toEqual([expect.stringMatching(/^\/assets\/start-/)])
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
    await expect(page).toHaveURL(/\/#\//)
    await page.mouse.move(200, 200)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    expect((await scripts()).length).toBeGreaterThan(3)
    // React is loaded only with an island.
    expect(
      await page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /assets\/react-/.test(name)),
      ),
    ).toBe(path === '/contact-us/')
  })
}

test('the switch for motion works before the page’s code is there', async ({ page }) => {
  await holdBehaviours(page)
  await page.goto('/agency/')
  await atRest(page)
  await pauseButton(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
  await expect(pauseButton(page)).toHaveAttribute('aria-pressed', 'true')
})

test('the press that pauses is answered before every element is styled again', async ({ page }) => {
  await open(page, '/blogs/six-pillars-of-digital-marketing/')
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
  const isStill = () => page.evaluate(() => document.documentElement.hasAttribute('data-still'))
  const place = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight])
  const before = await place()
  for (const paused of [true, false]) {
    const atOnce = await pauseButton(page).evaluate((button: HTMLElement) => {
      button.click()
      const { motion, still } = document.documentElement.dataset
      return { pressed: button.ariaPressed, motion, isStill: still !== undefined }
    })
    expect(atOnce).toEqual({ pressed: String(paused), motion: paused ? 'running' : 'paused', isStill: !paused })
    await expect(page.locator('html')).toHaveAttribute('data-motion', paused ? 'paused' : 'running')
    expect(await place()).toEqual(before)
    await expect.poll(isStill).toBe(paused)
  }
})

test('a form sent before its code is there is checked in place, not posted as a page', async ({ page }) => {
  const release = await holdBehaviours(page)
  await page.goto('/contact-us/')
  await atRest(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  release()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(4)
  await expect(page).toHaveURL('/#/contact-us')
})

test('a form filled and sent before its code is there says how long it has been on the screen', async ({ page }) => {
  const release = await holdBehaviours(page)
  await page.route('**/api/contact*', (route) => route.fulfill({ status: 201, json: {} }))
  await page.goto('/contact-us/')
  await atRest(page)
  for (const [id, value] of [
    ['name', 'Nila Raman'],
    ['mobile', '9840012345'],
    ['email', 'nila@malli.example'],
    ['message', 'More orders.'],
  ] as const)
    await page.locator(`#${id}`).fill(value)
  const shown = await page.evaluate(() => performance.now())
  const sent = page.waitForRequest(/\/api\/contact/)
  await page.getByRole('button', { name: 'Send message' }).click()
  release()
  expect(Number(new URL((await sent).url()).searchParams.get(ELAPSED_FIELD))).toBeGreaterThan(shown)
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible()
})

test('code that cannot be had leaves the page readable and its links working', async ({ page, allow }) => {
  allow(/\.client-/)
  allow(/Loading chunk [a-z-]+ failed/)
  await page.route(/\/assets\/.*\.client-.*\.js$/, (route) => route.abort('failed'))
  await page.goto('/privacy-policy/')
  await atRest(page)
  await footer(page).getByRole('link', { name: 'Case Studies' }).click()
  await expect(page.locator('h1')).toHaveText(/real/i)
})

test('nothing turns without end out of view, and no drawing by properties the main thread has to animate', async ({
  page,
}) => {
  const endless = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const { effect, playState } = animation
        if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return []
        if (effect.getTiming().iterations !== Infinity || !effect.target) return []
        const { top, bottom } = effect.target.getBoundingClientRect()
        const moved = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
        return {
          seen: bottom > 0 && top < innerHeight,
          slow: effect.target instanceof SVGElement && moved.some((name) => /^(translate|rotate|scale)$/.test(name)),
        }
      }),
    )
  await open(page, '/about-us/')
  await expect.poll(async () => (await endless()).length).toBeGreaterThan(0)
  await expect.poll(async () => (await endless()).every(({ seen }) => seen)).toBe(true)
  expect((await endless()).filter(({ slow }) => slow)).toEqual([])
  // The looping columns of pictures are beside this heading or below it.
  await page.locator('#vibe').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await endless()).length).toBeGreaterThan(0)
  expect((await endless()).filter(({ slow }) => slow)).toEqual([])
})

test('the eagle between the offices flies to the chosen one only, and with less motion is there at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const flights = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('svg[data-to]')).length,
    )
  await open(page, '/contact-us/')
  const [flight, eagle] = [page.locator('svg[data-to]'), page.locator('svg[data-to] g')]
  const office = (name: string) => page.getByRole('button', { name, exact: true })
  await office('Dubai, UAE').scrollIntoViewIfNeeded()
  expect(await flights()).toBe(0)
  await office('Dubai, UAE').click()
  await expect(flight).toHaveAttribute('data-to', 'dubai')
  await expect.poll(flights).toBe(1)
  await expect(eagle).toHaveCSS('offset-distance', '86%')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await office('Chennai, India').click()
  await expect(flight).toHaveAttribute('data-to', 'chennai')
  expect(await eagle.evaluate((one) => getComputedStyle(one).offsetDistance)).toBe('14%')
})

test('a tab far below answers a press that comes before its behaviour', async ({ page }) => {
  const release = await holdBehaviours(page)
  await page.goto('/')
  await atRest(page)
  const tabs = page.getByRole('tablist').getByRole('tab')
  await tabs.nth(2).click()
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'false')
  release()
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'false')
})

test('a link pressed before any behaviour goes through the router, not to a new document', async ({ page }) => {
  await holdBehaviours(page)
  await page.goto('/about-us/')
  await atRest(page)
  await footer(page).getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/#/privacy-policy')
  await expect(page.locator('h1')).toHaveText(/privacy/i)
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/about-us\/$/)
})

test('focus moved into a section before its behaviour stays and works', async ({ page }) => {
  const release = await holdBehaviours(page)
  await page.goto('/about-us/')
  await atRest(page)
  const card = page.locator('[data-member="6"]')
  await card.getByRole('link').focus()
  release()
  await hydrated(page)
  await expect(card.getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

for (const address of ['/', '/about-us/', '/agency/', '/contact-us/']) {
  test(`nothing moves when ${address} hydrates, and none of its elements is rendered anew`, async ({ page }) => {
    const release = await holdBehaviours(page)
    await page.goto(address, { waitUntil: 'commit' })
    await footer(page).waitFor({ state: 'attached' })
    await page.evaluate(async () => {
      await document.fonts.ready
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
      const watched = { shifted: 0, stored: [...document.querySelectorAll('#root :not(noscript)')] }
      Object.assign(window, { watched })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) watched.shifted += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift' })
    })
    release()
    await hydrated(page)
    const { shifted, count, gone } = await page.evaluate(() => {
      const { watched } = window as unknown as { watched: { shifted: number; stored: Element[] } }
      const lost = watched.stored.filter((element) => !element.isConnected)
      return { shifted: watched.shifted, count: watched.stored.length, gone: lost.length }
    })
    expect(count).toBeGreaterThan(300)
    expect(gone).toBe(0)
    expect(shifted).toBeLessThan(0.01)
  })
}

test('what is far below is laid out after the page has come alive, then all of it, on the next page too', async ({
  page,
}) => {
  const leftOut = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main > *, footer')].filter(
          (part) => getComputedStyle(part).contentVisibility !== 'visible',
        ).length,
    )
  const release = await holdBehaviours(page)
  await page.goto('/', { waitUntil: 'commit' })
  await footer(page).waitFor({ state: 'attached' })
  expect(await leftOut()).toBeGreaterThan(5)
  release()
  await hydrated(page)
  expect(await leftOut()).toBe(0)
  await page.getByRole('link', { name: 'Meet everyone' }).click()
  await expect(page).toHaveURL('/#/about-us/team')
  await expect.poll(leftOut).toBe(0)
})

for (const [address, least] of [
  ['/agency/', 5],
  ['/blogs/six-pillars-of-digital-marketing/', 20],
] as const)
  test(`${address} lays out no more of its long part than is near, then all of it`, async ({ page }) => {
    const leftOut = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('[data-in-parts] > *')].filter(
            (part) => getComputedStyle(part).contentVisibility !== 'visible',
          ).length,
      )
    const release = await holdBehaviours(page)
    await page.goto(address, { waitUntil: 'commit' })
    await footer(page).waitFor({ state: 'attached' })
    // The style of Agency's list is in the sheet for content below the first screen.
    await expect.poll(leftOut).toBeGreaterThan(least)
    release()
    await hydrated(page)
    expect(await leftOut()).toBe(0)
  })

test('a section named in the address is where the page opens', async ({ page }) => {
  await open(page, '/technology-development/')
  const id = await page.locator('main section[id]').nth(3).getAttribute('id')
  await page.goto('about:blank')
  await open(page, `/#/technology-development#${id}`)
  await expect(page.locator(`#${id}`)).toBeInViewport()
  expect(await routeShown(page)).toBe(`/technology-development#${id}`)
})

test('a visitor who comes back from another site finds the page where it was left', async ({ page }) => {
  for (const address of ['/about-us/', '/agency/', '/privacy-policy/']) {
    await open(page, address)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
    await page.goto('about:blank')
    await page.goBack()
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
    await expect(footer(page)).toBeAttached()
  }
})

test('the browser puts a page that was left back as it was, without loading it again', async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
    // Playwright disables this cache by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    for (const address of ['/', '/#/about-us', '/contact-us/', '/blogs/six-pillars-of-digital-marketing/']) {
      const page = await browser.newPage()
      await open(page, `${baseURL}${address}`)
      await page.evaluate(() => {
        Object.assign(window, { kept: true })
        scrollTo({ top: 600, behavior: 'instant' })
      })
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
      await page.goto(`${baseURL}/robots.txt`)
      await page.goBack({ waitUntil: 'commit' })
      await expect
        .poll(() => page.evaluate(() => [Reflect.get(window, 'kept') as unknown, scrollY]))
        .toEqual([true, 600])
      await page.close()
    }
  } finally {
    await browser.close()
  }
})
