import type { Page, Route } from '@playwright/test'
import { axeFindings } from '../access/axe.ts'
import { expect, forgiveBlockedScripts, open, test } from './test.ts'

const ENDPOINT = '**/api/contact*'
const SEVEN = ['name', 'mobile', 'email', 'companyName', 'budget', 'website', 'message']
const good = {
  name: 'Nila Raman',
  'WhatsApp number': '9840012345',
  email: 'nila@malli.example',
  message: 'More orders.',
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`, 'i') })
const send = (page: Page) => page.getByRole('button', { name: 'Send message' })
const thanks = (page: Page) => page.getByRole('dialog', { name: 'Thank You!' })

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}

/** Answers the contact call with each status in turn, the last one for good; `abort` breaks the connection. */
async function answer(page: Page, ...answers: (number | 'abort')[]) {
  const calls: { names: string[]; key: string; body: string }[] = []
  await page.route(ENDPOINT, async (route: Route) => {
    const request = route.request()
    const body = request.postData() ?? ''
    calls.push({
      names: [...body.matchAll(/name="([^"]+)"/g)].map(([, name = '']) => name),
      key: request.headers()['idempotency-key'] ?? '',
      body,
    })
    const next = answers[Math.min(calls.length, answers.length) - 1] ?? 201
    if (next === 'abort') await route.abort('connectionrefused')
    else await route.fulfill({ status: next, contentType: 'application/json', body: '{}' })
  })
  return calls
}

test.use({ reducedMotion: 'reduce' })

test.describe('the form', () => {
  for (const [label, value, message] of [
    ['name', '   ', 'Name cannot be empty.'],
    ['name', 'Al', 'Name must be at least 3 characters long.'],
    ['name', 'R2 D2', 'Name can only contain letters and spaces.'],
    ['WhatsApp number', '', 'WhatsApp number cannot be empty.'],
    ['WhatsApp number', '5840012345', 'Invalid WhatsApp number'],
    ['WhatsApp number', '98400123', 'WhatsApp number must be exactly 10 digits.'],
    ['WhatsApp number', '98400123456', 'WhatsApp number must be exactly 10 digits.'],
    ['email', '', 'Email cannot be empty.'],
    ['email', 'nila@malli', 'Invalid email address.'],
    ['message', ' ', 'Message is required.'],
  ] as const) {
    test(`says “${message}” about ${label} “${value}” and sends nothing`, async ({ page }) => {
      const calls = await answer(page, 201)
      await open(page, '/#/contact-us')
      await fill(page, { ...good, [label]: value })
      await send(page).click()
      const control = field(page, label)
      await expect(control).toBeFocused()
      await expect(control).toHaveAttribute('aria-invalid', 'true')
      await expect(control).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.')))
      await expect(control).toHaveValue(value)
      await expect(field(page, 'email')).toHaveValue(label === 'email' ? value : good.email)
      expect(calls).toHaveLength(0)
    })
  }

  test('shows every message at once, focuses the first wrong field and says how many there are', async ({ page }) => {
    await open(page, '/#/contact-us')
    await send(page).click()
    await expect(field(page, 'name')).toBeFocused()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(4)
    await expect(page.getByRole('status').filter({ hasText: '4 fields' })).toBeAttached()
    await page.waitForTimeout(300)
    expect(await axeFindings(page)).toEqual([])
  })

  test('takes a message away once its cause is gone', async ({ page }) => {
    await open(page, '/#/contact-us')
    await send(page).click()
    await field(page, 'name').fill('Ni')
    await expect(page.getByText('Name cannot be empty.')).toBeVisible()
    await field(page, 'name').fill('நிலா ராமன்')
    await expect(page.getByText('Name cannot be empty.')).toHaveCount(0)
    await expect(page.getByText('Email cannot be empty.')).toBeVisible()
  })

  test('takes 50 characters of name and company, and no more', async ({ page }) => {
    await open(page, '/#/contact-us')
    for (const label of ['name', 'company name']) {
      await field(page, label).pressSequentially('a'.repeat(55))
      await expect(field(page, label)).toHaveValue('a'.repeat(50))
    }
  })

  test('sends exactly the seven fields, shows the loader, thanks, and is empty again', async ({ page }) => {
    const arrived = Promise.withResolvers<Route>()
    await page.route(ENDPOINT, (route) => arrived.resolve(route))
    await open(page, '/#/contact-us')
    await fill(page, { ...good, name: '  Nila Raman  ', website: 'malli.example' })
    await send(page).click()
    const sending = page.getByRole('button', { name: 'Sending your message' })
    await expect(sending).toBeDisabled()
    await expect(thanks(page)).toBeHidden()
    const route = await arrived.promise
    const body = route.request().postData() ?? ''
    expect([...body.matchAll(/name="([^"]+)"/g)].map(([, name]) => name)).toEqual(SEVEN)
    expect(body).toContain('\r\n\r\nNila Raman\r\n')
    expect(route.request().headers()['content-type']).toContain('multipart/form-data')
    await route.fulfill({ status: 201, body: '{}' })
    await expect(thanks(page)).toBeVisible()
    await expect(thanks(page)).toContainText('Your details has been successfully submitted.')
    for (const name of SEVEN) await expect(page.locator(`#${name}`)).toHaveValue('')
    await expect(send(page)).toBeEnabled()
  })

  test('reaches the service, which stores one lead however often the button is pressed', async ({ page }) => {
    const keys = new Set<string>()
    page.on('request', (request) => {
      if (request.url().includes('/api/contact')) keys.add(request.headers()['idempotency-key'] ?? '')
    })
    await open(page, '/#/contact-us')
    await fill(page, good)
    await send(page).dblclick()
    await expect(thanks(page)).toBeVisible()
    expect(keys.size).toBe(1)
  })
})

