import type { Page } from '@playwright/test'
import { axeFindings, settled } from '../access/axe.ts'
import { documentUrl, goToWords } from './studio-document.ts'
import { enter, expect, test } from './studio.ts'

test.use({ project: 'collections' })

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^(Draft saved|As it is on the site)$/ })

test('a legal page can be hidden like an article, and its words come before its settings', async ({ page, studio }) => {
  await enter(page, await studio.invite('Asha Legal', 'editor'), 'Words')
  await page.goto(documentUrl(studio.origin, 'legal/privacy-policy.yaml'))
  const panel = page.getByRole('region', { name: 'On the site' })
  await expect(panel.getByText('It is on the site.')).toBeVisible()
  const shown = panel.getByRole('radio', { name: 'Visitors see it' })
  await expect(shown, 'what is done once in years is folded').toBeHidden()
  await panel.getByText('Hide it, or give it a day').click()
  await expect(shown).toBeChecked()
  await expect(panel.getByRole('button')).toHaveCount(0)
  await expect(page.locator('summary').getByRole('heading', { level: 2 })).toHaveText([
    'Title and introduction',
    'In short',
    'Sections',
    'In search results',
    'Settings',
    'Old addresses',
  ])
  await expect(page.getByLabel('Introduction').first()).toBeVisible()
  await expect(page.getByLabel('The date visitors see as “Last changed”')).toBeVisible()
  await expect(page.locator('details[data-part][open]'), 'the others are closed').toHaveCount(1)
  await page.getByRole('heading', { name: 'Settings', level: 2 }).click()
  await expect(page.getByText(/^Tick it once your lawyer has read this page/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await expect(page.getByRole('checkbox', { name: 'Draft' })).not.toBeAttached()
})

for (const width of [1440, 390]) {
  test(`at ${width} px an article is begun from nothing, is hidden, gets its day, and is thrown away`, async ({
    page,
    studio,
    allow,
  }) => {
    allow(/\b409\b/)
    await page.setViewportSize({ width, height: 900 })
    await enter(page, await studio.invite(`Meera New ${width}`, 'editor'), 'Words')
    const opener = page.getByRole('button', { name: 'New page…' })
    const open = () => opener.click()
    await open()
    const dialog = page.getByRole('dialog', { name: 'New page' })
    await dialog.getByRole('button', { name: 'Begin the article' }).click()
    await expect(dialog.getByText('Give the page a title.')).toBeVisible()
    await dialog.getByLabel('Title of the article').fill('Briefs')
    await dialog.getByRole('button', { name: 'Begin the article' }).click()
    await expect(
      dialog.getByText(/^Write at least \d+ more characters: titles in search results have \d\d to \d\d\.$/),
    ).toBeVisible()
    await expect(dialog.getByLabel('Title of the article')).toBeFocused()
    await expect(dialog.getByText(/^\d\d more needed$/), 'in the colour of errors').toHaveAttribute(
      'data-fault',
      'true',
    )
    await dialog.getByLabel('Title of the article').fill(`How to brief us, in ${width} words`)
    const address = dialog.getByLabel('Address')
    await expect(address).toHaveValue(`how-to-brief-us-in-${width}-words`)
    await address.fill('../how to')
    await expect(dialog.getByText(/Only small letters, digits/)).toBeVisible()
    await address.fill('six-pillars-of-digital-marketing')
    await dialog.getByRole('button', { name: 'Begin the article' }).click()
    await expect(dialog.getByText(/There is a page at .* already/)).toBeVisible()
    expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()

    await open()
    await dialog.getByLabel('Title of the article').fill(`How to brief us, in ${width} words`)
    await dialog.getByRole('button', { name: 'Begin the article' }).click()
    await expect(page.getByRole('heading', { name: `How to brief us, in ${width} words`, level: 1 })).toBeVisible()
    const panel = page.getByRole('region', { name: 'On the site' })
    await expect(panel).toContainText(`/blogs/how-to-brief-us-in-${width}-words`)
    await expect(panel).toContainText('Only you and your colleagues see it')
    await expect(panel.getByRole('radio'), 'what is begun is written first').toHaveCount(0)
    const bar = page.locator('main header')
    const next = bar.getByRole('button', { name: 'Publish: 7 to write' })
    await expect(next, 'it says why it cannot be published yet').toBeInViewport({ ratio: 1 })
    expect(await axeFindings(page, { within: 'main header' })).toEqual([])
    if (width < 1_000) {
      await page.mouse.wheel(0, 400)
      await page.getByRole('button', { name: 'Page', exact: true }).click()
      await expect.poll(() => page.evaluate(() => scrollY), 'the page opens at its top').toBe(0)
    }
    const pane = page.getByRole('region', { name: 'Page as it would be' })
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 }), 'with placeholders').toHaveText(
      `How to brief us, in ${width} words`,
      { timeout: 30_000 },
    )
    await expect(pane, 'the form has the list').not.toContainText('Not on the page yet')
    const left = page.getByRole('region', { name: 'What is left to do' })
    if (width < 1_000) {
      await next.click()
      await expect(page.getByLabel('Introduction')).toBeFocused()
    }
    await expect(left).toContainText('7 things are left to write before this can be published')
    await expect(left.getByRole('term'), 'part by part').toHaveText([
      'Text of the article',
      'Picture, author and day',
      'Services and articles',
      'Search results and sharing',
    ])
    await expect(left.getByRole('button'), 'in the order of the form').toHaveText([
      'Introduction',
      'Text',
      'Picture',
      'Category',
      'Author',
      'Services',
      'Description',
    ])
    // Each part, open or closed, counts what is left to write, and each field says so until it is filled in.
    const part = page
      .locator('details[data-part]')
      .filter({ has: page.getByRole('heading', { name: 'Text of the article' }) })
    await expect(part).toHaveAttribute('open')
    await expect(part.locator('summary').first()).toContainText('2 to write')
    const introduction = page.getByLabel('Introduction')
    await expect(introduction).toHaveAccessibleDescription(/^To write/)
    await introduction.fill('What a brief has to say, and what it can leave out, so that the first draft is the last.')
    await expect(part.locator('summary').first()).toContainText('1 to write')
    await expect(introduction).not.toHaveAccessibleDescription(/^To write/)
    await introduction.fill('')
    await expect(part.locator('summary').first()).toContainText('2 to write')
    await left.getByRole('button', { name: 'Description' }).click()
    await expect(page.getByRole('textbox', { name: 'Description', exact: true }).first()).toBeFocused()
    await next.click()
    await expect(page.getByLabel('Introduction')).toBeFocused()
    await expect(page.getByLabel('Published on')).toBeAttached()
    await panel.getByText('Show it, change its address, or delete it').click()
    await panel.getByRole('radio', { name: 'From a day on' }).check()
    await expect(panel).toContainText('Tomorrow, unless you choose another day. Between 0:00 and 0:30, Chennai time.')
    await expect(page.getByLabel('Published on'), 'the panel has this day').not.toBeAttached()
    await panel.getByLabel('Day on which it appears').fill('2099-12-01')
    await expect(panel.getByRole('status')).toContainText(
      'Once it is finished and published, it appears by itself on 1 December 2099',
    )
    await expect(saved(page)).toHaveText('Draft saved')
    await page.setViewportSize({ width, height: 9_000 })
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width, height: 900 })

    await page.getByRole('link', { name: 'Back to the list of words' }).click()
    const listed = page.getByRole('link', { name: new RegExp(`^How to brief us, in ${width} words`) }).first()
    await expect(listed).toContainText('New')
    await expect(listed).toContainText('From 1 Dec')
    await expect(listed).toContainText(/\d to write/)
    await expect(listed).not.toContainText('to fix')
    await page
      .getByRole('group', { name: 'Show' })
      .getByRole('button', { name: /^Scheduled \d/ })
      .click()
    await expect(page).toHaveURL(/\?state=scheduled$/)
    await expect(listed, 'visitors will see it without another press').toHaveCount(1)
    await listed.click()
    await panel.getByRole('button', { name: 'Throw away…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Throw it away' }).click()
    await expect(page.getByRole('heading', { name: 'Words', level: 1 })).toBeVisible()
    await expect(page.getByText(`How to brief us, in ${width} words`)).toHaveCount(1)
  })
}

