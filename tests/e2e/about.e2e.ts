import { readContent } from '../../build/content/load.ts'
import { formatMetric } from '../../src/lib/format-metric.ts'
import { boxOf } from './pixels.ts'
import { overflows, waitForFrames } from './scroll.ts'
import { expect, open, pauseButton, restingScroll, test } from './test.ts'

const about = await readContent('content/about.yaml')
const home = await readContent('content/home.yaml')
const site = await readContent('content/site.yaml')

test('the scroll circle glides to the top of the content and takes the focus there', async ({ page }) => {
  await open(page, '/#/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dive Into Our Culture')
  const passed = await page.evaluateHandle(() => {
    const places = new Set<number>()
    addEventListener('scroll', () => places.add(scrollY))
    return places
  })
  await page.locator('a[href="#about_top_content"]').click()
  const rested = await restingScroll(page)
  const wanted = await page.locator('#about_top_content').evaluate((section) => section.getBoundingClientRect().top)
  expect(await passed.evaluate((places, end) => [...places].some((place) => place > 0 && place < end), rested)).toBe(
    true,
  )
  expect(Math.abs(wanted)).toBeLessThan(90)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('about_top_content')
  expect(new URL(page.url()).hash).toBe('#/about-us')
})

test('the page opens at its top', async ({ page }) => {
  await open(page, '/#/')
  await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click()
  await expect(page).toHaveURL('/#/about-us')
  await expect.poll(() => restingScroll(page)).toBe(0)
})

test('two marquees move against each other and are heard once', async ({ page }) => {
  await open(page, '/#/about-us')
  const first = page.getByRole('list', { name: about.marquees.principlesLabel })
  const second = page.getByRole('list', { name: about.marquees.sayingsLabel })
  await expect(first.getByRole('listitem')).toHaveText(about.marquees.principles)
  await expect(second.getByRole('listitem')).toHaveText(about.marquees.sayings)
  for (const [list, count] of [
    [first, 12],
    [second, 3],
  ] as const) {
    const band = list.locator('..')
    await expect(band.locator('li')).toHaveCount(2 * count)
    await expect(band.locator('ul[aria-hidden=true]')).toHaveCount(1)
  }
  const left = (list: typeof first) => list.evaluate((row) => row.getBoundingClientRect().left)
  // Each band moves only while it is in view.
  await first.scrollIntoViewIfNeeded()
  const before = await left(first)
  await expect.poll(() => left(first)).toBeLessThan(before)
  await second.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const beforeSecond = await left(second)
  await expect.poll(() => left(second)).toBeGreaterThan(beforeSecond)
})

for (const address of ['/#/about-us', '/about-us/'])
  test(`the motion switch stops marquees and picture columns where they are, opened as ${address}`, async ({
    page,
  }) => {
    await open(page, address)
    await pauseButton(page).click()
    const moving = [
      page.getByRole('list', { name: about.marquees.sayingsLabel }),
      page.locator('[aria-labelledby=vibe] picture').first(),
    ]
    for (const element of moving) {
      await element.scrollIntoViewIfNeeded()
      const place = () =>
        element.evaluate((one) => {
          const { left, top } = one.getBoundingClientRect()
          return [left, top + scrollY]
        })
      const before = await place()
      await waitForFrames(page, 20)
      expect(await place()).toEqual(before)
    }
  })

test('the columns of the vibe show nine pictures at three speeds, each announced once', async ({ page }) => {
  await open(page, '/#/about-us')
  const vibe = page.getByRole('region', { name: about.vibe.heading })
  await expect(vibe.getByRole('img')).toHaveCount(9)
  const shown = vibe.locator('[data-play] > div > div:first-child span')
  const named = await shown.allTextContents()
  expect(named.toSorted()).toEqual(about.vibe.items.map((item) => item.heading).toSorted())
  for (const picture of about.vibe.pictures) await expect(vibe.getByRole('img', { name: picture.alt })).toHaveCount(1)
  const reels = vibe.locator('[data-play] > div > div:first-child')
  await expect(reels).toHaveCount(3)
  await reels.first().scrollIntoViewIfNeeded()
  await expect(vibe.locator('[data-play=on]')).toHaveCount(1)
  // These are the copies that close the loops.
  await expect(vibe.locator('[data-play] > div > div[aria-hidden=true]')).toHaveCount(3)
  const tops = () => reels.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY))
  const before = await tops()
  const ways = async () => (await tops()).map((top, index) => Math.round(top - before[index]!))
  await expect.poll(async () => new Set([0, ...(await ways())]).size).toBe(4)
})

