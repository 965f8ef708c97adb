import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { axeFindings } from '../access/axe.ts'
import { enter, expect, test } from './studio.ts'

test.use({ project: 'words' })

const document = (origin: string, file: string) => `${origin}/studio/words/document?file=content/${file}`
const status = (page: Page) => page.getByRole('status').filter({ hasText: /saved|Saving|As it is on the site/i })

/** Somebody with a browser of their own. */
async function another(page: Page, link: string): Promise<Page> {
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('no browser')
  const other = await context.newPage()
  await enter(other, link, 'Words')
  return other
}

test('an editor finds a document by a word on the page, changes it, mends its faults and finds the draft again', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Meera Words', 'editor'), 'Words')
  await expect(page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Words' })).toBeVisible()
  await page.getByRole('searchbox').fill('purpose good businesses found')
  await page.getByRole('link', { name: /^We exist so that good businesses are found/ }).click()
  await expect(page.getByRole('heading', { name: 'About us', level: 1 })).toBeVisible()
  const statement = page.getByLabel('Statement', { exact: true }).first()
  await expect(statement).toBeFocused()
  await expect(status(page)).toHaveText('As it is on the site')
  await statement.fill('We exist so that good shops are found.')
  await expect(status(page)).toHaveText('Draft saved')

  await page.getByRole('button', { name: 'Open all parts' }).click()
  const line = page.getByLabel('Line 1').first()
  await line.fill('This line is much too long for the top of a page')
  const faults = page.getByRole('region', { name: 'What has to be mended' })
  await expect(faults).toContainText('One thing has to be mended')
  await expect(page.getByText('48 of 28', { exact: true }), 'the sentence below says the rest').toBeVisible()
  await faults.getByRole('button', { name: /Headline › Line 1/ }).click()
  await expect(line).toBeFocused()
  await expect(line).toHaveAttribute('aria-invalid', 'true')
  await line.fill('Dive Into It')
  await expect(faults).toBeHidden()

  await page.reload()
  await expect(statement).toHaveValue('We exist so that good shops are found.')
  await page.getByRole('button', { name: 'What changes (2)' }).click()
  const dialog = page.getByRole('dialog', { name: 'What changes' })
  const change = dialog.getByRole('listitem').filter({ hasText: 'Our purpose › Statement' })
  await expect(change).toContainText('found by the people who need them')
  await expect(change).toContainText('We exist so that good shops are found.')
  await change.getByRole('button', { name: /^Take this back/ }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Take all back…' }).click()
  await dialog.getByRole('button', { name: 'Take all back', exact: true }).click()
  await expect(status(page)).toHaveText('As it is on the site')
  await page.getByRole('link', { name: 'Back to the list of words' }).click()
  await expect(page.getByRole('heading', { name: 'Changed, not published yet' })).toBeHidden()
})

test('a new entry is calm until it is left, and the words as typed are found first', async ({ page, studio }) => {
  await enter(page, await studio.invite('Nura New'))
  await page.goto(document(studio.origin, 'clients.yaml'))
  await page
    .getByRole('button', { name: 'Open all parts' })
    .or(page.getByRole('heading', { level: 1 }))
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Add a client', exact: true }).click()
  const entry = page.locator('details[open][data-path^="clients["]')
  await expect(entry.getByLabel('Logo', { exact: true }), 'its first field').toBeFocused()
  await expect(page.locator('main header').getByText('Clients', { exact: true }), 'the bar names it').toBeVisible()
  await expect(page.getByText('2 things are left to write')).toBeAttached()
  await expect(page.getByText('2 to mend')).toHaveCount(0)
  // That the field was left is told, which moves the button, only after the press.
  await entry.getByRole('button', { name: /^Upload a logo/ }).click()
  const logo = page.getByRole('dialog', { name: 'New logo' })
  await expect(logo, 'at the first press').toBeVisible()
  await logo.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(entry.getByText('Choose one.').first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Remove: Client/ })
    .last()
    .click()
  await expect(status(page)).toHaveText('As it is on the site')

  await page.goto(`${studio.origin}/studio/words?q=reached+together`)
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('What we reached together')
})

