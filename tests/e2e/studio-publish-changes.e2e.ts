import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { DocumentValues, StudioDocument } from '#shared/studio/documents.ts'
import { axeFindings } from '../access/axe.ts'
import { enter, expect, test } from './studio.ts'

test.use({ project: 'publish' })

const SITE = 'content/site.yaml'
const CLIENTS = 'content/clients.yaml'
const ARTICLE = 'content/articles/digital-marketing-and-its-future.mdx'

const words = (origin: string, query = '') => `${origin}/studio/words${query}`

/** Opens a document, and the dialog that publishes it. */
async function publishFrom(page: Page, origin: string, file: string) {
  await page.goto(`${origin}/studio/words/document?file=${file}`)
  await page.getByRole('button', { name: 'Publish…' }).click()
}

/** Saves a draft like the form does. */
async function saveDraft(page: Page, file: string, change: (values: DocumentValues) => DocumentValues) {
  const document = await page.evaluate(async (name): Promise<StudioDocument> => {
    const response = await fetch(`/studio/api/document?file=${encodeURIComponent(name)}`)
    return response.json()
  }, file)
  const values = change(document.draft?.values ?? document.values)
  const body = { file, values, version: document.draft?.version ?? 0, began: document.version }
  const status = await page.evaluate(async (sent) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/studio/api/document/draft', { method: 'PUT', headers, body: JSON.stringify(sent) })).status
  }, body)
  expect(status).toBe(200)
}

/** Replaces a text in all fields of a document. */
const replaceIn = (values: DocumentValues, from: string, to: string): DocumentValues => ({
  ...values,
  fields: JSON.parse(JSON.stringify(values.fields).replace(from, to)),
})

/** Lists elements that extend beyond the edge of the dialog. */
const tooWide = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const edge = dialog.getBoundingClientRect().right
    return [...dialog.querySelectorAll('dd, dl, li, h3, a, label')]
      .filter((each) => each.getBoundingClientRect().right > edge)
      .map(({ textContent }) => textContent)
  })

