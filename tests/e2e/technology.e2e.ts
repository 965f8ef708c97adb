import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { boxOf } from './pixels.ts'
import { overflows, place, topOf } from './scroll.ts'
import { stickyTabs } from './sticky-tabs.ts'
import { expect, hydrated, mainNavigation, open, restingScroll, test } from './test.ts'

const address = '/#/technology-development'
const content: { sections: { id: string; tab: string }[] } = parse(readFileSync('content/technology.yaml', 'utf8'))
const { sections } = content

const { bar, tabs, current, section, tabName, expectBarToFollow } = stickyTabs(sections)

/** Opens the page like a link that carries an index. */
async function openWithIndex(page: Page, index: number): Promise<void> {
  await open(page, '/#/privacy-policy')
  await page.evaluate((chosen) => {
    history.pushState({ usr: { index: chosen }, key: `menu${chosen}`, idx: 1 }, '', '/#/technology-development')
  }, index)
  await page.reload()
  await hydrated(page)
}

test('seven tabs, each for a section with picture, four key offerings and a way to get in touch', async ({ page }) => {
  await open(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Technology Development Unleash / Innovation')
  await expect(tabs(page)).toHaveText([
    'Web & Mobile App',
    'E-com Custom Website',
    'Shopify',
    'WordPress',
    'Web & Mobile App Maintenance',
    'Machine Learning & AI',
    'UI/UX',
  ])
  for (const index of sections.keys()) {
    const here = section(page, index)
    await expect(here.locator('img')).toHaveCount(1)
    await expect(here.getByRole('heading', { name: 'KEY OFFERINGS' })).toBeVisible()
    await expect(here.getByRole('listitem')).toHaveCount(4)
    await expect(here.getByRole('link', { name: 'Get in touch' })).toHaveAttribute('href', '/contact-us/')
  }
})

test('six services show a piece of their work, with the row that stands out', async ({ page }) => {
  await open(page, address)
  const rows: Record<string, number> = {
    'web-and-mobile-app': 3,
    shopify: 4,
    wordpress: 4,
    maintenance: 12,
    'machine-learning-and-ai': 5,
    'ui-ux': 2,
  }
  await expect(page.locator('main section figure[data-kind]')).toHaveCount(6)
  for (const [id, count] of Object.entries(rows)) {
    const example = page.locator(`#${id} figure`)
    await expect(example.getByRole('term')).toHaveCount(count)
    await expect(example.locator('[data-waits]')).toBeVisible()
  }
})

test('beside the call stands the share of visitors who ordered, with a cup for every four of them', async ({
  page,
}) => {
  await open(page, address)
  const closing = page.locator('[data-proof=horlicks]')
  await expect(closing).toContainText('32%')
  await expect(closing.locator('[data-chart=cups]')).toBeVisible()
})

test('no picture is cropped to a strip', async ({ page }) => {
  await open(page, address)
  for (const index of sections.keys()) {
    const { width, height } = await boxOf(section(page, index).locator('picture'))
    expect.soft(width / height, tabName(index)).toBeLessThan(1.9)
  }
})

test('the forecast of machine learning says that it is an example', async ({ page }) => {
  await open(page, address)
  const note = page.locator('#machine-learning-and-ai').getByText(/^An example\./)
  await expect(note).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(note).toBeHidden()
})

test('on large screens the seven chapters take no more than 10,700 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, address)
  await hydrated(page)
  const height = await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main > *, main section, footer'))
      part.style.contentVisibility = 'visible'
    return document.documentElement.scrollHeight
  })
  expect(height).toBeLessThanOrEqual(10_700)
})

test('what people use it on is drawn beside each answer, and the days of a month above what was done', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, address)
  for (const row of await page.locator('[data-kind="choice"] dl > div').all()) {
    const [all, words] = [await boxOf(row), await boxOf(row.locator('dd'))]
    expect.soft(words.x - all.x).toBeGreaterThan(all.width / 3)
    const device = await row.evaluate((element) => getComputedStyle(element, '::before').backgroundImage)
    expect.soft(device).toContain('gradient')
  }
  // Twelve months in two rows, each with its days; the last one is open.
  const months = await page.locator('[data-kind="year"] dl > div').all()
  expect(months).toHaveLength(12)
  const [first] = await Promise.all(months.map((month) => boxOf(month)))
  for (const [index, month] of months.entries()) {
    const [all, words] = [await boxOf(month), await boxOf(month.locator('dd'))]
    if (first) expect.soft(all.y, `${index}`).toBeCloseTo(first.y + (index < 6 ? 0 : first.height), 0)
    const days = await month.evaluate((element) => {
      const { backgroundImage, height } = getComputedStyle(element, '::before')
      return { backgroundImage, height: Number.parseFloat(height) }
    })
    expect.soft(days.backgroundImage).toContain('conic-gradient')
    expect.soft(words.y - all.y, `${index}`).toBeGreaterThan(days.height)
  }
  await expect(page.locator('[data-kind="year"] dl > div').last()).toHaveAttribute('data-waits')
})

