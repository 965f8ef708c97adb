import type { Locator, Page } from '@playwright/test'
import { readContent } from '../../build/content/load.ts'
import { boxOf, contrastOfLetters } from './pixels.ts'
import { waitForFrames, inViewSideways, overflows, place, topOf } from './scroll.ts'
import { expect, hydrated, open, restingScroll, test } from './test.ts'

const address = '/#/agency'
const { digital, branding, pipeline } = await readContent('content/agency.yaml')
/** Services in the order of the page. */
const services = digital.services.toSorted((one, other) => one.step - other.step)

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name })
const index = (page: Page) => page.locator('nav[data-sticky-tabs]')
const current = (page: Page) => index(page).locator('[aria-current]')
const service = (page: Page, at: number): Locator => page.locator(`#${services[at]?.id}`)
const heading = (at: number) => services[at]?.heading ?? ''

test('Digital Marketing is open first, with intro, six reasons and ten services', async ({ page }) => {
  await open(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Market / Drive')
  await expect(page.getByRole('tab')).toHaveCount(2)
  await expect(tab(page, 'Digital Marketing')).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page, 'Branding & Designing')).toBeHidden()
  const reasons = [
    'Reach More People',
    'Save Money',
    'Target the Right Audience',
    'Track Results',
    'Build Relationships',
    'Stay Up-to-Date',
  ]
  for (const name of reasons) await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Customer Pipeline' })).toBeVisible()
  await expect(page.locator('main').getByText('Agency', { exact: true })).toBeVisible()
  expect(digital.services.map((one) => one.heading)).toEqual([
    'Social Media Management',
    'Social Media Marketing',
    'Lead Generation',
    'Pay-Per-Click',
    'Performance Marketing',
    'Digital Media Planning & Buying',
    'SEO Services',
    'Content Marketing',
    'Email marketing',
    'Automation',
  ])
  await expect(index(page).getByRole('link')).toHaveText(services.map((one) => one.heading))
  for (const [at, { action }] of services.entries()) {
    const more = service(page, at).getByRole('link', { name: 'Learn More' })
    await expect(more).toHaveAttribute('href', `${action.to}/`)
  }
})

// On a large window the boxes of the second word's low letters cover the bright crest of the hill, but their glyphs do
// not.
for (const [width, height, words] of [
  [390, 844, ['Market', 'Drive']],
  [1440, 900, ['Market']],
] as const)
  test(`each letter of ${words.join(' and ')} can be read on its picture at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/agency/')
    await page.waitForFunction(() => [...document.images].slice(0, 2).every((image) => image.complete))
    for (const word of words) {
      const letters = await contrastOfLetters(page, page.locator('h1').getByText(word))
      expect(letters).toHaveLength(word.length)
      expect.soft(letters.filter(({ ratio }) => ratio < 3)).toEqual([])
    }
  })

test('above the services of digital marketing stands what an owner says, and each sentence leads to what changes it', async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/agency/')
    const finder = panel(page, 'Digital Marketing').getByRole('navigation', { name: 'Customer Pipeline' })
    const steps = finder.locator('ol > li')
    await expect(steps).toHaveText(pipeline.steps.map(({ name, need }) => `${name} ${need}`))
    expect((await finder.boundingBox())?.height, 'seen at once').toBeLessThan(900)
    for (const at of [4, 1]) {
      const first = services.find(({ step }) => step === at + 1)
      await steps.nth(at).click()
      await restingScroll(page)
      expect(await topOf(page.locator(`#${first?.id}`))).toBe(100)
    }
    expect(await overflows(page)).toBe(false)
  }
})

test('from one step to the next fewer and larger beads are drawn, the last one alone', async ({ page }) => {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/agency/')
    const drawn = await page.locator('nav[aria-label="Customer Pipeline"] li').evaluateAll((steps) =>
      steps.map((step) => {
        const style = getComputedStyle(step, '::after')
        const [width = 0, height = 0] = [style.width, style.height].map(Number.parseFloat)
        const size = Number.parseFloat(style.backgroundSize)
        return { width, beads: Number.isNaN(size) ? 1 : Math.round((width * height) / size ** 2) }
      }),
    )
    expect(drawn.map(({ beads }) => beads)).toEqual([75, 40, 18, 6, 2, 1])
    const widths = drawn.map((one) => one.width)
    expect(widths).toEqual(widths.toSorted((one, other) => other - one))
  }
})