test('a draft with a fault cannot be published yet: what is wrong leads to its field, on a phone too', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, await studio.invite('Asha Stops', 'editor'), 'Words')
  await saveDraft(page, SITE, (values) => replaceIn(values, 'https://www.instagram.com/ukhozi.example', 'instagram'))
  await saveDraft(page, 'content/cases/horlicks.yaml', (values) => replaceIn(values, 'Horlicks', 'Horlicks Plus'))
  await page.goto(`${studio.origin}/studio/words/document?file=${SITE}`)
  await page.getByRole('button', { name: 'Social media › Instagram' }).click()
  await expect(page.getByLabel('Instagram', { exact: true })).toBeFocused()
  // The publish button stays in its place and leads to the faults; both lines of the bar fit.
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const stopped = page.getByRole('button', { name: 'Publish: 1 to fix' })
    await page.getByLabel('Name of the agency').focus()
    await stopped.click()
    await expect(page.getByLabel('Instagram', { exact: true }), `at ${width} px`).toBeFocused()
    expect(await stopped.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0)
    const status = page.getByRole('status').filter({ hasText: 'Draft saved' })
    expect((await status.boundingBox())?.height, `one line at ${width} px`).toBeLessThan(24)
    expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
  await page.setViewportSize({ width: 390, height: 844 })

  await page.goto(words(studio.origin))
  await expect(page.getByRole('link', { name: /^The agency.*1 to fix/ })).toBeVisible()
  await page.getByRole('button', { name: /^Publish( \d+)?…$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByRole('checkbox').first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' }), 'what closes is not what one came for').not.toBeFocused()
  const row = dialog.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: /^The agency/ }) })
  await expect(row, 'what cannot be published is folded').toBeHidden()
  await dialog.getByText(/^\d+ drafts? (?:is|are) not ready$/).click()
  await expect(row.getByRole('checkbox')).toBeDisabled()
  await expect(row.getByRole('link', { name: 'Social media › Instagram' })).toBeVisible()
  await expect(row.getByRole('link', { name: /^Fix it/ })).toHaveCount(0)
  const summary = row.getByText('What changes')
  if (!(await row.getByRole('group').evaluate((details) => details.hasAttribute('open')))) await summary.click()
  await expect(row).toContainText('https://www.instagram.com/ukhozi.example')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await tooWide(page), `at ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(dialog.getByRole('button', { name: /^(Publish (\d|“)|Nothing is ticked)/ })).toBeInViewport({ ratio: 1 })
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
})

test('where no draft is ready it is said at once why, with the way to what is to be done', async ({ page, studio }) => {
  await enter(page, await studio.invite('Asha Halts', 'editor'), 'Words')
  await saveDraft(page, SITE, (values) => replaceIn(values, 'https://www.instagram.com/ukhozi.example', 'instagram'))
  await page.route('**/studio/api/publishing/plan', async (route) => {
    const answer = await route.fetch()
    const { documents } = (await answer.json()) as { documents: { file: string }[] }
    await route.fulfill({ response: answer, json: { documents: documents.filter(({ file }) => file === SITE) } })
  })
  await page.goto(words(studio.origin, '?publish'))
  const dialog = page.getByRole('dialog', { name: 'This cannot be published yet' })
  await expect(dialog.getByRole('link', { name: 'Social media › Instagram' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Publish|^Nothing is ticked/ })).toHaveCount(0)
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('link', { name: 'Fix it' }).click()
  await expect(page.getByLabel('Instagram', { exact: true })).toBeFocused()
})

test('the list counts as ready what the dialog has ready, without a draft of which the file was changed meanwhile', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Asha Agrees', 'editor'), 'Words')
  const file = 'content/error.yaml'
  const path = join(studio.projectDir, file)
  const before = readFileSync(path, 'utf8')
  const line = 'Choose a page below, or write to us.'
  await saveDraft(page, file, (values) => replaceIn(values, line, 'Choose one of these pages.'))
  const button = page.getByRole('button', { name: /^Publish( \d+)?…$/ })
  const counted = async () => Number(/\d+/.exec((await button.textContent()) ?? '')?.[0] ?? 0)
  const dialog = page.getByRole('dialog')
  const ticked = dialog.getByRole('checkbox', { checked: true })
  try {
    await page.goto(`${studio.origin}/studio/words`)
    await expect(button).toHaveText(/\d/)
    const ready = await counted()
    writeFileSync(path, before.replace(line, 'Pick a page below.'))
    await page.reload()
    await expect(button).toHaveText(ready > 1 ? `Publish ${ready - 1}…` : 'Publish…')
    const row = page.getByRole('link', { name: /^Page not found/ })
    await expect(row, 'and says why').toContainText('1 to fix')
    if (ready > 1) {
      await button.click()
      await expect(ticked).toHaveCount(ready - 1)
    }
  } finally {
    writeFileSync(path, before)
  }
})

test('a page that was hidden as asked for is told of as done, not warned of', async ({ page, studio }) => {
  const file = 'content/cases/horlicks.yaml'
  await enter(page, await studio.invite('Asha Hides', 'editor'), 'Words')
  const now = Date.now()
  const publication = {
    ...{ id: 900, state: 'done', kind: 'published', restored: null, undone: null, by: 'Asha Hides', account: null },
    ...{ startedAt: now, endedAt: now, files: [file], faults: [], error: null, version: 1 },
  }
  await page.route('**/studio/api/publishing', (route) => route.fulfill({ json: { publication, times: [] } }))
  await page.route('**/studio/api/versions/1', (route) =>
    route.fulfill({
      json: {
        ...{ number: 1, at: now, by: 'Asha Hides', kind: 'published', restored: null, undone: null },
        documents: [{ file, title: 'Horlicks', group: 'Case studies', kind: 'changed', changes: [] }],
      },
    }),
  )
  await page.route('**/studio/api/documents', async (route) => {
    const answer = await route.fetch()
    const { documents } = (await answer.json()) as { documents: { file: string; hidden: string | null }[] }
    const hidden = documents.map((each) => (each.file === file ? { ...each, hidden: 'hidden' } : each))
    await route.fulfill({ response: answer, json: { documents: hidden } })
  })
  await page.goto(words(studio.origin))
  await expect(page.locator('[data-kind="good"]')).toContainText('hidden from visitors: they do not see it.')
})

test('a version that is brought back after it was undone says so, and is not marked as undone any more', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Asha Returns', 'editor'), 'Words')
  const now = Date.now()
  const documents = [{ file: 'content/about.yaml', title: 'About us', kind: 'changed', changes: 1, visibility: null }]
  const made = (number: number, restored: number | null = null, undone: number | null = null) => ({
    ...{ number, at: now, by: 'Asha Returns', restored, undone, documents },
    kind: restored === null ? 'published' : 'restored',
    ...{ tookMs: 24_000, first: null },
  })
  const versions = [made(4, 2), made(3, 1, 2), made(2), made(1)]
  const publication = {
    ...{ id: 901, state: 'done', kind: 'restored', restored: 2, undone: null, by: 'Asha Returns', account: null },
    ...{ startedAt: now, endedAt: now, files: ['content/about.yaml'], faults: [], error: null, version: 4 },
  }
  await page.route('**/studio/api/publishing', (route) => route.fulfill({ json: { publication, times: [] } }))
  await page.route('**/studio/api/versions', (route) => route.fulfill({ json: { versions, next: null } }))
  await page.route('**/studio/api/versions/4', (route) =>
    route.fulfill({
      json: { ...versions[0], documents: [{ ...documents[0], group: 'Pages', kind: 'changed', changes: [] }] },
    }),
  )
  await page.goto(words(studio.origin, '/versions'))
  await expect(page.locator('[data-kind="good"]')).toContainText('Version 2 is back: 1 document is as it was then.')
  const card = (number: number) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^Version ${number}`) }) })
  await expect(card(4)).toContainText('Version 2 brought back by Asha Returns')
  await expect(card(3)).toContainText('Version 2 undone by Asha Returns')
  for (const number of [2, 3]) await expect(card(number).getByRole('heading')).not.toContainText('Undone')
})

