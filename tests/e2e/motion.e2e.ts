import type { Page } from '@playwright/test'
import { expect, footer, open, pauseButton, test } from './test.ts'

const toTop = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)

/** Returns the first element that is revealed on scroll and starts below the viewport. */
async function firstBelow(page: Page) {
  await expect(page.locator('[data-reveal=below]').first()).toBeAttached()
  const id = await page.evaluate(() => {
    const element = document.querySelector('[data-reveal=below]')
    element?.setAttribute('data-watched', '')
    return element ? element.getBoundingClientRect().top : 0
  })
  return { element: page.locator('[data-watched]'), top: id }
}

const styleOf = (page: Page) =>
  page.locator('[data-watched]').evaluate((element) => {
    const { opacity, translate, transitionDuration } = getComputedStyle(element)
    return { opacity: Number(opacity), translate, transitionDuration }
  })

test.describe('what lifts into place', () => {
  test('is hidden below the window and comes in over 1300 ms; lifts again each time, but is never hidden again', async ({
    page,
  }) => {
    await open(page, '/#/about-us')
    const { top } = await firstBelow(page)
    for (let time = 0; time < 2; time++) {
      await expect.poll(async () => (await styleOf(page)).translate).toBe('0px 24px')
      expect((await styleOf(page)).opacity).toBe(time === 0 ? 0 : 1)
      await toTop(page, top - 300)
      await expect.poll(async () => (await styleOf(page)).transitionDuration).toContain('1.3s')
      await expect.poll(async () => (await styleOf(page)).opacity).toBe(1)
      await expect.poll(async () => (await styleOf(page)).translate).toBe('none')
      await toTop(page, 0)
    }
  })

  test('is never hidden on the first screen', async ({ page }) => {
    await page.goto('/about-us/')
    const hidden = await page.evaluate(async () => {
      let seen = 0
      for (let frame = 0; frame < 60; frame++) {
        for (const element of document.querySelectorAll('[data-reveal]')) {
          const { top, bottom } = element.getBoundingClientRect()
          const inView = top < innerHeight * 0.9 && bottom > 0
          if (inView && getComputedStyle(element).opacity !== '1') seen++
        }
        await new Promise(requestAnimationFrame)
      }
      return seen
    })
    expect(hidden).toBe(0)
  })

  test('stays in place while motion is paused', async ({ page }) => {
    await open(page, '/#/about-us')
    await pauseButton(page).click()
    await firstBelow(page)
    expect(await styleOf(page)).toMatchObject({ opacity: 1, translate: 'none' })
  })

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' })
    test('is in place, and there is nothing to pause', async ({ page }) => {
      await open(page, '/#/about-us')
      await firstBelow(page)
      expect(await styleOf(page)).toMatchObject({ opacity: 1, translate: 'none' })
      await expect(pauseButton(page)).toBeHidden()
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('is in place', async ({ page }) => {
      await page.goto('/about-us/')
      const parts = page.locator('[data-reveal]')
      expect(await parts.count()).toBeGreaterThan(3)
      await expect(parts.last()).toHaveCSS('opacity', '1')
    })
  })
})

test('the switch is pressed while paused, remembered on the next page and after a reload, and can be undone', async ({
  page,
}) => {
  await open(page, '/#/about-us')
  const toggle = pauseButton(page)
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => (location.hash = '#/agency'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Market')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await toggle.click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'running')
})

test('every switch shows the same state, wherever it was pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const all = page.locator('[data-motion-toggle]')
  const states = () => all.evaluateAll((buttons) => [...new Set(buttons.map((button) => button.ariaPressed))])
  expect(await all.count()).toBeGreaterThanOrEqual(4)
  await pauseButton(page).click()
  await expect.poll(states).toEqual(['true'])
  await footer(page).getByRole('button', { name: 'Pause motion' }).click()
  await expect.poll(states).toEqual(['false'])
})
