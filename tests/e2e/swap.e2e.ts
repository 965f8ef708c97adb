import type { Page } from '@playwright/test'
import { expect, footer, hydrated, open, pauseButton, routeShown, test } from './test.ts'

const link = (page: Page, path: string) => footer(page).locator(`a[href="${path}"]`)
const heading = (page: Page) => page.locator('h1')

/** Holds back the response to a page until the returned function is called. */
async function holdPage(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    await held.promise
    await route.continue()
  })
  return () => held.resolve()
}

test.describe('on a slow network', () => {
  test('the page that is there stays and works until the next one has come', async ({ page }) => {
    await open(page, '/#/privacy-policy')
    const release = await holdPage(page, '/case-study/')
    await link(page, '/case-study/').click()
    await page.getByRole('navigation', { name: 'Main' }).locator('summary').first().click()
    await expect(page.locator('[data-header] details[open]')).toHaveCount(1)
    await expect(heading(page)).toHaveText(/privacy/i)
    release()
    await expect(page).toHaveURL('/#/case-study')
    await expect(heading(page)).toHaveText(/real results/i)
  })

  test('of two links pressed after each other the second leads, and back goes to where both were', async ({ page }) => {
    await open(page, '/#/privacy-policy')
    const release = await holdPage(page, '/case-study/')
    await link(page, '/case-study/').click()
    await link(page, '/terms-and-condition/').click()
    await expect(heading(page)).toHaveText(/terms/i)
    release()
    await page.waitForResponse('**/case-study/')
    await expect(heading(page)).toHaveText(/terms/i)
    await page.goBack()
    await expect(heading(page)).toHaveText(/privacy/i)
    expect(await routeShown(page)).toBe('/privacy-policy')
  })

  test('a link pressed twice leads there once', async ({ page }) => {
    await open(page, '/#/privacy-policy')
    const before = await page.evaluate(() => history.length)
    const release = await holdPage(page, '/case-study/')
    await link(page, '/case-study/').dblclick()
    release()
    await expect(page).toHaveURL('/#/case-study')
    await expect(heading(page)).toHaveText(/real results/i)
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await page.goBack()
    await expect(heading(page)).toHaveText(/privacy/i)
  })
})