test.describe('the thank-you modal', () => {
  test.beforeEach(async ({ page }) => {
    await answer(page, 201)
    await open(page, '/#/contact-us')
    await fill(page, good)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
  })

  const closings: [string, (page: Page) => Promise<void>][] = [
    ['Okay', (page) => page.getByRole('button', { name: 'Okay' }).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a click outside', (page) => page.mouse.click(12, 300)],
  ]
  for (const [how, close] of closings) {
    test(`closes on ${how} and gives the focus back`, async ({ page }) => {
      await close(page)
      await expect(thanks(page)).toBeHidden()
      await expect(send(page)).toBeFocused()
    })
  }

  test('keeps the focus inside', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Okay' })).toBeFocused()
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      await expect(page.getByRole('button', { name: 'Okay' })).toBeFocused()
    }
  })

  test('locks the page without moving it', async ({ page }) => {
    const before = await page.evaluate(() => ({ top: scrollY, width: document.body.clientWidth }))
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 800)
    await page.keyboard.press('End')
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(before.top)
    await page.keyboard.press('Escape')
    await expect(thanks(page)).toBeHidden()
    expect(await page.evaluate(() => document.body.clientWidth)).toBe(before.width)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before.top)
  })

  test('is accessible', async ({ page }) => {
    expect(await axeFindings(page)).toEqual([])
  })
})

