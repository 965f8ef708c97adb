import type { Page } from '@playwright/test'
import { readContent } from '../../build/content/load.ts'
import { boxOf } from './pixels.ts'
import { expect, hydrated, open, test } from './test.ts'
import { shipped } from '../shipped-counts.ts'

/** Cases in the order of the list, with the client's figures: the strongest result first, money spent last. */
const cases = [
  { brand: 'Green Protein', slug: 'green-protein', figures: ['₹27L', '3.35×', '₹8L'], challenges: 3, solutions: 2 },
  { brand: 'Techgyan', slug: 'techgyan', figures: ['4.4×', '300+', '₹50,000'] },
  { brand: 'Skinpot Co', slug: 'skinpot-co', figures: ['3×', '9%', '₹60,000'] },
  { brand: 'YCB Academy', slug: 'ycb-academy', figures: ['5.9×', '£16,000', '£2,700'] },
  { brand: 'Horlicks', slug: 'horlicks', figures: ['37.5×', '2,500+', '₹1.8M'] },
  { brand: 'ECG Academy', slug: 'ecg-academy', figures: ['3×', '25%', '₹6,000'] },
  { brand: 'Blisspads', slug: 'blisspads', figures: ['6×', '77%', '₹20,000'] },
]

const cards = (page: Page) => page.locator('#cases li > div')
const side = (page: Page, name: string) =>
  page.getByRole('list', { name: 'What stood in the way' }).locator(`> [data-side="${name}"]`)
const challenges = (page: Page) => side(page, 'challenge')
const solutions = (page: Page) => side(page, 'solution')
const active = (page: Page) => page.locator('[data-side][data-state="active"]')
const results = (page: Page) => page.getByRole('region', { name: 'Results' })

/** Tells whether a card's figure is inside its picture. */
const figureShows = (page: Page, at: number) =>
  cards(page)
    .nth(at)
    .evaluate((poster) => {
      const figure = poster.querySelector(':scope > div > p')
      const card = figure?.closest('li')
      if (!figure || !card) throw new Error('no figure')
      return figure.getBoundingClientRect().bottom <= card.getBoundingClientRect().bottom + 1
    })

