import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { axeFindings } from '../access/axe.ts'
import { documentUrl, saveStatus } from './studio-document.ts'
import { enter, expect, test } from './studio.ts'

test.use({ project: 'drafts' })

/** Signs in another person in a browser context of their own. */
async function another(page: Page, link: string): Promise<Page> {
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('no browser')
  const other = await context.newPage()
  await enter(other, link, 'Words')
  return other
}

test('two people write in one document: what only one changed is put together, what both changed is chosen', async ({
  page,
  studio,
  complaints,
}) => {
  await enter(page, await studio.invite('Asha Two', 'editor'), 'Words')
  const priya = await another(page, await studio.invite('Priya Two', 'editor'))
  for (const each of [page, priya]) {
    await each.goto(documentUrl(studio.origin, 'site.yaml'))
    await each.getByRole('heading', { level: 1 }).waitFor()
    await each.getByRole('button', { name: 'Open all parts' }).click()
  }
  const field = (of: Page, name: string) => of.getByLabel(name, { exact: true }).first()
  await field(page, 'Phone').fill('+91 44 4000 9999')
  await expect(saveStatus(page)).toHaveText('Draft saved')
  await field(priya, 'E-mail').fill('us@ukhozi.example')
  await expect(priya.getByText(/Both changes are kept/)).toBeVisible()
  await expect(field(priya, 'Phone')).toHaveValue('+91 44 4000 9999')
  await expect(saveStatus(priya)).toHaveText('Draft saved')

  await field(page, 'E-mail').fill('team@ukhozi.example')
  const dialog = page.getByRole('dialog', { name: 'Priya Two has changed the same text' })
  await expect(dialog.getByRole('group', { name: 'Contact › E-mail' })).toContainText('us@ukhozi.example')
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Decide later' }).click()
  await expect(saveStatus(page)).toHaveText('Not saved')
  await page.getByRole('button', { name: 'Compare and choose' }).click()
  await dialog.getByRole('radio', { name: /^Priya Two/ }).check()
  await dialog.getByRole('button', { name: 'Keep what is chosen' }).click()
  await expect(field(page, 'E-mail')).toHaveValue('us@ukhozi.example')
  await expect(field(page, 'Phone')).toHaveValue('+91 44 4000 9999')

  const path = join(studio.projectDir, 'content/site.yaml')
  writeFileSync(path, readFileSync(path, 'utf8').replace('hello@ukhozi', 'hi@ukhozi'))
  await priya.reload()
  const meanwhile = priya.getByRole('dialog', { name: 'The site has changed in the meantime' })
  await expect(meanwhile).toContainText('hi@ukhozi.example')
  await meanwhile.getByRole('radio', { name: /^You/ }).check()
  await meanwhile.getByRole('button', { name: 'Keep what is chosen' }).click()
  await expect(saveStatus(priya)).toHaveText('Draft saved')
  await priya.getByRole('button', { name: /^What changes/ }).click()
  await expect(priya.getByRole('dialog', { name: 'What changes' })).toContainText('hi@ukhozi.example')
  await priya.context().close()
  expect(complaints.filter((line) => !/\b409\b/.test(line))).toEqual([])
  complaints.length = 0
})

test('two windows of one person end with the same words, and none says “saved” beside others', async ({
  page,
  studio,
  complaints,
}) => {
  await enter(page, await studio.invite('Kavya Twice', 'editor'), 'Words')
  const second = await page.context().newPage()
  const phone = (of: Page) => of.getByLabel('Phone', { exact: true }).first()
  for (const each of [page, second]) {
    await each.goto(documentUrl(studio.origin, 'site.yaml'))
    await each.getByRole('heading', { level: 1 }).waitFor()
    await each.getByRole('button', { name: 'Open all parts' }).click()
  }
  await Promise.all([phone(page).fill('+91 44 4000 1111'), phone(second).fill('+91 44 4000 2222')])
  const kept = page.getByText('The newer words are kept.')
  const shown = page.getByText('The newer words are shown here.')
  await expect(kept.or(shown)).toBeVisible()
  for (const each of [page, second]) await expect(saveStatus(each)).toHaveText('Draft saved')
  await expect.poll(async () => (await phone(page).inputValue()) === (await phone(second).inputValue())).toBe(true)
  const words = await phone(page).inputValue()
  await page.reload()
  await page.getByRole('button', { name: 'Open all parts' }).click()
  await expect(phone(page)).toHaveValue(words)
  await expect(phone(second)).toHaveValue(words)
  await page.getByRole('button', { name: /^What changes/ }).click()
  await page.getByRole('button', { name: 'Discard the draft…' }).click()
  await page.getByRole('button', { name: 'Discard the draft', exact: true }).click()
  await expect(saveStatus(page)).toHaveText('As it is on the site')
  await expect(saveStatus(second), 'the other window knows that, too').toHaveText('As it is on the site')
  await second.close()
  expect(complaints.filter((line) => !/\b409\b/.test(line))).toEqual([])
  complaints.length = 0
})