test('each field of one line is as wide as its row, below its label', async ({ page, studio }) => {
  await enter(page, await studio.invite('Lata Lines'))
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const file of ['about.yaml', 'articles/six-pillars-of-digital-marketing.mdx']) {
      await page.goto(document(studio.origin, file))
      await page.getByRole('button', { name: 'Open all parts' }).click()
      const fields = page.locator('textarea[rows="1"]').filter({ visible: true })
      await expect(fields.first()).toBeVisible()
      const wrong = await fields.evaluateAll((all) =>
        all.flatMap((field) => {
          const { left, right, top, width: wide } = field.getBoundingClientRect()
          const label = globalThis.document.querySelector(`label[for="${field.id}"]`)?.getBoundingClientRect()
          const row = field.closest('[data-path]')?.getBoundingClientRect()
          const isRight =
            label && row && label.bottom <= top + 1 && wide > 200 && left >= row.left - 1 && right <= row.right + 1
          return isRight ? [] : [`${field.id}: ${Math.round(wide)} px wide`]
        }),
      )
      expect(wrong, `${file} at ${width} px`).toEqual([])
    }
  }
})

test('entries are added, moved, duplicated and removed by keyboard alone', async ({ page, studio }) => {
  await enter(page, await studio.invite('Kala Keys'))
  await page.goto(document(studio.origin, 'testimonials.yaml'))
  const summaries = page.locator('summary').filter({ hasText: /^Testimonial \d/ })
  await expect(summaries.first()).toBeVisible()
  const before = await summaries.allTextContents()
  await summaries.first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByText(`moved to place 2 of ${before.length}`)).toBeAttached()
  await expect(summaries.nth(1), 'the focus goes along').toBeFocused()
  expect((await summaries.allTextContents())[1]?.slice('Testimonial 2'.length)).toContain(
    before[0]?.slice('Testimonial 1'.length),
  )
  await page.keyboard.press('Alt+ArrowUp')
  await expect(summaries.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Duplicate: Testimonial 1' }).press('Enter')
  await expect(summaries).toHaveCount(before.length + 1)
  await expect(summaries.nth(1)).toBeFocused()
  await page.getByRole('button', { name: 'Remove: Testimonial 2' }).press('Enter')
  await expect(summaries).toHaveCount(before.length)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(summaries).toHaveCount(before.length + 1)
  await page.getByRole('button', { name: 'Remove: Testimonial 2' }).press('Enter')
  await expect(status(page)).toHaveText('As it is on the site')
})

test('two people write in one document: what only one changed is put together, what both changed is chosen', async ({
  page,
  studio,
  complaints,
}) => {
  await enter(page, await studio.invite('Asha Two', 'editor'), 'Words')
  const priya = await another(page, await studio.invite('Priya Two', 'editor'))
  for (const each of [page, priya]) {
    await each.goto(document(studio.origin, 'site.yaml'))
    await each.getByRole('heading', { level: 1 }).waitFor()
    await each.getByRole('button', { name: 'Open all parts' }).click()
  }
  const field = (of: Page, name: string) => of.getByLabel(name, { exact: true }).first()
  await field(page, 'Phone').fill('+91 44 4000 9999')
  await expect(status(page)).toHaveText('Draft saved')
  await field(priya, 'E-mail').fill('us@ukhozi.example')
  await expect(priya.getByText(/Both changes are kept/)).toBeVisible()
  await expect(field(priya, 'Phone')).toHaveValue('+91 44 4000 9999')
  await expect(status(priya)).toHaveText('Draft saved')

  await field(page, 'E-mail').fill('team@ukhozi.example')
  const dialog = page.getByRole('dialog', { name: 'Priya Two has changed the same' })
  await expect(dialog.getByRole('group', { name: 'Contact › E-mail' })).toContainText('us@ukhozi.example')
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Decide later' }).click()
  await expect(status(page)).toHaveText('Not saved')
  await page.getByRole('button', { name: 'Compare and choose' }).click()
  await dialog.getByRole('radio', { name: /^Priya Two/ }).check()
  await dialog.getByRole('button', { name: 'Keep what is chosen' }).click()
  await expect(field(page, 'E-mail')).toHaveValue('us@ukhozi.example')
  await expect(field(page, 'Phone')).toHaveValue('+91 44 4000 9999')

  const path = join(studio.projectDir, 'content/site.yaml')
  writeFileSync(path, readFileSync(path, 'utf8').replace('hello@ukhozi', 'hi@ukhozi'))
  await priya.reload()
  const meanwhile = priya.getByRole('dialog', { name: 'The site has changed meanwhile' })
  await expect(meanwhile).toContainText('hi@ukhozi.example')
  await meanwhile.getByRole('radio', { name: /^You/ }).check()
  await meanwhile.getByRole('button', { name: 'Keep what is chosen' }).click()
  await expect(status(priya)).toHaveText('Draft saved')
  await priya.getByRole('button', { name: /^What changes/ }).click()
  await expect(priya.getByRole('dialog', { name: 'What changes' })).toContainText('hi@ukhozi.example')
  await priya.context().close()
  expect(complaints.filter((line) => !/\b409\b/.test(line))).toEqual([])
  complaints.length = 0
})

