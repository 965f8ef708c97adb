import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Page } from '@playwright/test'
import { boxOf } from './pixels.ts'
import { overflows, topOf } from './scroll.ts'
import { expect, hydrated, open, test } from './test.ts'

type Action = { label: string; about?: string }
type Section = {
  kind: string
  ground?: string
  action?: Action
  items?: { title?: string; label?: string; to?: string }[]
}
type Service = { name: string; hero: { kind: string; ground: string; action: Action }; sections: Section[] }

const services = new Map<string, Service>(
  readdirSync('content/services').map((file) => [
    file.replace('.yaml', ''),
    parse(readFileSync(`content/services/${file}`, 'utf8')),
  ]),
)

/** Headlines as ordered; the three pages without an ordered one have our own. */
const headlines = {
  'social-media-management': 'Clicks to Customers',
  'social-media-marketing': 'Achieve Real Business Growth',
  'pay-per-click': 'Maximize Every Dollar',
  'performance-marketing': 'Maximize Your ROI',
  'digital-media-planning-and-buying': 'Achieve Real Business Growth',
  'search-engine-optimization': 'Get Found Stay Found',
  'content-marketing-service': 'Turn Readers Into Buyers',
  'email-marketing-service': 'Connect Convert',
  'marketing-automation': 'Smart Solutions',
  'creative-solutions': 'Creativity That Converts',
  'video-content-production': 'Stories That Sell',
  'video-marketing': 'Engage Your Audience',
  'lead-generation': 'Fewer Names More Buyers',
  'funnel-building-marketing': 'Strangers In Customers Out',
}

test('there are fourteen of them', () => {
  expect([...services.keys()].toSorted()).toEqual(Object.keys(headlines).toSorted())
})

for (const [slug, headline] of Object.entries(headlines)) {
  const service = services.get(slug)
  if (!service) continue

  test(`${slug}: banner, badge on a edge, sections in its own order, every button to the contact page`, async ({
    page,
  }) => {
    await open(page, `/#/agency/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${service.name} ${headline}`)

    const grounds = await page
      .locator('main > [data-ground]:not([data-proof])')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-ground')))
    expect(grounds).toEqual([service.hero.ground, ...service.sections.flatMap(({ ground }) => ground ?? [])])

    const ordered = [service.hero, ...service.sections].flatMap(({ action }) =>
      action ? (action.about ? `${action.label} about ${action.about}` : action.label) : [],
    )
    const paired = service.sections.flatMap(({ kind, items }) => (kind === 'pairs' ? (items ?? []) : []))
    // The calculator's link carries its result; the form is sent by its button.
    const sending = page.locator('main form[action="/contact-us/"] button[type=submit]')
    const buttons = page.locator('main a[href="/contact-us/"]:not([data-send])').or(sending)
    await expect(buttons).toHaveText(ordered)
    await expect(page.locator('main a[href^="/"]').or(sending)).toHaveCount(
      ordered.length +
        paired.length +
        (await page.locator('main [data-proof]').count()) +
        (await page.locator('main [data-send]').count()),
    )

    const badge = page.getByRole('img', { name: 'Fly high with the product' })
    await expect(badge).toHaveCount(1)
    const before = page.locator('main > [data-ground]:has(+ :not([data-ground]))')
    const edge = await before.evaluate((element) => element.getBoundingClientRect().bottom)
    const middle = await badge.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect()
      return top + height / 2
    })
    expect(Math.abs(edge - middle)).toBeLessThan(2)

    const numbered = service.sections.find(({ kind }) => kind === 'benefits')?.items ?? []
    if (numbered.length > 0) {
      expect(numbered.length).toBeGreaterThanOrEqual(4)
      expect(numbered.length).toBeLessThanOrEqual(6)
      const list = page.locator('main ol', { has: page.getByRole('heading', { name: numbered[0]?.title ?? '' }) })
      await expect(list.getByRole('listitem')).toHaveCount(numbered.length)
    }
    for (const { title } of service.sections.flatMap(({ items }) => items ?? [])) {
      if (title) await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    }
  })
}

test('every button is pressed through to the contact page', async ({ page }) => {
  await open(page, '/#/agency/lead-generation')
  for (const [role, label] of [
    ['link', 'Keen To Hear?'],
    ['link', 'Lean More'],
    ['button', 'Get FREE Consultation'],
  ] as const) {
    await page.getByRole(role, { name: label, exact: true }).click()
    await expect(page).toHaveURL('/#/contact-us')
    await page.goBack()
    await expect(page).toHaveURL('/#/agency/lead-generation')
  }
})