test('a trial shows its two screens side by side, at every width', async ({ page }) => {
  await open(page, address)
  const screens = page.locator('#ui-ux figure svg')
  await expect(screens).toHaveCount(2)
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const [before, after] = await Promise.all((await screens.all()).map((screen) => boxOf(screen)))
    expect.soft(before && after && before.x + before.width, `${width}`).toBeLessThan(after?.x ?? 0)
    expect.soft(Math.abs((before?.y ?? 0) - (after?.y ?? 0)), `${width}: in one row`).toBeLessThan(1)
  }
})

test('a section begins with its name, and shows all of its picture', async ({ page }) => {
  await open(page, address)
  const uiux = page.locator('#ui-ux')
  const [name, example, picture] = [
    uiux.getByRole('heading', { level: 2 }),
    uiux.locator('figure'),
    uiux.locator('picture'),
  ]
  const [left, right] = [await boxOf(name), await boxOf(example)]
  expect(left.x + left.width).toBeLessThan(right.x)
  const { width, height } = await boxOf(picture)
  expect(width / height).toBeCloseTo(4 / 3, 2)
  await page.setViewportSize({ width: 390, height: 844 })
  const [above, below] = [await boxOf(name), await boxOf(example)]
  expect(above.y + above.height).toBeLessThan(below.y)
})

test('one order can be followed through a shop', async ({ page }) => {
  await open(page, address)
  const stages = page.getByRole('group', { name: 'What happens when somebody buys' }).getByRole('radio')
  await expect(stages).toHaveCount(4)
  const texts = page.locator('[data-figure] [aria-live] p')
  for (const at of [1, 2, 3, 0]) {
    await stages.nth(at).check()
    for (const other of [0, 1, 2, 3]) await expect(texts.nth(other)).toBeVisible({ visible: other === at })
  }
})

test('offerings stand open on large screens and unfold on a phone', async ({ page }) => {
  await open(page, address)
  const first = section(page, 0)
  const offering = first.getByRole('heading', { level: 4 }).first()
  await expect(offering).toBeVisible()
  await expect(first.locator('summary')).toBeHidden()
  await expect(first.locator('p').filter({ visible: true })).toHaveCount(6)
  await expect(first.getByText('Then one code base')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(offering).toBeHidden()
  await expect(first.getByText('Then one code base')).toBeHidden()
  await expect(first.locator('summary')).toContainText('KEY OFFERINGS')
  await first.locator('summary').press('Enter')
  await expect(offering).toBeVisible()
})

test('each chapter has the same button to the form, whose name says which one it asks about', async ({ page }) => {
  await open(page, address)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const index of sections.keys()) {
      const heading = await section(page, index).getByRole('heading', { level: 2 }).innerText()
      const name = `Get in touch about ${heading.replaceAll(/\s+/g, ' ')}`
      const action = section(page, index).getByRole('link', { name, exact: true })
      await expect.soft(action).toBeVisible()
      expect.soft(await action.evaluate((link) => getComputedStyle(link).borderRadius), name).not.toBe('0px')
      expect
        .soft(await action.evaluate((link) => (link.firstElementChild as HTMLElement).innerText.split('\n')[0]))
        .toBe('Get in touch')
    }
  }
})

test('below the days that a school took to move online is a square for each', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, address)
  const figure = page.locator('[data-proof=ycb-academy] p').first()
  await expect(figure).toContainText('60 days')
  const days = figure.locator('svg')
  const [value, squares] = [await boxOf(figure.locator('span').first()), await boxOf(days)]
  expect(squares.y).toBeGreaterThanOrEqual(value.y + value.height)
  expect(squares.width).toBeCloseTo(value.width, 0)
  // Two months: a square with its gap is 10 units of the drawing.
  const lengths = await days.locator('path').evaluate((path) => path.getAttribute('d')?.match(/h\d+/g))
  expect(lengths).toEqual(['h298', 'h298'])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(days).toBeHidden()
})

test('nothing lies over the chip of the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, address)
  const veil = await page
    .locator('main > :first-child :has(> picture)')
    .evaluate((media) => getComputedStyle(media, '::after').backgroundImage)
  // One gradient is below the header, the other behind the words; it ends left of the chip.
  expect(veil.match(/gradient\(/g)).toHaveLength(2)
  expect(veil).toContain('60%)')
})

