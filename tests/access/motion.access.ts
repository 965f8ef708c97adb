import type { Page } from '@playwright/test'
import { expect, hydrated, pauseButton, test } from '../e2e/test.ts'
import { pageTypes, type Document } from './documents.ts'

/** Lists what moves by itself: animations, playing films, turning carousels, counting figures. */
async function whatMoves(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = new Set<string>()
    const figures = () => [...document.querySelectorAll('[data-count]')].map((figure) => figure.textContent).join(' ')
    // A carousel that is being set up shifts its slides, so only ready ones are checked.
    const rows = [...document.querySelectorAll('[aria-roledescription=carousel][data-ready] ul')]
    const slides = () => rows.map((row) => getComputedStyle(row).transform).join(' ')
    const before = [figures(), slides()]
    for (let frame = 0; frame < 20; frame++) {
      for (const { playState, timeline, effect } of document.getAnimations()) {
        // Animations of a scroll timeline stand still when the page does.
        if (playState !== 'running' || timeline !== document.timeline) continue
        const { target, pseudoElement } = effect as KeyframeEffect
        found.add(`animation of ${target?.tagName}.${target?.getAttribute('class')} ${pseudoElement ?? ''}`)
      }
      for (const film of document.querySelectorAll('video')) if (!film.paused) found.add('film')
      await new Promise(requestAnimationFrame)
    }
    if (figures() !== before[0]) found.add('figures')
    if (slides() !== before[1]) found.add('carousel')
    return [...found]
  })
}

/** Scrolls down one screen at a time and checks each. */
async function movesAnywhere(page: Page): Promise<string[]> {
  const found = new Set(await whatMoves(page))
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 800) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    for (const mover of await whatMoves(page)) found.add(mover)
  }
  return [...found]
}

async function visit(page: Page, { path, bare }: Document) {
  await page.goto(path)
  if (!bare) await hydrated(page)
}

for (const document of pageTypes) {
  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' })
    test(`${document.name} stands still`, async ({ page }) => {
      await visit(page, document)
      expect(await movesAnywhere(page)).toEqual([])
    })
  })
}

for (const document of pageTypes.filter(({ bare }) => !bare)) {
  test(`paused once, ${document.name} stands still, after a change of page and a reload too`, async ({ page }) => {
    test.setTimeout(90_000)
    await visit(page, document)
    await pauseButton(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
    // The colours of the pressed button still fade for a moment.
    await expect.poll(() => whatMoves(page)).toEqual([])
    expect(await movesAnywhere(page)).toEqual([])
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.locator('[data-header] a').first().click()
    await page.waitForURL('/#/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => whatMoves(page)).toEqual([])
    await page.reload()
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused')
    expect(await movesAnywhere(page)).toEqual([])
  })
}

test('without a pause the home page does move', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  expect(await movesAnywhere(page)).not.toEqual([])
})