test('the round link scrolls to the intro', async ({ page }) => {
  await open(page, '/#/agency/pay-per-click')
  await page.getByRole('link', { name: 'Scroll to the content' }).click()
  await expect.poll(() => topOf(page.locator('#top_content'))).toBe(60)
})

test('the badge turns, and stands still when motion is paused', async ({ page }) => {
  await open(page, '/#/agency/video-marketing')
  const badge = page.getByRole('img', { name: 'Fly high with the product' })
  await badge.scrollIntoViewIfNeeded()
  const state = () =>
    badge
      .locator('g')
      .first()
      .evaluate((element) => getComputedStyle(element).animationPlayState)
  await expect.poll(state).toBe('running')
  await page.evaluate(() => {
    document.documentElement.dataset['motion'] = 'paused'
  })
  await expect.poll(state).toBe('paused')
})

for (const width of [320, 768]) {
  test(`no page moves sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const slug of services.keys()) {
      await open(page, `/#/agency/${slug}`)
      expect(await overflows(page), slug).toBe(false)
    }
  })
}

test('each use of a film stands below its frame, and the film runs across the page', async ({ page }) => {
  await open(page, '/#/agency/video-marketing')
  const uses = page.getByRole('heading', { name: 'Where a film helps most' }).locator('~ ol > li')
  await expect(uses).toHaveCount(4)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const use of await uses.all()) {
      const [frame, title] = [await boxOf(use.locator('picture')), await boxOf(use.locator('h3'))]
      const row = await boxOf(use)
      expect.soft(frame.width / frame.height, `${width}: wide`).toBeCloseTo(4 / 3, 1)
      expect.soft(frame.y + frame.height, `${width}: above the words`).toBeLessThanOrEqual(title.y)
      expect.soft(frame.width, `${width}: as wide as its part of the film`).toBeGreaterThan(0.9 * row.width)
    }
    expect.soft(await overflows(page), `${width}`).toBe(false)
  }
})