test('the log names a new article that was thrown away by its title, and says nothing before it knows the names', async ({
  page,
  studio,
}) => {
  const title = 'Café & Looms: What They Cost'
  await page.setViewportSize({ width: 1440, height: 900 })
  await enter(page, await studio.invite('Meera Logs'))
  await goToWords(page)
  await page.getByRole('button', { name: 'New page…' }).click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await expect(dialog.getByRole('combobox', { name: 'Kind of page' })).toBeFocused()
  await dialog.getByLabel('Title of the article').fill(title)
  await dialog.getByRole('button', { name: 'Begin the article' }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  const panel = page.getByRole('region', { name: 'On the site' })
  await panel.getByText('Show it, change its address, or delete it').click()
  await panel.getByRole('button', { name: 'Throw away…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Throw it away' }).click()
  await expect(page.getByRole('heading', { name: 'Words', level: 1 })).toBeVisible()

  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/api\/documents(\?|$)/, async (route) => {
    await isLetThrough
    await route.continue()
  })
  await page.goto(`${studio.origin}/studio/settings/log`)
  const loading = page.getByText('Reading the log')
  await expect(loading).toBeAttached()
  await expect(page.getByText('Meera Logs signed in')).toHaveCount(0)
  letThrough()
  await expect(page.getByText(`Meera Logs discarded the draft of ${title}`)).toBeVisible()
  await expect(page.getByText(`Meera Logs made a new article: ${title}`)).toBeVisible()

  await expect(page.getByText('Meera Logs added the device')).toBeVisible()
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Meera Logs/ })
  await page.getByLabel('Person').selectOption({ label: 'Meera Logs' })
  await page.getByLabel('About').selectOption({ label: 'Drafts and new pages' })
  await expect(page.getByText('Meera Logs added the device')).toHaveCount(0)
  const search = page.getByRole('searchbox', { name: 'Search the log' })
  await search.fill('DISCARDED draft')
  await expect(lines, 'every word, as the line says it').toHaveCount(1)
  await expect(page).toHaveURL(/[?&]kind=drafts&q=DISCARDED\+draft$/)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await axeFindings(page)).toEqual([])
  }
  await search.fill('zzzz')
  await expect(page.getByRole('heading', { name: 'Nothing in the log matches' })).toBeVisible()
  await page.getByRole('button', { name: 'Show the whole log' }).press('Enter')
  await expect(page.getByText('Meera Logs added the device')).toBeVisible()
  await expect(search).toHaveValue('')
})