test('without a connection nothing that was typed is lost', async ({ page, studio, context, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED/)
  await enter(page, await studio.invite('Arun Offline'))
  await page.goto(document(studio.origin, 'legal/privacy-policy.yaml'))
  const title = page.getByLabel('Title', { exact: true }).first()
  const before = await title.inputValue()
  await context.setOffline(true)
  await title.fill(`${before} today`)
  await expect(status(page)).toContainText('Not saved yet')
  await context.setOffline(false)
  await expect(status(page)).toHaveText('Draft saved')

  await context.setOffline(true)
  await title.fill(`${before} tomorrow`)
  await expect(status(page)).toContainText('Not saved yet')
  await context.setOffline(false)
  // As after a battery has died: what the server has not got is still on the device.
  await page.route('**/studio/api/document/draft', (route) => route.abort())
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.unroute('**/studio/api/document/draft')
  await expect(title).toHaveValue(`${before} tomorrow`)
  await expect(status(page)).toHaveText('Draft saved')
})

test('what was typed last is saved when the page is left at once, and from any screen when it could not be sent', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Arun Leaves', 'editor'), 'Words')
  const reader = await another(page, await studio.invite('Priya Reads', 'editor'))
  const file = 'legal/accessibility.yaml'
  const title = (of: Page) => of.getByLabel('Title', { exact: true }).first()
  const readAgain = async () => {
    await reader.goto(document(studio.origin, file))
    return title(reader).inputValue()
  }
  await page.goto(document(studio.origin, file))
  await title(page).fill('Cookies, first')
  await page.goto('about:blank')
  await expect.poll(readAgain).toBe('Cookies, first')

  // The answer to the first save is still on its way when the next words are typed and the page is left.
  await page.goto(document(studio.origin, file))
  await expect(title(page)).toHaveValue('Cookies, first')
  const answer = Promise.withResolvers<undefined>()
  await page.route('**/studio/api/document/draft', async (route) => {
    await route.fetch()
    await answer.promise
    await route.abort()
  })
  await title(page).fill('Cookies, second')
  await expect.poll(readAgain).toBe('Cookies, second')
  await title(page).fill('Cookies, third')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.route('**/studio/api/document/draft', (route) => route.abort())
  await page.goto('about:blank')
  answer.resolve(undefined)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(`${studio.origin}/studio/settings`)
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect.poll(readAgain).toBe('Cookies, third')

  await page.goto(document(studio.origin, file))
  await expect(title(page), 'nobody is asked about their own words').toHaveValue('Cookies, third')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /^What changes/ }).click()
  await page.getByRole('button', { name: 'Take all back…' }).click()
  await page.getByRole('button', { name: 'Take all back', exact: true }).click()
  await expect(status(page)).toHaveText('As it is on the site')
  await reader.context().close()
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
    await page.goto(document(studio.origin, file))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => {
      for (const each of globalThis.document.querySelectorAll('details')) each.open = true
    })
    // Tall enough that the bar below covers nothing that is measured.
    const height = await page.evaluate(() => globalThis.document.documentElement.scrollHeight)
    await page.setViewportSize({ width: 390, height: height + 400 })
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

