import type { Page } from '@playwright/test'
import { axeFindings } from '../access/axe.ts'
import { boxOf } from './pixels.ts'
import { expect, open, test } from './test.ts'

const cases = ['green-protein', 'techgyan', 'skinpot-co', 'ycb-academy', 'horlicks', 'ecg-academy', 'blisspads']
const results = (page: Page) => page.getByRole('region', { name: 'Results' })

test('each case has its own chart with a caption, and its own artefact', async ({ page }) => {
  const kinds = new Set<string | null>()
  for (const slug of cases) {
    await page.goto(`/case-study/${slug}/`)
    await expect(results(page).getByRole('figure').locator('svg')).toHaveCount(1)
    await expect(results(page).locator('figcaption')).not.toBeEmpty()
    for (const part of await page.locator('main [data-kind]').all()) kinds.add(await part.getAttribute('data-kind'))
  }
  expect(kinds.size).toBe(cases.length * 2)
})

test('charts draw the figures: cups, seats, pots, baskets, beats and the areas of pebbles', async ({ page }) => {
  const count = async (slug: string, selector: string) => {
    await open(page, `/case-study/${slug}/`)
    return results(page).locator(`figure ${selector}`).count()
  }
  await open(page, '/case-study/horlicks/')
  const cups = await results(page)
    .locator('figure svg > g')
    .evaluateAll((groups) =>
      groups.map((group) =>
        [...group.querySelectorAll('path:nth-of-type(2)')]
          .map((bowls) => bowls.getAttribute('d')?.match(/M/g)?.length ?? 0)
          .reduce((all, number) => all + number),
      ),
    )
  expect(cups).toEqual([12, 20, 68])
  expect(await count('green-protein', 'use')).toBe(27)
  expect(await results(page).locator('figure circle').count()).toBe(8)
  expect(await count('skinpot-co', 'use')).toBe(1 + 3)
  expect(await count('ecg-academy', 'ol > li')).toBe(1 + 3)
  await count('techgyan', 'path')
  const seats = await results(page)
    .locator('figure path[pathLength]')
    .evaluateAll((rows) => rows.reduce((all, row) => all + Math.ceil(Number(row.getAttribute('pathLength'))), 0))
  expect(seats).toBe(300)
  await count('ycb-academy', 'path')
  const areas = await results(page)
    .locator('figure g > path')
    .evaluateAll((pebbles) =>
      pebbles.map((pebble) => {
        const { width, height } = pebble.getBoundingClientRect()
        return width * height
      }),
    )
  const [large = 0, small = 1] = areas
  expect(large / small).toBeCloseTo(16_000 / 2_700, 1)
})

test('the small stone stands on the large one, each with its amount, on large windows beside the factor', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [390, 960, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/case-study/ycb-academy/')
    const stones = results(page).locator('figure g > path')
    const [large, small] = [await boxOf(stones.first()), await boxOf(stones.last())]
    const factor = await boxOf(results(page).locator('[data-count]').filter({ hasText: '5.9×' }))
    expect.soft(Math.abs(small.y + small.height - large.y), `${width} px`).toBeLessThan(10)
    expect.soft(small.x + small.width / 2, `${width} px`).toBeCloseTo(large.x + large.width / 2, -1)
    if (width >= 960) {
      expect.soft(factor.x + factor.width, `${width} px`).toBeLessThanOrEqual(large.x)
      // Both stand on one line: the figures of this typeface end at 0.775 of their box.
      expect.soft(Math.abs(factor.y + factor.height * 0.775 - large.y - large.height), `${width} px`).toBeLessThan(16)
    } else expect.soft(factor.y + factor.height, `${width} px`).toBeLessThanOrEqual(small.y)
    for (const [amount, stone] of [
      ['£2,700', small],
      ['£16,000', large],
    ] as const) {
      const words = await boxOf(results(page).getByText(amount, { exact: true }).first())
      expect.soft(words.x, amount).toBeGreaterThan(stone.x)
      expect.soft(words.x + words.width, amount).toBeLessThan(stone.x + stone.width)
      expect.soft(words.y, amount).toBeGreaterThan(stone.y)
      expect.soft(words.y + words.height, amount).toBeLessThan(stone.y + stone.height)
    }
  }
})