test('words for a picture are named by whom it shows and where, not by all that is seen in it', async ({
  page,
  studio,
}) => {
  const file = 'content/pictures/team.yaml'
  await enter(page, await studio.invite('Asha Names', 'editor'), 'Words')
  await saveDraft(page, file, (values) => replaceIn(values, 'smiling in a cobalt sari', 'laughing in a cobalt sari'))
  await publishFrom(page, studio.origin, file)
  const row = page
    .getByRole('dialog', { name: 'Publish' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: /^Pictures: team/ }) })
  if (!(await row.getByRole('group').evaluate((details) => details.hasAttribute('open')))) {
    await row.getByText('What changes').click()
  }
  await expect(row.getByRole('heading')).toHaveText('Nandini Krishnan (Team) › Description')
})

test('what changes in an article is shown as it is read, in its order, and says that paragraphs are counted', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Asha Reads', 'editor'), 'Words')
  const table = '| Month | Enquiries |\n| - | - |\n| October | 31 |'
  await saveDraft(page, ARTICLE, ({ fields, body = '' }) => {
    const [first = '', second = ''] = body.trim().split('\n\n')
    const linked = first.replace(/\b(\w{5,})\b/, '[$1](/about-us)')
    const changed = body
      .replace(first, linked)
      .replace(`\n\n${second}`, '')
      .replace('The higher the layer, the faster it moves.', 'The higher the layer, the **faster** it moves.')
    return { fields, body: `${changed.trim()}\n\n${table}\n` }
  })
  await page.goto(`${studio.origin}/studio/words/document?file=${ARTICLE}`)
  await page.getByRole('button', { name: /^What changes/ }).click()
  const dialog = page.getByRole('dialog', { name: 'What changes' })
  const blocks = dialog.getByRole('listitem').filter({ hasText: /^(?:Added|Removed|Changed) / })
  await expect(blocks).toHaveText([
    /^Changed Paragraph.*is now a link to “About us”$/s,
    /^Removed Paragraph/,
    /^Changed Drawing: Four layers of marketing/,
    /^Added Table/,
  ])
  await expect(blocks.nth(2).locator('strong')).toHaveText('faster')
  await expect(blocks.nth(3).getByRole('cell', { name: 'October' })).toBeVisible()
  for (const sign of ['<Figure', '**', '| -', '](']) await expect(dialog).not.toContainText(sign)
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])

  await publishFrom(page, studio.origin, ARTICLE)
  await expect(
    page.getByRole('dialog').getByText(/^1 paragraph added, 1 removed, 2 changed · Asha Reads/),
  ).toBeVisible()
  await page.setViewportSize({ width: 320, height: 844 })
  await page.getByRole('dialog').getByText('What changes').first().click()
  await expect(page.getByRole('dialog').getByRole('cell', { name: 'October' })).toBeVisible()
  expect(await tooWide(page), 'at 320 px').toEqual([])
})

