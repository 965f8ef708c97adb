import type { Locator, Page } from '@playwright/test'
import { readContent } from '../../build/content/load.ts'
import { boxOf } from './pixels.ts'
import { expect, open, pauseButton, restingScroll, test } from './test.ts'
import { shipped } from '../shipped-counts.ts'

const home = await readContent('content/home.yaml')
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('client logos', () => {
  for (const [width, count] of [
    [340, 2],
    [360, 2],
    [413, 2],
    [414, 3],
    [669, 3],
    [670, 4],
    [991, 4],
    [992, 5],
    [1199, 5],
    [1200, 6],
    [1299, 6],
    [1300, 7],
    [1920, 7],
  ] as const) {
    test(`${count} of ${shipped.clientLogos} are in view at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/#/')
      await pauseButton(page).click()
      const carousel = page.getByRole('group', { name: home.clients.heading }).first()
      await carousel.scrollIntoViewIfNeeded()
      await expect(carousel).toHaveAttribute('data-ready')
      await expect(carousel.getByRole('img')).toHaveCount(shipped.clientLogos)
      const inView = await carousel.locator('li').evaluateAll((slides) => {
        const box = slides[0]!.closest('ul')!.parentElement!.getBoundingClientRect()
        return slides.filter((slide) => {
          const logo = slide.querySelector('svg')!.getBoundingClientRect()
          return logo.left >= box.left - 1 && logo.right <= box.right + 1
        }).length
      })
      expect(inView).toBe(count)
    })
  }
})

test('the counters hold the six figures, and run again each time they come into view', async ({ page }) => {
  await open(page, '/#/')
  const figures = page.locator('[aria-labelledby=counters] [data-count]')
  await expect(figures).toHaveText(['10+', '850K+', '$3.5M+', '$18M+', '300+', '25K+'])
  const leads = figures.nth(1)
  for (let round = 0; round < 2; round++) {
    await leads.evaluate((figure) => figure.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect.poll(() => leads.textContent()).not.toBe('850K+')
    await expect(page.locator('[aria-labelledby=counters] li').nth(1).locator('.visually-hidden')).toHaveText('850K+')
    await expect(leads).toHaveText('850K+')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await restingScroll(page)
    await expect(leads).not.toBeInViewport()
  }
})

for (const width of [320, 390, 768, 1440])
  test(`the bars of both amounts are on one scale at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    const counters = page.locator('[aria-labelledby=counters]')
    await counters.scrollIntoViewIfNeeded()
    const bars = counters.locator('li path')
    await expect(bars).toHaveCount(2)
    await expect
      .poll(async () => {
        const [earned, spent] = await Promise.all([boxOf(bars.first()), boxOf(bars.last())])
        return Math.round((100 * spent.width) / earned.width)
      })
      .toBe(Math.round((100 * 3.5) / 18))
  })

test.describe('services', () => {
  const panels = (page: Page) => page.locator('[aria-labelledby=services] details')
  const openPanels = (page: Page) =>
    panels(page).evaluateAll((all) =>
      all.flatMap((panel, index) => ((panel as HTMLDetailsElement).open ? [index] : [])),
    )
  const summary = (page: Page, index: number) => panels(page).nth(index).locator('summary')

  test('AGENCY is open first; opening another closes it', async ({ page }) => {
    await open(page, '/#/')
    await expect(panels(page)).toHaveCount(3)
    expect(await openPanels(page)).toEqual([0])
    for (const [index, [name, count]] of [
      ['AGENCY', shipped.agencyServices],
      ['ADVISORY', shipped.advisoryServices],
      ['TECH DEVELOPMENT', shipped.technologyServices],
    ].entries()) {
      await expect(summary(page, index)).toContainText(String(name))
      await expect(summary(page, index)).toContainText(String(count))
      await expect(panels(page).nth(index).locator('a')).toHaveCount(Number(count))
    }
    await summary(page, 2).click()
    await expect.poll(() => openPanels(page)).toEqual([2])
    await summary(page, 1).click()
    await expect.poll(() => openPanels(page)).toEqual([1])
  })

  for (const width of [390, 1440]) {
    test(`the pressed heading stays where it is at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, '/#/')
      for (const index of [1, 2]) {
        // Sections that come near get their real height and move the panel, so it is measured at rest.
        await expect
          .poll(() =>
            summary(page, index).evaluate((pressed) => {
              const { top } = pressed.getBoundingClientRect()
              scrollBy({ top: top - 400, behavior: 'instant' })
              return Math.round(top)
            }),
          )
          .toBe(400)
        const { y } = await boxOf(summary(page, index))
        await summary(page, index).click()
        await expect.poll(() => openPanels(page)).toEqual([index])
        await expect(panels(page).nth(index).locator('a').first()).toBeVisible()
        // The growing panel would move what is below it under the next press.
        await panels(page)
          .nth(index)
          .evaluate(async (panel) => {
            const growing = panel
              .getAnimations({ subtree: true })
              .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::details-content')
            await Promise.all(growing.map(({ finished }) => finished))
          })
        expect(Math.abs((await boxOf(summary(page, index))).y - y)).toBeLessThan(2)
      }
    })
  }

  test('by keyboard', async ({ page }) => {
    await open(page, '/#/')
    await summary(page, 1).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => openPanels(page)).toEqual([1])
    await expect(summary(page, 1)).toBeFocused()
    await expect(panels(page).nth(1).locator('a').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panels(page).nth(1).locator('a').first()).toBeFocused()
  })

  test('a phone shows the picture of each service beside its name', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/')
    const cards = panels(page).first().getByRole('link')
    await cards.first().scrollIntoViewIfNeeded()
    await expect(cards).toHaveCount(14)
    for (const card of await cards.all()) {
      const [picture, name] = await Promise.all([boxOf(card.locator('picture')), boxOf(card.locator('span').last())])
      expect(picture.width).toBe(48)
      expect(name.x).toBeGreaterThanOrEqual(picture.x + picture.width)
    }
  })

  test('agency and advisory cards lead to their pages', async ({ page }) => {
    await open(page, '/#/')
    for (const [panel, { cards }] of [home.services.agency, home.services.advisory].entries()) {
      const links = panels(page).nth(panel).locator('a')
      await expect(links).toHaveText(cards.map((card) => card.name))
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        cards.map((card) => `${card.url}/`),
      )
    }
    await panels(page).first().getByRole('link', { name: 'Pay Per Click' }).click()
    await expect(page).toHaveURL('/#/agency/pay-per-click')
  })

  for (const { name, index } of home.services.technology.cards) {
    test(`${name} carries the index ${index}`, async ({ page }) => {
      await open(page, '/#/')
      await summary(page, 2).click()
      await panels(page).nth(2).getByRole('link', { name }).click()
      await expect(page).toHaveURL('/#/technology-development')
      expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({ index })
    })
  }

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    test('a tap opens a panel and a card', async ({ page }) => {
      await open(page, '/#/')
      await summary(page, 1).tap()
      await expect.poll(() => openPanels(page)).toEqual([1])
      await panels(page)
        .nth(1)
        .getByRole('link', { name: /^Marketing Strategy/ })
        .tap()
      await expect(page).toHaveURL('/#/advisory/marketing-strategy-and-consulting')
    })
  })
})

test('three steps, eleven results, nine works', async ({ page }) => {
  await open(page, '/#/')
  await expect(region(page, 'Our Process').getByRole('heading', { level: 3 })).toHaveText([
    'Apply to work with us',
    'See if we can work together',
    'We’ll take it from there',
  ])
  await expect(region(page, 'Our Results').getByRole('img')).toHaveCount(shipped.resultLogos)
  await expect(region(page, 'Our Works').getByRole('img')).toHaveCount(9)
})

test('on large screens the route has a stop above the number of each step', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const process = region(page, 'Our Process')
    await process.scrollIntoViewIfNeeded()
    // The styles of later sections are loaded later.
    await expect(async () => {
      const gaps = await process.evaluate((section) => {
        const svg = section.querySelector<SVGSVGElement>('svg')
        const stems = [...section.querySelectorAll('svg path')].map((path) => path.getAttribute('d') ?? '')
        const starts = stems.find((path) => /^M\d+ \d+v/.test(path))?.matchAll(/M(\d+) (\d+)v(\d+)/g) ?? []
        if (!svg) throw new Error('no route')
        const box = svg.getBoundingClientRect()
        const scale = box.width / svg.viewBox.baseVal.width
        const ends = [...starts].map(([, x, y, down]) => ({
          x: box.left + Number(x) * scale,
          y: box.top + (Number(y) + Number(down)) * scale,
        }))
        return [...section.querySelectorAll('li > span')].map((number, at) => {
          const { left, top } = number.getBoundingClientRect()
          const { x = Number.NaN, y = Number.NaN } = ends[at] ?? {}
          return { across: Math.abs(x - left), down: top - y, top }
        })
      })
      expect(gaps).toHaveLength(3)
      expect(new Set(gaps.map(({ top }) => Math.round(top))).size, 'numbers at one height').toBe(1)
      for (const [at, { across, down }] of gaps.entries()) {
        const step = `step ${at + 1} at ${width} px`
        expect(across, step).toBeLessThan(28)
        expect(down, step).toBeGreaterThan(-4)
        expect(down, step).toBeLessThan(48)
      }
    }).toPass()
  }
})

test('with motion on, an eagle flies along the route as one scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/#/')
  const process = region(page, 'Our Process')
  const flown = (toEnd: boolean) =>
    process.evaluate(async (section, end) => {
      const rider = section.querySelector('div[aria-hidden] > span:last-child')
      if (!rider) throw new Error('no rider')
      const { top, bottom } = section.getBoundingClientRect()
      scrollBy({ top: end ? bottom - innerHeight / 3 : top - innerHeight / 1.5, behavior: 'instant' })
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      return parseFloat(getComputedStyle(rider).offsetDistance)
    }, toEnd)
  // The styles of later sections are loaded later and move elements.
  await expect(async () => {
    const [start, end] = [await flown(false), await flown(true)]
    expect(start).toBeLessThan(20)
    expect(end).toBeGreaterThan(80)
  }).toPass()
})

test('on a large screen a result is larger than the lesser numbers of the house, and the team leads to all of its stories', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/#/')
  const size = (text: Locator) => text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
  const result = region(page, 'Our Results').getByText('37.5×', { exact: true })
  expect(await size(result)).toBeGreaterThan(
    await size(page.locator('[aria-labelledby=counters] [data-count]').first()),
  )
  for (const mark of (await region(page, 'Our Results').getByRole('listitem').all()).slice(0, 2)) {
    const picture = await boxOf(mark.locator('picture'))
    expect(picture.width).toBeGreaterThan(400)
    expect(picture.height).toBeGreaterThan(200)
  }
  const everyone = region(page, 'Meet Our Team').getByRole('link', { name: 'Meet everyone' })
  await expect(everyone).toHaveAttribute('href', '/about-us/team/')
})

test.describe('case studies', () => {
  const tab = (page: Page, name: string) => page.getByRole('tab', { name })
  const more = (page: Page) => region(page, 'Case Studies').getByRole('link', { name: /^View More/ })

  test('Green Protein first; each tab shows its study and leads to it', async ({ page }) => {
    await open(page, '/#/')
    const grounds = new Set<string>()
    await expect(tab(page, 'Green Protein')).toHaveAttribute('aria-selected', 'true')
    for (const { name, slug, text } of home.cases.tabs) {
      await tab(page, name).click()
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
      await expect(more(page)).toHaveCount(1)
      await expect(more(page)).toHaveAttribute('href', `/case-study/${slug}/`)
      await expect(page.getByText(text)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440)
      grounds.add((await region(page, 'Case Studies').getAttribute('data-ground')) ?? '')
    }
    expect(grounds.size).toBe(4)
    await more(page).click()
    await expect(page).toHaveURL('/#/case-study/ecg-academy')
  })

  test('by keyboard', async ({ page }) => {
    await open(page, '/#/')
    await tab(page, 'Green Protein').focus()
    await page.keyboard.press('ArrowDown')
    await expect(tab(page, 'Horlicks')).toBeFocused()
    await expect(more(page)).toHaveAttribute('href', '/case-study/horlicks/')
    await page.keyboard.press('End')
    await expect(more(page)).toHaveAttribute('href', '/case-study/ecg-academy/')
  })
})

test.describe('testimonials', () => {
  const shown = async (testimonials: Locator) => {
    const visible = await testimonials.locator('li').evaluateAll((slides) => {
      const box = slides[0]!.closest('ul')!.parentElement!.getBoundingClientRect()
      return slides.flatMap((slide, index) => {
        const { left, right } = slide.getBoundingClientRect()
        return Math.min(right, box.right) - Math.max(left, box.left) > box.width / 2 ? [index] : []
      })
    })
    return visible
  }

  test('one of seven at a time, by arrows and beads', async ({ page }) => {
    await open(page, '/#/')
    await pauseButton(page).click()
    const testimonials = region(page, 'Our Clients Say')
    await testimonials.scrollIntoViewIfNeeded()
    await expect(testimonials.getByRole('button', { name: / of 7$/ })).toHaveCount(shipped.testimonials)
    await expect.poll(() => shown(testimonials)).toEqual([0])
    await testimonials.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => shown(testimonials)).toEqual([1])
    await testimonials.getByRole('button', { name: '6 of 7' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => shown(testimonials)).toEqual([5])
    await expect(testimonials.getByRole('button', { name: '6 of 7' })).toHaveAttribute('aria-current', 'true')
  })

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    test('a swipe turns to the next', async ({ page, context }) => {
      await open(page, '/#/')
      await pauseButton(page).tap()
      const testimonials = region(page, 'Our Clients Say')
      await testimonials.locator('blockquote').first().scrollIntoViewIfNeeded()
      await expect(testimonials.locator('[data-ready]')).toHaveCount(1)
      const box = await testimonials.locator('li').first().boundingBox()
      const y = Math.min(Math.max((box?.y ?? 0) + 60, 120), 700)
      const touch = await context.newCDPSession(page)
      const send = (type: string, x?: number) =>
        touch.send('Input.dispatchTouchEvent', {
          type: type as 'touchStart',
          touchPoints: x === undefined ? [] : [{ x, y }],
        })
      await send('touchStart', 330)
      for (const x of [290, 230, 160, 90, 40]) await send('touchMove', x)
      await send('touchEnd')
      await expect.poll(() => shown(testimonials)).toEqual([1])
    })
  })
})

test('the ways to contact', async ({ page }) => {
  await open(page, '/#/')
  for (const label of ['Fly With Us', 'Talk To Us']) {
    await expect(page.locator('main').getByRole('link', { name: label })).toHaveAttribute('href', '/contact-us/')
  }
  await page.getByRole('link', { name: 'Talk To Us' }).click()
  await expect(page).toHaveURL('/#/contact-us')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('closed panels open, every case and every voice can be read', async ({ page }) => {
    await page.goto('/')
    for (const { text } of home.cases.tabs) await expect(page.getByText(text)).toBeVisible()
    const card = page.getByRole('link', { name: 'Shopify Development' }).last()
    await expect(card).toBeHidden()
    await page.locator('#services-technology summary').click()
    await expect(card).toBeVisible()
    await expect(page.locator('[aria-labelledby=counters] [data-count]').first()).toHaveText('10+')
  })
})

test.describe('the first 90 days', () => {
  const horizon = (page: Page) => page.locator('main [data-enhance=horizon]')
  const slider = (page: Page) => page.getByRole('slider', { name: 'Week' })

  test('the slider says what there is each week, by keyboard and by mouse, and moves the sun', async ({ page }) => {
    await open(page, '/')
    await slider(page).scrollIntoViewIfNeeded()
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Week 4: The strategy/)
    const sun = horizon(page).locator('[data-sun]')
    const low = await sun.boundingBox()
    await slider(page).focus()
    for (let week = 4; week < 6; week++) await page.keyboard.press('ArrowRight')
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Week 6: The first campaigns/)
    await expect(horizon(page).locator('[data-now]'), 'says which weeks it is true of').toContainText('Week 5–6')
    const box = await slider(page).boundingBox()
    if (!box) throw new Error('no slider')
    await page.mouse.click(box.x + box.width - 4, box.y + box.height / 2)
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Week 13: Day 90/)
    const [thumb, last] = await Promise.all([
      slider(page).boundingBox(),
      horizon(page).locator('label svg').boundingBox(),
    ])
    expect(Math.abs((last?.x ?? 0) + (last?.width ?? 0) + 22 - (thumb?.x ?? 0) - (thumb?.width ?? 0))).toBeLessThan(1)
    await expect.poll(async () => (await sun.boundingBox())?.y).toBeLessThan((low?.y ?? 0) - 100)
    await page.keyboard.press('Home')
    await expect(horizon(page).locator('[data-now]')).toContainText('Week 1')
  })

  for (const width of [1024, 1440])
    test(`at ${width} px one week is shown in large words, in one view with the sun, and nothing moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/')
      await slider(page).scrollIntoViewIfNeeded()
      const moments = horizon(page).getByRole('listitem').locator('p')
      await expect(moments).toHaveCount(7)
      const heights = new Set<number>()
      for (let week = 1; week <= 13; week++) {
        await slider(page).fill(String(week))
        const shown = moments.filter({ visible: true })
        await expect(shown, `week ${week}`).toHaveCount(1)
        const sentence = await shown.evaluate((text) => parseFloat(getComputedStyle(text).fontSize))
        expect(sentence).toBeGreaterThanOrEqual(24)
        heights.add((await boxOf(horizon(page))).height)
      }
      expect(heights.size).toBe(1)
      // Below the bar at the top.
      expect(Math.max(...heights)).toBeLessThanOrEqual(900 - 60)
    })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    test('one week is shown, a tap chooses another, and what follows keeps its place', async ({ page }) => {
      await open(page, '/')
      await slider(page).scrollIntoViewIfNeeded()
      const moments = horizon(page).getByRole('listitem').locator('p')
      await expect(moments.filter({ visible: true })).toHaveCount(1)
      const height = await horizon(page).evaluate((element) => element.getBoundingClientRect().height)
      const box = await slider(page).boundingBox()
      if (!box) throw new Error('no slider')
      expect(box.height).toBeGreaterThanOrEqual(44)
      await page.touchscreen.tap(box.x + box.width - 4, box.y + box.height / 2)
      await expect(moments.filter({ visible: true })).toContainText('Day 90')
      expect(await horizon(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(height)
    })

    test('a word says that what a week leads to is not reached yet', async ({ page }) => {
      await open(page, '/')
      await slider(page).scrollIntoViewIfNeeded()
      const towards = horizon(page).getByText(home.process.horizon.towards).filter({ visible: true })
      await expect(towards).toHaveCount(0)
      for (const [key, count] of [
        ['Home', 1],
        ['End', 0],
        ['PageDown', 1],
      ] as const) {
        await slider(page).press(key)
        await expect(towards, key).toHaveCount(count)
      }
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('three stages in order, and no slider', async ({ page }) => {
      await page.goto('/')
      await expect(slider(page)).toBeHidden()
      await expect(horizon(page).getByText(home.process.horizon.hint)).toBeHidden()
      await expect(horizon(page).getByRole('listitem')).toHaveCount(3)
      for (const moment of await horizon(page).locator('li p').all()) await expect(moment).toBeVisible()
    })
  })
})