test('an evening tells the six reasons: of three shops two are left, and the last one is yours', async ({ page }) => {
  await open(page, address)
  const { points, key } = digital.why
  const moments = panel(page, 'Digital Marketing').locator('ol:has(h3) > li')
  await expect(moments.getByRole('heading')).toHaveText(points.map(({ title }) => title))
  for (const [at, moment] of (await moments.all()).entries()) {
    await expect(moment.locator(`svg[data-open="${points[at]?.open}"]`)).toBeVisible()
    await expect(moment.locator('svg > use')).toHaveCount(3)
  }
  const open3 = points.map((point) => point.open)
  expect(open3).toEqual(open3.toSorted((one, other) => other - one))
  expect([open3.at(0), open3.at(-1)]).toEqual([3, 1])
  await expect(page.getByText('An invented evening')).toBeVisible()
  await expect(page.getByText(key)).toBeVisible()
})

test('services stand on the ground of their step, which only the index names again, over its first service', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, address)
  const finder = page.getByRole('navigation', { name: 'Customer Pipeline' })
  for (const [at, { step }] of services.entries()) {
    const ground = await finder
      .locator('ol > li')
      .nth(step - 1)
      .getAttribute('data-ground')
    await expect(service(page, at)).toHaveAttribute('data-ground', `${ground}`)
  }
  const names = panel(page, 'Digital Marketing').getByRole('heading')
  for (const { name } of pipeline.steps) await expect(names.filter({ hasText: name })).toHaveCount(0)
  await expect(index(page).locator('[data-group]')).toHaveCount(pipeline.steps.length)
})

test('one service of each step is large, with a button; the others say on their link where it leads', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, address)
  const large = panel(page, 'Digital Marketing').locator('section[data-form]')
  await expect(large).toHaveCount(pipeline.steps.length)
  expect(new Set(await large.evaluateAll((all) => all.map((one) => one.dataset['ground']))).size).toBe(6)
  for (const [at, { heading: name }] of services.entries()) {
    const isLarge = (await service(page, at).getAttribute('data-form')) !== null
    const picture = await service(page, at).locator('picture').boundingBox()
    expect(picture?.width).toBeGreaterThan(isLarge ? 360 : 100)
    if (isLarge) continue
    expect(picture?.width, name).toBeLessThan(200)
    const more = service(page, at).getByText(` about ${name}`)
    expect((await more.boundingBox())?.width, name).toBeGreaterThan(80)
  }
})

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [1440, 1200],
  [1440, 864],
] as const)
  test(`${width} × ${height}: the index and the invitation below it never overlap and leave together with the last service`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, address)
    const ask = page.locator('nav[data-sticky-tabs] + p')
    const area = index(page).locator('xpath=../..')
    for (const left of [4000, 800, 700, 600, 500, 400, 300, 200]) {
      await area.evaluate((element, px) => {
        scrollTo({ top: element.getBoundingClientRect().bottom + scrollY - px, behavior: 'instant' })
      }, left)
      await waitForFrames(page)
      const list = await index(page).boundingBox()
      const box = await ask.boundingBox()
      expect(list, 'the index is shown').not.toBeNull()
      if (!list || !box) continue
      expect(box.y, `${left} px before the end`).toBeGreaterThanOrEqual(list.y + list.height)
      expect(box.y + box.height, `${left} px before the end`).toBeLessThanOrEqual(height)
    }
    if (height < 864) await expect(ask).toBeHidden()
    else await expect(ask).toBeVisible()
  })

test('the ground of each step reaches under the index, from edge to edge', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, address)
  const grounds = panel(page, 'Digital Marketing').locator('section[id]')
  const edges = await grounds.evaluateAll((all) =>
    all.map((one) => {
      const { left, right } = one.getBoundingClientRect()
      return [left, right - document.documentElement.clientWidth]
    }),
  )
  for (const edge of edges) expect(edge).toEqual([0, 0])
  const names = await grounds
    .getByRole('heading')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
  const { right } = await index(page).evaluate((list) => list.getBoundingClientRect().toJSON() as DOMRect)
  for (const left of names) expect(left).toBeGreaterThan(right)
})