test('on a phone the nine pictures of the vibe are a row, wide enough to be looked at and reached by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/#/about-us')
  const row = page.getByRole('group', { name: about.vibe.heading })
  const pictures = row.getByRole('img')
  await expect(pictures).toHaveCount(9)
  const boxes = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
  for (const box of boxes) {
    expect(box.width).toBeGreaterThan(250)
    expect(box.y).toBeCloseTo(boxes[0]?.y ?? 0, 0)
  }
  const last = row.getByRole('img', { name: about.vibe.pictures.at(-1)?.alt ?? '' })
  await row.focus()
  await expect(row).toBeFocused()
  await expect(last).not.toBeInViewport()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(last).toBeInViewport({ ratio: 0.9, timeout: 200 })
  }).toPass()
})

test('on a phone the row of pictures tells what the list says beside the columns, and each is said once', async ({
  page,
}) => {
  await open(page, '/about-us/')
  const vibe = page.getByRole('region', { name: about.vibe.heading })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const { text } of about.vibe.items) {
      const sentence = vibe.getByText(text, { exact: true }).filter({ visible: true })
      await expect(sentence).toHaveCount(1)
      await expect(sentence.locator('xpath=ancestor::figure')).toHaveCount(width === 390 ? 1 : 0)
    }
  }
})

test('on a phone the first picture shows the eagle’s whole span, and the next one is as wide as the page', async ({
  page,
}) => {
  for (const width of [320, 390, 430]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/about-us/')
    const [first, second] = await Promise.all([
      boxOf(page.locator('main > :first-child picture')),
      boxOf(page.locator('#about_top_content picture')),
    ])
    // The picture is 16:9, and the wings span 70 % of it.
    expect(first.width / (first.height * (16 / 9))).toBeGreaterThan(0.72)
    expect([second.x, second.width]).toEqual([0, width])
    expect(await overflows(page)).toBe(false)
  }
})

test('values, manifesto and leadership hold all they should', async ({ page }) => {
  await open(page, '/#/about-us')
  const values = page.getByRole('region', { name: about.values.heading })
  await expect(values.getByRole('heading', { level: 3 })).toHaveText(about.values.cards.map((card) => card.heading))
  await expect(values.getByRole('listitem')).toHaveCount(9)
  const manifesto = page.getByRole('region', { name: about.manifesto.heading })
  await expect(manifesto.getByRole('listitem')).toHaveText(about.manifesto.lines.map(({ line, here }) => line + here))
  const leadership = page.getByRole('region', { name: about.leadership.heading })
  await expect(leadership.getByRole('listitem')).toHaveCount(about.leadership.leaders.length)
  for (const { member, words } of about.leadership.leaders) {
    const leader = leadership.getByRole('listitem').filter({ hasText: words })
    await leader.scrollIntoViewIfNeeded()
    await expect(leader).toBeInViewport({ ratio: 0.5 })
    await expect(leader).toContainText(member.name)
  }
})

test('each value lies at the place of somebody, and the free chair leads to the form', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/about-us/')
    const table = page.getByRole('region', { name: about.values.heading })
    await expect(table.getByRole('link', { name: about.call.label })).toHaveAttribute('href', '/contact-us/')
    const places = await table.getByRole('listitem').evaluateAll((all) =>
      all.map((place) => {
        const face = place.querySelector('picture')?.getBoundingClientRect()
        const words = [...place.querySelectorAll('h3, p')].map((one) => one.getBoundingClientRect())
        if (!face) throw new Error('nobody sits there')
        return {
          above: words.every(({ top }) => top >= face.bottom - 1),
          below: words.every(({ bottom }) => bottom <= face.top + 1),
          left: place.getBoundingClientRect().left,
        }
      }),
    )
    expect(places, `${width} px: a face covers no words`).toHaveLength(about.values.cards.length)
    const onOtherSide = width === 1440 ? 4 : 0
    expect(places.filter(({ below }) => below)).toHaveLength(onOtherSide)
    expect(places.filter(({ above }) => above)).toHaveLength(about.values.cards.length - onOtherSide)
    // Five seats share a side on a large screen; smaller windows show both sides of the table, even the narrowest
    // phone.
    expect(new Set(places.map(({ left }) => Math.round(left))).size, `${width} px`).toBe(width === 1440 ? 5 : 2)
    expect(await overflows(page)).toBe(false)
  }
})

