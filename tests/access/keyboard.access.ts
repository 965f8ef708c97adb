import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../e2e/test.ts'
import { pageTypes, viewports, type Document } from './documents.ts'
import { ringThickness, walk, type Stop } from './keyboard.ts'
import { settled } from './axe.ts'

/** Minimum thickness of a focus ring in px, averaged over the element's whole edge. */
const THINNEST_RING = 0.5
const backwards = ['technology-development', 'advisory', 'agency', 'contact-us']

test.use({ reducedMotion: 'reduce' })
test.setTimeout(180_000)

const faults = (stops: Stop[]) =>
  stops.flatMap(({ what, fault, covered }) => [
    ...(fault ? [`${what} ${fault}`] : []),
    ...(covered ? [`${what} is covered by ${covered}`] : []),
  ])

async function visit(page: Page, { path, bare }: Document) {
  await page.goto(path)
  if (!bare) await hydrated(page)
  await settled(page)
}

for (const [width, viewport] of [
  ['desktop', viewports.desktop],
  ['phone', viewports.phone],
] as const) {
  test.describe(width, () => {
    test.use({ viewport })

    for (const document of pageTypes) {
      test(`${document.name}, Tab`, async ({ page }) => {
        await visit(page, document)
        const faint: string[] = []
        const stops = await walk(page, 'forwards', async ({ what, box }) => {
          if (box.height > viewport.height * 0.8) return
          await settled(page)
          const ring = await ringThickness(page, box)
          if (ring < THINNEST_RING) faint.push(`${what} is marked by ${ring.toFixed(2)} px`)
        })
        expect(faults(stops)).toEqual([])
        expect(faint).toEqual([])
        expect(stops.filter(({ follows }) => follows === false)).toEqual([])
        expect(stops.length).toBeGreaterThan(4)
      })

      if (backwards.includes(document.name)) {
        test(`${document.name}, Shift and Tab`, async ({ page }) => {
          await visit(page, document)
          const stops = await walk(page, 'backwards')
          expect(faults(stops)).toEqual([])
          expect(stops.filter(({ follows }) => follows)).toEqual([])
          expect(stops.length).toBeGreaterThan(20)
        })
      }
    }

    test('the form with every message, Tab', async ({ page }) => {
      await page.goto('/contact-us/')
      await hydrated(page)
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(4)
      expect(faults(await walk(page, 'forwards'))).toEqual([])
    })

    test('an open menu is walked through, closes when left, and gives the focus back on Escape', async ({ page }) => {
      await page.goto('/technology-development/')
      await hydrated(page)
      const menu = page.locator('[data-header] details').filter({ has: page.locator('summary:visible') })
      const summary = menu.first().locator('summary')
      await summary.focus()
      await page.keyboard.press('Enter')
      await expect(menu.first()).toHaveAttribute('open')
      await page.keyboard.press('Tab')
      await expect(menu.first().locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(summary).toBeFocused()
      await page.keyboard.press('Enter')
      expect(faults(await walk(page, 'forwards'))).toEqual([])
      await expect(page.locator('[data-header] details[open]')).toHaveCount(0)
    })

    test('a window keeps the focus inside and gives it back', async ({ page }) => {
      await page.goto('/about-us/')
      await hydrated(page)
      const opener = page.locator('[aria-haspopup=dialog]').nth(1)
      await opener.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await settled(page)
      const stops = await walk(page, 'forwards')
      expect(faults(stops)).toEqual([])
      expect(stops.every(({ inDialog }) => inDialog)).toBe(true)
      expect(stops.length).toBeGreaterThan(1)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
    })
  })
}