test('a page is deleted after what links to it was looked at and taken out, and kept after all', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Asha Delete', 'editor'), 'Words')
  const file = 'articles/top-digital-marketing-trends-for-2025-business-in-dubai-must-follow.mdx'
  await page.goto(documentUrl(studio.origin, file))
  const panel = page.getByRole('region', { name: 'On the site' })
  await expect(panel.getByRole('radio', { name: 'Visitors see it' })).toBeChecked()
  await panel.getByRole('radio', { name: 'Hidden from visitors' }).check()
  await expect(panel).toContainText('Publishing takes it off the site')
  await expect(panel).toContainText('its address says that there is no such page')
  await panel.getByText('1 page leaves it out by itself').click()
  await expect(panel.getByRole('listitem').getByRole('link'), 'one line for each').toHaveText([
    'The future of digital marketing, and what will outlive it',
  ])
  await page.getByRole('button', { name: /^What changes/ }).click()
  await expect(page.getByRole('dialog', { name: 'What changes' })).toContainText(
    /On the site\s*Now\s*Visitors see it\s*New\s*Hidden from visitors/,
  )
  await page.keyboard.press('Escape')
  await panel.getByRole('radio', { name: 'Visitors see it' }).check()
  await expect(saved(page)).toHaveText('As it is on the site')

  const opener = panel.getByRole('button', { name: 'Delete…' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: /^Delete/ })
  await expect(dialog).toContainText('Who links here: one place names this page')
  const remove = dialog.getByRole('button', { name: 'Delete with the next publication' })
  await expect(remove).toBeDisabled()
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.getByRole('link', { name: 'The future of digital marketing, and what will outlive it' }).click()
  await expect(page.getByLabel(/^Article 1/).first()).toBeFocused()

  await page.goBack()
  await opener.click()
  await dialog.getByRole('button', { name: /^Take out: The future of digital marketing/ }).click()
  await expect(dialog).toContainText('Nothing on the site leads to it')
  await remove.click()
  await expect(page.getByRole('heading', { name: /is deleted when you publish$/ })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await goToWords(page)
  await expect(page.getByRole('link', { name: /To be deleted/ }).first()).toBeVisible()
  await page.getByRole('button', { name: /^Publish( \d+)?…$/ }).click()
  await expect(page.getByRole('dialog').getByText(/^Deleted · Asha Delete/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: /^Publish( \d+)?…$/ })).toBeFocused()
  await page
    .getByRole('link', { name: /To be deleted/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Keep the page' }).click()
  await expect(panel.getByRole('radio', { name: 'Visitors see it' })).toBeChecked()
})

test('links that keep a page on the site are counted with what is wrong, and a hidden page says its day', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Asha Hides', 'editor'), 'Words')
  await page.goto(documentUrl(studio.origin, 'services/content-marketing-service.yaml'))
  const panel = page.getByRole('region', { name: 'On the site' })
  await panel.getByRole('radio', { name: 'Hidden from visitors' }).check()
  await expect(panel).toContainText('Other pages link to it')
  const left = page.getByRole('region', { name: 'What is left to do' })
  await page.getByRole('button', { name: 'Publish: 1 to fix' }).click()
  await expect(left, 'the panel lists them').toHaveCount(0)
  await expect(panel.getByRole('button', { name: /^Take out/ }).first(), 'what can be done about it').toBeFocused()
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  await panel.getByRole('radio', { name: 'Visitors see it' }).check()
  await expect(left).toHaveCount(0)
  await expect(saved(page)).toHaveText('As it is on the site')

  await page.goto(documentUrl(studio.origin, 'articles/digital-marketing-and-its-future.mdx'))
  await panel.getByRole('button', { name: 'Duplicate…' }).click()
  await page.getByRole('dialog').getByLabel('Title of the article').fill('A copy that waits for its day')
  await page.getByRole('dialog').getByRole('button', { name: 'Begin the article' }).click()
  await expect(page.getByRole('heading', { name: 'A copy that waits for its day', level: 1 })).toBeVisible()
  await page.getByRole('heading', { name: 'Picture, author and day' }).click()
  await page.getByLabel('Published on').fill('2099-12-05')
  await expect(panel.getByRole('status')).toHaveText(
    'Only you and your colleagues see it, on 5 December 2099 too: for that day choose “From a day on”.',
  )
  await panel.getByText('Show it, change its address, or delete it').click()
  await panel.getByRole('radio', { name: 'From a day on' }).check()
  await expect(panel.getByLabel('Day on which it appears')).toHaveValue('2099-12-05')
  await panel.getByRole('radio', { name: 'Hidden from visitors' }).check()
  await page.getByRole('heading', { name: 'Search results and sharing' }).click()
  const description = page.getByLabel('Description', { exact: true }).first()
  await description.fill('What holds up a business that is found, chosen and kept, one step after the other.')
  await expect(saved(page)).toHaveText('Draft saved')
  await expect(left).toBeHidden()
  await page.locator('main header').getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog).toContainText('Visitors will not see it: it is hidden, on 5 December 2099 too.')
  await dialog.getByRole('button', { name: /^Show it to visitors from 5 December 2099/ }).click()
  await expect(dialog).toContainText('Visitors will see it from 5 December 2099.')
  await expect(dialog.getByRole('checkbox', { name: 'A copy that waits' })).toHaveAccessibleDescription(
    /appears on 5 Dec/,
  )
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
})

