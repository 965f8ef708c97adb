import { readContent } from '../../build/content/load.ts'
import { boxOf } from './pixels.ts'
import { place, topOf } from './scroll.ts'
import { stickyTabs } from './sticky-tabs.ts'
import { expect, footer, open, restingScroll, test } from './test.ts'

const address = '/#/advisory'
const { sections } = await readContent('content/advisory.yaml')

const { bar, tabs, current, section, tabName, expectBarToFollow } = stickyTabs(sections)

test('four tabs, each for a section that leads on to its page', async ({ page }) => {
  await open(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pick Our Experienced Brains for Success')
  await expect(tabs(page)).toHaveText([
    'Marketing Strategy & Consulting',
    'Marketing Process & Automation',
    'Branding Strategy & Consulting',
    'Community & Mastermind Creation',
  ])
  for (const [index, { action }] of sections.entries()) {
    await expect(section(page, index).locator('img')).toHaveCount(1)
    const more = section(page, index).getByRole('link', { name: 'View More' })
    await expect(more).toHaveAttribute('href', `${action.to}/`)
  }
  await section(page, 2).getByRole('link', { name: 'View More' }).click()
  await expect(page).toHaveURL('/#/advisory/branding-strategy-and-consulting')
})

test('the bar rests 50 px below the top, all of it clear of the header', async ({ page }) => {
  await open(page, address)
  expect(await topOf(bar(page))).toBeGreaterThan(60)
  for (const index of sections.keys()) {
    await place(section(page, index), 40)
    expect(await topOf(bar(page))).toBe(50)
  }
  // The header shrinks with a transition.
  const footOfHeader = () =>
    page.locator('[data-header] > :first-child').evaluate((element) => element.getBoundingClientRect().bottom)
  await expect.poll(footOfHeader).toBeLessThanOrEqual(await topOf(tabs(page).first()))
})

test('clicks and scrolling set the active tab', async ({ page }) => {
  await open(page, address)
  for (const index of [3, 1, 0]) {
    await tabs(page).nth(index).click()
    await restingScroll(page)
    expect(await topOf(section(page, index))).toBe(100)
    await expect(current(page)).toHaveText(tabName(index))
  }
  await place(section(page, 2), 202)
  await expect(current(page)).toHaveText(tabName(1))
  await place(section(page, 2), 198)
  await expect(current(page)).toHaveText(tabName(2))
})

test('the keyboard chooses a tab and goes on from its section', async ({ page }) => {
  await open(page, address)
  await tabs(page).nth(2).focus()
  await page.keyboard.press('Enter')
  await restingScroll(page)
  await page.keyboard.press('Tab')
  await expect(section(page, 2).getByRole('link', { name: 'View More' })).toBeFocused()
})

test('why choose us, seven cards of value, analytics, and a closing question in the footer', async ({ page }) => {
  await open(page, address)
  await expect(page.getByRole('heading', { name: 'Why Choose Us?' })).toBeVisible()
  const value = page.locator('main section', { has: page.getByRole('heading', { name: /digital transformation/i }) })
  await expect(value.getByRole('listitem')).toHaveCount(7)
  await expect(page.getByRole('heading', { name: 'Applied analytics' })).toBeVisible()
  await expect(footer(page).getByRole('heading', { level: 2 })).toHaveText(/^Why choose us.*\?$/)
  await footer(page).getByRole('link', { name: 'Get In Touch' }).click()
  await expect(page).toHaveURL('/#/contact-us')
})

test('the seven cards lie closed below the window and spread as they come in', async ({ page }) => {
  await open(page, address)
  const fan = page.locator('main ul[data-reveal]', { has: page.locator('li:nth-child(7)') })
  const spread = () =>
    fan
      .locator('li')
      .evaluateAll((cards) => new Set(cards.map((card) => getComputedStyle(card, '::before').rotate)).size)
  await place(fan, 1100)
  await expect.poll(spread).toBe(1)
  await place(fan, 300)
  await expect.poll(spread).toBe(7)
  // Only pseudo-elements are turned; the words stay upright.
  const turned = await fan
    .locator('li, li *')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).rotate !== 'none').length)
  expect(turned).toBe(0)
  // The list has a tab stop only on phones, where it scrolls.
  await expect(fan).not.toHaveAttribute('tabindex')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap leads to its section; the bar keeps the active tab in view and covers no heading', async ({ page }) => {
    await open(page, address)
    await expectBarToFollow(page, [3, 2, 0])
  })
})

const details = [
  ['marketing-strategy-and-consulting', /Plan \/ Execute \/ Win$/],
  ['marketing-process-and-automation', /Simplify and Scale$/],
  ['branding-strategy-and-consulting', /Build Powerful Brand$/],
  ['community-and-mastermind-creation', /Gather People Grow Together$/],
] as const