test('everybody’s portrait stands clear of the words about them', async ({ page }) => {
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/about-us/')
    const rows = await page.locator('ul:has(> [data-member])').evaluateAll((lists) =>
      lists.map((list) =>
        [...list.querySelectorAll('[data-member]')].map((card) => {
          const portrait = card.querySelector('picture')?.getBoundingClientRect().bottom ?? Number.NaN
          return {
            portrait,
            words: Math.min(...[...card.querySelectorAll('p')].map((p) => p.getBoundingClientRect().top)),
          }
        }),
      ),
    )
    for (const { portrait, words } of rows.flat()) expect(words, `${width} px`).toBeGreaterThanOrEqual(portrait)
    // Portraits in a row end at one height; on a phone they are one row to swipe.
    if (width > 390)
      for (const row of rows) expect(new Set(row.map(({ portrait }) => Math.round(portrait))).size).toBe(1)
  }
})

test('the purpose shows three numbers of Home, each in its words', async ({ page }) => {
  await open(page, '/#/about-us')
  const facts = page.getByRole('region', { name: about.purpose.statement }).getByRole('listitem')
  await expect(facts).toHaveCount(3)
  for (const [at, label] of about.purpose.counters.entries()) {
    const counter = home.counters.entries.find(({ metric }) => metric.label === label)!
    await expect(facts.nth(at)).toHaveText(`${formatMetric(counter.metric)} ${label} ${counter.text}`)
  }
})

test('the three of the purpose stand on its lower edge and reach to that of the window, never beyond', async ({
  page,
}) => {
  for (const width of [768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/about-us/')
    const section = page.locator('#about_top_content')
    const [picture, around] = await Promise.all([boxOf(section.locator('picture')), boxOf(section)])
    expect(picture.width / picture.height).toBeCloseTo(1, 1)
    expect(Math.abs(picture.x + picture.width - width)).toBeLessThanOrEqual(1)
    expect(Math.abs(picture.y + picture.height - around.y - around.height)).toBeLessThanOrEqual(1)
    expect(await overflows(page)).toBe(false)
  }
})

test('at rest four of the twelve principles lead, each over its own two', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/about-us/')
    const list = page.getByRole('list', { name: about.marquees.principlesLabel })
    const shown = await list.getByRole('listitem').evaluateAll((all) =>
      all.map((one) => ({
        size: Number.parseFloat(getComputedStyle(one).fontSize),
        top: one.getBoundingClientRect().top,
        left: one.getBoundingClientRect().left,
      })),
    )
    const [leading, others] = [shown.slice(0, 4), shown.slice(4)]
    expect(Math.min(...leading.map(({ size }) => size))).toBeGreaterThan(
      Math.max(...others.map(({ size }) => size)) * 1.2,
    )
    // Each leading rule stands above its own two, the fourth and the eighth after it.
    for (const [at, lead] of leading.entries())
      for (const below of [others[at], others[at + 4]]) {
        expect(below?.top, `${width}: ${at}`).toBeGreaterThan(lead.top)
        expect(below?.left, `${width}: ${at}`).toBeCloseTo(lead.left, 0)
      }
    const rows = new Set(leading.map(({ top }) => Math.round(top)))
    if (width === 1440) expect(rows.size).toBe(1)
    else expect(rows.size).toBeGreaterThan(1)
    expect(await overflows(page)).toBe(false)
  }
})