test('a service gets another address: what names it is changed along, all of it ready to be published', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Nila Moves', 'editor'), 'Words')
  await page.goto(documentUrl(studio.origin, 'services/pay-per-click.yaml'))
  const panel = page.getByRole('region', { name: 'On the site' })
  await panel.getByRole('button', { name: 'Change address…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the address' })
  await dialog.getByLabel('Address').fill('Paid Search')
  await expect(dialog.getByText(/Only small letters, digits/)).toBeVisible()
  await dialog.getByLabel('Address').fill('paid-search')
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Change it' }).click()
  await expect(page).toHaveURL(/paid-search/)
  await expect(panel).toContainText('/agency/paid-search')
  await expect(panel.getByRole('radio', { name: 'Visitors see it' })).toBeChecked()
  await goToWords(page)
  await page.getByRole('button', { name: /^Publish( \d+)?…$/ }).click()
  for (const name of ['Pay Per Click', 'Ends of pages', 'Cases as proof', 'YCB Academy']) {
    await expect(page.getByRole('dialog').getByRole('checkbox', { name }).first()).toBeChecked()
  }
})

test('before launch: what is invented or promised is settled with one press, or at its field, and the bar fills', async ({
  page,
  studio,
  allow,
}) => {
  test.slow()
  await enter(page, await studio.invite('Nila Launch', 'editor'), 'Words')
  const launch = page.getByRole('navigation', { name: 'More of words' }).getByRole('link', { name: /^Before launch/ })
  await expect(launch).toHaveAccessibleName(/^Before launch \d+ left$/)
  const listed = Number(/\d+/.exec(await launch.innerText())?.[0])
  await launch.click()
  await expect(page.getByRole('heading', { name: 'Before launch', level: 1 })).toBeVisible()
  const bar = page.getByRole('progressbar')
  const total = Number(await bar.getAttribute('max'))
  const value = async () => Number(await bar.getAttribute('value'))
  const before = await value()
  expect(total - before, 'the list of documents has said so').toBe(listed)
  const promises = page.getByRole('region', { name: /^Promises/ })
  // Promises are folded by document, with the number left in each; opening one does not close another.
  const folded = promises.getByRole('group')
  const open = folded.filter({ has: page.getByRole('heading', { name: 'Home page', exact: true }) })
  const agree = open.getByRole('button', { name: /^Agree: / })
  await expect(promises.locator('details[open]')).toHaveCount(1)
  await open.locator('summary').click()
  await expect(promises.locator('details[open]'), 'the first one is open still').toHaveCount(2)
  const counted = Number(/\d+/.exec(await open.locator('summary').innerText())?.[0])
  await expect(agree).toHaveCount(counted)
  await expect(promises, 'called by what stands there, not by a number').not.toContainText(
    /(?:Section|Point|Entry|Part) \d/,
  )
  await expect(promises, 'as visitors read it').not.toContainText(/[{}]/)
  await expect(open, 'the very words').toContainText('850K+ leads')
  await expect(open).toContainText('handed to clients.')
  await expect(open).toContainText('“handed to clients.”')

  // The button tells while it saves; afterwards the line stays in place, and the button undoes it.
  const line = open.getByRole('listitem').first()
  const place = async () => JSON.stringify(await line.boundingBox())
  const held = Promise.withResolvers<undefined>()
  await page.route('**/api/document/draft', async (route) => {
    await held.promise
    await route.fallback()
  })
  await agree.first().scrollIntoViewIfNeeded()
  const was = await place()
  await agree.first().click()
  await expect(line.getByRole('button', { name: /^Agree: / })).toHaveText('Saving…')
  await expect(bar).toHaveAttribute('value', String(before))
  const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await asks(), 'who closes the page is asked').toBe(true)
  held.resolve(undefined)
  await expect(bar).toHaveAttribute('value', String(before + 1))
  await expect(line).toContainText('Agreed')
  await expect(line.getByRole('button', { name: /^Undo: / }), 'the focus stays').toBeFocused()
  await expect.poll(asks, 'once it is saved nobody is asked').toBe(false)
  expect(await place()).toBe(was)
  await expect(page.getByText(`${before + 1} of ${total}`)).toBeVisible()
  await expect(page.getByText(/not published yet/)).toBeVisible()
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  await page.keyboard.press('Enter')
  await expect(bar).toHaveAttribute('value', String(before))
  await expect(line.getByRole('button', { name: /^Agree: / })).toBeFocused()

  // A line that could not be saved says so, and its button can be pressed again.
  allow(/503/)
  await page.unroute('**/api/document/draft')
  await page.route('**/api/document/draft', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
  )
  await agree.first().click()
  await expect(line.getByRole('alert')).toContainText('The server cannot be reached')
  await expect(line.getByRole('button', { name: /^Agree: / })).toBeFocused()
  await page.unroute('**/api/document/draft')
  await page.keyboard.press('Enter')
  await expect(line).toContainText('Agreed')
  await expect(line.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(bar).toHaveAttribute('value', String(before))

  // The settled line is still there after leaving the screen and coming back.
  await expect(line.getByRole('button', { name: /^Agree: / }), 'it is taken back').toHaveText('Agree')
  await page.keyboard.press('Enter')
  await expect(line).toContainText('Agreed')
  await page.getByRole('main').getByRole('link', { name: 'Words and pictures', exact: true }).click()
  await expect(launch, 'one is settled in a draft').toHaveAccessibleName(`Before launch ${listed - 1} left`)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'More of words' }).click()
  await expect(page.getByRole('link', { name: `Before launch ${listed - 1} left` })).toBeInViewport({ ratio: 1 })
  expect(await axeFindings(page, { within: 'main header' })).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await launch.click()
  await expect(bar).toHaveAttribute('value', String(before + 1))
  await folded
    .filter({ has: page.getByRole('heading', { name: 'Home page', exact: true }) })
    .locator('summary')
    .click()
  await expect(line).toContainText('Agreed')
  await page.reload()
  await expect(line).toContainText('Agreed')
  await line.getByRole('button', { name: /^Undo: / }).click()
  await expect(bar).toHaveAttribute('value', String(before))
  await expect(line.getByRole('button', { name: /^Agree: / }), 'saved').toHaveText('Agree')
  await page.reload()
  await expect(agree).toHaveCount(counted)

  // All promises of a page are agreed to at once after they are listed; one undo takes that back.
  await open.getByRole('button', { name: `Agree to all ${counted}… Home page` }).click()
  const asked = page.getByRole('dialog', { name: `Agree to ${counted} promises of Home page` })
  await expect(asked.getByRole('list').first().getByRole('listitem')).toHaveCount(counted)
  await expect(asked).toContainText('You never explain your business twice.')
  await expect(asked.locator('details'), 'all that is agreed to is in view').toHaveCount(0)
  await expect(asked.getByRole('listitem').first(), 'from its beginning').toBeInViewport({ ratio: 1 })
  // One promise is unticked and ticked again.
  const boxes = asked.getByRole('checkbox')
  await expect(boxes).toHaveCount(counted)
  await boxes.first().uncheck()
  await expect(asked.getByRole('button', { name: `Agree to ${counted - 1} of ${counted}` })).toBeVisible()
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await asked.getByRole('button', { name: `Agree to ${counted - 1} of ${counted}` }).click()
  await expect(bar).toHaveAttribute('value', String(before + counted - 1))
  await expect(open.getByRole('button', { name: /^Agree: / }), 'what was unticked waits').toHaveCount(1)
  await open.getByRole('button', { name: /^Agree: / }).click()
  await expect(bar).toHaveAttribute('value', String(before + counted))
  await expect(open.locator('summary')).toContainText('Settled')
  await expect(open.getByRole('button', { name: `Undo all ${counted} Home page` })).toBeVisible()
  await open
    .getByRole('button', { name: /^Undo(?! all)/ })
    .first()
    .click()
  await open.getByRole('button', { name: `Undo all ${counted - 1} Home page` }).click()
  await expect(bar).toHaveAttribute('value', String(before))
  await expect(open.locator('summary')).not.toContainText('Settled')

  const invented = page.getByRole('region', { name: /^Invented/ })
  await invented.getByRole('button', { name: 'Open all invented' }).click()
  await expect(invented.locator('details:not([open]):has(> ul)')).toHaveCount(0)
  expect(await invented.getByRole('button', { name: /^This is real/ }).count()).toBeGreaterThan(50)
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    // Tall enough for everything to be above the bar at the lower edge of a phone.
    await page.setViewportSize({ width, height: 60_000 })
    await settled(page)
    expect(await axeFindings(page), `${width}`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await agree.last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'How far it is' }), 'stays in view').toBeInViewport({ ratio: 1 })
  const row = agree.last().locator('..')
  const tops = await row.locator('a, button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(new Set(tops).size, 'both buttons in one row').toBe(1)
  await invented.getByRole('button', { name: 'Close all invented' }).click()
  const team = page.locator('details').filter({ has: page.getByRole('heading', { name: 'Team', exact: true }) })
  await team.last().locator('summary').first().click()
  const change = team.last().getByRole('link', { name: /^Change the words ?: Aravind Raghunathan$/ })
  await change.click()
  await expect(page.getByLabel('Name', { exact: true }).and(page.locator(':focus'))).toHaveValue('Aravind Raghunathan')
  await page.goBack()
  await expect(invented.locator('details[open]'), 'goes on where it was left').toContainText('Team')
  // The arrow at the top also leads back after a reload.
  await change.click()
  await page.reload()
  await page.getByRole('link', { name: 'Back to Before launch' }).click()
  await expect(page.getByRole('heading', { name: 'Before launch', level: 1 })).toBeVisible()
  await expect(invented.locator('details[open]')).toContainText('Team')
})