test('a pressed step stands straight alone; one sentence puts the line straight in the class and above the stones', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/case-study/ycb-academy/')
    const plumb = results(page).locator('[data-plumb]')
    const first = page.locator('[data-side="challenge"]').first()
    const mask = () => first.evaluate((item) => getComputedStyle(item, '::after').maskImage)
    // Each place shows another part of the student's drawing; where she stands straight, of its lower half.
    const places = () =>
      page
        .locator('[data-side="challenge"]')
        .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').backgroundPosition))
    const [leaning, half, straight] = await places()
    expect(new Set(await places()).size).toBe(3)
    await expect(plumb).not.toHaveCSS('transform', 'none')
    expect(await mask()).toContain('line-far')
    await first.getByRole('button').click()
    await page.mouse.move(0, 0)
    expect(await places()).toEqual([leaning?.replace(/ \S+$/, ' 100%'), half, straight])
    expect(await mask()).toContain('linear-gradient')
    const sentence = page.getByRole('radio', { name: 'After one sentence' })
    await sentence.check()
    await expect(plumb).toHaveCSS('transform', 'none')
    expect(await places()).toEqual([leaning, half, straight])
    const lesson = page.locator('[data-kind="open-class"] div:empty')
    await expect(lesson).toHaveCSS('background-position', '100% 0px')
    // Both choices are in one row, and on a phone below the drawing.
    const [stands, after] = [await boxOf(page.getByRole('radio', { name: 'As she stands' })), await boxOf(sentence)]
    expect.soft(after.y, `${width}`).toBe(stands.y)
    if (width === 390) {
      const drawn = await boxOf(lesson)
      expect.soft(stands.y).toBeGreaterThan(drawn.y + drawn.height)
    }
  }
})

test('on phones what we did unfolds below its title, the first open; large windows show all of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/case-study/ycb-academy/')
  const solutions = page.locator('[data-side="solution"]')
  await expect(solutions.nth(0).getByText(/^Together with the teachers/)).toBeVisible()
  const second = solutions.nth(1)
  await expect(second.getByText(/^Rather than claim/)).toBeHidden()
  const [label, title] = [await boxOf(second.getByText('What we did')), await boxOf(second.getByRole('heading'))]
  expect(label.y + label.height).toBeLessThanOrEqual(title.y)
  await second.locator('summary').click()
  await expect(second.getByText(/^Rather than claim/)).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(solutions.nth(2).getByText(/^Search campaigns/)).toBeVisible()
  await expect(solutions.locator('summary').filter({ visible: true })).toHaveCount(0)
  // In mugs only the second.
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/case-study/horlicks/')
  await expect(solutions.nth(0).getByText(/^We built the campaign/)).toBeVisible()
  await expect(solutions.locator('summary')).toHaveCount(1)
  await expect(solutions.nth(1).getByText(/^One bundle per page/)).toBeHidden()
  await solutions.nth(1).locator('summary').click()
  await expect(solutions.nth(1).getByText(/^One bundle per page/)).toBeVisible()
})

test('each beat says how often the spend has come back by then, the last one as large as the result', async ({
  page,
}) => {
  await open(page, '/case-study/ecg-academy/')
  const counts = results(page).locator('figure li b')
  await expect(counts).toHaveText(['1×', '2×', '3×'])
  const sizes = await counts.evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
  expect(sizes[0]).toBeLessThan((sizes[2] ?? 0) / 2)
})

test('a result is drawn beside its number: a bean for each time the spend came back, people for an increase', async ({
  page,
}) => {
  await open(page, '/case-study/horlicks/')
  // The ratio is 37.5, so the last bean is cut.
  await expect(results(page).locator('dd ellipse')).toHaveCount(1 + 38)
  const cut = results(page).locator('dd svg svg')
  await expect(cut).toHaveCount(1)
  expect(Number(await cut.getAttribute('width'))).toBe(17)
  await open(page, '/case-study/ecg-academy/')
  const people = results(page).locator('dd svg > g > path:first-child')
  await expect(people).toHaveCount(5)
  const fills = await people.evaluateAll((all) => all.map((one) => getComputedStyle(one).fill))
  expect(fills.filter((fill) => fill === fills[0])).toHaveLength(4)
})