test('every other step shows a result, each of another case', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, address)
  const cases = page.locator('main a[href*="/case-study/"]:visible')
  const inServices = panel(page, 'Digital Marketing').locator('section[id] a[href*="/case-study/"]')
  for (const [step, figure, brand] of [
    [1, '9%', 'Skinpot Co'],
    [3, '6×', 'Blisspads'],
    [5, '₹27L', 'Green Protein'],
  ] as const) {
    const own = services.flatMap((one, at) => (one.step === step ? [service(page, at)] : []))
    const shown = own.map((one) => one.filter({ hasText: figure }))
    const part = await Promise.all(shown.map((one) => one.count())).then((counts) => shown[counts.indexOf(1)])
    await expect(part!.getByText(figure, { exact: true })).toBeVisible()
    await expect(part!.getByRole('link', { name: new RegExp(`^${brand}.*case study$`) })).toBeVisible()
  }
  await expect(inServices).toHaveCount(3)
  const all = await cases.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(all).size).toBe(all.length)
  // On a phone the result is one line with figure, label and client, and is pressed separately from its service.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(inServices.filter({ visible: true })).toHaveCount(3)
  await expect(page.getByText('Customers’ own questions became the posts.')).toBeHidden()
  const blisspads = inServices.filter({ hasText: 'Blisspads' })
  expect((await boxOf(blisspads)).height).toBeGreaterThanOrEqual(44)
  await blisspads.click()
  await expect(page).toHaveURL('/#/case-study/blisspads')
})

test('Branding & Designing holds four offerings and four services', async ({ page }) => {
  await open(page, address)
  await tab(page, 'Branding & Designing').click()
  const open4 = panel(page, 'Branding & Designing')
  for (const name of ['Brand strategy', 'Visual identity', 'Marketing collateral', 'Website and UI/UX']) {
    await expect(open4.getByRole('heading', { name })).toBeVisible()
  }
  // The branding tab shows six objects of one brand before it names its services.
  const objects = open4.locator('figure:has(picture)')
  await expect(objects).toHaveCount(6)
  for (const [at, { name, text }] of branding.work.objects.entries()) {
    await expect(objects.nth(at)).toContainText(name + text)
    await expect(objects.nth(at).getByRole('img')).toHaveAccessibleName(/\w{3}/)
  }
  await expect(open4.getByText(branding.work.note)).toBeVisible()
  await expect(open4.getByRole('heading', { name: 'Own the Spotlight' })).toBeVisible()
  const more = open4.getByRole('link', { name: 'Learn More' })
  await expect(more).toHaveCount(4)
  for (const [at, { action }] of branding.services.entries()) {
    await expect(more.nth(at)).toHaveAttribute('href', `${action.to}/`)
  }
  await expect(panel(page, 'Digital Marketing')).toBeHidden()
})

test('beside the branding services stands a case about branding, and none about adverts opens that tab', async ({
  page,
}) => {
  await open(page, '/agency/?tab=branding')
  const strips = page.locator('[data-proof]')
  await expect(panel(page, 'Branding & Designing').locator('[data-proof=blisspads]')).toContainText(
    'to say plainly what its market whispers',
  )
  await expect(strips.filter({ visible: true })).toHaveCount(2)
  await expect(page.locator('[data-proof=horlicks]')).toBeHidden()
  await tab(page, 'Digital Marketing').click()
  await expect(page.locator('[data-proof=horlicks]')).toBeVisible()
  await expect(strips.filter({ visible: true })).toHaveCount(2)
})

test('nothing on the first screen moves when the other tab is chosen', async ({ page }) => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, '/agency/')
    const hero = page.locator('main > :first-child')
    const places = () =>
      hero
        .locator('h1 span:not([class*=hidden]), a')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
    const before = await places()
    await tab(page, 'Branding & Designing').click()
    expect(await restingScroll(page)).toBe(0)
    await expect(page.locator('[data-shows-tab=branding]')).toHaveAttribute('aria-current', 'true')
    expect(await places(), `${width}×${height}`).toEqual(before)
  }
})

test('a name of the index on two lines keeps clear of its rules', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, address)
  await page.evaluate(() => (document.documentElement.style.letterSpacing = '0.12em'))
  const rows = await index(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const words = document.createRange()
        words.selectNodeContents(link)
        const [row, text] = [link.getBoundingClientRect(), words.getBoundingClientRect()]
        return { lines: text.height / 22, above: text.top - row.top, below: row.bottom - text.bottom }
      }),
    )
  expect(rows.some(({ lines }) => lines > 1.5)).toBe(true)
  for (const { above, below } of rows) {
    expect(above).toBeGreaterThan(6)
    expect(below).toBeGreaterThan(6)
  }
})

