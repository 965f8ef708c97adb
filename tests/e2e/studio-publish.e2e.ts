import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { axeFindings } from '../access/axe.ts'
import { documentUrl, publishFromList, saveStatus } from './studio-document.ts'
import { enter, expect, openColleague, test } from './studio.ts'

test.use({ project: 'drafts' })

test('at 390 × 640 px what changes is listed entry by entry, and the buttons of the dialog stay in view', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await enter(page, await studio.invite('Asha Entries', 'editor'), 'Words')
  await page.goto(documentUrl(studio.origin, 'team.yaml'))
  await page.getByText('Leadership').first().click()
  const people = page.locator('summary').filter({ hasText: /^Person \d/, visible: true })
  const second = (await people.nth(1).textContent())?.replace('Person 2', '') ?? ''
  const third = (await people.nth(2).textContent())?.replace('Person 3', '') ?? ''
  await people.nth(1).click()
  await page.getByRole('button', { name: 'Remove: Person 2' }).first().click()
  await expect(saveStatus(page)).toHaveText('Draft saved')
  await people.first().click()
  await page.getByRole('button', { name: 'Move down: Person 1' }).first().click()
  await expect(saveStatus(page)).toHaveText('Draft saved')
  await page.getByRole('button', { name: 'Publish…' }).click()

  const dialog = page.getByRole('dialog', { name: 'Publish' })
  const publish = dialog.getByRole('button', { name: /^Publish (\d|“)/ })
  const card = dialog.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: 'Team' }) })
  await expect(card.getByRole('checkbox'), 'opened from it').toBeChecked()
  await expect(dialog.getByRole('checkbox', { checked: true }), 'and from no other').toHaveCount(1)
  // The changes are folded only if there are many.
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
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.goto(documentUrl(studio.origin, 'team.yaml'))
  await page.getByRole('button', { name: 'More for this document' }).click()
  await page.getByRole('button', { name: /^What changes/ }).click()
  await page.getByRole('button', { name: 'Discard the draft…' }).click()
  const question = page.getByRole('alert').filter({ hasText: 'Discard this change?' })
  await expect(question).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Discard the draft', exact: true }).click()
  await expect(saveStatus(page)).toHaveText('As it is on the site')
})

test('what failed is published again with the same documents, what runs is stopped, and both stand in the log', async ({
  page,
  studio,
}) => {
  test.setTimeout(180_000)
  const program = join(studio.projectDir, 'scripts/publish-build.ts')
  const real = readFileSync(program, 'utf8')
  await enter(page, await studio.invite('Meera Again'))
  await page.goto(documentUrl(studio.origin, 'legal/terms-and-condition.yaml'))
  const title = page.getByLabel('Title', { exact: true }).first()
  await title.fill(`${await title.inputValue()} anew`)
  await expect(saveStatus(page)).toHaveText('Draft saved')
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const dialog = await publishFromList(page)
  await expect(dialog.getByRole('checkbox', { name })).toBeChecked()
  const ticked = dialog.getByRole('checkbox', { checked: true })
  while ((await ticked.count()) > 0) await ticked.first().uncheck()
  await dialog.getByRole('checkbox', { name }).check()
  try {
    writeFileSync(program, "console.error('No room left.'); process.exitCode = 1; process.disconnect()")
    await dialog.getByRole('button', { name: /^Publish “/ }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'Nothing was published. The site is as it was.' })
    await expect(failed).toContainText('The site could not be built: No room left.', { timeout: 60_000 })
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(failed.getByRole('link', { name: 'Try again…' })).toBeInViewport({ ratio: 1 })
    expect((await failed.boundingBox())?.height, 'leaves room for the list').toBeLessThan(220)
    await failed.getByText('Why, and what to do').click()
    await expect(failed.getByText('The site could not be built: No room left.')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })

    writeFileSync(program, "process.send({ state: 'building' }); setInterval(() => undefined, 1_000)")
    await failed.getByRole('link', { name: 'Try again…' }).click()
    await expect(ticked).toHaveCount(1)
    await expect(dialog.getByRole('checkbox', { name })).toBeChecked()
    await dialog.getByRole('button', { name: /^Publish “/ }).click()
    const progress = page.getByRole('region', { name: 'Publishing' })
    await expect(progress.getByRole('listitem').filter({ hasText: 'Build the site now' })).toBeVisible({
      timeout: 60_000,
    })
    const group = (heading: RegExp) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name: heading, level: 2 }) })
    const goes = group(/^Being published now/).getByRole('link', { name })
    const waits = group(/^Changed, not published yet/).getByRole('link', { name })
    await expect(goes).toContainText('Being published')
    await expect(waits, 'what goes on the site now is not waiting for it').toHaveCount(0)
    expect(await axeFindings(page)).toEqual([])
    await progress.getByRole('button', { name: 'Stop publishing' }).press('Enter')
    await expect(page.getByText('You stopped it. The site is as it was.')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('link', { name: 'Try again…' })).toBeFocused()
    await expect(waits, 'it was not published').toBeVisible()
    await expect(goes).toHaveCount(0)
  } finally {
    writeFileSync(program, real)
  }
  await page.goto(`${studio.origin}/studio/settings/log`)
  await expect(
    page.getByText('Meera Again could not publish: The site could not be built: No room left.'),
  ).toBeVisible()
  await expect(page.getByText('Meera Again stopped publishing: 1 document')).toBeVisible()
})