test('a client, a testimonial and a colleague are added by what stands on the screen', async ({ page, studio }) => {
  await enter(page, await studio.invite('Priya Adds', 'editor'), 'Words')
  for (const [title, add] of [
    ['Clients', 'Add a client'],
    ['Testimonials', 'Add a testimonial'],
    ['Team', 'Add a person'],
  ] as const) {
    await goToWords(page)
    const group = page.locator('section').filter({ has: page.getByRole('heading', { name: 'People and clients' }) })
    await group.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    if (title === 'Team') await page.locator('summary').getByText('Leadership').click()
    await page.getByRole('button', { name: add }).filter({ visible: true }).first().click()
    const name = page.getByLabel('Name', { exact: true }).filter({ visible: true }).last()
    // Also true for an entry taller than the window; it must not be below the bar above it.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { activeElement } = document
          const { left = 0, top = 0 } = activeElement?.getBoundingClientRect() ?? {}
          return (
            activeElement?.matches('input, textarea, button') &&
            document.elementFromPoint(left + 9, top + 9) === activeElement
          )
        }),
      )
      .toBe(true)
    await name.fill('Somebody new')
    await expect(saved(page)).toHaveText('Draft saved')
    const left = page.getByRole('region', { name: 'What is left to do' })
    await expect(left).toContainText(title === 'Clients' ? 'Logo' : 'Picture')
    await expect(left, 'its number comes by itself').not.toContainText('Number')
    if (title === 'Clients') {
      await page.getByRole('link', { name: 'Back to the list of words' }).click()
      const listed = page.getByRole('link', { name: /^Clients/ }).first()
      await expect(listed, 'as the document says it').toContainText(/\d to write/)
      await listed.click()
    } else await page.reload()
    await expect(left, 'nobody has left the empty fields of a new entry').toContainText(/left to write/)
    await page.getByRole('button', { name: /^What changes/ }).click()
    await expect(page.getByRole('dialog')).toContainText('Somebody new')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^What changes/ })).toBeFocused()
    await page.getByRole('button', { name: /^What changes/ }).click()
    await page.getByRole('button', { name: 'Discard the draft…' }).click()
    await page.getByRole('button', { name: 'Discard the draft', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Back to the list of words' }), 'its button is gone').toBeFocused()
  }
})