for (const [slug, headline] of details) {
  test(`${slug}: banner, two blocks of text and a drawing of its own, why choose us`, async ({ page }) => {
    await open(page, `/#/advisory/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    // One of the drawings is a plan made of text.
    const pictures = page.getByRole('img').or(page.getByRole('group', { name: 'An example' }))
    const blocks = page.locator('main > section:not([data-proof])', { has: pictures })
    await expect(blocks).toHaveCount(2)
    // Only the banner and the cases have photographs.
    await expect(blocks.locator('picture')).toHaveCount(0)
    for (const drawing of await blocks.locator(pictures).all()) await expect(drawing).toHaveAccessibleName(/\w{3}/)
    const last = page.locator('main > section:not([data-proof])').last()
    await expect(last.getByRole('heading', { name: 'Why Choose Us?' })).toBeVisible()
    for (const link of await page.locator('main').getByRole('link', { name: 'Get Consultation' }).all())
      await expect(link).toHaveAttribute('href', '/contact-us/')
    await page.getByRole('link', { name: 'Scroll to the content' }).click()
    await expect.poll(() => topOf(page.locator('#top_content'))).toBe(60)
  })
}

test('the community page has parts and words of its own at its second address, canonical at the first', async ({
  page,
  request,
}) => {
  const slug = 'community-and-mastermind-creation'
  const headings = async (area: string) => {
    // Opened as a new document: after a mere change of the hash, the previous page may still be there.
    await open(page, `/${area}/${slug}/`)
    return page.locator('main').getByRole('heading').allTextContents()
  }
  const [agency, advisory] = [await headings('agency'), await headings('advisory')]
  // Both pages share the headline, the reasons and the case studies.
  for (const heading of ['An ordinary week in your community', 'Twelve weeks to the keys']) {
    expect(agency).toContain(heading)
    expect(advisory).not.toContain(heading)
  }
  const looks = async (area: string) => {
    await open(page, `/${area}/${slug}/`)
    const drawing = page.locator('main [data-figure]').getByRole('img').first()
    return [
      await page.locator('main img').first().getAttribute('src'),
      await drawing.getAttribute('aria-label'),
      await page.locator('[data-proof]').first().getAttribute('data-proof'),
    ]
  }
  const other = await looks('advisory')
  for (const [at, look] of (await looks('agency')).entries()) expect(look).not.toBe(other[at])
  await open(page, `/agency/${slug}/`)
  for (const link of await page.getByRole('link', { name: 'Let Us Run Yours' }).all())
    await expect(link).toHaveAttribute('href', '/contact-us/')
  await expect(page.getByRole('link', { name: 'Get Consultation' })).toHaveCount(0)
  const html = await (await request.get(`/agency/${slug}/`)).text()
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/advisory/${slug}/"`))
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`the banner asks four questions, each a way to its section: ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, address)
    const questions = page.getByRole('link', { name: /\?$/ })
    await expect(questions).toHaveText(sections.map(({ question }) => question))
    for (const question of await questions.all()) await expect(question).toBeVisible()
    await questions.nth(2).click()
    await restingScroll(page)
    expect(await topOf(section(page, 2))).toBe(100)
  })

test('why the community is made with us stands in four circles of people that meet, on phones beside them', async ({
  page,
}) => {
  await open(page, '/agency/community-and-mastermind-creation/')
  const reasons = page.getByRole('listitem').filter({ has: page.locator('circle') })
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const circles = await reasons.locator('svg').all()
    expect(circles.length).toBe(4)
    const boxes = await Promise.all(circles.map((circle) => boxOf(circle)))
    const isBeside = width < 600
    if (!isBeside) expect.soft(boxes[1]?.x, `${width}`).toBeCloseTo((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0), 0)
    for (const [at, circle] of boxes.entries()) {
      const title = await reasons
        .nth(at)
        .getByRole('heading')
        .evaluate((heading) => {
          const range = document.createRange()
          range.selectNodeContents(heading)
          return range.getBoundingClientRect().toJSON()
        })
      if (isBeside) {
        expect.soft(title.left, `${width}, ${at}`).toBeGreaterThan(circle.x + circle.width)
        expect.soft(circle.width, `${width}, ${at}`).toBeLessThanOrEqual(96)
        continue
      }
      // The words have to fit into the square inscribed in the circle.
      const inset = circle.width * 0.14
      expect.soft(title.left, `${width}, ${at}`).toBeGreaterThanOrEqual(circle.x + inset)
      expect.soft(title.right, `${width}, ${at}`).toBeLessThanOrEqual(circle.x + circle.width - inset)
      expect.soft(title.top, `${width}, ${at}`).toBeGreaterThanOrEqual(circle.y + inset)
      expect.soft(title.bottom, `${width}, ${at}`).toBeLessThanOrEqual(circle.y + circle.height - inset)
    }
  }
})
