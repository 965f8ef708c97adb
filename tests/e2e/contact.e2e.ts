import type { Page, Route } from '@playwright/test'
import { MESSAGE_TOO_LONG } from '#shared/contact.ts'
import { readContent } from '../../build/content/load.ts'
import { axeFindings, settled } from '../access/axe.ts'
import { hydrated } from '../hydrated.ts'
import { boxOf } from './pixels.ts'
import { answer, country, ENDPOINT, field, fill, good, more, send, SEVEN, thanks } from './contact-form.ts'
import { expect, open, restingScroll, test } from './test.ts'

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
    await settled(page)
    expect(await axeFindings(page)).toEqual([])
  })

  test('says a wrong value when its field is left, an empty one only on submit', async ({ page }) => {
    await open(page, '/#/contact-us')
    await field(page, 'name').focus()
    await page.keyboard.press('Tab')
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid')
    await field(page, 'email').fill('nila@malli')
    await page.keyboard.press('Tab')
    await expect(field(page, 'email')).toHaveAccessibleDescription('Invalid email address.')
    await expect(page.getByRole('status').filter({ hasText: 'Invalid email address.' })).toBeAttached()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
  })

  test('says a wrong value that was left before the code was there', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(/contact-hero\.client-/, async (route) => {
      await promise
      await route.continue()
    })
    await page.goto('/contact-us/')
    await field(page, 'WhatsApp number').fill('5840012345')
    await field(page, 'email').focus()
    await expect(field(page, 'WhatsApp number')).not.toHaveAttribute('aria-invalid')
    resolve()
    await hydrated(page)
    await expect(field(page, 'WhatsApp number')).toHaveAccessibleDescription(/Invalid WhatsApp number/)
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
    await expect(field(page, 'email')).toBeFocused()
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
    await more(page).click()
    for (const label of ['name', 'company name']) {
      await field(page, label).pressSequentially('a'.repeat(55))
      await expect(field(page, label)).toHaveValue('a'.repeat(50))
    }
  })

  test('sends the seven fields and where the visitor came in, shows the loader, thanks, and is empty again', async ({
    page,
  }) => {
    const arrived = Promise.withResolvers<Route>()
    await page.route(ENDPOINT, (route) => arrived.resolve(route))
    await open(page, '/#/contact-us')
    await more(page).click()
    await fill(page, { ...good, name: '  Nila Raman  ', website: 'malli.example' })
    await send(page).click()
    const sending = page.getByRole('button', { name: 'Sending your message' })
    await expect(sending).toBeDisabled()
    await expect(thanks(page)).toBeHidden()
    const route = await arrived.promise
    const body = route.request().postData() ?? ''
    const names = [...body.matchAll(/name="([^"]+)"/g)].map(([, name]) => name)
    expect(names).toEqual([...SEVEN, 'landingPage', 'pagesSeen'])
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

  test('a press between the answer and the thanks sends nothing again', async ({ page }) => {
    let sent = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/contact')) sent += 1
    })
    await answer(page, 201)
    await open(page, '/#/contact-us')
    await fill(page, good)
    await send(page).evaluate(
      (button: HTMLButtonElement) =>
        new Promise<void>((resolve) => {
          const press = () => {
            if (document.querySelector('dialog[open]')) return resolve()
            button.click()
            setTimeout(press)
          }
          press()
        }),
    )
    await expect(thanks(page)).toBeVisible()
    expect(sent).toBe(1)
  })

  test('the second click of a double click presses nothing in the dialog that has opened below it', async ({
    page,
  }) => {
    await answer(page, 201)
    await open(page, '/#/contact-us')
    await fill(page, good)
    await send(page).click()
    for (const name of ['In a hurry? Write on WhatsApp', 'Okay']) {
      const { x, y } = await boxOf(thanks(page).getByText(name))
      await page.mouse.move(x + 5, y + 5)
      await page.mouse.down({ clickCount: 2 })
      await page.mouse.up({ clickCount: 2 })
      await expect(thanks(page)).toBeVisible()
    }
    await thanks(page).getByRole('button').dblclick()
    await expect(thanks(page)).toBeHidden()
  })
})

test.describe('a message near the limit', () => {
  const message = (page: Page) => field(page, 'message')

  test('is counted, and one that is too long is said at the field, sends nothing and stays', async ({ page }) => {
    const calls = await answer(page, 201)
    await open(page, '/#/contact-us')
    await fill(page, { ...good, message: 'x'.repeat(3999) })
    await expect(page.getByText('of 5,000 characters')).toHaveCount(0)
    await message(page).fill('x'.repeat(4000))
    await expect(message(page)).toHaveAccessibleDescription(/4,000 of 5,000 characters/)
    await message(page).fill('x'.repeat(5001))
    await expect(page.getByText('5,001 of 5,000 characters')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: MESSAGE_TOO_LONG })).toBeAttached()
    await send(page).click()
    await expect(message(page)).toBeFocused()
    await expect(message(page)).toHaveAccessibleDescription(new RegExp(MESSAGE_TOO_LONG))
    await expect(message(page)).toHaveValue('x'.repeat(5001))
    expect(calls).toHaveLength(0)
    await message(page).fill('x'.repeat(5000))
    await expect(message(page)).not.toHaveAttribute('aria-invalid')
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
  })

  test('that the server finds too long all the same is said at the field', async ({ page, allow }) => {
    allow(/413/)
    await answer(page, 413)
    await open(page, '/#/contact-us')
    await fill(page, good)
    await send(page).click()
    await expect(message(page)).toBeFocused()
    await expect(message(page)).toHaveAccessibleDescription(new RegExp(MESSAGE_TOO_LONG))
    await expect(message(page)).toHaveValue(good.message)
    await expect(send(page)).toBeEnabled()
  })
})

