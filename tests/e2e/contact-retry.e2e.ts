import type { Page } from '@playwright/test'
import { answer, field, fill, good, send, SEVEN, thanks } from './contact-form.ts'
import { expect, open, test } from './test.ts'

test.use({ reducedMotion: 'reduce' })

/** Sends the form and waits for the first of the answers, which refuses it. */
async function sendFailing(page: Page, ...answers: Parameters<typeof answer>[1][]) {
  const calls = await answer(page, ...answers)
  await open(page, '/#/contact-us')
  await fill(page, good)
  await send(page).click()
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  return calls
}

test.describe('when sending fails', () => {
  const ours = /The contact form was not sent/
  test.beforeEach(({ allow }) => {
    allow(ours)
    allow(/\/api\/contact/)
  })

  test('the visitor sees nothing, keeps everything, and is thanked when a retry gets through', async ({
    page,
    complaints,
  }) => {
    const calls = await sendFailing(page, 'abort', 'abort', 503, 201)
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
    expect(await page.evaluate(() => sessionStorage.getItem('unsent-contact'))).toBeNull()
    // Anything left in the outbox would be sent before the second request, which is answered.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.evaluate(() => fetch('/robots.txt'))
    expect(calls).toHaveLength(4)
    expect(complaints.filter((line) => ours.test(line))).toHaveLength(1)
  })

  test('sending the same words again by hand keeps the key, so it is one lead', async ({ page }) => {
    const calls = await sendFailing(page, 'abort', 201)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    expect(calls.map(({ key }) => key)).toEqual([calls[0]?.key, calls[0]?.key])
  })

  test('offline and back online sends it', async ({ page, context }) => {
    await open(page, '/#/contact-us')
    await fill(page, good)
    await context.setOffline(true)
    await send(page).click()
    await expect(send(page)).toBeEnabled()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('unsent-contact'))).toContain(good.email)
    await context.setOffline(false)
    await expect(thanks(page)).toBeVisible({ timeout: 15_000 })
    expect(await page.evaluate(() => sessionStorage.getItem('unsent-contact'))).toBeNull()
  })

  test('a reload on another page sends it on, and the contact page says thanks', async ({ page }) => {
    const calls = await sendFailing(page, 'abort', 201)
    await page.evaluate(() => (location.hash = '#/privacy-policy'))
    await page.reload()
    await expect.poll(() => calls.filter(({ key }) => key).length).toBe(2)
    expect(calls[1]?.key).toBe(calls[0]?.key)
    await page.getByRole('link', { name: 'Contact Us' }).first().click()
    await expect(thanks(page)).toBeVisible()
  })

  test('closing the page hands the form to the browser with its key and its fields', async ({ page }) => {
    await page.addInitScript(() => {
      const beacons: unknown[] = []
      Object.assign(globalThis, { beacons })
      navigator.sendBeacon = (url, body) => {
        beacons.push({ url: String(url), names: [...(body as FormData).keys()] })
        return true
      }
    })
    const calls = await sendFailing(page, 'abort')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    const beacons = await page.evaluate(() => Reflect.get(globalThis, 'beacons') as { url: string; names: string[] }[])
    expect(beacons).toHaveLength(1)
    expect(beacons[0]?.names).toEqual([...SEVEN, 'landingPage', 'pagesSeen'])
    expect(new URL(beacons[0]?.url ?? '').searchParams.get('key')).toBe(calls[0]?.key)
  })

  test('with the notice switched on, the visitor is told', async ({ page }) => {
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
  })
})
