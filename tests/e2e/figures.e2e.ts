import { readdirSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { axeFindings } from '../access/axe.ts'
import { boxOf } from './pixels.ts'
import { overflows } from './scroll.ts'
import { expect, hydrated, open, test } from './test.ts'

const slugs = readdirSync('content/services').map((file) => file.replace('.yaml', ''))
const figures = (page: Page): Locator => page.locator('main figure')
/** Describes the visible state of a figure: its visible words and shapes, and the lengths of its bars. */
const shown = (figure: Locator): Promise<string> =>
  figure.evaluate((element) => {
    const parts = [...element.querySelectorAll('p, path, td, strong')]
    const bars = [...element.querySelectorAll('dd > span')]
    return [
      ...parts.map((part) => Number(part.checkVisibility({ visibilityProperty: true }))),
      ...bars.map((bar) => getComputedStyle(bar).backgroundSize),
    ].join('')
  })

async function tickAndUntick(figure: Locator): Promise<void> {
  for (const box of await figure.getByRole('checkbox').all()) {
    const isTicked = await box.isChecked()
    const before = await shown(figure)
    await box.setChecked(!isTicked)
    await expect.poll(() => shown(figure)).not.toBe(before)
    await box.setChecked(isTicked)
    await expect.poll(() => shown(figure)).toBe(before)
  }
}

test('every figure follows the mouse and the arrow keys, and axe finds nothing in it', async ({ page }) => {
  test.slow()
  let staged = 0
  for (const slug of slugs) {
    await page.goto(`/agency/${slug}/`)
    await hydrated(page)
    expect(await figures(page).count(), slug).toBeGreaterThan(0)
    for (const figure of await figures(page).all()) {
      await figure.scrollIntoViewIfNeeded()
      const radios = figure.getByRole('radio')
      const count = await radios.count()
      const states = new Set<string>()
      for (let at = 0; at < count; at += 1) {
        await radios.nth(at).click()
        states.add(await shown(figure))
      }
      expect(states.size, `${slug}: stages that look different`).toBe(count)
      if (count > 0) {
        staged += 1
        await page.keyboard.press('ArrowLeft')
        await expect(radios.nth(count - 2)).toBeChecked()
        await expect(figure.getByRole('group')).toHaveAccessibleName(/\S/)
      }
      await tickAndUntick(figure)
    }
    const hidden = page.locator(':is([data-figure], [data-figure] *)[data-reveal=below]')
    // Scrolls at once, because Playwright's own scrolling would wait for an element that is revealed meanwhile.
    await expect(async () => {
      await hidden.evaluateAll((all) => all[0]?.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect(hidden).toHaveCount(0, { timeout: 500 })
    }).toPass()
    expect(await axeFindings(page, { within: '[data-figure]' }), slug).toEqual([])
  }
  expect(staged).toBeGreaterThan(8)
})

test('drawings in a file of their own are there', async ({ page }) => {
  await page.goto('/agency/video-content-production/')
  const uses = page.locator('main use[href*="drawings/"]')
  await expect(uses).toHaveCount(4)
  for (const use of await uses.all())
    await expect.poll(() => use.evaluate((element: SVGUseElement) => element.getBBox().width)).toBeGreaterThan(300)
})

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })
    test('what is told of a stage moves nothing below it', async ({ page }) => {
      test.slow()
      const community = 'community-and-mastermind-creation'
      for (const slug of [...slugs, community]) {
        await page.goto(`/agency/${slug}/`)
        await hydrated(page)
        for (const figure of await figures(page)
          .filter({ has: page.locator('[data-drawing] [type=radio]') })
          .all()) {
          const height = async () => (await figure.boundingBox())?.height
          const before = await height()
          for (const radio of await figure.getByRole('radio').all()) {
            await radio.check()
            expect(await height(), slug).toBe(before)
          }
        }
      }
    })
  })
}

test('striking out the waste turns the week’s cost into the smaller one and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/agency/pay-per-click/')
  await hydrated(page)
  const figure = figures(page).filter({ has: page.getByRole('checkbox') })
  const height = async () => (await figure.boundingBox())?.height
  await expect(figure.getByText('₹22,200')).toBeVisible()
  await expect(figure.getByText('a week, for all who typed')).toBeHidden()
  const before = await height()
  await figure.getByRole('checkbox').uncheck()
  await expect(figure.getByText('₹22,200')).toBeHidden()
  await expect(figure.getByText('a week, for all who typed')).toBeVisible()
  expect(await height()).toBe(before)
})

