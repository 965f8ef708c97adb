import type { Page } from '@playwright/test'
import { slugsIn } from '../routes.ts'
import { boxOf } from './pixels.ts'
import { expect, open, test } from './test.ts'

/** A page of each kind, with the label of its action if it is not the usual one. */
const pages = [
  { path: '/', action: 'Fly With Us' },
  { path: '/about-us/', action: 'Fly With Us' },
  { path: '/agency/' },
  { path: '/advisory/' },
  { path: '/technology-development/' },
  { path: '/case-study/' },
  { path: '/case-study/horlicks/' },
  // This page has the longest line.
  { path: '/case-study/skinpot-co/' },
  { path: '/case-study/blisspads/' },
  { path: '/blogs/' },
  { path: '/contact-us/', action: /^Call Chennai/ },
  { path: '/advisory/marketing-process-and-automation/' },
  { path: '/agency/social-media-marketing/', action: /^Keen to Know More/ },
  { path: '/agency/email-marketing-service/', action: /^Get Your FREE Email/ },
  { path: '/agency/pay-per-click/', action: /Consultation/ },
  { path: '/agency/search-engine-optimization/', action: /^Get Your FREE SEO/ },
  { path: '/agency/lead-generation/', action: /^Keen To Hear/ },
  { path: '/agency/digital-media-planning-and-buying/', action: /Consultation/ },
]

/** Lists the controls in the window that the banner's circle covers. */
const metByCircle = (page: Page) =>
  page.evaluate(() => {
    const circle = document.querySelector('main a[href^="#"]')
    const own = circle?.getBoundingClientRect()
    if (!circle || !own || own.width === 0) return ['the circle is not there']
    return [...document.querySelectorAll('a, button, summary')].flatMap((control) => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect()
      const apart = right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom
      const isOut = width < 2 || top >= innerHeight || !control.checkVisibility({ visibilityProperty: true })
      return control === circle || apart || isOut ? [] : [control.textContent]
    })
  })

const sizes = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const

/** Pages of text, which have a list of contents instead of the circle. */
const texts = [
  '/privacy-policy/',
  '/terms-and-condition/',
  '/accessibility/',
  '/blogs/ten-reason-your-business-needs-digital-marketing-in-dubai/',
  // This page has the longest headline.
  '/blogs/top-digital-marketing-trends-for-2025-business-in-dubai-must-follow/',
]

for (const path of texts) {
  test(`the first screen of ${path} says what it is and has a worded action`, async ({ page }) => {
    await open(page, path)
    for (const [width, height] of sizes) {
      const at = `${width}×${height}`
      await page.setViewportSize({ width, height })
      await expect(page.getByRole('heading', { level: 1 }), at).toBeInViewport({ ratio: 1 })
      const box = await boxOf(page.getByRole('main').getByRole('link', { name: 'Get in touch' }).first())
      expect.soft(Math.round(box.y + box.height), at).toBeLessThanOrEqual(height)
    }
  })
}

for (const { path, action = 'Get in touch' } of pages) {
  test(`the first screen of ${path} says what it is and has one worded action in sight`, async ({ page }) => {
    await open(page, path)
    for (const [width, height] of sizes) {
      const at = `${width}×${height}`
      await page.setViewportSize({ width, height })
      await expect(page.getByRole('heading', { level: 1 }), at).toBeInViewport()
      const box = await boxOf(page.getByRole('main').getByRole('link', { name: action }).first())
      expect.soft(box.y, at).toBeGreaterThanOrEqual(0)
      expect.soft(Math.round(box.y + box.height), at).toBeLessThanOrEqual(height)
      // The web font may still be loading after the change of size.
      await expect.poll(() => metByCircle(page), at).toEqual([])
    }
  })
}

test('the name of a service is part of its headline, 28 to 40 px large', async ({ page }) => {
  for (const width of [320, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/agency/social-media-marketing/', '/advisory/marketing-process-and-automation/']) {
      await page.goto(path)
      const name = page.getByRole('heading', { level: 1 }).locator('span').first()
      await expect(name).toHaveText(/ /)
      const size = await name.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize))
      expect(size).toBeGreaterThanOrEqual(28)
      expect(size).toBeLessThanOrEqual(40)
    }
  }
})

/** Phones in landscape. */
const sideways = [
  [844, 390],
  [740, 360],
  [667, 375],
] as const

const details = [
  ...slugsIn('services').map((slug) => `/agency/${slug}/`),
  ...slugsIn('cases').map((slug) => `/case-study/${slug}/`),
]

for (const path of details) {
  test(`on a phone held sideways ${path} shows words, action and picture beside each other`, async ({ page }) => {
    await open(page, path)
    const hero = page.locator('main > :first-child')
    for (const [width, height] of sideways) {
      const at = `${width}×${height}`
      await page.setViewportSize({ width, height })
      const action = await boxOf(hero.locator('a:not([href^="#"])').first())
      const text = await boxOf(hero.locator('p').last())
      expect.soft(text.y + text.height, `${at}: the text is above the action`).toBeLessThanOrEqual(action.y + 1)
      expect.soft(action.y + action.height, `${at}: the action is in the window`).toBeLessThanOrEqual(height)
      const picture = await boxOf(hero.locator('picture, svg[role=img]'))
      const shown = Math.min(width, picture.x + picture.width) - picture.x
      expect.soft(shown, `${at}: a quarter of the width is picture`).toBeGreaterThanOrEqual(width / 4)
      expect.soft(picture.x, `${at}: right of the action`).toBeGreaterThanOrEqual(action.x + action.width)
      const tall = Math.min(height, picture.y + picture.height) - picture.y
      expect.soft(tall, `${at}: most of the height is picture`).toBeGreaterThanOrEqual(height * 0.6)
      // The web font may still be loading after the change of size.
      await expect.poll(() => metByCircle(page), at).toEqual([])
    }
  })
}

test('on a phone held sideways two cases are beside each other below a wide one, and none is taller than 1.2 windows', async ({
  page,
}) => {
  // With motion the cards would still be moving into place.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/case-study/')
  for (const [width, height] of sideways) {
    const at = `${width}×${height}`
    await page.setViewportSize({ width, height })
    const cards = page.locator('#cases li')
    const [wide, first, second] = [await boxOf(cards.nth(0)), await boxOf(cards.nth(1)), await boxOf(cards.nth(2))]
    expect.soft(second.y, at).toBeCloseTo(first.y, 0)
    expect.soft(wide.height, at).toBeLessThanOrEqual(1.2 * height)
    expect.soft(second.x, at).toBeGreaterThanOrEqual(first.x + first.width)
    expect.soft(first.height, at).toBeLessThanOrEqual(1.2 * height)
    const circle = await boxOf(page.locator('main a[href^="#"]').first())
    const poster = await boxOf(page.locator('main picture').filter({ visible: true }).first())
    expect.soft(circle.x + circle.width, `${at}: the circle is clear of the posters`).toBeLessThanOrEqual(poster.x)
  }
})

test('on a phone held sideways every way to write is on the first screen of the contact page', async ({ page }) => {
  await open(page, '/contact-us/')
  for (const [width, height] of sideways) {
    await page.setViewportSize({ width, height })
    const last = await boxOf(page.getByRole('main').getByRole('link', { name: 'Chat on WhatsApp' }).first())
    expect.soft(last.y + last.height, `${width}×${height}`).toBeLessThanOrEqual(height)
  }
})
