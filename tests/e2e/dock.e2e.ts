import type { Page } from '@playwright/test'
import { boxOf, coloursOf } from './pixels.ts'
import { expect, hydrated, open, restingScroll, test } from './test.ts'

const dock = (page: Page) => page.getByRole('complementary', { name: 'Write to us' })
/** Scrolls to the end repeatedly: sections that come into view get their real height and move the end. */
const toEnd = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        scrollTo({ top: 1e7, behavior: 'instant' })
        return document.documentElement.scrollHeight - innerHeight - scrollY
      }),
    )
    .toBeLessThan(1)

/** Scrolls by wheel and waits until the scroll position has changed. */
async function scrollBy(page: Page, by: number) {
  const from = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, by)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.max(0, Math.round(from + by)))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

  test('the dock comes after the first screen on the way up and goes on the way down', async ({ page }) => {
    await open(page, '/agency/lead-generation/')
    await expect(dock(page)).not.toBeInViewport()
    await scrollBy(page, 1800)
    await expect(dock(page)).not.toBeInViewport()
    await scrollBy(page, -200)
    await expect(dock(page)).toBeInViewport({ ratio: 1 })
    expect((await boxOf(dock(page))).height).toBe(56)
    await expect(dock(page).getByRole('link')).toHaveText([/^ ?WhatsApp/, 'Get in touch'])
    await scrollBy(page, 100)
    await expect(dock(page)).not.toBeInViewport()
    await scrollBy(page, -1500)
    await expect(dock(page)).not.toBeInViewport()
  })

  test('what is scrolled before the script has come, or by the page itself, brings no dock', async ({ page }) => {
    await page.goto('/agency/lead-generation/')
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    await hydrated(page)
    await expect(dock(page)).not.toBeInViewport()
    await scrollBy(page, -200)
    await expect(dock(page)).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(dock(page)).not.toBeInViewport()
    await page.getByRole('link', { name: 'Scroll to the content' }).click()
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(600)
    await restingScroll(page)
    await expect(dock(page)).not.toBeInViewport()
  })

  test('at the end of the page it is there and covers nothing', async ({ page }) => {
    await open(page, '/agency/lead-generation/')
    await toEnd(page)
    await expect(dock(page)).toBeInViewport({ ratio: 1 })
    const end = await boxOf(page.getByRole('contentinfo'))
    expect(Math.round(end.y + end.height)).toBeLessThanOrEqual(Math.round((await boxOf(dock(page))).y))
  })

  test('it goes while a field has the focus', async ({ page }) => {
    await open(page, '/contact-us/')
    await toEnd(page)
    await expect(dock(page)).toBeInViewport()
    const field = page.locator('main input').first()
    await field.evaluate((input) => input.focus({ preventScroll: true }))
    await expect(field).toBeFocused()
    await expect(dock(page)).toBeHidden()
    // The dock's room has the colour of the footer above it.
    const { y, height } = await boxOf(page.getByRole('contentinfo'))
    const room = await page.screenshot({ clip: { x: 0, y: y + height - 4, width: 390, height: 40 } })
    expect(await coloursOf(room)).toEqual(new Set(['18,23,58']))
    await field.evaluate((input) => input.blur())
    await expect(dock(page)).toBeInViewport()
    await expect(dock(page)).toBeVisible()
  })

  test('it leaves the form alone while that is in sight', async ({ page }) => {
    await open(page, '/contact-us/')
    const form = page.getByRole('form', { name: 'Get in touch' })
    await toEnd(page)
    await form.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect(form).toBeInViewport()
    await expect(dock(page)).not.toBeInViewport()
    await scrollBy(page, -200)
    await expect(dock(page)).not.toBeInViewport()
    await toEnd(page)
    await expect(form).not.toBeInViewport()
    await expect(dock(page)).toBeInViewport()
  })

  test('header and tabs leave on the way down, return on the way up and take a sixth of the window', async ({
    page,
  }) => {
    const bars = page.locator('[data-header], [data-sticky-tabs]')
    for (const [width, height] of [
      [360, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const path of ['/technology-development/', '/advisory/', '/agency/']) {
        await open(page, path)
        await page
          .locator('[data-sticky-tabs]:visible')
          .first()
          .evaluate((tabs) => tabs.scrollIntoView())
        await scrollBy(page, 900)
        for (const bar of await bars.all()) await expect(bar).not.toBeInViewport()
        await scrollBy(page, -300)
        await expect(page.getByRole('banner')).toBeInViewport()
        const taken = await page
          .locator('[data-header] > :first-child, [data-sticky-tabs]')
          .evaluateAll((all) =>
            Math.max(...all.map((bar) => bar.getBoundingClientRect()).map(({ bottom }) => (bottom < 200 ? bottom : 0))),
          )
        expect(taken, `${path} at ${width}×${height}`).toBeLessThanOrEqual(height / 6)
      }
    }
  })
})