test('a client who comes or goes is shown with the mark, and no logo is called by its file', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Asha Marks', 'editor'), 'Words')
  await saveDraft(page, CLIENTS, (values) => {
    const fields = JSON.parse(JSON.stringify(values.fields))
    fields.clients[0].logo = fields.clients.pop().logo
    return { ...values, fields }
  })
  await publishFrom(page, studio.origin, CLIENTS)
  const row = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: 'Clients' }) })
  if (!(await row.getByRole('group').evaluate((details) => details.hasAttribute('open')))) {
    await row.getByText('What changes').click()
  }
  const removed = row.locator('li li').filter({ hasText: /^Removed/ })
  await expect(removed.first().locator('svg use')).toHaveAttribute('href', /logos\.svg#/)
  await expect(row).not.toContainText('Logo: ')
})

test('documents that are called so stand apart from those that only say it', async ({ page, studio }) => {
  await enter(page, await studio.invite('Asha Parts', 'editor'), 'Words')
  await page.goto(words(studio.origin, '?q=technology'))
  const group = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name, level: 3 }) })
  const called = group('Documents with this name')
  await expect(called.getByRole('heading', { level: 4 }).first()).toContainText('Technology')
  const others = group('In the words of other documents').getByRole('heading', { level: 4 })
  expect(await others.count()).toBeGreaterThan(0)
  for (const text of await others.allTextContents()) expect(text).not.toMatch(/^technology/i)
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
  await page.setViewportSize({ width: 390, height: 6_000 })
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
})

test('where nothing is found it is said once', async ({ page, studio }) => {
  await enter(page, await studio.invite('Asha Seeks', 'editor'), 'Words')
  await page.goto(words(studio.origin, '?q=zzzz'))
  await expect(page.getByRole('heading', { name: 'Nothing found for “zzzz”' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^Nothing found$/ })).toHaveClass('visually-hidden')
})

test('where nothing is found it is said what to do', async ({ page, studio }) => {
  await enter(page, await studio.invite('Asha Tries', 'editor'), 'Words')
  await page.goto(words(studio.origin, '?q=zzzz+Kurinji'))
  await expect(page.getByRole('link', { name: 'Find it on a page' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Only “/ }), 'a word that finds nothing is not offered').toHaveText([
    'Only “Kurinji”',
  ])
  await page.getByRole('button', { name: 'Only “Kurinji”' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('Kurinji')
  await expect(page.getByRole('link', { name: 'Kurinji House' })).toBeVisible()
})

test('on a phone the list has few buttons, says how many drafts are ready, and marks what will be hidden', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await enter(page, await studio.invite('Asha Counts', 'editor'), 'Words')
  const more = page.getByRole('button', { name: 'More of words' })
  const begin = page.getByRole('button', { name: 'New page…' })
  const publish = page.getByRole('button', { name: /^Publish/ })
  await saveDraft(page, 'content/cases/blisspads.yaml', (values) => ({
    ...values,
    fields: { ...(values.fields as object), draft: true },
  }))
  await saveDraft(page, 'content/cases/techgyan.yaml', (values) => replaceIn(values, 'Techgyan', ''))
  await page.reload()
  const changed = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Changed, not published yet' }) })
  const rows = changed.getByRole('listitem')
  await expect(rows.filter({ hasText: 'Blisspads' })).toContainText('Will be hidden')
  await expect(page.getByRole('heading', { name: /^Case studies \d, and [2-9] changed above$/ })).toBeVisible()
  const faulty = await rows.filter({ hasText: /to fix|to write/ }).count()
  expect(faulty).toBeGreaterThan(0)
  await expect(publish, 'those with faults are not ready').toHaveText(`Publish ${(await rows.count()) - faulty}…`)
  const tops = await Promise.all([begin, publish, more].map(async (each) => (await each.boundingBox())?.y))
  expect(new Set(tops).size, 'in one row').toBe(1)
  for (const height of await page.locator('main li a').evaluateAll((all) => all.map((each) => each.clientHeight)))
    if (height > 0) expect(height).toBeGreaterThanOrEqual(44)
  const states = page.getByRole('group', { name: 'Show' })
  await states.getByRole('button', { name: /^Not finished \d/ }).click()
  await expect(page, 'the address keeps it').toHaveURL(/\?state=unfinished$/)
  await expect(rows).toHaveCount(faulty)
  await expect(page.getByRole('heading', { name: /^Services/ })).toHaveCount(0)
  await states.getByRole('button', { name: /^Hidden \d/ }).click()
  await expect(page.getByRole('link', { name: /^Blisspads/ })).toHaveCount(1)
  await states.getByRole('button', { name: /^All \d/ }).click()
  await expect(page.getByRole('heading', { name: /^Services/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Blisspads/ }), 'listed once').toHaveCount(1)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(async () => (await publish.boundingBox())?.height, 'in one line').toBe(44)
  // Tall enough that the bar below covers nothing axe measures.
  await page.setViewportSize({ width: 360, height: 6_000 })
  await more.click()
  await expect(page.getByRole('link', { name: 'See the pages' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Versions' }).click()
  await expect(page.getByRole('heading', { name: 'Versions', level: 1 })).toBeVisible()
})

test('on a phone the ring of the way back stays off the heading below it', async ({ page, studio }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, await studio.invite('Asha Rings', 'editor'), 'Words')
  await page.goto(words(studio.origin, '/versions'))
  const heading = page.getByRole('heading', { name: 'Versions', level: 1 })
  await expect(heading).toBeVisible()
  const back = page.getByRole('main').getByRole('link', { name: 'Words and pictures', exact: true })
  await page.keyboard.press('Tab')
  for (let presses = 0; presses < 12 && !(await back.evaluate((each) => each.matches(':focus'))); presses++)
    await page.keyboard.press('Tab')
  await expect(back).toBeFocused()
  const end = await back.evaluate((each) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(each)
    return each.getBoundingClientRect().bottom + Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
  })
  expect(end).toBeLessThan((await heading.boundingBox())?.y ?? 0)
})

test('a document is published with what was said of its pictures, unless somebody leaves that out', async ({
  page,
  studio,
}) => {
  const [team, pictures] = ['content/team.yaml', 'content/pictures/team.yaml']
  await enter(page, await studio.invite('Asha Along', 'editor'), 'Words')
  await saveDraft(page, team, (values) => replaceIn(values, 'Nandini Krishnan', 'Nandini K.'))
  await saveDraft(page, pictures, (values) => replaceIn(values, 'smiling in a cobalt sari', 'in a blue sari'))
  await publishFrom(page, studio.origin, team)
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  const words = dialog.getByRole('checkbox', { name: 'Pictures: team' })
  await expect(dialog.getByRole('checkbox', { name: 'Team', exact: true })).toBeChecked()
  await expect(words).toBeChecked()
  await expect(dialog.getByRole('button', { name: 'Publish 2 documents' })).toBeVisible()
  await expect(dialog.getByText('Describes pictures that “Team” shows.')).toBeVisible()
  await words.uncheck()
  await expect(dialog.getByText('“Pictures: team” is not ticked:', { exact: false })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Publish “/ })).toBeVisible()
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
})