test('what was typed can go on WhatsApp instead, number or not', async ({ page }) => {
  const way = page.getByRole('link', { name: 'Or send this on WhatsApp' })
  const sentText = async () => new URL((await way.getAttribute('href')) ?? '').searchParams.get('text')
  await open(page, '/#/contact-us')
  expect(await sentText()).toMatch(/^Hello/)
  await more(page).click()
  await fill(page, { ...good, website: 'malli.example' })
  for (const text of [good.message, good.name, good.email, 'malli.example']) expect(await sentText()).toContain(text)
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
    const okay = page.getByRole('button', { name: 'Okay' })
    const chat = thanks(page).getByRole('link', { name: 'Write on WhatsApp' })
    await expect(okay).toBeFocused()
    for (const [key, stop] of [
      ['Tab', chat],
      ['Tab', okay],
      ['Shift+Tab', chat],
      ['Shift+Tab', okay],
    ] as const) {
      await page.keyboard.press(key)
      await expect(stop).toBeFocused()
    }
  })

  test('locks the page without moving it', async ({ page }) => {
    const before = await page.evaluate(() => ({ top: scrollY, width: document.body.clientWidth }))
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 800)
    await page.keyboard.press('End')
    expect(await restingScroll(page)).toBe(before.top)
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

test('the direct ways carry what has been typed', async ({ page }) => {
  await open(page, '/#/contact-us')
  const ways = page.getByRole('main').getByRole('list', { name: 'Rather talk?' })
  await expect(ways.getByRole('link', { name: /^Call Chennai/ })).toHaveAttribute('href', /^tel:\+91\d+$/)
  await expect(ways.getByRole('link', { name: /^Call Dubai/ })).toHaveAttribute('href', /^tel:\+971\d+$/)
  await fill(page, { name: 'Nila', message: 'Filter coffee & more' })
  const mail = await ways.getByRole('link', { name: 'Write an e-mail' }).getAttribute('href')
  expect(new URL(mail ?? '').searchParams.get('body')).toContain('Filter coffee & more')
  const chat = await ways.getByRole('link', { name: 'Chat' }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('Nila')
})

test('who reads the message is named and seen above the form', async ({ page }) => {
  await open(page, '/contact-us/')
  const head = page.getByRole('heading', { name: 'Get in touch' }).locator('..')
  const { form } = await readContent('content/contact.yaml')
  expect(form.readers.length).toBeGreaterThan(0)
  for (const { name } of form.readers) await expect(head).toContainText(String(name.split(' ')[0]))
  await expect(head.locator('img')).toHaveCount(form.readers.length)
  for (const image of await head.locator('img').all())
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
})

test('the footer call is not repeated here', async ({ page }) => {
  await open(page, '/#/contact-us')
  await expect(page.getByRole('heading', { name: 'Let’s work together' })).toHaveCount(1)
  await open(page, '/#/about-us')
  await expect(page.getByRole('contentinfo').getByText('Let’s work together')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a wrong form comes back with its messages and values', async ({ page, complaints, allow }) => {
    allow(/400/)
    await page.goto('/contact-us/')
    await fill(page, { ...good, 'WhatsApp number': '12', message: 'First line\nSecond line' })
    await send(page).click()
    await expect(page.getByText('Invalid WhatsApp number')).toBeVisible()
    await expect(field(page, 'name')).toHaveValue(good.name)
    await expect(field(page, 'WhatsApp number')).toHaveValue('12')
    await expect(field(page, 'message')).toHaveValue('First line\nSecond line')
    expect(complaints.filter((complaint) => complaint.includes('400'))).toHaveLength(2)
  })

  test('the chat has a message, and nothing is folded', async ({ page }) => {
    await page.goto('/contact-us/')
    const way = page.getByRole('link', { name: 'Or send this on WhatsApp' })
    await expect(way).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.+/)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      for (const name of [...SEVEN, 'heardFrom']) await expect(page.locator(`#${name}`)).toBeVisible()
      await expect(more(page)).toBeHidden()
    }
  })

  test('a number from the UAE is taken, and a wrong one comes back with its country', async ({ page, allow }) => {
    allow(/400/)
    await page.goto('/contact-us/')
    await country(page).selectOption('UAE +971')
    await fill(page, { ...good, 'WhatsApp number': '010 123' })
    await send(page).click()
    await expect(page.getByText('Invalid WhatsApp number')).toBeVisible()
    await expect(country(page)).toHaveValue('AE')
    await field(page, 'WhatsApp number').fill('050 123 4567')
    await send(page).click()
    await expect(page).toHaveURL(/\/thank-you\/$/)
  })

  test('a right one ends on the thank-you page', async ({ page }) => {
    await page.goto('/contact-us/')
    await fill(page, good)
    await send(page).click()
    await expect(page).toHaveURL(/\/thank-you\/$/)
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    await expect(page.getByText('Your details has been successfully submitted.')).toBeVisible()
    await expect(page.getByRole('main').getByText('We answer within')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Write on WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me/)
  })
})
