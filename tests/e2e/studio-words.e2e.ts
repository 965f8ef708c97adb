import { axeFindings } from '../access/axe.ts'
import { documentUrl, saveStatus } from './studio-document.ts'
import { enter, expect, test } from './studio.ts'

test.use({ project: 'words' })

test('an editor finds a document by a word on the page, changes it, mends its faults and finds the draft again', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Meera Words', 'editor'), 'Words')
  const navigation = page.getByRole('navigation', { name: 'Studio' })
  await expect(navigation.getByRole('link', { name: 'Words and pictures', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Words and pictures', level: 1 })).toBeVisible()
  await page.getByRole('searchbox').fill('purpose good businesses found')
  await page.getByRole('link', { name: /^We exist so that good businesses are found/ }).click()
  await expect(page.getByRole('heading', { name: 'About us', level: 1 })).toBeVisible()
  const statement = page.getByLabel('Statement', { exact: true }).first()
  await expect(statement).toBeFocused()
  const parts = page.locator('summary').getByRole('heading', { level: 2 })
  await expect(parts.last(), 'what visitors read comes first').toHaveText('In search results')
  await expect(saveStatus(page)).toHaveText('As it is on the site')
  await statement.fill('We exist so that good shops are found.')
  await expect(saveStatus(page)).toHaveText('Draft saved')

  await page.getByRole('button', { name: 'Open all parts' }).click()
  const line = page.getByLabel('Line 1').first()
  await line.fill('This line is much too long for the top of a page')
  const faults = page.getByRole('region', { name: 'What is left to do' })
  await expect(faults).toContainText('One thing has to be fixed')
  await expect(page.getByText('20 too many', { exact: true }), 'beside the label').toBeVisible()
  await faults.getByRole('button', { name: /Headline › Line 1/ }).click()
  await expect(line).toBeFocused()
  await expect(line).toHaveAttribute('aria-invalid', 'true')
  const lines = await line.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => ({
    wide: scrollWidth - clientWidth,
    tall: scrollHeight - clientHeight,
  }))
  expect(lines, 'all of it is seen').toEqual({ wide: 0, tall: 0 })
  await line.fill('Dive Into It')
  await expect(faults).toBeHidden()
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first()
  const written = await title.inputValue()
  await title.fill('')
  await expect(faults.getByRole('listitem'), 'one fault of an empty field').toHaveText([
    'In search results › Title Must not be empty.',
  ])
  await title.fill('Who we are')
  await expect(page.getByText(/ more needed$/), 'without the name of the agency').toHaveText(
    `${21 - 'Who we are'.length} more needed`,
  )
  await title.fill(written)
  await expect(faults).toBeHidden()

  await page.reload()
  await expect(statement).toHaveValue('We exist so that good shops are found.')
  await page.getByRole('button', { name: 'What changes (2)' }).click()
  const dialog = page.getByRole('dialog', { name: 'What changes' })
  const change = dialog.getByRole('listitem').filter({ hasText: 'Our purpose › Statement' })
  await expect(change).toContainText('found by the people who need them')
  await expect(change).toContainText('We exist so that good shops are found.')
  await change.getByRole('button', { name: /^Undo this change/ }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Discard the draft…' }).click()
  await dialog.getByRole('button', { name: 'Discard the draft', exact: true }).click()
  await expect(saveStatus(page)).toHaveText('As it is on the site')
  await page.getByRole('link', { name: 'Back to what the search found' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('purpose good businesses found')
  await page.getByRole('searchbox').fill('')
  await expect(page.getByRole('heading', { name: 'Changed, not published yet' })).toBeHidden()
})

test('a search says where each field stands, each place once, and dims what was found before until it is answered', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Meera Finds', 'editor'), 'Words')
  const search = page.getByRole('searchbox', { name: 'Search every word on the site' })
  const found = page.getByRole('status').filter({ hasText: /^\d+ places? in \d+ documents?$/ })
  await search.fill('agency phone')
  const places = page.locator('main li li')
  await expect(places.first()).toHaveText(/^Contact › Phone\+91 44/)
  await expect(places.first().locator('mark')).toHaveText('Phone')
  await expect(found).toBeVisible()
  await search.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(places.first().getByRole('link'), 'the arrow keys go through what was found').toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(search).toBeFocused()
  const texts = await places.allTextContents()
  expect(new Set(texts).size, 'no place twice').toBe(texts.length)
  await expect(page.getByRole('button', { name: 'New page…' }), 'nothing else is offered').toBeHidden()
  await search.fill('phone')
  await expect(found).toHaveText(/^[1-9]\d places in [1-9]\d documents$/)
  await expect(places.first()).toHaveText(/^Contact › Phone\+91 44/)
  const sentence = places.filter({ hasText: 'Your next customer compares you with two others on a phone' })
  await expect(sentence.locator('mark')).toHaveText('phone')
  const answer = Promise.withResolvers<undefined>()
  await page.route(/\/documents\?search=Kurinji/, async (route) => {
    await answer.promise
    await route.continue()
  })
  await search.fill('Kurinji House')
  await expect(page.getByRole('status').filter({ hasText: 'Searching…' })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCSS('opacity', '0.45')
  answer.resolve(undefined)
  await expect(found).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const hit = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Kurinji House', exact: true }) })
  await expect(hit.last()).toContainText('Chennai › ')
  expect(await axeFindings(page)).toEqual([])
})

test('a sentence found in an article is selected there, and the arrow leads back to what was found', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Meera Sentence', 'editor'), 'Words')
  const search = page.getByRole('searchbox', { name: 'Search every word on the site' })
  const selection = () => page.evaluate(() => getSelection()?.toString())
  for (const [words, sentence] of [
    ['two competitors', 'Read the comments under your own posts and under two competitors’.'],
    ['stopped somebody from buying', 'a doubt that stopped somebody from buying,'],
  ] as const) {
    await search.fill(words)
    await page.locator('main li li').getByRole('link', { name: words }).click()
    // The first text opens together with its editor.
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused({ timeout: 30_000 })
    await expect.poll(selection).toBe(sentence)
    const text = page.locator('[contenteditable] :is(p, li)').filter({ hasText: sentence }).last()
    await expect(text).toBeInViewport()
    await page.getByRole('link', { name: 'Back to what the search found' }).click()
    await expect(search).toHaveValue(words)
  }
})

test('rows of the list have a small picture and an address, and the heading of a group stays while its rows are seen', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Meera Lists', 'editor'), 'Words')
  const pages = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Pages \d/ }) })
  await expect(pages.getByRole('link').first(), 'what is looked for most').toContainText('Home page')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Pay Per Click', exact: true }) })
  await expect(row.getByRole('link')).toHaveAccessibleDescription('/agency/pay-per-click')
  await row.scrollIntoViewIfNeeded()
  const picture = row.locator('img')
  await expect(picture).toHaveAttribute('loading', 'lazy')
  await expect.poll(() => picture.evaluate((each) => each instanceof HTMLImageElement && each.naturalWidth)).toBe(360)
  const heading = page.getByRole('heading', { name: /^Services \d/ })
  for (const viewport of [
    { width: 1440, height: 300 },
    { width: 390, height: 400 },
    { width: 320, height: 400 },
  ]) {
    await page.setViewportSize(viewport)
    const overflow = () => page.evaluate(() => globalThis.document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overflow, `at ${viewport.width} px`).toBeLessThanOrEqual(0)
    await page.getByRole('link', { name: 'Video Marketing', exact: true }).scrollIntoViewIfNeeded()
    await expect(heading, `at ${viewport.width} px`).toBeInViewport({ ratio: 1 })
  }
})