test('on a large window the ratio is counted once, over the last beat', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [960, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/case-study/ecg-academy/')
    const counted = results(page).locator('[data-count]').first()
    await expect(counted).toHaveText('3×')
    await expect(results(page).locator('figure li b').last()).toBeHidden()
    const [number, last] = [await boxOf(counted), await boxOf(results(page).getByText('One back').last())]
    // The label is as wide as its column.
    expect.soft(Math.abs(number.x + number.width / 2 - last.x - last.width / 2), `${width} px`).toBeLessThan(30)
    const coins = await boxOf(results(page).locator('figure svg path').last())
    expect.soft(number.y + number.height, `${width} px`).toBeLessThanOrEqual(coins.y + coins.height)
    // No line of the paper runs through the words, which stand beside the heading; the amount spent begins at its margin.
    const [words, paper] = [results(page).getByText(/^Course fees/), results(page).locator('figure > div')]
    const [said, drawn, heading] = [
      await boxOf(words),
      await boxOf(paper),
      await boxOf(page.getByRole('heading', { name: 'Results' })),
    ]
    expect.soft(said.y + said.height, `${width} px`).toBeLessThanOrEqual(drawn.y)
    expect.soft(said.y, `${width} px`).toBeGreaterThan(heading.y)
    expect.soft(said.y + said.height, `${width} px`).toBeLessThan(heading.y + heading.height + 10)
    // All of it in one window, below the bar.
    expect.soft(last.y + last.height - heading.y, `${width} px`).toBeLessThan(900 - 72)
    const spent = await boxOf(results(page).getByText('The complete media budget.'))
    expect.soft(spent.x, `${width} px`).toBe(heading.x)
  }
})

test('each case closes with a mark of its own, and its story has a title of its own', async ({ page }) => {
  const [marks, titles] = [new Set<string>(), new Set<string | null>()]
  for (const slug of cases) {
    await page.goto(`/case-study/${slug}/`)
    const sections = page.locator('main > section')
    marks.add(await sections.last().locator('svg').innerHTML())
    titles.add(
      await page
        .getByRole('region', { name: /What stood in the way/ })
        .getByRole('heading', { level: 2 })
        .textContent(),
    )
  }
  expect([marks.size, titles.size]).toEqual([cases.length, cases.length])
})

test('the second figure stands in the drawing of seats and of moons, and is written once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [390, 960, 1440])
    for (const [slug, figure] of [
      ['techgyan', '300+'],
      ['blisspads', '77%'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, `/case-study/${slug}/`)
      const words = results(page).locator('[data-count]').filter({ hasText: figure })
      await expect(words).toHaveCount(1)
      await expect(results(page).locator('figure text')).toHaveCount(0)
      await results(page).scrollIntoViewIfNeeded()
      const [drawn, written] = [await boxOf(results(page).locator('figure svg')), await boxOf(words)]
      const at = `${slug} at ${width} px`
      expect.soft(written.x, at).toBeGreaterThan(drawn.x)
      expect.soft(written.x + written.width, at).toBeLessThan(drawn.x + drawn.width)
      // Only the middle is compared, because the box of large type is taller than its figures.
      const middle = written.y + written.height / 2
      expect.soft(middle, at).toBeGreaterThan(drawn.y + drawn.height / 2)
      expect.soft(middle, at).toBeLessThan(drawn.y + drawn.height)
    }
})

test('one bar was spent, six came back, and two jars were empty before', async ({ page }) => {
  await open(page, '/case-study/blisspads/')
  const bars = results(page)
    .locator('figure p')
    .filter({ has: page.locator('i') })
  await expect(bars.first().locator('i')).toHaveCount(1)
  await expect(bars.last().locator('i')).toHaveCount(6)
  await open(page, '/case-study/skinpot-co/')
  await expect(results(page).locator('figure svg > path[transform]')).toHaveCount(2)
})