test('at 390 × 640 px what changes is told entry by entry, and the buttons of the dialog stay in view', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await enter(page, await studio.invite('Asha Entries', 'editor'), 'Words')
  await page.goto(document(studio.origin, 'team.yaml'))
  await page.getByText('Leadership').first().click()
  const people = page.locator('summary').filter({ hasText: /^Person \d/, visible: true })
  const second = (await people.nth(1).textContent())?.replace('Person 2', '') ?? ''
  const third = (await people.nth(2).textContent())?.replace('Person 3', '') ?? ''
  await people.nth(1).click()
  await page.getByRole('button', { name: 'Remove: Person 2' }).first().click()
  await expect(status(page)).toHaveText('Draft saved')
  await people.first().click()
  await page.getByRole('button', { name: 'Move down: Person 1' }).first().click()
  await expect(status(page)).toHaveText('Draft saved')
  await page.getByRole('link', { name: 'Publish…' }).click()

  const dialog = page.getByRole('dialog', { name: 'Publish' })
  const publish = dialog.getByRole('button', { name: /^Publish \d/ })
  const card = dialog.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: 'Team' }) })
  await expect(card.getByRole('checkbox'), 'opened from it').toBeChecked()
  await expect(dialog.getByRole('checkbox', { checked: true }), 'and from no other').toHaveCount(1)
  // Folded only when much is to be published.
  if (!(await card.getByRole('group').evaluate((details) => details.hasAttribute('open')))) {
    await card.getByText('What changes').click()
  }
  const entries = card.getByRole('listitem').filter({ hasText: /^(Added|Removed|Changed|Moved)/ })
  await expect(entries).toHaveCount(2)
  await expect(card, 'each is counted for what became of it').toContainText('1 removed, 1 moved')
  const removed = entries.filter({ hasText: `Removed ${second}` })
  await expect(removed.getByRole('img')).toBeVisible()
  await expect(card).not.toContainText(third)
  await expect(publish).toBeInViewport({ ratio: 1 })
  await dialog.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }))
  await expect(publish).toBeInViewport({ ratio: 1 })
  await dialog.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(publish).toBeInViewport({ ratio: 1 })
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Not now' }).click()

  await page.goto(document(studio.origin, 'team.yaml'))
  await page.getByRole('button', { name: 'More for this document' }).click()
  await page.getByRole('button', { name: /^What changes/ }).click()
  await page.getByRole('button', { name: 'Take all back…' }).click()
  const question = page.getByRole('alert').filter({ hasText: 'Take back this change?' })
  await expect(question).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Take all back', exact: true }).click()
  await expect(status(page)).toHaveText('As it is on the site')
})

test('a search says where each field stands, the page first, and dims what was found before until it is answered', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Meera Finds', 'editor'), 'Words')
  const search = page.getByRole('searchbox', { name: 'Search every word on the site' })
  const found = page.getByRole('status').filter({ hasText: /^Found in \d+ places?$/ })
  await search.fill('agency phone')
  await expect(page.getByRole('link', { name: /^The agency › Contact › Phone/ })).toBeVisible()
  await expect(found).toBeVisible()
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
  await expect(hit.last()).toContainText('Offices › Office 1 › ')
  expect(await axeFindings(page)).toEqual([])
})

test('a message covers no button: it stands in the sidebar, and on a phone over the tabs', async ({ page, studio }) => {
  await enter(page, await studio.invite('Kala Message', 'editor'), 'Words')
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(document(studio.origin, 'testimonials.yaml'))
    await page.getByText('Testimonial 1').first().click()
    await page.getByRole('button', { name: 'Remove: Testimonial 1', exact: true }).click()
    const message = page.getByText('Testimonial 1 is removed.')
    await expect(message).toBeVisible()
    const box = await message.boundingBox()
    const sidebar = await page.getByRole('navigation', { name: 'Studio' }).boundingBox()
    if (!box || !sidebar) throw new Error('nothing is shown')
    if (width === 1440) expect(box.x + box.width).toBeLessThanOrEqual(sidebar.x + sidebar.width)
    else expect(box.y, 'below the buttons').toBeGreaterThanOrEqual(sidebar.y)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(status(page)).toHaveText('As it is on the site')
  }
})

test('sales have no words to change, and see no entry for them', async ({ page, studio }) => {
  await enter(page, await studio.invite('Bala Sales', 'sales'))
  await expect(page.getByRole('link', { name: 'Words' })).toHaveCount(0)
})