test('on a phone what unfolds the offerings is on the line of the action, where both have room', async ({ page }) => {
  await open(page, address)
  for (const [width, isBeside] of [
    [390, true],
    [360, true],
    [320, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    for (const index of sections.keys()) {
      const action = await boxOf(section(page, index).getByRole('link', { name: 'Get in touch' }))
      const summary = await boxOf(section(page, index).locator('summary'))
      expect.soft(summary.height, `${width}, ${index}`).toBeGreaterThanOrEqual(44)
      expect.soft(summary.width, `${width}, ${index}`).toBeCloseTo(action.width, 0)
      if (isBeside) expect.soft(summary.x, `${width}, ${index}`).toBeGreaterThan(action.x + action.width)
      else expect.soft(summary.y, `${width}, ${index}`).toBeGreaterThanOrEqual(action.y + action.height)
    }
    expect(await overflows(page)).toBe(false)
  }
})

test('on a phone the picture of shops is as wide as the page and no strip', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, address)
  const { width, height } = await boxOf(page.locator('#ecom-custom-website picture'))
  expect(width).toBe(390)
  expect(width / height).toBeLessThan(1.8)
})

test.describe('a click brings its section to rest 100 px below the top', () => {
  for (const index of [6, 2, 0]) {
    test(tabName(index), async ({ page }) => {
      await open(page, address)
      await tabs(page).nth(index).click()
      await restingScroll(page)
      expect(await topOf(section(page, index))).toBe(100)
      await expect(current(page)).toHaveText(tabName(index))
      await expect(section(page, index)).toBeFocused()
    })
  }
})

test('the scroll to a section is smooth', async ({ page }) => {
  await open(page, address)
  await page.evaluate(() => {
    const seen: number[] = []
    addEventListener('scroll', () => seen.push(scrollY))
    Object.assign(window, { seen })
  })
  await tabs(page).nth(4).click()
  const end = await restingScroll(page)
  const between = await page.evaluate((last) => {
    const { seen } = window as unknown as { seen: number[] }
    return new Set(seen.filter((y) => y > 50 && y < last - 50)).size
  }, end)
  expect(between).toBeGreaterThan(3)
})

test('the active tab changes where a section passes 200 px', async ({ page }) => {
  await open(page, address)
  for (const index of [1, 4, 6]) {
    await place(section(page, index), 202)
    await expect(current(page)).toHaveText(tabName(index - 1))
    await place(section(page, index), 198)
    await expect(current(page)).toHaveText(tabName(index))
  }
})

test('scrolling is looked at every 100 ms at most', async ({ page }) => {
  await page.clock.install()
  await open(page, address)
  await page.clock.runFor(1000)
  await page.clock.pauseAt(Date.now() + 60_000)
  await place(section(page, 2), 150)
  await expect(current(page)).toHaveText(tabName(2))
  await place(section(page, 5), 150)
  await expect(current(page)).toHaveText(tabName(2))
  await page.clock.runFor(100)
  await expect(current(page)).toHaveText(tabName(5))
})

test('the bar rests 60 px below the top once passed, and is hidden at the end of the page', async ({ page }) => {
  await open(page, address)
  expect(await topOf(bar(page))).toBeGreaterThan(60)
  await place(section(page, 0), 70)
  expect(await topOf(bar(page))).toBe(60)
  await place(section(page, 5), 0)
  expect(await topOf(bar(page))).toBe(60)
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(bar(page)).toBeHidden()
  await place(section(page, 5), 150)
  await expect(bar(page)).toBeVisible()
  await expect(bar(page)).toBeInViewport()
})

test.describe('a navigation state leads to its section', () => {
  for (const index of sections.keys()) {
    test(`index ${index}`, async ({ page }) => {
      await openWithIndex(page, index)
      await expect.poll(() => topOf(section(page, index))).toBe(100)
      await expect(current(page)).toHaveText(tabName(index))
    })
  }

  test('100 ms after the page is there, not before', async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(() => {
      const { setTimeout } = window
      window.setTimeout = Object.assign((run: TimerHandler, ms?: number) => {
        if (ms === 100) document.documentElement.dataset['waiting'] = ''
        return setTimeout(run, ms)
      }, setTimeout)
    })
    await open(page, '/#/privacy-policy')
    await page.evaluate(() => {
      history.pushState({ usr: { index: 4 }, key: 'menu', idx: 1 }, '', '/#/technology-development')
    })
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.reload()
    await expect(page.locator('html[data-waiting]')).toBeAttached()
    await page.clock.runFor(90)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    // A link scrolls one frame after its press: at most 16 ms later.
    await page.clock.runFor(40)
    await expect.poll(() => topOf(section(page, 4))).toBe(100)
  })

  test('from the menu of another page, again on reload, and once more from the menu of this page', async ({ page }) => {
    await open(page, '/#/privacy-policy')
    const choose = async (name: RegExp) => {
      await page.mouse.move(700, 880)
      await expect(page.locator('[data-header]:not([data-hidden]):not(:has(details[open]))')).toBeVisible()
      await page.hover('nav summary:has-text("Services")')
      await mainNavigation(page).getByRole('link', { name: 'Technology Development', exact: true }).hover()
      await mainNavigation(page).getByRole('link', { name }).click()
    }
    await choose(/WordPress Development/)
    await expect.poll(() => topOf(section(page, 3))).toBe(100)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => topOf(section(page, 3))).toBe(100)
    await choose(/UI\/UX Development/)
    await expect.poll(() => topOf(section(page, 6))).toBe(100)
    await place(section(page, 1), 100)
    await choose(/UI\/UX Development/)
    await expect.poll(() => topOf(section(page, 6))).toBe(100)
  })

  test('nothing else in the state moves the page', async ({ page }) => {
    await page.clock.install()
    await open(page, '/#/privacy-policy')
    for (const usr of [{ index: 7 }, { index: -1 }, { index: '3' }, { index: 1.5 }, 'index', null]) {
      await page.evaluate((state) => {
        history.replaceState({ usr: state, key: 'odd', idx: 0 }, '', '/#/technology-development')
      }, usr)
      await page.reload()
      await hydrated(page)
      await page.clock.runFor(300)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
  })
})