test('switching the tab scrolls to the top', async ({ page }) => {
  await open(page, address)
  await place(tab(page, 'Branding & Designing'), 200)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await tab(page, 'Branding & Designing').click()
  expect(await restingScroll(page)).toBe(0)
  await expect(panel(page, 'Branding & Designing')).toBeVisible()
  await place(tab(page, 'Digital Marketing'), 200)
  await tab(page, 'Digital Marketing').click()
  expect(await restingScroll(page)).toBe(0)
})

test('the first screen says which tab is chosen, and chooses it, too', async ({ page }) => {
  const choice = page.getByRole('navigation', { name: 'Agency' })
  const link = (name: string) => choice.getByRole('link', { name, exact: true })
  const { heading: words } = branding.intro
  const lead = page.locator('main > :first-child').getByText(words, { exact: true })
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, address)
    await expect(link('Digital Marketing')).toHaveAttribute('aria-current', 'true')
    await expect(lead).toBeHidden()
    await tab(page, 'Branding & Designing').click()
    expect(await restingScroll(page)).toBe(0)
    await expect(link('Branding & Designing')).toHaveAttribute('aria-current', 'true')
    await expect(link('Digital Marketing')).not.toHaveAttribute('aria-current')
    await expect(link('Branding & Designing')).toBeInViewport({ ratio: 1 })
    await expect(lead).toBeInViewport({ ratio: 1 })
    for (const { heading: name } of branding.services)
      await expect(page.locator('main > :first-child')).toContainText(name)
    await link('Digital Marketing').click()
    await expect(tab(page, 'Digital Marketing')).toHaveAttribute('aria-selected', 'true')
    await expect(lead).toBeHidden()
    await expect(page).toHaveURL('/#/agency')
  }
})

test('the tab survives reload, leaving and coming back, and direct entry', async ({ page }) => {
  await open(page, address)
  await tab(page, 'Branding & Designing').click()
  await expect(page).toHaveURL('/#/agency?tab=branding')
  await page.reload()
  await hydrated(page)
  await expect(tab(page, 'Branding & Designing')).toHaveAttribute('aria-selected', 'true')
  await panel(page, 'Branding & Designing').getByRole('link', { name: 'Learn More' }).nth(2).click()
  await expect(page).toHaveURL('/#/agency/video-marketing')
  await page.goBack()
  await expect(panel(page, 'Branding & Designing')).toBeVisible()
  await page.goBack()
  await expect(panel(page, 'Digital Marketing')).toBeVisible()
  await page.goForward()
  await expect(panel(page, 'Branding & Designing')).toBeVisible()
  await open(page, '/agency/?tab=branding')
  await expect(panel(page, 'Branding & Designing')).toBeVisible()
  await open(page, '/#/agency?tab=unknown')
  await expect(panel(page, 'Digital Marketing')).toBeVisible()
})