test('a copy is published, read by visitors, taken off the site again, and brought back', async ({ page, studio }) => {
  // The site is built up to four times.
  test.setTimeout(600_000)
  await enter(page, await studio.invite('Meera Copy', 'editor'), 'Words')
  await page.goto(documentUrl(studio.origin, 'articles/six-pillars-of-digital-marketing.mdx'))
  const panel = page.getByRole('region', { name: 'On the site' })
  await panel.getByRole('button', { name: 'Duplicate…' }).click()
  await page.getByRole('dialog').getByLabel('Title of the article').fill('Seven pillars of our trade')
  await page.getByRole('dialog').getByRole('button', { name: 'Begin the article' }).click()
  await expect(page.getByRole('heading', { name: 'Seven pillars of our trade', level: 1 })).toBeVisible()
  await page.getByRole('heading', { name: 'Search results and sharing' }).click()
  await page
    .getByLabel('Description', { exact: true })
    .first()
    .fill('What holds up a business that is found, chosen and kept, one pillar after the other.')
  await panel.getByRole('radio', { name: 'Visitors see it' }).check()
  await expect(panel.getByRole('status')).toContainText('Once you publish, visitors find it')
  await panel.getByRole('radio', { name: 'Hidden from visitors' }).check()
  await expect(saved(page)).toHaveText('Draft saved')
  await expect(page.getByRole('region', { name: 'What is left to do' })).toBeHidden()

  await page.goto(documentUrl(studio.origin, 'error.yaml'))
  const other = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const text = page.getByLabel('Sentence', { exact: true })
  const before = await text.inputValue()
  await text.fill('That page has gone. The menu has all the others.')
  await expect(saved(page)).toHaveText('Draft saved')

  async function publish(titles: string[], done: string) {
    await goToWords(page)
    await page.getByRole('button', { name: /^Publish( \d+)?…$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    for (const title of titles) await expect(dialog.getByRole('checkbox', { name: title })).toBeChecked()
    // The notice before publishing has a button that shows the page.
    const show = page.getByRole('button', { name: /^Show it to visitors ?: Seven pillars of our trade$/ })
    if (titles.length > 1) {
      const hidden = dialog.getByRole('listitem').filter({ has: show })
      await expect(hidden).toContainText('Visitors will not see it: it is hidden.')
      await expect(dialog).toHaveCSS('opacity', '1')
      expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
      await show.click()
      await expect(dialog.getByText('Visitors will see it.')).toBeVisible()
      await expect(dialog.getByRole('button', { name: /^Keep it hidden ?: Seven pillars of our trade$/ })).toBeFocused()
    }
    const ticked = dialog.getByRole('checkbox', { checked: true })
    while ((await ticked.count()) > 0) await ticked.first().uncheck()
    for (const title of titles) await dialog.getByRole('checkbox', { name: title }).check()
    await dialog.getByRole('button', { name: /^Publish (?:“|2 )/ }).click()
    await expect(page.getByRole('region', { name: 'Publishing' })).toBeVisible()
    await expect(page.getByText(done)).toBeVisible({ timeout: 240_000 })
  }
  const status = async () => (await page.request.get(`${studio.origin}/blogs/seven-pillars-of-our-trade/`)).status()
  await publish(['Seven pillars of our trade', other], 'on the site.')
  expect(await status()).toBe(200)

  await page.getByRole('link', { name: 'See what changed' }).click()
  await page.getByRole('button', { name: 'Set the site back… to before version 1' }).click()
  await expect(page.getByRole('dialog'), 'what visitors lose is said first').toContainText(
    'This takes 1 page off the site: Seven pillars of our trade',
  )
  // Only ticked documents change, and the others get no warning.
  const bringing = page.getByRole('dialog')
  await expect(bringing.getByRole('checkbox', { checked: true })).toHaveCount(2)
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  for (const title of ['Seven pillars of our trade', other])
    await bringing.getByRole('checkbox', { name: title }).uncheck()
  await expect(bringing.getByRole('button', { name: 'Nothing is ticked' })).toBeDisabled()
  await expect(bringing).toContainText('Tick what should go back.')
  await bringing.getByRole('checkbox', { name: other }).check()
  await expect(bringing).not.toContainText('off the site:')
  await bringing.getByRole('button', { name: 'Set back 1 of 2' }).click()
  await expect(page.getByText('The site is back to before version 1: 1 document is as it was then.')).toBeVisible({
    timeout: 240_000,
  })
  const newest = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Version 2/ }) })
  await expect(newest).toContainText(`${other}As it was before version 1`)
  expect(await status(), 'not chosen').toBe(200)
  await page.goto(documentUrl(studio.origin, 'error.yaml'))
  await expect(text).toHaveValue(before)
  await goToWords(page)

  await page
    .getByRole('link', { name: /^Seven pillars of our trade/ })
    .first()
    .click()
  await panel.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete with the next publication' }).click()
  await expect(page.getByRole('heading', { name: /is deleted when you publish$/ })).toBeVisible()
  await publish(['Seven pillars of our trade'], 'It is off the site.')
  expect(await status()).toBe(404)

  await page.getByRole('link', { name: 'See what changed' }).click()
  const back = page.getByRole('button', { name: 'Set the site back… to version 1' })
  await back.click()
  await expect(page.getByRole('dialog')).toContainText('Comes back')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(back).toBeFocused()
})