test('each of four callers stands in the circles that he or she belongs to, and is answered by mouse, keys and thumb', async ({
  page,
}) => {
  await page.goto('/agency/lead-generation/')
  await hydrated(page)
  const figure = figures(page).filter({ has: page.getByRole('group', { name: 'Four numbers. Who is called today?' }) })
  const radio = (name: string) => figure.getByRole('radio', { name, exact: true })
  await expect(radio('Devi')).toBeChecked()
  const answer = figure.locator('[aria-live] p')
  for (const [name, said] of [
    ['Devi', 'Call her today'],
    ['Meera', 'Ask the one thing that is missing'],
    ['Arun', 'Write to him from time to time'],
    ['Omar', 'Nobody calls'],
  ] as const) {
    await radio(name).click()
    await expect(answer.filter({ hasText: said })).toBeVisible()
    await expect(answer.filter({ visible: true })).toHaveCount(1)
  }
  await page.keyboard.press('ArrowLeft')
  await expect(radio('Arun')).toBeChecked()
  const circles = figure.locator('svg > circle[class]:not([clip-path])')
  for (const width of [1440, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const [need, means, now] = await Promise.all([0, 1, 2].map((at) => boxOf(circles.nth(at))))
    if (!need || !means || !now) throw new Error('a circle is missing')
    const belongs = async (name: string) => {
      const label = await boxOf(figure.locator('label', { hasText: name }))
      expect.soft(label.height, `${name} at ${width}`).toBeGreaterThanOrEqual(44)
      return [need, means, now].map(({ x, y, width: side }) => {
        const [left, top] = [label.x + label.width / 2 - x - side / 2, label.y + label.height / 2 - y - side / 2]
        return Math.hypot(left, top) < side / 2
      })
    }
    expect.soft(await belongs('Devi'), `${width}`).toEqual([true, true, true])
    expect.soft(await belongs('Meera'), `${width}`).toEqual([true, true, false])
    expect.soft(await belongs('Arun'), `${width}`).toEqual([true, false, false])
    expect.soft(await belongs('Omar'), `${width}`).toEqual([false, false, false])
    expect.soft(await overflows(page), `${width}`).toBe(false)
  }
})

test('a season’s handover is looked at week by week, by mouse and keys', async ({ page }) => {
  await page.goto('/agency/community-and-mastermind-creation/')
  await hydrated(page)
  const figure = page
    .locator('main [data-figure]')
    .filter({ has: page.getByRole('radio', { name: 'Week 2', exact: true }) })
  await expect(figure.getByText('the keys stay with them')).toBeVisible()
  await figure.getByRole('radio', { name: 'Week 2', exact: true }).check()
  await expect(figure.getByText('We do all six')).toBeVisible()
  await expect(figure.getByText('the keys stay with them')).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(figure.getByText('Your hosts send the invitations')).toBeVisible()
})

test('each of six seats at the table tells its question and its minutes, by mouse, keys and thumb', async ({
  page,
}) => {
  await page.goto('/advisory/community-and-mastermind-creation/')
  await hydrated(page)
  const figure = page.locator('main [data-figure]').filter({ has: page.getByRole('group', { name: 'Press a seat' }) })
  const seats = figure.getByRole('radio')
  await expect(seats).toHaveCount(6)
  const states = new Set<string>()
  for (const [at, from] of [9, 16, 23, 30, 37, 44].entries()) {
    await seats.nth(at).click()
    states.add(await shown(figure))
    await expect(figure.locator('svg').getByText(`${from}–${from + 7}`)).toBeVisible()
  }
  expect(states.size).toBe(6)
  await page.keyboard.press('ArrowLeft')
  await expect(figure.getByRole('radio', { name: 'Leela' })).toBeChecked()
  await expect(figure.getByText('fill one good room')).toBeVisible()
  await expect(figure.getByText('Omar has a garage')).toBeHidden()
  await expect(figure.getByText('An example with invented people')).toBeVisible()
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    for (const seat of await seats.all()) {
      const { width: side = 0, height = 0 } = (await seat.boundingBox()) ?? {}
      expect(Math.min(side, height), `${width}`).toBeGreaterThanOrEqual(43.9)
    }
    expect(await overflows(page), `${width}`).toBe(false)
  }
})