test.describe('the list of cases', () => {
  test('seven cards in order, each leading to its case', async ({ page }) => {
    await open(page, '/#/case-study')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Real Results, ?Real Growth/)
    await expect(cards(page).getByRole('heading')).toHaveText(cases.map(({ brand }) => brand))
    await expect(cards(page).getByText('Read More')).toHaveCount(shipped.cases)
    for (const { brand, slug } of cases) {
      await expect(cards(page).getByRole('link', { name: brand })).toHaveAttribute('href', `/case-study/${slug}/`)
    }
    await cards(page).nth(4).click()
    await expect(page).toHaveURL('/#/case-study/horlicks')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horlicks')
  })

  test('every card shows the figure of its poster, and on a large window the second below it', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/#/case-study')
      for (const [at, { figures }] of cases.entries()) {
        const [first, second] = figures.map((figure) => cards(page).nth(at).getByText(figure, { exact: true }))
        if (!first || !second) throw new Error('a case has two figures')
        await expect(first).toBeVisible()
        await expect(second).toBeVisible({ visible: width > 390 })
        if (width > 390) expect(await figureShows(page, at)).toBe(true)
      }
    }
  })

  test('on a large window the picture of the last card reaches its edge', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/#/case-study')
    const card = cards(page).last()
    const [picture, whole] = [await boxOf(card.locator('picture')), await boxOf(card)]
    expect(picture.x + picture.width).toBeCloseTo(whole.x + whole.width, 0)
    expect(picture.height).toBeCloseTo(whole.height, 0)
  })

  test('on a large window every case hangs in the banner with its first figure, clear of the words and of each other', async ({
    page,
  }) => {
    const banner = page.locator('main > :first-child')
    const hung = banner.getByRole('listitem').getByRole('link')
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [960, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(page, '/case-study/')
      await expect(hung).toHaveCount(shipped.cases)
      const words = await boxOf(banner.getByRole('heading', { level: 1 }).locator('span').first())
      const boxes = await Promise.all(
        cases.map(async ({ brand, slug, figures }, at) => {
          await expect(hung.nth(at)).toHaveAttribute('href', `/case-study/${slug}/`)
          await expect(hung.nth(at)).toContainText(brand)
          await expect(hung.nth(at).getByText(figures[0] ?? '', { exact: true })).toBeVisible()
          return boxOf(hung.nth(at))
        }),
      )
      for (const [at, { x, y, height: tall }] of boxes.entries()) {
        const where = `${at} at ${width}×${height}`
        expect
          .soft(x, where)
          .toBeGreaterThanOrEqual(at === 0 ? 0 : (boxes[at - 1]?.x ?? 0) + (boxes[at - 1]?.width ?? 0))
        expect.soft(y + tall <= words.y || x >= words.x + words.width, where).toBe(true)
      }
    }
  })

  test('on a phone three cases hang there with their first figure, above the words and beside each other', async ({
    page,
  }) => {
    const banner = page.locator('main > :first-child')
    const hung = banner.getByRole('listitem').getByRole('link').filter({ visible: true })
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [320, 568],
    ] as const) {
      const at = `${width}×${height}`
      await page.setViewportSize({ width, height })
      await open(page, '/case-study/')
      await expect(hung, at).toHaveCount(3)
      const words = await boxOf(banner.getByRole('heading', { level: 1 }))
      let end = 0
      for (const [index, link] of (await hung.all()).entries()) {
        const shown = cases[shipped.cases - 3 + index]
        await expect(link.getByText(shown?.figures[0] ?? '', { exact: true }), at).toBeVisible()
        const box = await boxOf(link)
        expect.soft(box.x, at).toBeGreaterThanOrEqual(end)
        expect.soft(box.y + box.height, at).toBeLessThanOrEqual(words.y)
        end = box.x + box.width
      }
    }
  })

  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const)
    test(`at ${width} px the figure stands below or beside the picture and covers nothing of it`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, '/#/case-study')
      const apart = await cards(page).evaluateAll((all) =>
        all.map((one) => {
          const [picture, figure] = [one.querySelector('picture'), one.querySelector(':scope > div > p')]
          if (!picture || !figure) throw new Error('a card lacks its picture or its figure')
          const [shown, words] = [picture.getBoundingClientRect(), figure.getBoundingClientRect()]
          return Math.max(words.top - shown.bottom, words.left - shown.right, shown.left - words.right)
        }),
      )
      expect(apart).toHaveLength(shipped.cases)
      for (const gap of apart) expect(gap).toBeGreaterThanOrEqual(-1)
    })

  test('on a phone every card has the whole width, on a tablet they are pairs below a wide one, one way to write is between them', async ({
    page,
  }) => {
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      await open(page, '/#/case-study')
      await expect(cards(page)).toHaveCount(shipped.cases)
      const [first, ...others] = await cards(page).evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      )
      const large = await cards(page).evaluateAll((all) =>
        all.flatMap((one, at) => (one.closest('li')?.hasAttribute('data-large') ? [at] : [])),
      )
      expect(large, 'every fourth, and not the last').toEqual(
        [...Array(shipped.cases).keys()].filter((at) => at % 4 === 0 && (at === 0 || at < shipped.cases - 1)),
      )
      if (width < 640) for (const other of others) expect(other.width).toBeCloseTo(first?.width ?? 0, 0)
      for (let at = 0; at < others.length && width >= 640; at += 2) {
        const [left, right] = others.slice(at, at + 2)
        expect(left?.y, `row ${at} at ${width} px`).toBeCloseTo(right?.y ?? 0, 0)
        expect(left?.width).toBeCloseTo(right?.width ?? 0, 0)
        expect(left?.width).toBeLessThan((first?.width ?? 0) / 2)
      }
      const cut = await cards(page)
        .locator('p')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))
      expect(cut).toEqual([])
      await expect(page.locator('#cases').getByRole('link', { name: 'Get in touch' })).toHaveCount(1)
    }
  })

  test('the round link leads to the cards', async ({ page }) => {
    await open(page, '/#/case-study')
    await page.getByRole('link', { name: 'Scroll to the content' }).click()
    await expect(page.locator('#cases')).toBeFocused()
    await expect(cards(page).first()).toBeInViewport()
    await expect(page).toHaveURL('/#/case-study')
  })
})