test('the chat names the page that is shown, after a change of page too', async ({ page }) => {
  await open(page, '/#/agency/lead-generation')
  const chat = dock(page).getByRole('link', { name: /^WhatsApp/ })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*Lead%20generation/)
  await page.evaluate(() => (location.hash = '#/advisory'))
  await expect(page).toHaveTitle(/^Advisory/)
  await expect(chat).toHaveAttribute('href', /text=.*Advisory/)
  // These links stay when the page changes.
  for (const other of await page.locator(':is(header, footer) a[data-chat]').all())
    await expect(other).toHaveAttribute('href', /text=.*Advisory/)
})

test('a large or low window has no chat over the picture of the first screen, except for the keyboard', async ({
  page,
}) => {
  const chat = dock(page).getByRole('link', { name: /^WhatsApp/ })
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, '/agency/pay-per-click/')
    await expect(dock(page)).toHaveCSS('opacity', '0')
    await expect(dock(page)).toHaveCSS('pointer-events', 'none')
    await page.keyboard.press('Shift+Tab')
    await expect(chat).toBeFocused()
    await expect(dock(page)).toHaveCSS('opacity', '1')
    await expect(chat).toBeInViewport({ ratio: 1 })
    await expect(dock(page).getByRole('link', { name: 'Get in touch' })).toBeHidden()
  }
})

test('the footer takes at most 600 px of a large window and 800 px of a phone', async ({ page }) => {
  await open(page, '/agency/lead-generation/')
  await toEnd(page)
  expect((await boxOf(page.getByRole('contentinfo'))).height).toBeLessThanOrEqual(600)
  await page.setViewportSize({ width: 390, height: 844 })
  await toEnd(page)
  const footer = page.getByRole('contentinfo')
  expect((await boxOf(footer)).height).toBeLessThanOrEqual(800)
  // The offices keep a distance to the call above them.
  const call = await boxOf(footer.getByRole('region').first())
  const office = await boxOf(footer.locator('address').first())
  expect(office.y - call.y - call.height).toBeGreaterThanOrEqual(20)
})

test('after the first screen of a large window the chat is a pill with its word, in the margin beside the columns', async ({
  page,
}) => {
  const chat = dock(page).getByRole('link', { name: /^WhatsApp/ })
  for (const [width, height] of [
    [1024, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, '/agency/lead-generation/')
    await scrollBy(page, 1800)
    await expect(dock(page)).toHaveCSS('opacity', '1')
    const at = `${width}×${height}`
    const word = await chat.evaluate((link) => {
      const range = document.createRange()
      for (const node of link.childNodes) if (node.nodeValue?.trim()) range.selectNode(node)
      const { width: across, height: down } = range.getBoundingClientRect()
      return Math.max(across, down)
    })
    expect.soft(word, at).toBeGreaterThan(60)
    const column = await boxOf(page.getByRole('main').locator('.wrap').first())
    const pill = await boxOf(dock(page))
    expect.soft(pill.x, at).toBeGreaterThanOrEqual(column.x + column.width)
    expect.soft(pill.x + pill.width, at).toBeLessThanOrEqual(width)
    await scrollBy(page, -1800)
    await expect(dock(page)).toHaveCSS('opacity', '0')
  }
})

test('beside the form of a large window there is no chat, after it the pill; the page of thanks has none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/contact-us/')
  await page.mouse.move(200, 300)
  await expect(dock(page)).toHaveCSS('opacity', '0')
  const field = page.getByRole('textbox', { name: 'Name', exact: true })
  await field.focus()
  await expect(dock(page)).toHaveAttribute('data-away', 'typing')
  await expect(dock(page)).toHaveCSS('opacity', '0')
  await field.blur()
  await toEnd(page)
  await expect(dock(page)).toHaveCSS('opacity', '1')
  await expect(dock(page).getByRole('link')).toBeInViewport({ ratio: 1 })
  await open(page, '/thank-you/')
  await expect(dock(page)).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByText('Let’s work together')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: /^While you wait: how .+ reached/ })).toHaveAttribute(
    'href',
    /^\/case-study\//,
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  test('the dock is there, and names the page', async ({ page }) => {
    await page.goto('/advisory/')
    await expect(dock(page)).toBeInViewport()
    await expect(dock(page).getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /Advisory/)
  })

  test('in a large window the footer has the chat', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/advisory/')
    await expect(dock(page)).toHaveCSS('opacity', '0')
    const chat = page.getByRole('contentinfo').getByRole('link', { name: /^WhatsApp/ })
    await expect(chat).toBeVisible()
    await expect(chat).toHaveAttribute('href', /Advisory/)
  })
})
