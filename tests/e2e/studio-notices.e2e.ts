import type { Page } from '@playwright/test'
import { axeFindings } from '../access/axe.ts'
import { enter, expect, test } from './studio.ts'

const HOSTILE = '"><img src=x onerror=alert(1)>'

/** Stubs the browser's part of push subscriptions, because there is no push service here. */
async function fakePushService(page: Page) {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(() => {
    const encode = (bytes: number) =>
      btoa('\u0004'.repeat(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    const subscription = {
      endpoint: `https://push.example.com/${Math.random()}`,
      toJSON: () => ({ endpoint: subscription.endpoint, keys: { p256dh: encode(65), auth: encode(16) } }),
      unsubscribe: async () => {
        sessionStorage.removeItem('subscribed')
        return true
      },
    }
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('subscribed', '1')
      return subscription as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem('subscribed') ? (subscription as unknown as PushSubscription) : null
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
  })
}

test(
  'notifications are turned on and off on a device; the worker shows what is pushed, and nothing outside the studio',
  { tag: '@window' },
  async ({ page, studio, context }) => {
    await fakePushService(page)
    await enter(page, await studio.invite('Asha Push'))
    await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('link', { name: /^Notifications/ }).click()
    await page.getByRole('button', { name: 'Show notifications here' }).click()
    await expect(page.getByText('This browser, since')).toBeVisible()
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
    expect(worker.url()).toBe(`${studio.origin}/studio/worker.js`)
    expect(
      await worker.evaluate(() => (self as unknown as { registration: ServiceWorkerRegistration }).registration.scope),
    ).toBe(`${studio.origin}/studio/`)

    const session = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId)
      })
    })
    await session.send('ServiceWorker.enable')
    const registrationId = await registered
    const deliver = (data: string) =>
      session.send('ServiceWorker.deliverPushMessage', { origin: studio.origin, registrationId, data })
    const shown = () =>
      worker.evaluate(async () => {
        const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
        const all = await registration.getNotifications()
        return all.map(({ title, body }) => ({ title, body }))
      })
    await deliver(JSON.stringify({ title: 'New enquiry', body: HOSTILE, path: 'leads/1', tag: 'lead-1' }))
    await expect.poll(shown).toEqual([{ title: 'New enquiry', body: HOSTILE }])
    await deliver('not for us')
    await expect
      .poll(async () => (await shown()).map(({ title }) => title).toSorted())
      .toEqual(['New enquiry', 'Studio'])

    await page.getByRole('button', { name: /^Turn off/ }).click()
    await expect(page.getByRole('button', { name: 'Show notifications here' })).toBeVisible()
  },
)

test('an owner sets the webhook, is told of a wrong address, tries it, and sees why it fails', async ({
  page,
  studio,
  allow,
}) => {
  allow(/\b400\b/)
  await enter(page, await studio.invite('Asha Hook'))
  await page.goto(`${studio.origin}/studio/settings/outgoing`)
  const webhook = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Send to Slack or another program' }) })
  await webhook.getByLabel('Web address to send to').fill('https://127.0.0.1/hook')
  await webhook.getByLabel('Send each new enquiry there').check()
  await webhook.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(webhook.getByRole('alert').filter({ hasText: /private network/ })).toBeVisible()
  await webhook.getByLabel('Web address to send to').fill('https://hooks.invalid/in')
  await webhook.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(webhook.getByLabel('Secret of the signature')).toHaveValue(/^whsec_/)
  await webhook.getByRole('button', { name: 'Send a trial' }).click()
  await expect(webhook.getByText(/It did not arrive: no connection/)).toBeVisible()
  await studio.addLead({ name: HOSTILE })
  await expect
    .poll(async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Send to Slack or another program' })).toBeVisible()
      return page.getByText(/^Enquiry \d+ to the other program$/).count()
    })
    .toBeGreaterThan(0)
  expect(await axeFindings(page)).toEqual([])
  await webhook.getByLabel('Send each new enquiry there').uncheck()
  await webhook.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
})

test('the confirmation is proposed, edited and saved; without a mail server the screen says what is missing', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Asha Mail'))
  await page.goto(`${studio.origin}/studio/settings/outgoing`)
  await expect(page.getByText('Mail cannot be sent yet').first()).toBeVisible()
  const variable = page.getByText('SMTP_URL')
  await expect(variable, 'for who looks after the server').toBeHidden()
  await page.getByText('What to tell them').click()
  await expect(variable).toBeVisible()
  const text = page.getByLabel('Text')
  await expect(text).toHaveValue(/^Hi \{name\},/)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await text.fill('Hi {name}, we have it.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.reload()
  await expect(page.getByLabel('Text')).toHaveValue('Hi {name}, we have it.')
  await expect(page.getByLabel('Mail a confirmation')).toBeDisabled()
})

test('an alarm stands above every screen and covers nothing', async ({ page, studio }) => {
  await enter(page, await studio.invite('Asha Alarm'))
  const id = await studio.addLead({ name: 'Zara Alarm' })
  const alarm = { check: 'waiting', subject: 'Enquiries wait for an answer', detail: '3 enquiries wait.', since: 0 }
  await page.route('**/studio/api/alarms', (route) => route.fulfill({ json: { alarms: [alarm] } }))
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`${studio.origin}/studio/leads/${id}`)
    await expect(page.getByText('3 enquiries wait.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'WhatsApp', exact: true })).toBeInViewport({ ratio: 1 })
    // On smaller screens the bar of replies covers content scrolled beneath it.
    if (width === 1440) expect(await axeFindings(page)).toEqual([])
  }
})
