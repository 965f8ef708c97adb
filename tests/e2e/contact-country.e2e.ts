import type { Page } from '@playwright/test'
import { axeFindings, settled } from '../access/axe.ts'
import { hydrated } from '../hydrated.ts'
import { answer, chooseCountry, country, field, fill, good, more, send, thanks } from './contact-form.ts'
import { expect, mainNavigation, open, test } from './test.ts'

test.use({ reducedMotion: 'reduce' })

const number = (page: Page) => field(page, 'WhatsApp number')

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await number(page).focus()
  await page.keyboard.press('ControlOrMeta+V')
}

test.describe('a number from another country', () => {
  test('is chosen by keyboard, told its length, and sent with its code', async ({ page }) => {
    const calls = await answer(page, 201)
    await open(page, '/#/contact-us')
    await expect(country(page)).toHaveValue('IN')
    await expect(number(page)).toHaveAccessibleDescription('Ten digits, starting with 6, 7, 8 or 9.')
    await country(page).focus()
    await page.keyboard.type('Ger')
    await expect(country(page)).toHaveValue('DE')
    await country(page).selectOption('UAE +971')
    await expect(number(page)).toHaveAccessibleDescription(/^Exactly 9 digits/)
    await fill(page, { ...good, 'WhatsApp number': '50123' })
    await expect(number(page)).toHaveAccessibleDescription(/WhatsApp number must be exactly 9 digits\./)
    await number(page).fill('050 123-4567')
    await expect(number(page)).not.toHaveAttribute('aria-invalid')
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    expect(calls[0]?.body).toContain('name="mobile"\r\n\r\n+971501234567\r\n')
    expect(calls[0]?.names).not.toContain('country')
  })

  for (const [pasted, code, left] of [
    ['+971 50 123 4567', 'AE', '501234567'],
    ['0044 7911 123456', 'GB', '7911123456'],
    ['+1 (212) 555-0123', 'US', '2125550123'],
    ['+91 98400 12345', 'IN', '9840012345'],
  ] as const) {
    test(`pasting ${pasted} chooses ${code}`, async ({ page }) => {
      await open(page, '/#/contact-us')
      await country(page).selectOption('Qatar +974')
      await paste(page, pasted)
      await expect(country(page)).toHaveValue(code)
      await expect(number(page)).toHaveValue(left)
    })
  }

  for (const [from, typed, ask, to, left] of [
    ['India +91', '050 123 4567', 'This looks like a UAE number. Use +971?', 'AE', '50 123 4567'],
    ['UAE +971', '098400 12345', 'This looks like an Indian number. Use +91?', 'IN', '98400 12345'],
  ] as const) {
    test(`of the form ${typed} below ${from} is asked about, and taken at a press`, async ({ page }) => {
      await open(page, '/#/contact-us')
      await country(page).selectOption(from)
      await number(page).fill(typed)
      await field(page, 'email').focus()
      await expect(number(page)).toHaveAttribute('aria-invalid', 'true')
      await page.getByRole('button', { name: ask }).press('Enter')
      await expect(country(page)).toHaveValue(to)
      await expect(number(page)).toHaveValue(left)
      await expect(number(page)).toBeFocused()
      await expect(number(page)).not.toHaveAttribute('aria-invalid')
      await expect(page.getByRole('button', { name: ask })).toHaveCount(0)
    })
  }

  test('loses the 0 of its own country when the field is left, and has an example', async ({ page }) => {
    await open(page, '/#/contact-us')
    await number(page).fill('098400 12345')
    await field(page, 'email').focus()
    await expect(number(page)).toHaveValue('98400 12345')
    await country(page).selectOption('UAE +971')
    await expect(number(page)).toHaveAccessibleDescription('Exactly 9 digits after +971, e.g. 50 123 4567.')
  })

  test('reaches the service, which knows the numbers of each country', async ({ page, allow }) => {
    allow(/400/)
    await open(page, '/#/contact-us')
    await fill(page, { ...good, 'WhatsApp number': '+971 50 123 4567' })
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await country(page).selectOption('UAE +971')
    await fill(page, { ...good, 'WhatsApp number': '101234567' })
    await send(page).click()
    await expect(number(page)).toBeFocused()
    await expect(number(page)).toHaveAccessibleDescription(/Invalid WhatsApp number/)
    await expect(country(page)).toHaveValue('AE')
  })

  test('keeps its country over a reload', async ({ page }) => {
    await open(page, '/#/contact-us')
    await chooseCountry(page, 'Germany +49')
    await number(page).fill('1512 3456789')
    await page.reload()
    await expect(country(page)).toHaveValue('DE')
    await expect(number(page)).toHaveValue('1512 3456789')
    await mainNavigation(page).getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/#/about-us')
    await page.goBack()
    await expect(country(page)).toHaveValue('DE')
    await expect(number(page)).toHaveAccessibleDescription(/digits after \+49/)
  })

  test('is offered once the select is touched, and no longer than until the message is sent', async ({ page }) => {
    const options = country(page).locator('option:not([hidden])')
    await answer(page, 201)
    await open(page, '/#/contact-us')
    await expect(options).toHaveCount(8)
    await country(page).dispatchEvent('pointerdown')
    await expect(options).toHaveCount(245)
    await chooseCountry(page, 'Germany +49')
    await fill(page, { ...good, 'WhatsApp number': '1512 3456789' })
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    await expect(country(page).locator('option')).toHaveCount(8)
    await page.keyboard.press('Escape')
    await expect(country(page)).toHaveValue('IN')
    await chooseCountry(page, 'Germany +49')
    await expect(country(page)).toHaveValue('DE')
  })

  test('is offered where the select has the focus before its code is there', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(/contact-hero\.client-/, async (route) => {
      await promise
      await route.continue()
    })
    await page.goto('/contact-us/')
    await country(page).focus()
    await country(page).selectOption('Oman +968')
    resolve()
    await hydrated(page)
    await expect(country(page)).toHaveValue('OM')
    // The other countries are added later: their names select nothing before that.
    await expect(country(page).locator('option')).not.toHaveCount(8)
    await page.keyboard.type('Ger')
    await expect(country(page)).toHaveValue('DE')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true })

  test('the optional fields come at a tap, stay once filled, and everything fits', async ({ page }) => {
    await open(page, '/#/contact-us')
    await expect(field(page, 'company name')).toBeHidden()
    await more(page).tap()
    await expect(field(page, 'company name')).toBeFocused()
    await expect(more(page)).toBeHidden()
    await expect(page.locator('#budgets option')).toHaveCount(4)
    await page.locator('#heardFrom').selectOption('Instagram')
    // At the top of the page the bar covers no part of a field.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await settled(page)
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.reload()
    await expect(page.locator('#heardFrom')).toHaveValue('Instagram')
    await expect(field(page, 'company name')).toBeVisible()
    await page.locator('#heardFrom').selectOption('')
    await number(page).focus()
    await expect(field(page, 'company name')).toBeHidden()
  })
})