test('at 390 and 320 px and in the dark every kind of document is usable, and passes axe', async ({ page, studio }) => {
  test.slow()
  await enter(page, await studio.invite('Asha Small'))
  for (const [file, colorScheme] of [
    ['home.yaml', 'dark'],
    ['services/pay-per-click.yaml', 'light'],
    ['cases/horlicks.yaml', 'dark'],
    ['team.yaml', 'light'],
    ['pictures/team.yaml', 'dark'],
    ['articles/six-pillars-of-digital-marketing.mdx', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(documentUrl(studio.origin, file))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => {
      for (const each of globalThis.document.querySelectorAll('details')) each.open = true
    })
    // Tall enough that the bar below covers nothing axe measures.
    const makeTaller = async () => {
      const height = await page.evaluate(() => globalThis.document.documentElement.scrollHeight)
      await page.setViewportSize({ width: 390, height: height + 400 })
    }
    await makeTaller()
    // Loading pictures lengthens the form. A lazy picture without a box never loads.
    await page.waitForFunction(() =>
      Array.from(globalThis.document.images).every((each) => each.complete || each.getClientRects().length === 0),
    )
    await makeTaller()
    expect(await axeFindings(page), `${file} ${colorScheme}`).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = await page.evaluate(() => globalThis.document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${file} at 320 px`).toBeLessThanOrEqual(0)
  }
  await page.goto(`${studio.origin}/studio/words`)
  await expect(page.getByRole('heading', { name: 'Services' })).toBeVisible()
  expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 390, height: 6_000 })
  expect(await axeFindings(page)).toEqual([])
})

test('sales have no words to change, and see no entry for them', async ({ page, studio }) => {
  await enter(page, await studio.invite('Bala Sales', 'sales'))
  await expect(page.getByRole('link', { name: 'Words' })).toHaveCount(0)
})

test('a document that could not be read is read again by a press; one that is gone has no button for it', async ({
  page,
  studio,
  allow,
}) => {
  allow(/50[03]|404/)
  await enter(page, await studio.invite('Meera Again', 'editor'), 'Words')
  let isBusy = true
  await page.route(/\/api\/document\?/, (route) =>
    isBusy ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }) : route.fallback(),
  )
  await page.goto(documentUrl(studio.origin, 'about.yaml'))
  const failed = page.getByRole('heading', { name: 'This document cannot be opened' })
  await expect(failed).toBeVisible()
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  isBusy = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'About us', level: 1 })).toBeVisible()

  await page.goto(documentUrl(studio.origin, 'nothing.yaml'))
  await expect(failed).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})