test('two people in one paragraph of an article see both sides as they are read, without signs', async ({
  page,
  studio,
  complaints,
}) => {
  await enter(page, await studio.invite('Asha Reads', 'editor'), 'Words')
  const priya = await another(page, await studio.invite('Priya Reads', 'editor'))
  const text = (of: Page) => of.getByRole('textbox', { name: 'Text', exact: true })
  for (const each of [page, priya]) {
    await each.goto(documentUrl(studio.origin, 'articles/digital-marketing-and-its-future.mdx'))
    await text(each).press('Control+Home')
  }
  await priya.keyboard.type('Begin on Monday. ')
  await expect(saveStatus(priya)).toHaveText('Draft saved')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Wait a week. ')
  const dialog = page.getByRole('dialog', { name: 'Priya Reads has changed the same text' })
  const choice = dialog.getByRole('group', { name: 'Text of the article' })
  await expect(choice).toContainText('Where the two differ')
  await expect(choice.getByRole('listitem')).toHaveCount(1)
  await expect(choice.getByRole('definition')).toHaveText([/Begin on Monday/, /Wait a week/])
  await expect(choice, 'no signs').not.toContainText('**')
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('radio', { name: /^Priya Reads/ }).check()
  await dialog.getByRole('button', { name: 'Keep what is chosen' }).click()
  await expect(text(page)).toContainText('Begin on Monday. ')
  await expect(text(page)).not.toContainText('Wait a week.')
  await priya.context().close()
  expect(complaints.filter((line) => !/\b409\b/.test(line))).toEqual([])
  complaints.length = 0
})

test('without a connection nothing that was typed is lost', async ({ page, studio, context, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await enter(page, await studio.invite('Arun Offline'))
  await page.goto(documentUrl(studio.origin, 'legal/privacy-policy.yaml'))
  const title = page.getByLabel('Title', { exact: true }).first()
  const before = await title.inputValue()
  await context.setOffline(true)
  await title.fill(`${before} today`)
  await expect(saveStatus(page)).toContainText('Not saved: no connection')
  await context.setOffline(false)
  await expect(saveStatus(page)).toHaveText('Draft saved')

  await context.setOffline(true)
  await title.fill(`${before} tomorrow`)
  await expect(saveStatus(page)).toContainText('Not saved: no connection')
  // Like after a dead battery: changes that have not reached the server are still on the device.
  await page.route('**/studio/api/document/draft', (route) => route.abort())
  await context.setOffline(false)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.unroute('**/studio/api/document/draft')
  await expect(title).toHaveValue(`${before} tomorrow`)
  await expect(saveStatus(page)).toHaveText('Draft saved')
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
    await reader.goto(documentUrl(studio.origin, file))
    return title(reader).inputValue()
  }
  await page.goto(documentUrl(studio.origin, file))
  await title(page).fill('Cookies, first')
  await page.goto('about:blank')
  await expect.poll(readAgain).toBe('Cookies, first')

  // The first save is still unanswered when more is typed and the page is left.
  await page.goto(documentUrl(studio.origin, file))
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

  await page.goto(documentUrl(studio.origin, file))
  await expect(title(page), 'nobody is asked about their own words').toHaveValue('Cookies, third')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /^What changes/ }).click()
  await page.getByRole('button', { name: 'Discard the draft…' }).click()
  await page.getByRole('button', { name: 'Discard the draft', exact: true }).click()
  await expect(saveStatus(page)).toHaveText('As it is on the site')
  await reader.context().close()
})