test('the advert lies across the window, laboratory and mirror with one half of the pot each, on phones one below the other', async ({
  page,
}) => {
  for (const width of [390, 960, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/case-study/skinpot-co/')
    const advert = page.locator('[data-kind="adverts"]')
    const laboratory = await boxOf(advert.locator('div:empty'))
    const mirror = await boxOf(advert.locator('svg'))
    const edges = [laboratory.x, laboratory.x + laboratory.width, mirror.x].map(Math.round)
    if (width === 390) {
      const choice = await boxOf(advert.getByRole('radio').first())
      expect.soft(laboratory.x).toBe(0)
      expect.soft(laboratory.width).toBe(width)
      expect.soft(choice.y).toBeGreaterThan(laboratory.y + laboratory.height)
      expect.soft(mirror.y).toBeGreaterThan(choice.y + choice.height)
      expect.soft(mirror.height).toBeCloseTo(laboratory.height, 0)
      continue
    }
    expect.soft(edges, `${width} px`).toEqual([0, width / 2, width / 2])
    expect.soft([mirror.y, mirror.height], `${width} px`).toEqual([laboratory.y, laboratory.height])
  }
})

const gained = (page: Page) =>
  results(page)
    .locator('figure svg > g')
    .nth(1)
    .evaluate((group) => getComputedStyle(group).fill)

test('the cups of before are chosen by mouse and by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/case-study/horlicks/')
  await expect.poll(() => gained(page)).not.toBe('none')
  await results(page).getByRole('radio', { name: '12% Before' }).click()
  await expect.poll(() => gained(page)).toBe('none')
  await page.keyboard.press('ArrowRight')
  await expect(results(page).getByRole('radio').nth(1)).toBeChecked()
  await expect.poll(() => gained(page)).not.toBe('none')
})

test('on a phone both shares are as wide, and the number of those gained stands beside its cups', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/case-study/horlicks/')
    const [before, after] = await Promise.all((await results(page).locator('figure label').all()).map(boxOf))
    expect.soft(after?.width, `${width} px`).toBeCloseTo(before?.width ?? 0, 0)
    expect.soft(after?.y, `${width} px`).toBe(before?.y)
    const [more, cups] = [results(page).getByText('+20', { exact: true }), results(page).locator('figure svg > g')]
    const [number, gainedCups] = [await boxOf(more), await boxOf(cups.nth(1))]
    expect.soft(number.x, `${width} px`).toBeGreaterThanOrEqual(gainedCups.x + gainedCups.width)
    expect.soft(number.x + number.width, `${width} px`).toBeLessThanOrEqual(width)
  }
})

test('as many bundles as are chosen stand on the shelf, and the page stays as tall', async ({ page }) => {
  await open(page, '/case-study/horlicks/')
  const order = page.locator('[data-kind="order-page"]')
  const shelves = order.locator('div[data-shown]')
  const heights = new Set<number>()
  for (const [at, name] of ['One', 'Two', 'Three'].entries()) {
    await page.getByRole('radio', { name, exact: true }).check()
    for (const each of [0, 1, 2]) await expect(shelves.nth(each)).toBeVisible({ visible: each === at })
    heights.add((await boxOf(order)).height)
  }
  expect(heights.size).toBe(1)
})