test.describe('when sending fails', () => {
  const ours = (complaint: string) => complaint.includes('The contact form was not sent')

  test('the visitor sees nothing, keeps everything, and is thanked when a retry gets through', async ({
    page,
    complaints,
  }) => {
    const calls = await answer(page, 'abort', 'abort', 503, 201)
    await open(page, '/#/contact-us')
    await fill(page, good)
    await send(page).click()
    await expect.poll(() => calls.length).toBeGreaterThan(0)
    await expect(send(page)).toBeEnabled()
    await expect(field(page, 'message')).toHaveValue(good.message)
    await expect(page.locator('#contact-notice')).toBeEmpty()
    await expect(thanks(page)).toBeHidden()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => calls.length).toBe(2)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(thanks(page)).toBeVisible({ timeout: 15_000 })
    await expect(page.locator('#name')).toHaveValue('')
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
    expect(calls[0]?.key).toMatch(/^[0-9a-f]{32}$/)
    await page.waitForTimeout(2500)
    expect(calls).toHaveLength(4)
    expect(complaints.filter(ours)).toHaveLength(1)
    complaints.length = 0
  })

  test('sending the same words again by hand keeps the key, so it is one lead', async ({ page, complaints }) => {
    const calls = await answer(page, 'abort', 201)
    await open(page, '/#/contact-us')
    await fill(page, good)
    await send(page).click()
    await expect.poll(() => calls.length).toBe(1)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    expect(calls.map(({ key }) => key)).toEqual([calls[0]?.key, calls[0]?.key])
    complaints.length = 0
  })

  test('offline and back online sends it', async ({ page, context, complaints }) => {
    await open(page, '/#/contact-us')
    await fill(page, good)
    await context.setOffline(true)
    await send(page).click()
    await expect(send(page)).toBeEnabled()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('unsent-contact'))).toContain(good.email)
    await context.setOffline(false)
    await expect(thanks(page)).toBeVisible({ timeout: 15_000 })
    expect(await page.evaluate(() => sessionStorage.getItem('unsent-contact'))).toBeNull()
    complaints.length = 0
  })

  test('a reload on another page sends it on, and the contact page says thanks', async ({ page, complaints }) => {
    const calls = await answer(page, 'abort', 201)
    await open(page, '/#/contact-us')
    await fill(page, good)
    await send(page).click()
    await expect.poll(() => calls.length).toBe(1)
    await page.evaluate(() => (location.hash = '#/privacy-policy'))
    await page.reload()
    await expect.poll(() => calls.filter(({ key }) => key).length).toBe(2)
    expect(calls[1]?.key).toBe(calls[0]?.key)
    await page.getByRole('link', { name: 'Contact Us' }).first().click()
    await expect(thanks(page)).toBeVisible()
    complaints.length = 0
  })

  test('closing the page hands the form to the browser with its key and its seven fields', async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(() => {
      const beacons: unknown[] = []
      Object.assign(globalThis, { beacons })
      navigator.sendBeacon = (url, body) => {
        beacons.push({ url: String(url), names: [...(body as FormData).keys()] })
        return true
      }
    })
    const calls = await answer(page, 'abort')
    await open(page, '/#/contact-us')
    await fill(page, good)
    await send(page).click()
    await expect.poll(() => calls.length).toBeGreaterThan(0)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    const beacons = await page.evaluate(() => Reflect.get(globalThis, 'beacons') as { url: string; names: string[] }[])
    expect(beacons).toHaveLength(1)
    expect(beacons[0]?.names).toEqual(SEVEN)
    expect(new URL(beacons[0]?.url ?? '').searchParams.get('key')).toBe(calls[0]?.key)
    complaints.length = 0
  })

  test('with the notice switched on, the visitor is told', async ({ page, complaints }) => {
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(/failureNotice:(!1|false)/g, 'failureNotice:true')
      await route.fulfill({ response, body })
    })
    await answer(page, 'abort')
    await open(page, '/#/contact-us')
    await fill(page, good)
    await send(page).click()
    await expect(page.getByRole('alert').filter({ hasText: /has not gone out/ })).toBeVisible()
    complaints.length = 0
  })
})

