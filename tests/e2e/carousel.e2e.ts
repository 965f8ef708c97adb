import type { Locator, Page } from '@playwright/test'
import { readContent } from '../../build/content/load.ts'
import { expect, open, pauseButton, test } from './test.ts'

const home = await readContent('content/home.yaml')
/** Longer than the autoplay delay of every carousel on home. */
const LONG_MS = 12_000

const carousel = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true }).first()
const clients = (page: Page) => carousel(page, home.clients.heading)

/** Returns the index of the slide at the left edge. */
const firstInView = (target: Locator) =>
  target.locator('li').evaluateAll((slides) => {
    const edge = slides[0]?.closest('ul')?.parentElement?.getBoundingClientRect().left ?? 0
    const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - edge))
    return distances.indexOf(Math.min(...distances))
  })

/** Opens home with a fake clock, and the carousel in view and enhanced. */
async function openStopped(page: Page, target: Locator): Promise<void> {
  await page.clock.install()
  await open(page, '/#/')
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(target).toHaveAttribute('data-ready')
  await page.mouse.move(2, 2)
  await page.clock.pauseAt(Date.now() + 120_000)
}

/** Advances the clock and tells whether the carousel moved to another slide. */
async function turns(page: Page, target: Locator): Promise<boolean> {
  // Lets a transition end that began before the clock was stopped.
  await page.clock.runFor(1500)
  const before = await firstInView(target)
  await page.clock.runFor(LONG_MS)
  return (await firstInView(target)) !== before
}

for (const { heading } of [home.clients, home.results, home.testimonials]) {
  test(`“${heading}” turns by itself, also after the window has changed its size`, async ({ page }) => {
    const target = carousel(page, heading)
    await openStopped(page, target)
    await expect.poll(() => turns(page, target)).toBe(true)
    await page.setViewportSize({ width: 1000, height: 900 })
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect.poll(() => turns(page, target)).toBe(true)
  })
}

test('the mouse over it and the keyboard inside hold it, until they leave', async ({ page }) => {
  const target = clients(page)
  await openStopped(page, target)
  await target.hover()
  expect(await turns(page, target)).toBe(false)
  await page.mouse.move(2, 2)
  expect(await turns(page, target)).toBe(true)
  await page.keyboard.press('Tab')
  await target.getByRole('button', { name: 'Next' }).focus()
  expect(await turns(page, target)).toBe(false)
  await page.getByRole('link', { name: 'Talk To Us' }).evaluate((link) => link.focus({ preventScroll: true }))
  expect(await turns(page, target)).toBe(true)
})

test('paused motion holds it, whatever the mouse does', async ({ page }) => {
  const target = clients(page)
  await openStopped(page, target)
  await pauseButton(page).click()
  expect(await turns(page, target)).toBe(false)
  await target.hover()
  await page.mouse.move(2, 2)
  expect(await turns(page, target)).toBe(false)
  await pauseButton(page).click()
  await page.mouse.move(2, 2)
  expect(await turns(page, target)).toBe(true)
})

test('out of view it stands still', async ({ page }) => {
  const target = clients(page)
  await openStopped(page, target)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(target).not.toBeInViewport()
  expect(await turns(page, target)).toBe(false)
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('it stands still', async ({ page }) => {
    const target = clients(page)
    await openStopped(page, target)
    expect(await turns(page, target)).toBe(false)
  })
})

test('a press that comes before the carousel’s code counts once it is there', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/carousel-engine-.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  await open(page, '/#/')
  const target = carousel(page, home.testimonials.heading)
  const next = target.getByRole('button', { name: 'Next' })
  await next.scrollIntoViewIfNeeded()
  await next.click()
  expect(await firstInView(target)).toBe(0)
  resolve()
  await expect.poll(() => firstInView(target)).toBe(1)
})
