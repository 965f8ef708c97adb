import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

const toTop = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)

/** The first thing on the page that lifts into place and starts below the window. */
async function firstBelow(page: Page) {
  await expect(page.locator('[data-reveal=below]').first()).toBeAttached()
  const id = await page.evaluate(() => {
    const element = document.querySelector('[data-reveal=below]')
    element?.setAttribute('data-watched', '')
    return element ? element.getBoundingClientRect().top : 0
  })
  return { element: page.locator('[data-watched]'), top: id }
}

const look = (page: Page) =>
  page.locator('[data-watched]').evaluate((element) => {
    const { opacity, translate, transitionDuration } = getComputedStyle(element)
    return { opacity: Number(opacity), translate, transitionDuration }
  })

test.describe('what lifts into place', () => {
  test('is hidden below the window, comes in over 1300 ms, and does so again each time', async ({ page }) => {
    await open(page, '/#/about-us')
    const { top } = await firstBelow(page)
    for (let time = 0; time < 2; time++) {
      await expect.poll(async () => (await look(page)).opacity).toBe(0)
      await expect.poll(async () => (await look(page)).translate).toBe('0px 24px')
      expect((await look(page)).transitionDuration).toContain('1.3s')
      await toTop(page, top - 300)
      await expect.poll(async () => (await look(page)).opacity).toBe(1)
      await expect.poll(async () => (await look(page)).translate).toBe('none')
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
    await page.getByRole('button', { name: 'Pause motion' }).click()
    await firstBelow(page)
    expect(await look(page)).toMatchObject({ opacity: 1, translate: 'none' })
  })

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' })
    test('is in place, and there is nothing to pause', async ({ page }) => {
      await open(page, '/#/about-us')
      await firstBelow(page)
      expect(await look(page)).toMatchObject({ opacity: 1, translate: 'none' })
      await expect(page.getByRole('button', { name: 'Pause motion' })).toBeHidden()
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('is in place', async ({ page, complaints }) => {
      await page.goto('/about-us/')
      const parts = page.locator('[data-reveal]')
      expect(await parts.count()).toBeGreaterThan(3)
      await expect(parts.last()).toHaveCSS('opacity', '1')
      complaints.length = 0
    })
  })
})

test('the switch is pressed while paused, remembered on the next page and after a reload, and can be undone', async ({
  page,
}) => {
  await open(page, '/#/about-us')
  const toggle = page.getByRole('button', { name: 'Pause motion' })
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

for (const path of ['/', '/about-us/', '/technology-development/', '/advisory/', '/agency/', '/case-study/']) {
  test(`the floating buttons leave the scroll circle of ${path} free`, async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(page, path)
      const circle = await page.getByRole('link', { name: /^Scroll/ }).boundingBox()
      const buttons = page.getByRole('complementary', { name: 'Chat and motion' }).locator('button, a')
      await expect(buttons).toHaveCount(2)
      for (const button of await buttons.all()) {
        await expect(button).toBeVisible()
        const box = await button.boundingBox()
        if (!circle || !box) throw new Error('no box')
        const beside = circle.x + circle.width <= box.x || box.x + box.width <= circle.x
        const above = circle.y + circle.height <= box.y || box.y + box.height <= circle.y
        expect(beside || above, `${width} px: ${await button.textContent()}`).toBe(true)
      }
    }
  })
}
