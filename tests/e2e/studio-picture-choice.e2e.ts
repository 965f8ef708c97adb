import type { Locator } from '@playwright/test'
import { axeFindings } from '../access/axe.ts'
import { documentUrl, phonePhoto, saveStatus } from './studio-document.ts'
import { enter, expect, test } from './studio.ts'

test.use({ project: 'pictures' })

test('a file that was chosen is not lost by a press beside the dialog, and only after a question otherwise', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Devi Keeps', 'editor'), 'Words')

  async function expectKept(dialog: Locator, use: string) {
    const question = page.getByRole('dialog', { name: 'Close without keeping it?' })
    await expect(dialog.getByRole('button', { name: use })).toBeVisible({ timeout: 30_000 })
    const before = (await saveStatus(page).textContent()) ?? ''
    await page.mouse.click(4, 4)
    await expect(dialog).toBeVisible()
    await expect(question).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
    expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
    await question.getByRole('button', { name: 'Go back' }).click()
    await expect(question).toBeHidden()
    await expect(dialog.getByRole('button', { name: use })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await question.getByRole('button', { name: 'Close without it' }).click()
    await expect(question).toBeHidden()
    await expect(dialog).toBeHidden()
    await expect(saveStatus(page)).toHaveText(before)
  }

  await page.goto(documentUrl(studio.origin, 'articles/ten-reason-your-business-needs-digital-marketing-in-dubai.mdx'))
  await page.getByRole('button', { name: 'Open all parts' }).click()
  const cover = page.getByRole('group', { name: 'Picture' }).first()
  await cover.getByRole('button', { name: 'Upload a picture' }).click()
  const picture = page.getByRole('dialog', { name: 'New picture' })
  await picture.getByLabel('Choose a file').setInputFiles(await phonePhoto('#2a4a7a', [1_600, 1_200]))
  await expectKept(picture, 'Use this picture')

  await page.goto(documentUrl(studio.origin, 'clients.yaml'))
  await page.locator('summary').filter({ hasText: 'Marina Mills' }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Marina Mills' })
    .getByRole('button', { name: /^Upload a logo/ })
    .click()
  const logo = page.getByRole('dialog', { name: 'New logo' })
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80"><path d="M20 20h160v40H20z"/></svg>'
  await logo
    .getByLabel('Choose the logo')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  await expectKept(logo, 'Use this logo')
})

test('only pictures that fit can be chosen, the others say why, and one that was only looked at is not written', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Devi Fits', 'editor'), 'Words')
  await page.goto(documentUrl(studio.origin, 'articles/six-pillars-of-digital-marketing.mdx'))
  await page.getByRole('button', { name: 'Open all parts' }).click()
  const cover = page.getByRole('group', { name: 'Picture' }).first()
  await cover.getByRole('button', { name: 'Choose another' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(dialog.getByRole('status')).toHaveText(
    /^\d+ pictures fit here, \d+ more do not: they are too [a-z ]+ for this place\. See the end of the list\.$/,
  )
  await expect(dialog.getByRole('heading', { level: 3 }).first(), 'those beside it come first').toHaveText('Articles')
  const now = dialog.getByRole('list').first().getByRole('button').first()
  await expect(now).toHaveAttribute('aria-pressed', 'true')
  await expect(now).toContainText('Shown here now')
  const search = dialog.getByLabel('Search pictures')
  await search.fill('tote bag')
  await expect(dialog.getByRole('status')).toHaveText(
    '0 pictures fit here, 1 more does not: it is too tall for this place. See the end of the list.',
  )
  await expect(dialog.getByRole('list').getByRole('button')).toHaveCount(0)
  await dialog.getByText('Does not fit here (1)').click()
  await expect(dialog.getByText('Too tall: 3 wide by 2 high is shown here')).toBeVisible()
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  // Without results the dialog keeps its height and says what can be done.
  await search.fill('')
  const height = async () => (await dialog.boundingBox())?.height ?? 0
  const before = await height()
  await search.fill('nowhere at all')
  await expect(dialog.getByRole('heading', { name: 'No picture that fits here has “nowhere at all”' })).toBeVisible()
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1)
  await expect(dialog.getByRole('button', { name: 'Upload a picture' })).toBeVisible()
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Clear the search' }).click()
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
  const fitting = dialog.getByRole('list').first().getByRole('button', { pressed: false })
  await fitting.first().click()
  await expect(dialog).toBeHidden()
  await expect(cover.getByRole('alert')).toBeHidden()
  await expect(saveStatus(page)).toHaveText('Draft saved')
  await expect(page.getByRole('region', { name: 'What is left to do' })).toBeHidden()

  await page.goto(documentUrl(studio.origin, 'home.yaml'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    for (const each of globalThis.document.querySelectorAll('details')) each.open = true
  })
  const work = page.getByRole('group', { name: 'Picture' }).filter({ hasText: 'A canvas tote bag' }).first()
  await work.getByRole('button', { name: 'Description and focus' }).click()
  const words = page.getByRole('dialog', { name: 'Description and focus' })
  await words.getByText('Move the focus with sliders').click()
  await expect(words.getByText('48%').first(), 'as it is stored').toBeVisible()
  await words.getByRole('textbox', { name: 'Description' }).press('Enter')
  await expect(words).toBeHidden()
  await page.getByRole('link', { name: 'Back to the list of words' }).click()
  const changed = page.getByRole('list').filter({ has: page.getByRole('link', { name: /Devi Fits/ }) })
  await expect(changed.first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pictures: works/ })).not.toContainText('Devi Fits')
})