for (const { brand, slug, figures, ...counts } of cases) {
  test(`${brand}: title, line, picture, challenges, solutions and three figures`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, `/#/case-study/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand)
    const picture = page.getByRole('main').getByRole('img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600)
    const found = { challenges: await challenges(page).count(), solutions: await solutions(page).count() }
    for (const count of Object.values(found)) expect([2, 3]).toContain(count)
    expect(found).toMatchObject(counts)
    await expect(results(page).locator('[data-count]')).toHaveText(figures)
    await expect(results(page).locator('dt')).toHaveCount(3)
    // The banner shows the first figure.
    await expect(page.locator('main > :first-child')).toContainText(figures[0] ?? '')
  })
}

test('a case is composed otherwise than the ones before and after it', async ({ page }) => {
  const compositions = await Promise.all(
    cases.map(async ({ slug }) => (await readContent(`content/cases/${slug}.yaml`)).composition),
  )
  for (const [at, { opening, story }] of compositions.entries()) {
    const next = compositions[(at + 1) % compositions.length]
    expect([opening === next?.opening, story === next?.story], cases[at]?.brand).not.toEqual([true, true])
  }
  const before = async (slug: string) => {
    await open(page, `/case-study/${slug}/`)
    const [story, figures] = [await boxOf(page.locator('#pairs')), await boxOf(page.locator('#results-title'))]
    return story.y < figures.y
  }
  expect(await before('horlicks')).toBe(true)
  expect(await before('techgyan')).toBe(false)
})

test('on a large window the opening of large words has the other picture at the edge of the window', async ({
  page,
}) => {
  await open(page, '/case-study/skinpot-co/')
  const pictures = page.getByRole('main').locator('picture')
  const [banner, beside] = [pictures.nth(0).locator('img'), pictures.nth(1)]
  const box = await boxOf(beside)
  expect(box.x + box.width).toBeCloseTo(1440, -1)
  expect(box.x).toBeGreaterThan(960)
  expect(await beside.locator('img').getAttribute('src')).not.toBe(await banner.getAttribute('src'))
})

test('a message and its answer are in one row and overlap, an answer to both lies across', async ({ page }) => {
  await open(page, '/case-study/blisspads/')
  const messages = await Promise.all((await challenges(page).all()).map(boxOf))
  const answers = await Promise.all((await solutions(page).all()).map(boxOf))
  for (const [at, { x, y, width, height }] of messages.entries()) {
    const answer = answers[at]
    expect(answer?.x).toBeLessThan(x + width)
    expect(answer?.x).toBeGreaterThan(x + width - 40)
    expect(answer?.y).toBeLessThan(y + height)
  }
  expect(answers[2]?.width).toBeGreaterThan(1000)
})

test('figures count up from 0 over two seconds', async ({ page }) => {
  await open(page, '/#/case-study/horlicks')
  const seen = page.evaluate(
    () =>
      new Promise<{ first: string; took: number }>((resolve, reject) => {
        const counter = document.querySelector('main [data-count]')
        if (!counter) return reject(new Error('no counter'))
        const final = counter.textContent
        let first: string | undefined
        let began = 0
        new MutationObserver(() => {
          const text = counter.textContent ?? ''
          if (first === undefined && text !== final) {
            first = text
            began = performance.now()
          } else if (first !== undefined && text === final) resolve({ first, took: performance.now() - began })
        }).observe(counter, { characterData: true, childList: true, subtree: true })
      }),
  )
  await results(page).locator('dl > div').first().scrollIntoViewIfNeeded()
  const { first, took } = await seen
  expect(first).toBe('0.0×')
  // The easing makes the last digit appear shortly before the two seconds are over.
  expect(took).toBeGreaterThan(1700)
  // Frames may be far apart on a busy machine.
  expect(took).toBeLessThan(4500)
})

test.describe('challenges and solutions', () => {
  test('the way to write stands beside the title, and on a phone directly below both lists', async ({ page }) => {
    await open(page, '/#/case-study/blisspads')
    const write = page
      .getByRole('region', { name: 'What stood in the way' })
      .getByRole('link', { name: 'Get in touch', exact: true })
    const title = await boxOf(page.getByRole('region', { name: 'What stood in the way' }).getByRole('heading').first())
    const beside = await boxOf(write)
    expect(beside.x).toBeGreaterThan(title.x + title.width)
    expect(beside.y + beside.height).toBeLessThanOrEqual(title.y + title.height)
    await page.setViewportSize({ width: 390, height: 844 })
    const [last, solution, button] = await Promise.all([
      challenges(page).last().boundingBox(),
      solutions(page).last().boundingBox(),
      write.boundingBox(),
    ])
    if (!last || !solution || !button) throw new Error('a part is not shown')
    const end = Math.max(last.y + last.height, solution.y + solution.height)
    expect(button.y).toBeGreaterThan(end)
    expect(button.y - end).toBeLessThan(80)
  })

  test(
    'by mouse: the first is active, entering moves it, leaving a solution clears it',
    { tag: '@window' },
    async ({ page }) => {
      await open(page, '/#/case-study/green-protein')
      await expect(active(page)).toHaveCount(1)
      await expect(challenges(page).first()).toHaveAttribute('data-state', 'active')
      await expect(solutions(page).first()).toHaveAttribute('data-state', 'highlighted')

      await challenges(page).nth(2).hover()
      await expect(challenges(page).nth(2)).toHaveAttribute('data-state', 'active')
      await expect(solutions(page).nth(1)).toHaveAttribute('data-state', 'highlighted')
      await expect(solutions(page).first()).not.toHaveAttribute('data-state')
      await page.mouse.move(2, 2)
      await expect(challenges(page).nth(2)).toHaveAttribute('data-state', 'active')

      await solutions(page).first().hover()
      await expect(solutions(page).first()).toHaveAttribute('data-state', 'active')
      await expect(page.locator('[data-side="challenge"][data-state="highlighted"]')).toHaveCount(2)
      await page.mouse.move(2, 2)
      await expect(page.locator('[data-side][data-state]')).toHaveCount(0)
    },
  )

  test('by keyboard: focus makes active, moving on from a solution clears it', async ({ page }) => {
    await open(page, '/#/case-study/green-protein')
    const button = (at: number) => solutions(page).nth(at).getByRole('button')
    await challenges(page).nth(1).getByRole('button').focus()
    await expect(challenges(page).nth(1)).toHaveAttribute('data-state', 'active')
    await page.keyboard.press('Tab')
    await expect(button(0)).toBeFocused()
    await expect(button(0)).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Tab')
    await expect(button(0)).toHaveAttribute('aria-pressed', 'false')
    await expect(challenges(page).nth(2)).toHaveAttribute('data-state', 'active')
    await page.keyboard.press('Tab')
    await expect(button(1)).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Tab')
    await expect(active(page)).toHaveCount(0)
  })

  test('a flight line joins the active challenge to each solution of it', async ({ page }) => {
    await open(page, '/#/case-study/techgyan')
    const lines = page.locator('[data-enhance="challenges-solutions"] svg path')
    const count = async () => ((await lines.getAttribute('d')) ?? '').split('M').length - 1
    await challenges(page).first().hover()
    await expect.poll(count).toBe(2)
    await challenges(page).nth(2).hover()
    await expect.poll(count).toBe(1)
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

    test('a solution stands directly below the last challenge that it answers', async ({ page }) => {
      for (const { slug } of cases) {
        await page.goto(`/case-study/${slug}/`)
        const order = await page
          .locator('[data-side]')
          .evaluateAll((items) =>
            items
              .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
              .map(({ dataset: { side: kind, id, answers } }) => ({ kind, id, answers })),
          )
        const challengesAbove = order.map((_, at) =>
          order.slice(0, at).flatMap(({ kind, id }) => (kind === 'challenge' && id ? id : [])),
        )
        for (const [at, { kind, answers = '' }] of order.entries()) {
          if (kind !== 'solution') continue
          const above = challengesAbove[at] ?? []
          expect(answers.split(' '), slug).toContain(above.at(-1))
          expect(above, slug).toEqual(expect.arrayContaining(answers.split(' ')))
        }
      }
    })

    test('a tap makes active and stays so, a tap elsewhere clears a solution', async ({ page }) => {
      await open(page, '/#/case-study/green-protein')
      await solutions(page)
        .nth(1)
        .tap({ position: { x: 120, y: 90 } })
      await expect(solutions(page).nth(1)).toHaveAttribute('data-state', 'active')
      await expect(challenges(page).nth(2)).toHaveAttribute('data-state', 'highlighted')
      await page.getByRole('heading', { name: 'Results' }).tap()
      await expect(active(page)).toHaveCount(0)
    })
  })
})

test('the next door leads through all seven cases and back to the first', async ({ page }) => {
  await open(page, '/#/case-study/green-protein')
  const visited: string[] = []
  for (const { brand } of cases) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand)
    visited.push(brand)
    const { figures = [] } = cases[visited.length % cases.length] ?? {}
    await expect(page.getByRole('link', { name: /^Next case/ })).toContainText(figures[0] ?? '')
    await page.getByRole('link', { name: /^Next case/ }).click()
  }
  expect(new Set(visited).size).toBe(7)
  await expect(page).toHaveURL('/#/case-study/green-protein')
  await page.getByRole('link', { name: /^Previous case/ }).click()
  await expect(page).toHaveURL('/#/case-study/blisspads')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything a case says is there', async ({ page }) => {
    await page.goto('/case-study/ycb-academy/')
    await expect(challenges(page)).toHaveCount(3)
    for (const item of await solutions(page).all()) await expect(item).toBeVisible()
    await expect(results(page).locator('[data-count]')).toHaveText(['5.9×', '£16,000', '£2,700'])
    await page.getByRole('link', { name: /^Next case/ }).click()
    await expect(page).toHaveURL('/case-study/horlicks/')
  })
})

test('a case opened at its clean address keeps its behaviour', async ({ page }) => {
  await page.goto('/case-study/skinpot-co/')
  await hydrated(page)
  await solutions(page).nth(2).hover()
  await expect(page.locator('[data-side="challenge"][data-state="highlighted"]')).toHaveCount(2)
})

test('a case shows its still in the upper half of a large window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const slug of ['skinpot-co', 'blisspads', 'green-protein']) {
    await page.goto(`/case-study/${slug}/`)
    const name = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(name?.y, slug).toBeGreaterThan(560)
  }
})

test('beside the name stands its figure, on one line and free of the circle', async ({ page }) => {
  for (const width of [960, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const { slug, figures } of cases) {
      await page.goto(`/case-study/${slug}/`)
      const hero = page.locator('main > :first-child')
      const figure = await boxOf(hero.getByText(figures[0] ?? '', { exact: true }))
      const name = await boxOf(hero.getByRole('heading', { level: 1 }))
      const circle = await boxOf(hero.locator('a[href^="#"]'))
      const at = `${slug} at ${width} px`
      expect.soft(figure.x, at).toBeGreaterThan(name.x + name.width / 2)
      expect.soft(Math.abs(figure.y + figure.height - name.y - name.height), at).toBeLessThan(24)
      const apart = circle.y + circle.height <= figure.y || circle.x >= figure.x + figure.width
      expect.soft(apart, at).toBe(true)
    }
  }
})
