import type { Page } from '@playwright/test'
import { expect, hydrated, open, pauseButton, test } from './test.ts'

const filmRequests = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/film/')) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** Resolves after the film would have been requested, which happens when the loaded page is idle. */
async function idleAfterLoad(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await hydrated(page)
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await fetch('/robots.txt')
  })
}

const playing = (page: Page) =>
  page.locator('video').evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0)

test('comes after the page, loops without sound, and the poster is painted first', async ({ page }) => {
  const order: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/film/')) order.push('film')
  })
  page.on('load', () => order.push('load'))
  await page.goto('/')
  await expect.poll(() => playing(page)).toBe(true)
  expect(order[0]).toBe('load')
  const film = await page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.controls])
  expect(film).toEqual([true, true, false])
  const largest = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { url: string }
          resolve(last.url)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  expect(largest === '' || largest.includes('/pictures/film/')).toBe(true)
})

test('pauses with the one switch, which is remembered', async ({ page }) => {
  await open(page, '/#/')
  await expect.poll(() => playing(page)).toBe(true)
  await pauseButton(page).click()
  await expect.poll(() => playing(page)).toBe(false)
  const asked = filmRequests(page)
  await page.reload()
  await idleAfterLoad(page)
  expect(asked).toEqual([])
  await pauseButton(page).click()
  await expect.poll(() => playing(page)).toBe(true)
})

test('rests while it is out of sight', async ({ page }) => {
  await open(page, '/#/')
  await expect.poll(() => playing(page)).toBe(true)
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
  await expect.poll(() => playing(page)).toBe(false)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => playing(page)).toBe(true)
})

test('is not fetched for visitors who save data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked = filmRequests(page)
  await open(page, '/#/')
  await idleAfterLoad(page)
  expect(asked).toEqual([])
  await expect(page.locator('video')).toHaveCount(0)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('is not fetched', async ({ page }) => {
    const asked = filmRequests(page)
    await open(page, '/#/')
    await idleAfterLoad(page)
    expect(asked).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('is the upright cut', async ({ page }) => {
    const asked = filmRequests(page)
    await open(page, '/#/')
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    expect(asked.every((path) => path.includes('portrait'))).toBe(true)
  })
})