test('the direct ways carry what has been typed', async ({ page }) => {
  await open(page, '/#/contact-us')
  const ways = page.getByRole('main').getByRole('list', { name: 'Rather talk?' })
  await expect(ways.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+\d+$/)
  await fill(page, { name: 'Nila', message: 'Filter coffee & more' })
  const mail = await ways.getByRole('link', { name: 'Write an e-mail' }).getAttribute('href')
  expect(new URL(mail ?? '').searchParams.get('body')).toContain('Filter coffee & more')
  const chat = await ways.getByRole('link', { name: 'Chat' }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('Nila')
})

test.describe('the map', () => {
  test.use({ elsewhere: /^https:\/\/www\.openstreetmap\.org\// })
  const card = (page: Page, id: string) => page.locator(`[data-office=${id}]`).first()
  const map = (page: Page, city: string) => page.getByRole('img', { name: new RegExp(`${city}$`) })

  test('shows India first and follows the mouse', async ({ page }) => {
    await open(page, '/#/contact-us')
    await expect(map(page, 'Chennai')).toBeVisible()
    await expect(map(page, 'Dubai')).toBeHidden()
    await card(page, 'dubai').getByText('Dubai Digital Park').hover()
    await expect(map(page, 'Dubai')).toBeVisible()
    await expect(map(page, 'Chennai')).toBeHidden()
    await card(page, 'chennai').getByText('Nungambakkam').hover()
    await expect(map(page, 'Chennai')).toBeVisible()
  })

  test('follows the keyboard', async ({ page }) => {
    await open(page, '/#/contact-us')
    const dubai = card(page, 'dubai').getByRole('button', { name: 'Dubai', exact: true })
    await dubai.focus()
    await expect(map(page, 'Dubai')).toBeVisible()
    await expect(dubai).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Shift+Tab')
    await expect(map(page, 'Chennai')).toBeVisible()
  })

  test('asks no one else until the visitor does; then the live map has a title and can be put away', async ({
    page,
  }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith('http://127.0.0.1')) foreign.push(request.url())
    })
    await page.route(/openstreetmap|google/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>live map</p>' }),
    )
    await open(page, '/#/contact-us')
    await card(page, 'chennai').scrollIntoViewIfNeeded()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(foreign).toEqual([])
    await expect(page.getByRole('main').getByRole('link', { name: /Open in Maps/ })).toHaveCount(2)
    await page.getByRole('button', { name: 'Show live map (Dubai)' }).click()
    await expect(page.getByTitle('Live map of our office in Dubai')).toBeVisible()
    await expect(page.frameLocator('iframe').getByText('live map')).toBeVisible()
    await page.getByRole('button', { name: /Back to the drawn map/ }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test('loads the live map in view where the site settings say so', async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('on-request', 'in-view') })
    })
    await page.route(/openstreetmap|google/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>live</p>' }),
    )
    await open(page, '/#/contact-us')
    await expect(page.locator('iframe')).toHaveCount(0)
    await card(page, 'dubai').scrollIntoViewIfNeeded()
    await expect(page.getByTitle('Live map of our office in Chennai')).toBeVisible()
  })

  test('falls back to the drawn map where the live one cannot load', async ({ page, context, complaints }) => {
    await page.route(/openstreetmap|google/, () => undefined)
    await open(page, '/#/contact-us')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Show live map (Chennai)' }).click()
    await expect(page.getByText('The live map did not load.')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(map(page, 'Chennai')).toBeVisible()
    complaints.length = 0
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
    test('follows a tap', async ({ page }) => {
      await open(page, '/#/contact-us')
      await card(page, 'dubai').getByText('Monday to Friday').tap()
      await expect(map(page, 'Dubai')).toBeVisible()
      await expect(map(page, 'Chennai')).toBeHidden()
    })
  })
})

test('the footer call is not repeated here', async ({ page }) => {
  await open(page, '/#/contact-us')
  await expect(page.getByRole('heading', { name: "Let's work together" })).toHaveCount(1)
  await open(page, '/#/about-us')
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: "Let's work together" })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.afterEach(({ complaints }) => forgiveBlockedScripts(complaints))

  test('a wrong form comes back with its messages and values', async ({ page, complaints }) => {
    await page.goto('/contact-us/')
    await fill(page, { ...good, 'WhatsApp number': '12', message: 'First line\nSecond line' })
    await send(page).click()
    await expect(page.getByText('Invalid WhatsApp number')).toBeVisible()
    await expect(field(page, 'name')).toHaveValue(good.name)
    await expect(field(page, 'WhatsApp number')).toHaveValue('12')
    await expect(field(page, 'message')).toHaveValue('First line\nSecond line')
    const refusals = complaints.filter((complaint) => complaint.includes('400'))
    expect(refusals).toHaveLength(2)
    complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !refusals.includes(complaint)))
  })

  test('a right one ends on the thank-you page', async ({ page }) => {
    await page.goto('/contact-us/')
    await fill(page, good)
    await send(page).click()
    await expect(page).toHaveURL(/\/thank-you\/$/)
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    await expect(page.getByText('Your details has been successfully submitted.')).toBeVisible()
  })

  test('both offices have their map', async ({ page }) => {
    await page.goto('/contact-us/')
    await expect(page.getByRole('img', { name: /Chennai$/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /Dubai$/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show live map' })).toHaveCount(0)
  })
})