test('the note on the puzzle stands below what it answers', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/case-study/ecg-academy/')
    await page.getByRole('radio', { name: 'Atrial fibrillation' }).check()
    const [answer, note] = [page.getByText(/^Yes\. No P waves/), page.getByText(/not medical advice/)]
    const [said, noted] = [await boxOf(answer), await boxOf(note)]
    expect.soft(noted.y, `${width} px`).toBeGreaterThanOrEqual(said.y + said.height)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('charts are whole and the choices work', async ({ page }) => {
    await page.goto('/case-study/ecg-academy/')
    const right = page.getByText(/^Yes\. No P waves/)
    const prompt = page.getByText(/^Choose one:/)
    await expect(right).toBeHidden()
    await expect(prompt).toBeVisible()
    await page.getByRole('radio', { name: 'Atrial fibrillation' }).click()
    await expect(right).toBeVisible()
    await expect(prompt).toBeHidden()
    const strip = page.getByRole('region', { name: 'What do you see?' }).locator('svg')
    const seconds = await strip
      .locator('text')
      .evaluateAll((all) => all.map((one) => parseFloat(one.textContent ?? '')))
    expect(new Set(seconds).size, 'no two distances are alike').toBe(6)
    await expect(strip.locator('text').first()).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(strip.locator('text').first()).toBeHidden()
    await expect(right).toBeHidden()
    await expect(page.getByText(/^Not quite\./)).toBeVisible()
  })

  test('the chosen source lights its seats, the chosen concern changes face and sentence', async ({ page }) => {
    for (const [slug, first, second, answer] of [
      ['techgyan', 'Form', 'Phone', 'From the start date'],
      ['skinpot-co', 'Dryness', 'Dullness', /^“My sister asked/],
    ] as const) {
      await page.goto(`/case-study/${slug}/`)
      const region = page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.locator('#artefact-title') })
      const drawn = (choice: number) => region.locator(`svg [data-shown="${choice}"]`)
      await expect(page.getByRole('radio', { name: first })).toBeChecked()
      await expect(drawn(1).first()).toBeVisible()
      await expect(drawn(2).first()).toBeHidden()
      await expect(region.getByText(answer)).toBeHidden()
      await page.getByRole('radio', { name: first }).press('ArrowRight')
      await expect(page.getByRole('radio', { name: second })).toBeChecked()
      await expect(drawn(1).first()).toBeHidden()
      await expect(drawn(2).first()).toBeVisible()
      await expect(region.getByText(answer)).toBeVisible()
    }
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a tap chooses the reason, the answer and the channel', async ({ page }) => {
    for (const [slug, choice, answer] of [
      ['green-protein', 'I am leaving dairy', /with no dairy/],
      ['ycb-academy', 'After one sentence', /Press the standing foot/],
      ['blisspads', 'E-mail', /ready to repeat/],
      ['techgyan', 'Chat', 'From the first week'],
      ['skinpot-co', 'A breakout', /^“Ten days/],
      ['horlicks', 'Three', /^Three bundles/],
    ] as const) {
      await open(page, `/case-study/${slug}/`)
      const shown = page.getByRole('main').getByText(answer).last()
      await expect(shown).toBeHidden()
      await page.getByRole('radio', { name: choice, exact: true }).tap()
      await expect(shown).toBeVisible()
    }
  })
})

test('charts stay still without motion, and move once seen with it', async ({ page }) => {
  const names = () =>
    results(page)
      .locator('figure svg')
      .evaluate((svg) => [
        ...new Set([svg, ...svg.querySelectorAll('*')].map((part) => getComputedStyle(part).animationName)),
      ])
  await open(page, '/case-study/ycb-academy/')
  await results(page).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await names()).length).toBeGreaterThan(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(names).toEqual(['none'])
})

test('cases pass axe at 320 px, and nothing runs over the edge', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 568 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const slug of cases) {
    await page.goto(`/case-study/${slug}/`)
    // axe measures the boxes of a skipped section at its placeholder height, so all sections are rendered.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('main > *')) part.style.contentVisibility = 'visible'
    })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), slug).toBe(320)
    expect.soft(await axeFindings(page), slug).toEqual([])
  }
})

test('a case prints to one sheet with its result, its chart and whom to ask', async ({ page }) => {
  test.slow()
  for (const slug of cases) {
    await page.goto(`/case-study/${slug}/`)
    // The print style sheet is loaded last.
    const style = page.locator('link[rel=stylesheet][media*=print]')
    await expect.poll(() => style.evaluateAll((all) => all.some((link) => 'sheet' in link && link.sheet))).toBe(true)
    const figure = await results(page).locator('dl [data-count]').first().textContent()
    const pdf = await page.pdf({ format: 'A4', printBackground: false })
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
    expect.soft(pages, slug).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      results(page)
        .getByText(figure ?? '', { exact: true })
        .last(),
    ).toBeVisible()
    await expect(results(page).getByRole('figure').locator('svg')).toBeVisible()
    await expect(results(page).getByText(new RegExp(`case-study/${slug}/$`))).toBeVisible()
    await expect(results(page).getByText(/\+91/)).toBeVisible()
    await page.emulateMedia({ media: null })
  }
})