test('what is settled before launch is published from there: nothing else is ticked, and Cancel stays', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Asha Settles', 'editor'), 'Words')
  await saveDraft(page, 'content/cases/ycb-academy.yaml', (values) =>
    replaceIn(values, 'In 60 days the teaching moved online', 'In sixty days the teaching moved online'),
  )
  await page.goto(words(studio.origin, '/launch'))
  const promises = page.getByRole('region', { name: /^Promises/ })
  const opened = promises.locator('details[open]')
  await expect(opened).toHaveCount(1)
  const title = (await opened.getByRole('heading').textContent()) ?? ''
  const agree = opened.getByRole('button', { name: /^Agree: / }).first()
  const name = (await agree.getAttribute('aria-label'))?.replace('Agree: ', '') ?? ''
  await agree.click()
  const undo = opened.getByRole('button', { name: `Undo: ${name}`, exact: true })
  await expect(undo).toBeVisible()
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(dialog.getByRole('checkbox', { name: new RegExp(`^${title}`), checked: true })).toBeVisible()
  await expect(dialog.getByText(/^“[^“”]+”$/), 'a sentence of the promise is quoted').toBeVisible()
  const others = dialog.getByText(/^(?:1 other draft waits|\d+ other drafts wait)$/)
  await others.click()
  await expect(dialog.getByRole('checkbox', { name: /^YCB/ })).not.toBeChecked()
  await expect(dialog).toContainText(`Only “${title}” is ticked: something is settled there.`)
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Before launch', level: 1 })).toBeVisible()
  await promises.locator('details:not([open]) > summary').first().click()
  await expect(promises.locator('details[open] > summary'), 'to open one closes no other').toHaveCount(2)
  await undo.click()
  await expect(opened.getByRole('button', { name: `Agree: ${name}`, exact: true })).toHaveText('Agree')
})