test('arrow keys switch the tab and keep focus on it', async ({ page }) => {
  await open(page, address)
  await tab(page, 'Digital Marketing').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Branding & Designing')).toBeFocused()
  await expect(panel(page, 'Branding & Designing')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(tab(page, 'Digital Marketing')).toBeFocused()
  await expect(panel(page, 'Digital Marketing')).toBeVisible()
})

test('the index names the service of which half is in view', async ({ page }) => {
  await open(page, address)
  /** Scrolls so that the upper `share` of a service is at the lower edge of the window. */
  const show = (at: number, share: number) =>
    service(page, at).evaluate((element, wanted) => {
      const { top, height } = element.getBoundingClientRect()
      scrollTo({ top: top + scrollY + height * wanted - innerHeight, behavior: 'instant' })
    }, share)
  await place(service(page, 3), 60)
  await expect(current(page)).toHaveText(heading(3))
  await show(4, 0.44)
  await waitForFrames(page)
  await expect(current(page)).toHaveText(heading(3))
  // Far enough to show this service completely and not the one above.
  await place(service(page, 4), 160)
  await expect(current(page)).toHaveText(heading(4))
})

test('a click in the index scrolls smoothly to its service', async ({ page }) => {
  await open(page, address)
  await place(service(page, 0), 100)
  for (const at of [4, 9, 1]) {
    await index(page)
      .getByRole('link', { name: heading(at), exact: true })
      .click()
    await restingScroll(page)
    expect(await topOf(service(page, at))).toBe(100)
    await expect(current(page)).toHaveText(heading(at))
    // The index scrolls out with the last service, together with the box below it, so only the chosen entry is certain
    // to be visible.
    await expect(current(page)).toBeInViewport({ ratio: 1 })
    if (at < services.length - 1) await expect(index(page).getByRole('link').first()).toBeInViewport()
  }
})

test('the keyboard goes from the index into the service', async ({ page }) => {
  await open(page, address)
  await index(page).getByRole('link').nth(6).focus()
  await page.keyboard.press('Enter')
  await restingScroll(page)
  await page.keyboard.press('Tab')
  await expect(service(page, 6).getByRole('link', { name: 'Learn More' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the index is a bar below the header that keeps the active service in view and covers no focus', async ({
    page,
  }) => {
    await open(page, address)
    expect(await overflows(page)).toBe(false)
    for (const at of [9, 5, 0]) {
      await place(service(page, at), 100)
      await expect(current(page)).toHaveText(heading(at))
      await expect.poll(() => inViewSideways(current(page))).toBe(true)
      // The bar hides with the header on scrolling down and returns on scrolling up.
      if (at === 9) await expect(index(page)).not.toBeInViewport()
      else await expect.poll(() => topOf(index(page))).toBe(60)
    }
    await index(page).getByRole('link').nth(1).tap()
    await restingScroll(page)
    expect(await topOf(service(page, 1))).toBe(100)
    const more = service(page, 1).getByRole('link', { name: 'Learn More' })
    await place(service(page, 2), 120)
    await more.focus()
    await restingScroll(page)
    const foot = await index(page).evaluate((element) => element.getBoundingClientRect().bottom)
    expect(await topOf(more)).toBeGreaterThanOrEqual(foot)
  })

  test('back above the services the bar names the first one, not the last that was read', async ({ page }) => {
    await open(page, address)
    await place(service(page, 9), 100)
    await expect(current(page)).toHaveText(heading(9))
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await place(service(page, 0), 700)
    await expect(current(page)).toHaveText(heading(0))
  })

  test('a picture is over the whole width and at most a little cropped, or a disc before the words', async ({
    page,
  }) => {
    await open(page, address)
    for (const [at, { heading: name }] of services.entries()) {
      const one = service(page, at)
      const isPlate = (await one.getAttribute('data-form')) === 'plate'
      const picture = await boxOf(one.locator('picture'))
      const included = await boxOf(one.locator('summary'))
      expect.soft(picture.width / picture.height, name).toBeCloseTo(isPlate ? 1.5 : 1, 1)
      expect.soft(picture.x, name).toBe(isPlate ? 0 : 20)
      expect.soft(included.x + included.width, name).toBeCloseTo(370, 0)
    }
  })

  test('a service unfolds its points from the line of its link', async ({ page }) => {
    await open(page, address)
    const points = service(page, 2).getByRole('listitem').first()
    await expect(points).toBeHidden()
    const fold = service(page, 2).locator('summary')
    await expect(fold).toHaveText(/Included: Pay-Per-Click/)
    // The button stands beside the link, and both texts are fully visible.
    const [link, words] = [service(page, 2).getByRole('link', { name: 'Learn More' }), fold.getByText('Included')]
    const [left, right] = [await link.boundingBox(), await words.boundingBox()]
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
    expect(await topOf(fold)).toBe(await topOf(link))
    expect(Math.min(...Object.values((await fold.boundingBox()) ?? {}).slice(2))).toBeGreaterThanOrEqual(44)
    await fold.tap()
    await expect(points).toBeVisible()
    await expect(page).toHaveURL('/#/agency')
  })

  test('a tap anywhere on a service opens its page', async ({ page }) => {
    await open(page, address)
    await place(service(page, 3), 120)
    await service(page, 3).tap({ position: { x: 40, y: 60 } })
    await expect(page).toHaveURL('/#/agency/search-engine-optimization')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('both panels can be read, one after the other', async ({ page }) => {
    await page.goto('/agency/')
    await expect(page.getByRole('tab')).toHaveCount(0)
    for (const one of [...digital.services, ...branding.services]) {
      await expect(page.locator(`#${one.id}`)).toBeVisible()
    }
  })
})

test('the two tabs stand side by side from 320 px on', async ({ page }) => {
  await open(page, '/#/agency')
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const [first, second] = await page.getByRole('tab').all()
    const boxes = [await first?.boundingBox(), await second?.boundingBox()]
    expect(boxes[0]?.y).toBe(boxes[1]?.y)
    expect((boxes[1]?.x ?? Infinity) + (boxes[1]?.width ?? 0)).toBeLessThanOrEqual(width)
  }
})