/** Lists the words of the page under the badge's disc. */
const wordsUnderBadge = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main > *')) part.style.contentVisibility = 'visible'
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
    const badge = document.querySelector('main svg[role="img"][data-play]')?.getBoundingClientRect()
    if (!badge) return ['there is no badge']
    const radius = badge.width / 2
    const range = document.createRange()
    return [...document.querySelectorAll('main :is(h2, h3, p, li, a, summary)')].flatMap((element) => {
      range.selectNodeContents(element)
      const isMet = [...range.getClientRects()].some(({ left, right, top, bottom }) => {
        const x = Math.max(left, Math.min(badge.left + radius, right)) - badge.left - radius
        const y = Math.max(top, Math.min(badge.top + radius, bottom)) - badge.top - radius
        return Math.hypot(x, y) < radius
      })
      return isMet ? [element.textContent] : []
    })
  })

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the badge lies on no words, and the ending is the one call after the second case, at ${width} px`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    // Elements not yet revealed are slightly lower until they are in view.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const slug of services.keys()) {
      await open(page, `/agency/${slug}/`)
      await page.evaluate(() => document.fonts.ready)
      expect.soft(await wordsUnderBadge(page), slug).toEqual([])
      await expect.soft(page.locator('[data-proof] a[href="/contact-us/"]'), slug).toHaveCount(0)
    }
  })
}

test('the reasons are behind their heading on phones, and below it where there is room', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Why one team does both' })
  const reason = page.getByText('One reach figure across channels')
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/agency/digital-media-planning-and-buying/')
  await expect(heading).toBeVisible()
  await expect(reason).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(reason).toBeHidden()
  await heading.click()
  await expect(reason).toBeVisible()
})

test('each part of a form has its note right below it on phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/agency/lead-generation/')
  await hydrated(page)
  const form = page.locator('[data-object="enquiry-form"]')
  await form.scrollIntoViewIfNeeded()
  const parts = form.locator('> div > div')
  const [fields, notes] = [parts.locator('> div'), parts.locator('> p')]
  await expect(notes).toHaveCount(4)
  for (let at = 0; at < 4; at += 1) {
    const [field, note] = [await boxOf(fields.nth(at)), await boxOf(notes.nth(at))]
    expect.soft(note.y - field.y - field.height, `${at}`).toBeCloseTo(0, 0)
  }
})

test.describe('the form that asks one useful thing', () => {
  const form = (page: Page) => page.locator('form[data-object="enquiry-form"]')
  const sells = (page: Page) => page.getByRole('textbox', { name: 'What do you sell?' })
  const send = (page: Page) => page.getByRole('button', { name: 'Get FREE Consultation' })
  const message = (page: Page) => page.locator('#message')

  test('takes its answers to the contact form', async ({ page }) => {
    await open(page, '/#/agency/lead-generation')
    await hydrated(page)
    await expect(sells(page)).toHaveAccessibleDescription('An easy start. One word will do.')
    await sells(page).fill('Sofa covers & chairs')
    await form(page).getByText('This season').click()
    await expect(page.getByRole('radio', { name: 'This season' })).toBeChecked()
    await send(page).click()
    await expect(message(page)).toHaveValue('What we sell: Sofa covers & chairs\nMore buyers by when: This season')
    await expect(page).toHaveURL(/\/#\/contact-us\?message=.*&sells=Sofa/)
    await page.goBack()
    await expect(page).toHaveURL('/#/agency/lead-generation')
  })

  test('is filled by keyboard, and leaves out what was not answered', async ({ page }) => {
    await open(page, '/agency/lead-generation/')
    await hydrated(page)
    await sells(page).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: 'Next month' })).toBeFocused()
    const outline = await form(page)
      .locator('label', { hasText: 'Next month' })
      .evaluate((label) => getComputedStyle(label).outlineStyle)
    expect(outline).toBe('solid')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'This year' })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(message(page)).toHaveValue('More buyers by when: This year')
    expect(decodeURIComponent(page.url())).not.toContain('sells')
  })

  test('a choice moves no label, by mouse and by keyboard, and its focus is seen', async ({ page }) => {
    await open(page, '/agency/lead-generation/')
    await hydrated(page)
    const label = form(page).locator('label', { hasText: 'This season' })
    await label.scrollIntoViewIfNeeded()
    const before = await boxOf(label)
    await label.click()
    await expect(page.getByRole('radio', { name: 'This season' })).toBeFocused()
    expect(await boxOf(label)).toEqual(before)
    await expect(page.getByRole('radio', { name: 'This season' })).toHaveCSS('opacity', '0')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('radio', { name: 'This season' })).toBeFocused()
    expect({ ...(await boxOf(label)), y: 0 }).toEqual({ ...before, y: 0 })
    await expect(label).toHaveCSS('outline-style', 'solid')
  })

  test('fits every width, and each of its answers can be touched', async ({ page }) => {
    await open(page, '/agency/lead-generation/')
    await hydrated(page)
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await overflows(page), `${width}`).toBe(false)
      const targets = await form(page).locator('label:has(input), [name=sells], button').all()
      expect(targets).toHaveLength(6)
      for (const target of targets) expect.soft((await boxOf(target)).height, `${width}`).toBeGreaterThanOrEqual(44)
    }
  })

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    test('answers are chosen by a tap', async ({ page }) => {
      await open(page, '/agency/lead-generation/')
      await form(page).getByText('Not sure yet').tap()
      await expect(page.getByRole('radio', { name: 'Not sure yet' })).toBeChecked()
      await send(page).tap()
      await expect(message(page)).toHaveValue('More buyers by when: Not sure yet')
    })
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test('the browser goes to the contact page, with the answers in its address', async ({ page }) => {
      await page.goto('/agency/lead-generation/')
      await sells(page).fill('Sofas')
      await form(page).getByText('Next month').click()
      await send(page).click()
      await expect(page).toHaveURL(/\/contact-us\/\?message=.*&sells=Sofas&when=Next\+month$/)
      await expect(message(page)).toBeVisible()
    })
  })

  test('an address that the browser made itself fills the form, too', async ({ page }) => {
    await open(page, '/contact-us/?message=What+we+sell%3A+%7Bsells%7D&message=By%3A+%7Bwhen%7D&sells=Sofas&when=')
    await expect(message(page)).toHaveValue('What we sell: Sofas')
  })
})

test('each of four films has its viewers below it, on phones too, and money stands in one line with what brought it', async ({
  page,
}) => {
  await open(page, '/agency/social-media-marketing/')
  await hydrated(page)
  const films = page.locator('[data-figure="four-films"]')
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    for (const [opening, count] of [
      ['Drips at night?', '1,000'],
      ['Fixed in 40 minutes.', '420'],
      ['₹499 a visit.', '160'],
      ['Your slot is free.', '70'],
    ] as const) {
      const film = await boxOf(films.getByText(opening).last())
      const viewers = await boxOf(films.getByText(count, { exact: true }))
      expect.soft(viewers.y, `${width}, ${count}`).toBeGreaterThan(film.y + film.height)
      expect.soft(viewers.y - film.y - film.height, `${width}, ${count}`).toBeLessThan(60)
      expect.soft(Math.abs(viewers.x - film.x), `${width}, ${count}`).toBeLessThan(40)
    }
  }
  const row = page.locator('svg > g').filter({ hasText: '900 likes' })
  const [brought, money] = await row.locator('text').evaluateAll((texts) => texts.map((text) => text.getAttribute('y')))
  expect(money).toBe(brought)
})

test('below the number of its viewers each film has its disc of beads, all discs in one scale', async ({ page }) => {
  await open(page, '/agency/social-media-marketing/')
  await hydrated(page)
  const counts = page.locator('[data-figure="four-films"] b')
  await expect(counts).toHaveText(['1,000', '420', '160', '70'])
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const widths = new Set<number>()
    const shown = new Set<string>()
    for (const count of await counts.all()) {
      const beads = count.locator('xpath=../following-sibling::span[1]')
      await expect(beads).toHaveCSS('background-image', /viewers/)
      await expect(beads).toHaveCSS('background-size', '400% auto')
      const [words, disc] = [await boxOf(count), await boxOf(beads)]
      expect.soft(disc.y, `${width}`).toBeGreaterThanOrEqual(words.y + words.height)
      expect.soft(disc.y - words.y - words.height, `${width}`).toBeLessThan(40)
      widths.add(Math.round(disc.width))
      shown.add(await beads.evaluate((span) => getComputedStyle(span).backgroundPositionX))
    }
    expect.soft(widths.size, `${width}`).toBe(1)
    expect.soft(shown.size, `${width}`).toBe(4)
  }
})

test('each reason to choose us stands below a piece of the work, whole at every width', async ({ page }) => {
  await open(page, '/agency/social-media-management/')
  await hydrated(page)
  const samples = page.locator('[data-sample]')
  await expect(samples).toHaveCount(4)
  await expect(samples.nth(0).locator('del')).toBeVisible()
  await expect(page.getByRole('row', { name: /Dubai/ }).getByRole('cell', { name: 'National Day' })).toHaveCount(2)
  await expect(page.getByRole('row', { name: /Chennai/ }).getByRole('cell', { name: 'closed' })).toHaveCount(1)
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await overflows(page), `${width}`).toBe(false)
    for (const sample of await samples.all()) {
      const name = (await sample.getAttribute('data-sample')) ?? ''
      const [inside, own] = await sample.evaluate((box) => [box.scrollWidth, box.clientWidth] as const)
      expect.soft(inside, `${width}: ${name} is cut`).toBeLessThanOrEqual(own + 1)
      const [box, title] = [await boxOf(sample), await boxOf(sample.locator('~ h3'))]
      expect.soft(title.y, `${width}: ${name}`).toBeGreaterThanOrEqual(box.y + box.height)
    }
    for (const key of await page.locator('[data-sample="key-board"] li').all()) {
      const lines = await key.evaluate((item) => {
        const range = document.createRange()
        if (item.firstChild) range.selectNode(item.firstChild)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      })
      expect.soft(lines, `${width}: a name is broken`).toBe(1)
    }
  }
})

test('the Saturday below the month is the one that has a frame in it', async ({ page }) => {
  await open(page, '/agency/social-media-management/')
  await hydrated(page)
  const month = page.getByRole('img', { name: /A sheet with four weeks/ })
  await expect(month).toHaveAccessibleName(/The first Saturday has a frame/)
  const saturday = page.getByRole('img', { name: /A Saturday from nine/ })
  // The section's lead says that two of the six answered messages become enquiries, and that four come after the shop
  // closes.
  await expect(saturday.getByText('to sales')).toHaveCount(2)
  await expect(saturday.locator('circle[r="11"]')).toHaveCount(6)
  const closing = await boxOf(saturday.getByText('You close'))
  const messages = await Promise.all((await saturday.locator('circle[r="11"]').all()).map((bead) => boxOf(bead)))
  expect(messages.filter(({ y }) => y > closing.y)).toHaveLength(4)
})

test('the budget rule is a filled-in form, each blank with its name', async ({ page }) => {
  await open(page, '/#/agency/social-media-marketing')
  const slip = page.getByRole('figure', { name: 'Write in your own numbers' })
  await expect(slip.getByRole('term')).toHaveText(['If', 'is above', 'for', 'then move', 'to'])
  const send = slip.getByRole('link', { name: 'Talk about this rule' })
  const amount = slip.getByRole('spinbutton', { name: 'is above ₹' })
  await expect(amount).toHaveValue('420')
  await amount.fill('')
  await expect(send).toBeDisabled()
  await amount.fill('600')
  await slip.getByRole('spinbutton', { name: 'then move % of the budget' }).fill('20')
  await send.click()
  await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue(
    /If cost per order is above ₹600 for 3 days then move 20% of the budget to the best opening\./,
  )
})

test('the benefits of a film have their numbers in one drawing', async ({ page }) => {
  await open(page, '/#/agency/video-marketing')
  const drawing = page.getByRole('img', { name: /a number on each thing that comes of it/ })
  await expect(drawing.locator('text')).toContainText(['Open on Sunday?', '1', '2', '3', '4'])
  const benefits = page.getByRole('heading', { name: 'What a watched film brings' }).locator('~ ol > li')
  await expect(benefits).toHaveCount(4)
  const numerals = await benefits.evaluateAll((items) => {
    // The computed style of a number says only `counter()`, so the counter of its list is checked.
    const list = items[0]?.parentElement
    return list && getComputedStyle(list).counterReset
  })
  expect(numerals).toBe('benefit 0')
})

test('each benefit of a funnel stands with what it replaces, below the heads of both columns', async ({ page }) => {
  await open(page, '/#/agency/funnel-building-marketing')
  const rows = page.getByRole('heading', { name: 'What a planned path changes' }).locator('~ ol > li')
  await expect(rows).toHaveCount(4)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const [at, row] of (await rows.all()).entries()) {
      const [before, after] = await Promise.all((await row.getByRole('paragraph').all()).map((part) => boxOf(part)))
      expect
        .soft(before && after && before.x + before.width, `${width}: side by side`)
        .toBeLessThanOrEqual(after?.x ?? 0)
      await expect(row).toContainText('By accident')
      const heads = await boxOf(row.getByText('By accident'))
      expect.soft(heads.height > 2, `${width}: heads above the first row`).toBe(at === 0)
    }
  }
})

test('steps are numbered from one on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/#/agency/funnel-building-marketing')
  const steps = page.locator('main ol > li', { has: page.getByRole('heading', { name: /Analysis|Content creation/ }) })
  const numerals = []
  for (const index of [0, 1]) {
    await steps.nth(index).scrollIntoViewIfNeeded()
    const { x, y } = await boxOf(steps.nth(index))
    numerals.push(await page.screenshot({ clip: { x, y, width: 40, height: 50 } }))
  }
  expect(numerals[0]?.equals(numerals[1] ?? numerals[0])).toBe(false)
})

test('the why of video marketing opens by its heading on phones, and stands open where there is room', async ({
  page,
}) => {
  await open(page, '/agency/video-marketing/')
  const chapter = page.getByText('The first frame decides the rest')
  const heading = page.locator('summary', { hasText: 'Why it needs marketing' })
  await expect(chapter).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(chapter).toBeHidden()
  await heading.press('Enter')
  await expect(chapter).toBeVisible()
})

test('the points of social media stand below one another in large type', async ({ page }) => {
  await open(page, '/agency/social-media-marketing/')
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const points = page.locator('li').filter({
      hasText: /^(Small tests before large budgets|One street or three countries|An audience you can reach again)$/,
    })
    await expect(points).toHaveCount(3)
    const boxes = await Promise.all((await points.all()).map((point) => boxOf(point)))
    expect.soft(new Set(boxes.map(({ x }) => x)).size, `${width}`).toBe(1)
    expect.soft(new Set(boxes.map(({ y }) => y)).size, `${width}`).toBe(3)
    const sizes = await points.evaluateAll((items) =>
      items.map((item) => Number.parseFloat(getComputedStyle(item).fontSize)),
    )
    expect.soft(Math.min(...sizes), `${width}`).toBeGreaterThanOrEqual(24)
    expect.soft(await overflows(page), `${width}`).toBe(false)
  }
})

test('the first chart of social media says what a bead is, and the last case has a bead of gold for each percent', async ({
  page,
}) => {
  await open(page, '/agency/social-media-marketing/')
  await hydrated(page)
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    for (const meaning of ['is ten people', 'is ₹100']) {
      const key = page.locator('[data-figure="four-films"]').getByText(meaning, { exact: true })
      await expect.soft(key, `${width}`).toBeVisible()
      const size = await key.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize))
      expect.soft(size, `${width}`).toBeGreaterThanOrEqual(18)
    }
    expect.soft(await overflows(page), `${width}`).toBe(false)
  }
  const rows = page.locator('[data-proof="skinpot-co"] svg [stroke-dasharray] > path:first-child')
  const beads = await rows.evaluateAll((paths: SVGPathElement[]) =>
    paths.map((path) => Math.round(path.getTotalLength() / 20) + 1),
  )
  expect(beads).toEqual([25, 25, 25, 25, 9])
})

test('what one opening is given is as long as its money, a bead for each ₹100', async ({ page }) => {
  await open(page, '/agency/social-media-marketing/')
  await hydrated(page)
  const rows = page.locator('[data-drawing="six-hooks"] svg > g')
  await expect(rows).toHaveCount(6)
  for (const day of ['Day 1', 'Day 4', 'Day 10']) {
    await page.getByRole('radio', { name: day, exact: true }).check()
    let sum = 0
    for (const row of await rows.all()) {
      const stage = row.locator('> [data-at]').filter({ visible: true })
      const rupees = Number((await stage.locator('text').first().textContent())?.replaceAll(/\D/g, ''))
      sum += rupees
      const beads = stage.locator('g')
      await expect(beads).toHaveCount(rupees > 0 ? 1 : 0)
      if (rupees === 0) continue
      const length = await beads
        .locator('path')
        .first()
        .evaluate((path: SVGPathElement) => path.getTotalLength())
      expect.soft(Math.round(length / 16), `${day}, ₹${rupees}`).toBe(rupees / 100)
    }
    expect.soft(sum, day).toBe(6000)
  }
})

test('each point of pay-per-click stands below a paper that a client receives, whole at every width', async ({
  page,
}) => {
  await open(page, '/agency/pay-per-click/')
  const points = ['Phone calls counted, not guessed', 'Bad leads reported back', 'Brand and non-brand judged apart']
  const papers = page.locator('li', { has: page.locator('dl') })
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(papers).toHaveCount(points.length)
    for (const [at, point] of points.entries()) {
      const [paper, words] = [
        await boxOf(papers.nth(at).locator('> div')),
        await boxOf(papers.nth(at).getByText(point, { exact: true })),
      ]
      expect.soft(words.y, `${width}: ${point}`).toBeGreaterThanOrEqual(paper.y + paper.height - 8)
      const isCut = await papers.nth(at).evaluate((item) => item.scrollWidth > item.clientWidth + 8)
      expect.soft(isCut, `${width}: ${point}`).toBe(false)
    }
    expect.soft(await overflows(page), `${width}`).toBe(false)
  }
  // The total of the report is that of the remaining week above it.
  const bars = await papers
    .nth(2)
    .locator('rect')
    .evaluateAll((rects) => rects.map((rect) => rect.getAttribute('width')))
  expect(bars).toEqual(['100%', '83%', '59%'])
  await expect(papers.nth(2)).toContainText('₹22,200')
  await expect(page.locator('[data-figure="search-terms"]')).toContainText('₹22,200')
})

test('two related services each have their picture before their name, at every width', async ({ page }) => {
  await open(page, '/agency/pay-per-click/')
  const links = page.getByRole('heading', { name: 'Works well beside' }).locator('~ ul a')
  await expect(links).toHaveCount(2)
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    for (const link of await links.all()) {
      const [frame, words] = [await boxOf(link.locator('picture')), await boxOf(link.locator('span').first())]
      const isBeside = frame.x + frame.width <= words.x
      expect.soft(isBeside || frame.y + frame.height <= words.y, `${width}`).toBe(true)
      expect.soft(frame.height, `${width}`).toBeGreaterThan(80)
    }
    expect.soft(await overflows(page), `${width}`).toBe(false)
  }
})

test('what explains a service as a thing of its work stays within the page, its points whole', async ({ page }) => {
  for (const [slug, point] of [
    ['lead-generation', 'A clear cost for each customer won'],
    ['email-marketing-service', 'Each message can differ by reader'],
    ['performance-marketing', 'Written rules that anyone can check'],
  ] as const)
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, `/agency/${slug}/`)
      const entry = page.locator('li', { hasText: point })
      await expect(entry).toBeVisible()
      const isCut = await entry.evaluate((item) => item.scrollHeight > item.clientHeight + 1)
      expect.soft(isCut, `${slug} at ${width}`).toBe(false)
      expect.soft(await overflows(page), `${slug} at ${width}`).toBe(false)
    }
})

test('SEO’s headline stands in a search field that its picture hangs from, unlike that of pay-per-click', async ({
  page,
}) => {
  const fieldOf = () =>
    page.locator('main h1 > span:nth-of-type(2)').evaluate((line) => getComputedStyle(line).backgroundImage)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/agency/pay-per-click/')
  expect(await fieldOf()).toBe('none')
  await open(page, '/agency/search-engine-optimization/')
  expect(await fieldOf()).toContain('gradient')
  for (const width of [1440, 1024, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const [field, picture, circle] = await Promise.all(
      ['h1 > span:nth-of-type(2)', 'img', 'a[href="#top_content"]'].map((part) =>
        boxOf(page.locator('main > :first-child').locator(part).first()),
      ),
    )
    if (!field || !picture || !circle) throw new Error('a part of the banner is missing')
    expect.soft(picture.x, `${width}`).toBeGreaterThanOrEqual(field.x)
    // The picture extends to the window's edge on large screens, and ends with the field on others.
    const end = width >= 1024 ? width : field.x + field.width
    expect.soft(Math.abs(picture.x + picture.width - end), `${width}`).toBeLessThanOrEqual(1)
    const apart = circle.x + circle.width <= picture.x || circle.y >= picture.y + picture.height
    expect.soft(apart, `${width}: the circle is beside or below the picture`).toBe(true)
    expect.soft(await overflows(page), `${width}`).toBe(false)
  }
  // A tablet in portrait shows the contact link on the first screen.
  await page.setViewportSize({ width: 768, height: 1024 })
  const action = await boxOf(page.locator('main > :first-child a[href="/contact-us/"]'))
  expect(action.y + action.height).toBeLessThan(1024)
})

test('what SEO does has names, and a rule before each at every width', async ({ page }) => {
  await open(page, '/agency/search-engine-optimization/')
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of ['Repair it', 'Write it', 'Earn it']) {
      const task = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) })
      await expect.soft(task, `${width}`).toHaveCSS('border-top-style', 'solid')
    }
  }
})

test.describe('the page on search tells how it came itself', () => {
  const measured = (page: Page) => page.locator('[data-enhance="page-speed"]')
  const weightOf = async (page: Page) =>
    Number(/(\d+) KB/.exec((await measured(page).locator('p').first().textContent()) ?? '')?.[1])

  test('opened by its address or through a link, and from the cache', async ({ page, request }) => {
    const address = '/agency/search-engine-optimization/'
    const built = /data-own-weight[^>]*>(\d+)</.exec(await request.get(address).then((answer) => answer.text()))?.[1]
    await open(page, address)
    await hydrated(page)
    const time = measured(page).locator('p').nth(1)
    await expect(time).toHaveText(/^\d+\.\d\d\u00a0s to reach you$/)
    expect(await weightOf(page)).toBeGreaterThan(5)
    expect(await weightOf(page)).toBeLessThanOrEqual(15)
    expect(await weightOf(page), 'as the build has written').toBe(Number(built))
    await open(page, '/#/agency')
    await hydrated(page)
    await page.evaluate(() => (location.hash = '#/agency/search-engine-optimization'))
    await expect(page.locator('h1')).toContainText('Get Found')
    await expect(time).toHaveText(/to reach you|from your device/)
  })

  test('larger than any other figure of it, the case beside or below it, each with its own link', async ({ page }) => {
    await open(page, '/agency/search-engine-optimization/')
    await hydrated(page)
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const [weight, metric] = [
        await boxOf(page.getByText(/^\d+ KB$/)),
        await boxOf(page.locator('[data-proof=ecg-academy]').getByText('25%', { exact: true })),
      ]
      expect.soft(weight.height, `${width}`).toBeGreaterThan(2 * metric.height)
      expect.soft(metric.x >= weight.x + weight.width || metric.y >= weight.y + weight.height, `${width}`).toBe(true)
      expect.soft(await overflows(page), `${width}`).toBe(false)
    }
    // The case's link covers the case, and nothing else.
    const isTest = await page.getByRole('link', { name: 'Have Google test it' }).evaluate((link) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isTest).toBe(true)
  })

  test('and asks nobody else before its link to a test is opened', async ({ page }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(page.url()).origin && page.url() !== 'about:blank')
        elsewhere.push(request.url())
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/agency/search-engine-optimization/')
    await hydrated(page)
    const link = page.getByRole('link', { name: 'Have Google test it' })
    await link.focus()
    await link.hover()
    await expect(link).toHaveAttribute('href', /^https:\/\/pagespeed\.web\.dev\/analysis\?url=https%3A%2F%2F[^/]+%2F$/)
    await expect(link).toHaveAttribute('target', '_blank')
    expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44)
    expect(elsewhere).toEqual([])
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test('it says what it weighs, and that no script is needed', async ({ page }) => {
      await page.goto('/agency/search-engine-optimization/')
      expect(await weightOf(page)).toBeGreaterThan(5)
      expect(await weightOf(page)).toBeLessThanOrEqual(15)
      await expect(measured(page)).toContainText('0 scripts needed to read it')
      await expect(page.getByRole('link', { name: 'Have Google test it' })).toBeVisible()
    })
  })
})

test('the frames of the film of uses come from the window’s edge on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/agency/video-marketing/')
  const film = await boxOf(page.getByRole('list').filter({ hasText: 'Product promotion' }))
  expect(film.x).toBe(0)
  expect(film.width).toBe(390)
})

test('the week of lead generation is full, each appointment whole with its reason, above the points', async ({
  page,
}) => {
  await open(page, '/agency/lead-generation/')
  const point = page.getByRole('listitem').filter({ hasText: 'A full calendar you can plan with' })
  const sheet = page.locator('section div').filter({ has: point }).last()
  const appointments = sheet.locator('[aria-hidden] > div')
  await expect(appointments).toHaveCount(10)
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = await appointments.evaluateAll(
      (all) => all.filter((each) => each.scrollWidth > each.clientWidth).length,
    )
    expect.soft(cut, `${width}`).toBe(0)
    const [last, first] = [await boxOf(appointments.last()), await boxOf(point)]
    expect.soft(last.y + last.height, `${width}`).toBeLessThanOrEqual(first.y)
    await expect(appointments.getByText('Moves in May')).toBeVisible()
  }
  // On a phone a day is a row, with the morning beside the afternoon.
  const [morning, afternoon] = [await boxOf(appointments.nth(0)), await boxOf(appointments.nth(5))]
  expect(afternoon.y).toBe(morning.y)
  expect(afternoon.x).toBeGreaterThan(morning.x)
})

test('an enquiry is followed from advert to sale on three sheets of one height, on phones in a row each', async ({
  page,
}) => {
  await open(page, '/agency/lead-generation/')
  const stages = page.getByRole('heading', { name: 'From advert to sale' }).locator('~ ol > li')
  await expect(stages).toHaveCount(3)
  await expect(stages.nth(2)).toContainText('Came from the price guide')
  const sheetsOf = async () => Promise.all((await stages.locator('> div').all()).map((sheet) => boxOf(sheet)))
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 })
    const sheets = await sheetsOf()
    expect.soft(new Set(sheets.map(({ height }) => Math.round(height))).size, `${width}`).toBe(1)
    expect.soft(new Set(sheets.map(({ y }) => Math.round(y))).size, `${width}`).toBe(1)
    expect.soft(await overflows(page), `${width}`).toBe(false)
  }
  // On a phone everything is visible: the sheets are below each other, each beside its words.
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const sheets = await sheetsOf()
    for (const [at, sheet] of sheets.entries()) {
      const [title, text] = [await boxOf(stages.nth(at).locator('h3')), await boxOf(stages.nth(at).locator('h3 + p'))]
      expect.soft(title.x, `${width}, ${at}`).toBeGreaterThan(sheet.x + sheet.width)
      expect.soft(title.y, `${width}, ${at}`).toBeGreaterThanOrEqual(sheet.y)
      expect.soft(text.x + text.width, `${width}, ${at}`).toBeLessThanOrEqual(width)
      expect.soft(sheet.x, `${width}, ${at}`).toBe(sheets[0]?.x)
      const above = sheets[at - 1]
      if (above) expect.soft(sheet.y, `${width}, ${at}`).toBeGreaterThan(above.y + above.height)
    }
    expect.soft(await overflows(page), `${width}`).toBe(false)
  }
})

test('why to choose us: each reason stands open at every width', async ({ page }) => {
  await open(page, '/agency/lead-generation/')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByRole('heading', { name: 'Feedback every week' })).toBeVisible()
    await expect(page.getByText('Your callers mark each lead in one click')).toBeVisible()
  }
})