test('on a phone the first screen has all ways to write and the first two fields of the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/#/contact-us')
  const ways = page.getByRole('list', { name: 'Rather talk?' }).getByRole('link')
  await expect(ways).toHaveCount(4)
  for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 })
  await expect(field(page, 'name')).toBeInViewport({ ratio: 1 })
  await expect(number(page)).toBeInViewport({ ratio: 1 })
})

test('on a large screen the optional fields are folded, and sending is within the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const calls = await answer(page, 201)
  await open(page, '/#/contact-us')
  await expect(send(page)).toBeInViewport({ ratio: 1 })
  await expect(field(page, 'company name')).toBeHidden()
  await more(page).press('Enter')
  await expect(field(page, 'company name')).toBeFocused()
  await fill(page, { ...good, 'company name': 'Malli' })
  await expect(field(page, 'website')).toBeVisible()
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(calls[0]?.body).toContain('name="companyName"\r\n\r\nMalli\r\n')
})

test('where a lead came from travels with it and is kept nowhere', async ({ page }) => {
  const calls = await answer(page, 201)
  await page.goto('/?utm_source=newsletter&utm_campaign=spring#/agency', { referer: 'https://www.example.com/a/page' })
  await hydrated(page)
  await page.evaluate(() => (location.hash = '#/advisory'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pick Our')
  await page.getByRole('link', { name: 'Contact Us' }).first().click()
  await fill(page, good)
  await more(page).click()
  await page.locator('#heardFrom').selectOption('Google search')
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  const sent = Object.fromEntries(
    [...(calls[0]?.body ?? '').matchAll(/name="(\w+)"\r\n\r\n([^\r]*)/g)].map(([, name, value]) => [name, value]),
  )
  expect(sent).toMatchObject({
    heardFrom: 'Google search',
    landingPage: '/agency',
    pagesSeen: '/agency > /advisory > /contact-us',
    campaign: 'newsletter / spring',
    referrer: 'www.example.com',
  })
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(stored).not.toMatch(/newsletter|example\.com|advisory >/)
})