test('publishing from a document opens over it, tells there how it went, and leads back to it', async ({
  page,
  studio,
}) => {
  test.setTimeout(180_000)
  const program = join(studio.projectDir, 'scripts/publish-build.ts')
  const real = readFileSync(program, 'utf8')
  await enter(page, await studio.invite('Meera Here'))
  await page.goto(documentUrl(studio.origin, 'legal/terms-and-condition.yaml'))
  const otherTitle = page.getByLabel('Title', { exact: true }).first()
  await otherTitle.fill(`${await otherTitle.inputValue()} too`)
  await expect(saveStatus(page)).toHaveText('Draft saved')
  await page.goto(documentUrl(studio.origin, 'legal/privacy-policy.yaml'))
  const title = page.getByLabel('Title', { exact: true }).first()
  await title.fill(`${await title.inputValue()} here`)
  await expect(saveStatus(page)).toHaveText('Draft saved')
  const address = page.url()
  const open = page.getByRole('button', { name: 'Publish…' })
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await open.click()
  const ticked = dialog.getByRole('checkbox', { checked: true })
  await expect(ticked).toHaveCount(1)
  await expect(dialog.getByRole('checkbox'), 'those that wait are folded').toHaveCount(1)
  await dialog.getByText(/^(?:1 other draft waits|\d+ other drafts wait)$/).click()
  await expect(dialog.getByText('Only “Privacy Policy” is ticked: you came from there.')).toBeVisible()
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: /^Tick all \d+$/ }).click()
  await expect(dialog).toContainText(/All \d+ are ticked\./)
  expect(await ticked.count()).toBeGreaterThan(1)
  await dialog.getByRole('button', { name: 'Untick the others' }).click()
  await expect(ticked).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(open).toBeFocused()
  try {
    writeFileSync(program, "console.error('No room left.'); process.exitCode = 1; process.disconnect()")
    await open.click()
    await dialog.getByRole('button', { name: /^Publish “/ }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'Nothing was published. The site is as it was.' })
    await expect(failed).toContainText('No room left.', { timeout: 60_000 })
    expect(await axeFindings(page)).toEqual([])

    writeFileSync(program, "process.send({ state: 'building' }); setInterval(() => undefined, 1_000)")
    await failed.getByRole('button', { name: 'Try again…' }).click()
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await dialog.getByRole('button', { name: /^Publish “/ }).click()
    const progress = page.getByRole('region', { name: 'Publishing' })
    await expect(progress, 'one is led to how far it is').toBeFocused()
    await expect(open).toBeDisabled()
    await expect(progress.getByRole('listitem').filter({ hasText: 'Build the site now' })).toBeVisible({
      timeout: 60_000,
    })
    const placeOf = () => title.evaluate((each) => Math.round(each.getBoundingClientRect().top + scrollY))
    const stop = progress.getByRole('button', { name: 'Stop publishing' })
    await title.focus()
    const place = await placeOf()
    await stop.dispatchEvent('click')
    await expect(page.getByText('You stopped it. The site is as it was.')).toBeVisible({ timeout: 30_000 })
    const ended = page.getByRole('status').filter({ hasText: 'You stopped it.' })
    const heightOf = async (each: Locator) => (await each.boundingBox())?.height ?? 0
    expect(await heightOf(ended.locator('> *')), 'without a hole below it').toBe(await heightOf(ended))
    expect(await placeOf(), 'how it went moves nothing that somebody writes in').toBe(place)
    expect(page.url(), 'still the same document').toBe(address)

    const again = page.getByRole('button', { name: 'Try again…' })
    await again.click()
    await dialog.getByRole('button', { name: /^Publish “/ }).click()
    await stop.press('Enter')
    await expect(again).toBeFocused({ timeout: 30_000 })
    expect(await heightOf(ended), 'no taller than its words, where nobody writes').toBeLessThan(120)
  } finally {
    writeFileSync(program, real)
  }
})

