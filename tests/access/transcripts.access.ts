import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../e2e/test.ts'
import { pageTypes } from './documents.ts'
import { transcript } from './reader.ts'

/**
 * What a screen reader user hears of each kind of page. After a change read the difference aloud, then take it over
 * with `npm run test:access -- transcripts --update-snapshots`.
 */
test.use({ reducedMotion: 'reduce' })

const send = (page: Page) => page.getByRole('button', { name: 'Send message' })

for (const { name, path, bare } of pageTypes) {
  test(name, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    // The last of a document is mere text until the visitor acts.
    await expect(page.locator('body > noscript')).toHaveCount(0)
    // The frame around the page is read once, from the top of the home page to its last line.
    const part = name === 'home' || bare ? 'body' : '#main'
    expect(await transcript(page, part)).toMatchSnapshot(`${name.replaceAll(/[/ ]/g, '-')}.txt`)
  })
}

test('the form with every message', async ({ page }) => {
  await page.goto('/contact-us/')
  await hydrated(page)
  await send(page).click()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(4)
  expect(await transcript(page, '#main form')).toMatchSnapshot('form-errors.txt')
})

test('the window that thanks', async ({ page }) => {
  await page.route('**/api/contact*', (route) => route.fulfill({ status: 201, json: {} }))
  await page.goto('/contact-us/')
  await hydrated(page)
  for (const [field, value] of [
    [/^Name/, 'Nila Raman'],
    [/^WhatsApp/, '9840012345'],
    [/^Email/, 'nila@malli.example'],
    [/^Message/, 'More orders.'],
  ] as const)
    await page.getByRole('textbox', { name: field }).fill(value)
  await send(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await transcript(page, 'dialog[open]')).toMatchSnapshot('form-success.txt')
})

test('the window of a team member', async ({ page }) => {
  await page.goto('/about-us/')
  await hydrated(page)
  await page.locator('[aria-haspopup=dialog]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await transcript(page, 'dialog[open]')).toMatchSnapshot('team-member.txt')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the bar with its menu open', async ({ page }) => {
    await page.goto('/privacy-policy/')
    await hydrated(page)
    await page.locator('[data-header] summary:visible').click()
    expect(await transcript(page, '[data-header]')).toMatchSnapshot('phone-menu.txt')
  })
})