test('at rest both lists say what they are, once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/about-us/')
  for (const label of [about.marquees.principlesLabel, about.marquees.sayingsLabel]) {
    const list = page.getByRole('list', { name: label })
    const shown = await list.evaluate((one) => {
      const { content, flexBasis } = getComputedStyle(one, '::before')
      return { content, flexBasis, width: one.clientWidth }
    })
    expect(shown.content).toContain(label)
    // The empty alternative text keeps screen readers from reading it, because the list has that name already.
    expect(shown.content).toMatch(/\/ ""$/)
  }
})

test('the picture of the philosophy is whole on a phone, as its flock reaches from edge to edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/about-us/')
  const picture = page.getByRole('region', { name: about.philosophy.statement }).locator('picture')
  const [shown, ratio] = await Promise.all([
    boxOf(picture),
    picture.locator('img').evaluate((image: HTMLImageElement) => image.width / image.height),
  ])
  expect(shown.width / shown.height).toBeGreaterThan(1.32)
  expect(ratio).toBeGreaterThan(1.3)
})

test('on large screens only the wide card shows its arrow', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/about-us/')
  const arrowOf = (id: number) => page.locator(`[data-member="${id}"] [data-arrow]`)
  await expect(arrowOf(1)).toHaveCSS('opacity', '1')
  await expect(arrowOf(3)).toHaveCSS('opacity', '0')
  await page.locator('[data-member="3"]').hover()
  await expect(arrowOf(3)).toHaveCSS('opacity', '1')
  await expect(arrowOf(1)).toHaveCSS('opacity', '0')
})

test('on a phone each picture of the vibe says how many there are, in the order they stand in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/about-us/')
  const numbers = await page
    .getByRole('group', { name: about.vibe.heading })
    .locator('figure:not([aria-hidden=true] *)')
    .evaluateAll((all) =>
      all
        .toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
        .map((one) => [getComputedStyle(one, '::after').content, one.getAttribute('data-of')]),
    )
  expect(numbers.map(([, of]) => of)).toEqual(about.vibe.pictures.map((_, at) => `${at + 1} / 9`))
  for (const [shown, of] of numbers) expect(shown).toContain(`"${of}"`)
})

test('on a phone the words of the first screen begin where its picture ends', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/about-us/')
  const banner = page.locator('main > :first-child')
  const [picture, kicker] = await Promise.all([
    boxOf(banner.locator('picture')),
    boxOf(banner.getByText(about.banner.kicker, { exact: true })),
  ])
  expect(Math.abs(kicker.y - picture.y - picture.height)).toBeLessThan(24)
})

test('both offices stand over each other on one clock, with the hours in which both are open', async ({ page }) => {
  await open(page, '/about-us/')
  const day = page.getByRole('region', { name: about.offices.heading })
  await expect(day.getByRole('listitem')).toHaveText(site.offices.map(({ city, hours }) => `${city} ${hours}`))
  await expect(day.getByText('8', { exact: true })).toBeVisible()
  await expect(day).toContainText('Chennai 10.30 to 18.30, Dubai 9.00 to 17.00')
})

test('each feather of the manifesto is longer than the one before', async ({ page }) => {
  for (const [width, side] of [
    [1440, 'height'],
    [390, 'width'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/about-us/')
    const lengths = await page
      .locator('[aria-labelledby=manifesto] li')
      .evaluateAll((feathers, length) => feathers.map((feather) => feather.getBoundingClientRect()[length]), side)
    expect(lengths).toHaveLength(5)
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    expect(new Set(lengths).size).toBe(5)
    expect(await overflows(page)).toBe(false)
  }
})

test('Fly With Us leads to the contact page', async ({ page }) => {
  await open(page, '/#/about-us')
  const links = page.locator('main').getByRole('link', { name: 'Fly With Us' })
  // Screen readers meet the link at the beginning, at the team and at the free chair.
  expect(await links.count()).toBeLessThanOrEqual(3)
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/contact-us/')
  await links.first().click()
  await expect(page).toHaveURL('/#/contact-us')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves and everything is in its final state', async ({ page }) => {
    await open(page, '/#/about-us')
    const running = () =>
      page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'running').length)
    await expect.poll(running).toBe(0)
    const dim = await page
      .locator('[data-reveal]')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length)
    expect(dim).toBe(0)
  })
})