test('the keyboard chooses a tab, and what has focus is not under the bar', async ({ page }) => {
  await open(page, address)
  await tabs(page).nth(3).focus()
  await page.keyboard.press('Enter')
  await restingScroll(page)
  await expect(section(page, 3)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(section(page, 3).getByRole('link', { name: 'Get in touch' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await restingScroll(page)
  const focused = page.locator(':focus')
  const below = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom)
  if (await focused.evaluate((element) => element.closest('nav') === null))
    expect(await topOf(focused)).toBeGreaterThanOrEqual(below)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap leads to its section; the bar keeps the active tab in view and covers no heading', async ({ page }) => {
    await open(page, address)
    await expectBarToFollow(page, [6, 3, 0])
  })

  test('the chapters from the third on are little more than half as tall as the first, but for the work they show', async ({
    page,
  }) => {
    await open(page, address)
    const first = (await boxOf(section(page, 0))).height
    for (const index of [...sections.keys()].slice(2)) {
      const { height } = await boxOf(section(page, index))
      const examples = section(page, index).locator('figure[data-kind]')
      // One section has no picture, because the edited page is shown.
      const picture = (await section(page, index).locator('picture').boundingBox()) ?? { width: 0, height: 0 }
      const isWide = picture.width > 300
      const example = (await examples.count()) > 0 ? (await boxOf(examples)).height : 0
      const work = example + (isWide ? picture.height : 0)
      expect.soft(height - work, `${index}: without the work it shows`).toBeLessThan(first * 0.68)
      expect.soft(height, `${index}: all of it`).toBeLessThan(first * 1.12)
    }
  })

  test('each chapter has its picture, nearly half as wide as the page or more', async ({ page }) => {
    await open(page, address)
    for (const index of sections.keys()) {
      const { width } = await boxOf(section(page, index).locator('picture'))
      expect.soft(width, tabName(index)).toBeGreaterThan(390 * 0.4)
    }
  })

  test('a year is a row of leaves that scrolls, the last one by keyboard too', async ({ page }) => {
    await open(page, address)
    const year = page.locator('[data-kind="year"] dl')
    await year.scrollIntoViewIfNeeded()
    const last = year.getByText('The old booking tool')
    await expect(last).not.toBeInViewport()
    expect((await boxOf(year)).height).toBeLessThan(200)
    await year.focus()
    for (let leaf = 0; leaf < 11; leaf++) await page.keyboard.press('ArrowRight')
    await year.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }))
    await expect(last).toBeInViewport()
    expect(await overflows(page)).toBe(false)
  })

  test('turned, the phone shows the section and not the bar, and the bar is right again when it is turned back', async ({
    page,
  }) => {
    await open(page, address)
    await page.setViewportSize({ width: 844, height: 390 })
    await place(section(page, 4), 100)
    expect(await bar(page).evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(0)
    await expect(current(page)).toHaveText(tabName(4))
    expect(await overflows(page)).toBe(false)
    await page.setViewportSize({ width: 390, height: 844 })
    await place(section(page, 4), 100)
    await place(section(page, 3), 100)
    await expect.poll(() => topOf(bar(page))).toBe(60)
    await expect(current(page)).toHaveText(tabName(3))
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the tabs lead to their sections', async ({ page }) => {
    await page.goto('/technology-development/')
    await tabs(page).nth(5).click()
    await expect(page).toHaveURL(`/technology-development/#${sections[5]?.id}`)
    await expect(section(page, 5).getByRole('heading', { level: 2 })).toBeInViewport()
  })
})
