import { expect, hydrated, test } from '../e2e/test.ts'
import { transcript } from './reader.ts'

/**
 * What a screen reader user hears of a whole page, a form with its errors, a dialog and the phone's menu. After a
 * change read the difference aloud, then accept it with `npm run test:access -- transcripts --update-snapshots`.
 */
test.use({ reducedMotion: 'reduce' })

test('the home page with the frame around it', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  // The last <noscript> of a document is text until the first intent.
  await expect(page.locator('body > noscript')).toHaveCount(0)
  expect(await transcript(page, 'body')).toMatchSnapshot('home.txt')
})

test('the form with every message', async ({ page }) => {
  await page.goto('/contact-us/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(4)
  expect(await transcript(page, '#main form')).toMatchSnapshot('form-errors.txt')
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