/** Describes each part of the page, as far as print, forced colours and reduced motion change it. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const wanted = [
      ...['display', 'visibility', 'opacity', 'translate', 'color', 'backgroundColor', 'backgroundImage'],
      ...['borderTopWidth', 'contentVisibility', 'animationName', 'transitionDuration', 'position'],
    ] as const
    for (const part of document.querySelectorAll<HTMLElement>('main > *, [data-in-parts] > *, footer'))
      part.style.removeProperty('content-visibility')
    return [...document.querySelectorAll('header, main, main *, footer, footer *')].map((element) => {
      const style = getComputedStyle(element)
      return `${element.localName} ${wanted.map((name) => style[name]).join(' | ')}`
    })
  })

const media = {
  'in print': { media: 'print' },
  'in forced colours': { forcedColors: 'active' },
} as const

for (const [name, emulated] of Object.entries(media)) {
  test(`a page looks ${name} as it does when it is opened by itself`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['/about-us/', '/case-study/horlicks/']) {
      await open(page, path)
      await page.emulateMedia({ ...emulated, reducedMotion: 'reduce' })
      const opened = await looks(page)
      await page.emulateMedia({ media: null, forcedColors: null })
      // Only the fragment changes, so `goto` does not wait for the page.
      await open(page, '/#/privacy-policy')
      await expect(page.locator('html[data-route="/privacy-policy"]')).toBeAttached()
      await page.evaluate((to) => {
        location.hash = `#${to.slice(0, -1)}`
      }, path)
      await expect(page.locator(`html[data-route="${path.slice(0, -1)}"]`)).toBeAttached()
      await page.emulateMedia({ ...emulated, reducedMotion: 'reduce' })
      expect(await looks(page)).toEqual(opened)
      await page.emulateMedia({ media: null, forcedColors: null })
    }
  })
}

test('with less motion a page takes the other’s place at once, at the top, and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/#/')
  await link(page, '/about-us/').click()
  await expect(page).toHaveURL('/#/about-us')
  await expect(page.locator('#main')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await expect.poll(moving).toBe(0)
})

test.describe('what is out of view is left out while the whole page changes', () => {
  const leftOut = (page: Page) =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main > *, footer')].filter(
          (part) => getComputedStyle(part).contentVisibility !== 'visible',
        ).length,
    )
  const place = (page: Page) => page.evaluate(() => [scrollY, document.documentElement.scrollHeight])

  test('behind a dialog, which moves nothing, and is back when it is closed', async ({ page }) => {
    await open(page, '/about-us/')
    const arrow = page.locator('[data-member="3"] a')
    await arrow.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await arrow.hover()
    await expect.poll(() => leftOut(page)).toBe(0)
    const before = await place(page)
    // Pressed at the pointer's position, because a click would first scroll if a bar is near.
    await page.mouse.down()
    await page.mouse.up()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await leftOut(page)).toBeGreaterThan(3)
    expect(await place(page)).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => leftOut(page)).toBe(0)
    expect(await place(page)).toEqual(before)
  })

  test('while motion is paused, and comes back in idle time', async ({ page }) => {
    await page.addInitScript(() => {
      const later = requestIdleCallback.bind(window)
      window.requestIdleCallback = (run) => ('holdIdle' in window ? 0 : later(run))
    })
    await open(page, '/')
    const before = await place(page)
    await page.evaluate(() => Object.assign(window, { holdIdle: true }))
    await pauseButton(page).click()
    // Sections are skipped after the response frame.
    await expect.poll(() => leftOut(page)).toBeGreaterThan(5)
    expect(await place(page)).toEqual(before)
    await page.evaluate(() => Reflect.deleteProperty(window, 'holdIdle'))
    await pauseButton(page).click()
    await expect.poll(() => leftOut(page)).toBe(0)
    await hydrated(page)
    expect(await place(page)).toEqual(before)
  })
})

test('Back out of an open story leaves a page that scrolls', async ({ page }) => {
  await open(page, '/#/privacy-policy')
  await link(page, '/about-us/').click()
  await expect(heading(page)).toHaveText(/culture/i)
  await page.locator('[data-member="1"]').getByRole('link').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await page.goBack()
  await expect(heading(page)).toHaveText(/privacy/i)
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
})

test('a link within the page that is pointed at has the rest laid out before it is pressed', async ({ page }) => {
  const leftOut = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main > *')].filter(
          (part) => getComputedStyle(part).contentVisibility !== 'visible',
        ).length,
    )
  // Continuous input keeps the page from ever being idle.
  await page.addInitScript(() => {
    const press = () => {
      dispatchEvent(new Event('keydown'))
      requestAnimationFrame(press)
    }
    press()
  })
  await page.goto('/technology-development/')
  const link = page.locator('nav[data-sticky-tabs]').getByRole('link').nth(1)
  await expect(page.locator('nav[data-sticky-tabs] [aria-current]')).toHaveCount(1)
  expect(await leftOut()).toBeGreaterThan(0)
  // Repeated, because a press before the behaviours are mounted has no effect.
  const point = async () => {
    await page.mouse.move(0, 890)
    await link.hover()
    return leftOut()
  }
  await expect.poll(point).toBe(0)
})

test('every icon is there, from page to page, in header, footer and a story too', async ({ page }) => {
  const missing = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('use[href^="#"]')]
        .map((use) => use.getAttribute('href') ?? '')
        .filter((href) => !document.querySelector(href)),
    )
  await open(page, '/')
  for (const path of ['/about-us/', '/contact-us/', '/blogs/', '/agency/']) {
    expect(await missing()).toEqual([])
    await link(page, path).first().click()
    await expect.poll(() => routeShown(page)).toBe(path.replace(/(.)\/$/, '$1'))
  }
  expect(await missing()).toEqual([])
  await open(page, '/#/about-us')
  await page.locator('[data-member="1"]').getByRole('link').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await missing()).toEqual([])
})