test('fields to press fill their row, and quarters stand above their part of the year', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const slug of ['video-marketing', 'social-media-marketing', 'performance-marketing']) {
      await page.goto(`/agency/${slug}/`)
      await hydrated(page)
      for (const field of await page.locator('main [data-drawing] label:has([type=radio])').all()) {
        const [label, radio] = await Promise.all([boxOf(field), boxOf(field.getByRole('radio'))])
        expect.soft(radio, `${slug} at ${width}`).toEqual(label)
      }
    }
    const [drawing, last] = await Promise.all(
      [page.locator('[data-drawing=budget-threads] > svg'), page.getByRole('radio', { name: 'Oct–Dec' })].map((part) =>
        boxOf(part),
      ),
    )
    // The drawing is 696 units wide, the year 640 and a quarter 160.
    const scale = (drawing?.width ?? 0) / 696
    expect.soft(last?.x, `${width}`).toBeCloseTo((drawing?.x ?? 0) + 480 * scale, -1)
    expect.soft((last?.x ?? 0) + (last?.width ?? 0), `${width}`).toBeCloseTo((drawing?.x ?? 0) + 640 * scale, -1)
  }
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true })
  test('every figure fits and follows the thumb', async ({ page }) => {
    test.slow()
    for (const slug of slugs) {
      await page.goto(`/agency/${slug}/`)
      await hydrated(page)
      for (const figure of await figures(page).all()) {
        const stages = figure.locator('label:has([type=radio])')
        const count = await stages.count()
        for (const at of count > 0 ? [0, count - 1] : []) {
          await stages.nth(at).tap()
          await expect(figure.getByRole('radio').nth(at)).toBeChecked()
          expect((await stages.nth(at).boundingBox())?.height, slug).toBeGreaterThanOrEqual(44)
        }
      }
      expect(await overflows(page), slug).toBe(false)
    }
  })
})

test.describe('without script, with motion reduced and colours forced', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })
  test('figures are drawn, labelled and answer', async ({ page }) => {
    for (const slug of [
      'performance-marketing',
      'pay-per-click',
      'lead-generation',
      'search-engine-optimization',
      'video-marketing',
    ]) {
      await page.goto(`/agency/${slug}/`)
      for (const figure of await figures(page).all()) {
        await figure.scrollIntoViewIfNeeded()
        await expect(figure).toBeVisible()
        for (const radio of await figure.getByRole('radio').all()) {
          await radio.check()
          expect(await shown(figure)).toContain('1')
        }
      }
    }
    await page.goto('/agency/pay-per-click/')
    await expect(page.getByText('₹14,200')).toBeVisible()
    await expect(page.getByText('₹1,050')).toBeVisible()
    // Without script nothing could use a changed number, so there are no fields.
    await expect(page.getByText('3500', { exact: true })).toBeVisible()
    await expect(page.getByLabel('What one order brings')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Copy a link to it' })).toBeHidden()
  })
})