test('what failed is published again with the same documents, what runs is stopped, and both stand in the log', async ({
  page,
  studio,
}) => {
  test.setTimeout(180_000)
  const program = join(studio.projectDir, 'scripts/publish-build.ts')
  const real = readFileSync(program, 'utf8')
  await enter(page, await studio.invite('Meera Again'))
  await page.goto(document(studio.origin, 'legal/terms-and-condition.yaml'))
  const title = page.getByLabel('Title', { exact: true }).first()
  await title.fill(`${await title.inputValue()} anew`)
  await expect(status(page)).toHaveText('Draft saved')
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', { name: 'Back to the list of words' }).click()
  await page.getByRole('button', { name: /^Publish…/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByRole('checkbox', { name })).toBeChecked()
  const ticked = dialog.getByRole('checkbox', { checked: true })
  while ((await ticked.count()) > 0) await ticked.first().uncheck()
  await dialog.getByRole('checkbox', { name }).check()
  try {
    writeFileSync(program, "console.error('No room left.'); process.exitCode = 1; process.disconnect()")
    await dialog.getByRole('button', { name: 'Publish 1 document' }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'Nothing was published. The site is as it was.' })
    await expect(failed).toContainText('The site could not be built: No room left.', { timeout: 60_000 })
    expect(await axeFindings(page)).toEqual([])

    writeFileSync(program, "process.send({ state: 'building' }); setInterval(() => undefined, 1_000)")
    await failed.getByRole('link', { name: 'Try again…' }).click()
    await expect(ticked).toHaveCount(1)
    await expect(dialog.getByRole('checkbox', { name })).toBeChecked()
    await dialog.getByRole('button', { name: 'Publish 1 document' }).click()
    const progress = page.getByRole('region', { name: 'Publishing' })
    await expect(progress.getByRole('listitem').filter({ hasText: 'Build the site now' })).toBeVisible({
      timeout: 60_000,
    })
    expect(await axeFindings(page)).toEqual([])
    await progress.getByRole('button', { name: 'Stop publishing' }).press('Enter')
    await expect(page.getByText('Meera Again stopped it. The site is as it was.')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('link', { name: 'Try again…' })).toBeFocused()
  } finally {
    writeFileSync(program, real)
  }
  await page.goto(`${studio.origin}/studio/settings/log`)
  await expect(
    page.getByText('Meera Again could not publish: The site could not be built: No room left.'),
  ).toBeVisible()
  await expect(page.getByText('Meera Again stopped publishing: 1 document')).toBeVisible()
})

test('what was written is published with one press, visitors read it, and it is brought back', async ({
  page,
  studio,
}) => {
  // The site is built twice.
  test.setTimeout(600_000)
  await enter(page, await studio.invite('Meera Publish', 'editor'), 'Words')
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible()
  await page.goto(document(studio.origin, 'about.yaml'))
  await page.getByRole('button', { name: 'Open all parts' }).click()
  await page.getByLabel('Statement', { exact: true }).first().fill('We exist so that good shops are found.')
  await expect(status(page)).toHaveText('Draft saved')
  await page.getByRole('link', { name: 'Back to the list of words' }).click()
  await page.getByRole('button', { name: /^Publish…/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByRole('checkbox', { name: 'About us' })).toBeChecked()
  // What other tests have left is not for this one.
  const ticked = dialog.getByRole('checkbox', { checked: true })
  while ((await ticked.count()) > 0) await ticked.first().uncheck()
  await dialog.getByRole('checkbox', { name: 'About us' }).check()
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Publish 1 document' }).click()
  const progress = page.getByRole('region', { name: 'Publishing' })
  await expect(progress, 'one is led to how far it is').toBeFocused()
  await expect(progress).toBeInViewport()
  await expect(progress.getByRole('heading')).toContainText('1 document is being published')
  await page.reload()
  await expect(progress, 'known before the list of words is').toBeVisible()
  await expect(page.getByText('It is on the site.')).toBeVisible({ timeout: 240_000 })
  await page.reload()
  await expect(page.getByText('It is on the site.'), 'until somebody closes it').toBeVisible()
  expect(await (await page.request.get(`${studio.origin}/about-us/`)).text()).toContain('good shops are found')

  await page.getByRole('link', { name: 'All versions' }).click()
  await expect(page.getByRole('heading', { name: /^Version 1/ })).toContainText('On the site now')
  const card = page.getByRole('listitem').filter({ hasText: 'Version 1' })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await card.locator('h2, p').evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
    for (const [at, line] of lines.slice(1).entries())
      expect(line.top, `line ${at + 2} at ${width} px`).toBeGreaterThanOrEqual(lines[at]?.bottom ?? 0)
  }
  await expect(page.getByText('It is on the site.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'All versions' })).toHaveCount(0)
  await page.getByText('What it changed').click()
  await expect(page.getByText('We exist so that good shops are found.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Bring back as it was before the first version' }).click()
  await expect(page.getByRole('dialog')).toContainText('We exist so that good businesses are found')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByText('The earlier version is back on the site.')).toBeVisible({ timeout: 240_000 })
  expect(await (await page.request.get(`${studio.origin}/about-us/`)).text()).not.toContain('good shops are found')
})