test('what was written is published with one press, visitors read it, and it is brought back', async ({
  browser,
  page,
  studio,
  allow,
}) => {
  // The site is built twice.
  test.setTimeout(600_000)
  await enter(page, await studio.invite('Meera Publish', 'editor'), 'Words')
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible()
  await page.goto(documentUrl(studio.origin, 'about.yaml'))
  await page.getByRole('button', { name: 'Open all parts' }).click()
  await page.getByLabel('Statement', { exact: true }).first().fill('We exist so that good shops are found.')
  await expect(saveStatus(page)).toHaveText('Draft saved')
  const dialog = await publishFromList(page)
  await expect(dialog.getByRole('checkbox', { name: 'About us' })).toBeChecked()
  // Drafts of other tests are left out.
  const ticked = dialog.getByRole('checkbox', { checked: true })
  while ((await ticked.count()) > 0) await ticked.first().uncheck()
  await dialog.getByRole('checkbox', { name: 'About us' }).check()
  await expect(dialog.getByText(/^Usually live in .*\d/), 'how long it takes').toBeVisible()
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: /^Publish “/ }).click()
  const progress = page.getByRole('region', { name: 'Publishing' })
  await expect(progress, 'one is led to how far it is').toBeFocused()
  await expect(progress).toBeInViewport()
  await expect(progress.getByRole('heading')).toContainText('You are publishing 1 document')
  await expect(progress).toContainText(/Usually (about )?\d/)
  const steps = progress.getByRole('listitem')
  const lefts = await steps.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
  expect(new Set(lefts).size, 'one below the other').toBe(1)
  await page.reload()
  await expect(progress, 'known before the list of words is').toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Studio' })
  await navigation.getByRole('link', { name: 'Numbers' }).click()
  await expect(navigation, 'also on other screens').toContainText('Publishing…')
  expect(await axeFindings(page, { within: 'nav' })).toEqual([])
  await expect(page.getByText('Published: the site shows it now.')).toBeVisible({ timeout: 240_000 })
  await expect(navigation).not.toContainText('Publishing…')
  await navigation.getByRole('link', { name: 'Words' }).click()
  await expect(page.getByText('It is on the site.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('It is on the site.'), 'until somebody closes it').toBeVisible()
  expect(await (await page.request.get(`${studio.origin}/about-us/`)).text()).toContain('good shops are found')

  const outcome = page.getByRole('status').filter({ hasText: 'It is on the site.' })
  await expect(outcome).toContainText(/Published at \d\d:\d\d by Meera Publish: 1 change, version 1\./)
  await expect(outcome.getByRole('link', { name: /About us/ })).toHaveAttribute('href', '/about-us/')
  await expect(outcome.getByRole('listitem')).toContainText('1 change')
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(outcome.getByRole('listitem'), 'one line that opens').toBeHidden()
  expect((await outcome.boundingBox())?.height).toBeLessThan(80)
  await outcome.getByText('It is on the site.').click()
  await expect(outcome.getByRole('link', { name: 'See what changed' })).toBeVisible()
  expect(await axeFindings(page, { within: 'main [role=status]' })).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await axeFindings(page)).toEqual([])

  const later = await openColleague(await browser.newContext(), await studio.invite('Ravi Later'))
  await later.getByRole('link', { name: 'Words' }).click()
  await expect(later.getByText(/Published at \d\d:\d\d by Meera Publish/), 'told who was not there').toBeVisible()
  await later.getByRole('button', { name: 'Undo…' }).click()
  const undo = later.getByRole('dialog', { name: 'Undo what was published' })
  await expect(undo).toContainText('We exist so that good businesses are found')
  await expect(undo.getByRole('term')).toHaveText(['Now', 'After the undo'])
  await expect(undo.getByText('Now on the site→ becomes After the undo'), 'from what to what').toBeVisible()
  expect(await axeFindings(later, { within: 'dialog[open]' })).toEqual([])
  await undo.getByRole('button', { name: 'Cancel' }).click()
  await later.getByRole('button', { name: 'Close', exact: true }).click()
  await later.reload()
  await expect(later.getByRole('heading', { name: 'Services' })).toBeVisible()
  await expect(later.getByText(/Published at/), 'closed is closed').toHaveCount(0)
  await later.context().close()

  await page.getByRole('link', { name: 'See what changed' }).click()
  await expect(page.getByRole('heading', { name: /^Version 1/ })).toContainText('On the site now')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Version 1/ }) })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await card.locator('h2, p').evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
    for (const [at, line] of lines.slice(1).entries()) {
      const { bottom = 0, right = 0 } = lines[at] ?? {}
      expect(line.top >= bottom || line.left >= right, `line ${at + 2} at ${width} px`).toBe(true)
    }
  }
  await expect(page.getByText('It is on the site.'), 'the card says the rest').toHaveClass('visually-hidden')
  await expect(page.getByRole('link', { name: 'See what changed' }), 'it stands open below').toHaveCount(0)
  await expect(page.getByText('We exist so that good shops are found.')).toBeVisible()
  await expect(card.getByRole('term')).toHaveText(['Before', 'After'])
  await expect(card).toContainText('Before version 1→ becomes With version 1')
  await expect(page.getByText(/^Published once so far\./)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  // The first version can only be compared with the state before it; later versions offer a choice.
  await expect(page.getByLabel('Compared with')).toHaveCount(0)
  await card.getByRole('button', { name: 'Undo… version 1' }).click()
  const ownUndo = page.getByRole('dialog', { name: 'Undo version 1' })
  await expect(ownUndo.getByRole('button', { name: 'Undo it' })).toBeEnabled()
  await expect(ownUndo.getByRole('term')).toHaveText(['Now', 'After the undo'])
  await ownUndo.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Set the site back… to before version 1' }).click()
  await expect(page.getByRole('dialog'), 'no draft comes of it').toContainText(/^.*This goes live without another step/)
  await expect(page.getByRole('dialog')).toContainText('We exist so that good businesses are found')
  await expect(page.getByRole('dialog').getByRole('term')).toHaveText(['Now', 'After setting back'])
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await card.getByRole('button', { name: 'Undo… version 1' }).click()
  // Without a response nothing is begun, and the same button tries again.
  allow(/503/)
  const restoring = /\/api\/versions\/0\/restore/
  await page.route(restoring, (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
  )
  await page.getByRole('button', { name: 'Undo it' }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing was changed: the site is as it was.')
  await page.unroute(restoring)
  // The started undo fails; the failure is reported below, with a button that tries again.
  const program = join(studio.projectDir, 'scripts/publish-build.ts')
  const real = readFileSync(program, 'utf8')
  try {
    writeFileSync(program, "console.error('No room left.'); process.exitCode = 1; process.disconnect()")
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'Version 1 was not undone: the site still shows it' })
    await expect(failed).toContainText('No room left.', { timeout: 60_000 })
    await failed.getByRole('button', { name: 'Try again…' }).click()
  } finally {
    writeFileSync(program, real)
  }
  // On a phone the page is scrolled down to the button.
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('dialog', { name: 'Undo version 1' }).getByRole('button', { name: 'Undo it' }).click()
  await expect(progress.getByRole('heading')).toContainText('You are undoing version 1')
  await expect(progress, 'one is led to how far it is').toBeFocused()
  await expect(progress.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Version 1 is undone: it is back as it was before.')).toBeVisible({ timeout: 240_000 })
  await expect(page.getByText('Version 1 is undone: it is back as it was before.')).toBeInViewport()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByText(/Undone at \d\d:\d\d by Meera Publish: 1 change, version 2\./)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Undo/ }), 'its card has the one button').toHaveCount(1)
  const second = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Version 2/ }) })
  await expect(second).toContainText('Version 1 undone by Meera Publish')
  await expect(card.getByRole('heading', { name: /^Version 1/ })).toContainText('Undone')
  await page.setViewportSize({ width: 1440, height: 900 })
  const undoSecond = second.getByRole('button', { name: 'Undo… version 2' })
  const [heading, button] = await Promise.all([second.getByRole('heading').boundingBox(), undoSecond.boundingBox()])
  expect((button?.x ?? 0) + (button?.width ?? 0) - (heading?.x ?? 0), 'near what it undoes').toBeLessThan(480)
  expect((button?.y ?? 0) - (heading?.y ?? 0)).toBeLessThan(160)
  // A folded version shows its first change, before and after, and how long it took.
  await expect(second).toContainText('Our purpose › Statement')
  await expect(second.getByRole('definition')).toHaveText([/good shops are found/, /good businesses are found/])
  await expect(second.locator('mark')).toHaveText(['shops', 'businesses', 'by the people who need them'])
  await expect(second).toContainText(/took \d+ (?:second|minute)/)
  await second.getByText('What changed').click()
  await expect(second.getByRole('definition'), 'once, also where all of it stands open').toHaveCount(2)
  await second.getByText('What changed').click()
  expect(await (await page.request.get(`${studio.origin}/about-us/`)).text()).not.toContain('good shops are found')

  await page.goto(`${studio.origin}/studio/words/versions?version=1`)
  const compared = card.getByLabel('Compared with')
  await expect(compared).toHaveValue('0')
  await compared.selectOption({ label: 'The site now (version 2)' })
  await expect(compared).toHaveValue('now')
  await expect(card.getByRole('term')).toHaveText(['Version 1', 'The site now'])
  await expect(card.getByRole('definition').last()).toContainText('good businesses are found')
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  // Tall enough that the bar at the lower edge covers no button.
  await page.setViewportSize({ width: 320, height: 6_000 })
  expect(await axeFindings(page)).toEqual([])
})