test.describe('what a customer may cost', () => {
  const price = (page: Page) => page.getByLabel('What one order brings')
  const result = (page: Page) => page.locator('[data-result=customer]')

  test('follows the visitor’s numbers, says what is wrong, and brings them to the form', async ({ page }) => {
    await open(page, '/#/agency/performance-marketing')
    await price(page).fill('10000')
    await expect(result(page)).toHaveText('₹3,500')
    await price(page).fill('')
    await expect(result(page)).toHaveText('–')
    const status = page.getByRole('status', { name: 'One new customer may cost at most' })
    await expect(status).toContainText('Please check: What one order brings')
    // No fault is shown while the visitor still types.
    await expect(page.getByText('A number above 0')).toBeHidden()
    const visitors = page.getByLabel('Visitors a month')
    await visitors.fill('9000')
    await expect(page.getByText('A number above 0')).toBeVisible()
    await expect(price(page)).toHaveAccessibleDescription('A number above 0')
    await expect(price(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(visitors).not.toHaveAttribute('aria-invalid', 'true')
    await expect(price(page)).toHaveValue('')
    await price(page).fill('4000')
    await expect(result(page)).toHaveText('₹1,400')
    await page.getByRole('link', { name: 'Talk about this result' }).click()
    await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue(/₹4,000.*9000 visitors.*₹1,400 at most/)
  })

  test('reckons in dirhams, by the arrow keys too, and its link and the form say so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/#/agency/performance-marketing')
    await expect(page.getByRole('radiogroup', { name: 'Currency' })).toBeVisible()
    await page.getByRole('radio', { name: 'Rupees' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Dirhams' })).toBeChecked()
    // An example price is replaced by the other currency's example; a typed price stays.
    await expect(price(page)).toHaveValue('120')
    await expect(result(page)).toHaveText('AED 42')
    await price(page).fill('50000')
    await expect(result(page)).toHaveText('AED 17,500')
    await page.getByRole('radio', { name: 'Rupees' }).check()
    await expect(price(page)).toHaveValue('50000')
    await expect(result(page)).toHaveText('₹17,500')
    await page.getByRole('radio', { name: 'Dirhams' }).check()
    await page.getByRole('button', { name: 'Copy a link to it' }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toContain('price=50000&margin=35&visitors=8000&share=2&currency=AED')
    const link = await copied()
    await page.getByRole('link', { name: 'Talk about this result' }).click()
    await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue(/AED.50,000.*AED.17,500 at most/)
    await page.goto('about:blank')
    await page.goto(link)
    await hydrated(page)
    await expect(result(page)).toHaveText('AED 17,500')
  })

  test('without one number keeps the results that do not need it, and leads nowhere until it is complete', async ({
    page,
  }) => {
    await open(page, '/#/agency/pay-per-click')
    const link = page.getByRole('link', { name: 'Talk about this result' })
    const visitors = page.getByLabel('Visitors a month')
    await visitors.fill('')
    await expect(result(page)).toHaveText('₹1,050')
    await expect(page.locator('[data-result=click]')).toHaveText('₹26.25')
    await expect(page.locator('[data-result=customers]')).toHaveText('–')
    await expect(page.locator('[data-result=month]')).toHaveText('–')
    await expect(link).toBeDisabled()
    await expect(link).not.toHaveAttribute('href')
    await page.getByLabel('Visitors who buy').fill('120')
    await expect(page.getByText('Please check: Visitors a month, Visitors who buy')).toBeVisible()
    await expect(page.getByText('At most 100'), 'more digits do not mend it').toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByText('At most 100')).toBeVisible()
    await page.getByLabel('Visitors who buy').fill('2')
    await visitors.fill('2000')
    await expect(page.getByText('At most 100')).toBeHidden()
    await expect(page.getByText('Please check')).toBeHidden()
    await expect(link).toBeEnabled()
    await expect(link).toHaveAttribute('href', /2000/)
  })

  test('writes a long amount in one line, in every window', async ({ page }) => {
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/#/agency/pay-per-click')
      await page.getByRole('radio', { name: 'Dirhams' }).check()
      for (const amount of ['45000', '1250000', '10000000']) {
        await price(page).fill(amount)
        const [amountBox, box] = await Promise.all([
          boxOf(result(page)),
          boxOf(page.getByRole('status').filter({ has: result(page) })),
        ])
        const lines = await result(page).evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size
        })
        expect(lines, `${amount} at ${width} px`).toBe(1)
        expect(amountBox.x + amountBox.width, `${amount} at ${width} px`).toBeLessThanOrEqual(box.x + box.width)
        expect(
          await result(page).evaluate((element) => element.scrollWidth <= element.clientWidth),
          `${amount} at ${width} px`,
        ).toBe(true)
      }
    }
  })

  test('on a phone its result stays in sight while the last number is typed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 480 })
    await open(page, '/#/agency/pay-per-click')
    const share = page.getByLabel('Visitors who buy')
    await share.fill('5')
    await share.evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(result(page)).toBeInViewport()
    await expect(share).toBeInViewport()
  })

  test('has a link of its own', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/#/agency/pay-per-click')
    await price(page).fill('6000')
    await page.getByRole('button', { name: 'Copy a link to it' }).click()
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('#/agency/pay-per-click?price=6000&margin=30&visitors=5000&share=2.5')
    await page.goto('about:blank')
    await page.goto(link)
    await hydrated(page)
    await expect(result(page)).toHaveText('₹1,800')
  })
})
