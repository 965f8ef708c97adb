import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { axeFindings } from '../access/axe.ts'
import { documentUrl, phonePhoto } from './studio-document.ts'
import { enter, expect, test } from './studio.ts'

test.use({ project: 'pictures' })

/** Adds uploads that no document uses, in the server's format. */
async function addUploads(projectDir: string, count: number) {
  const [records, files] = ['content', 'public'].map((folder) => join(projectDir, folder, 'pictures/uploads'))
  for (const folder of [records, files]) mkdirSync(String(folder), { recursive: true })
  for (let index = 1; index <= count; index++) {
    const name = `lamp-${index}-${index.toString(16).padStart(12, '0')}`
    const base = `uploads/${name}.0000000${index.toString(16)}`
    const size = { width: index % 3 === 0 ? 160 : 360, height: index % 2 === 0 ? 120 : 450 }
    const image = sharp({ create: { ...size, channels: 3, background: { r: 40 + index * 12, g: 60, b: 120 } } })
    await image.avif().toFile(join(String(files), `${name}.0000000${index.toString(16)}-360.avif`))
    const derived = { base, ...size, widths: [360], webpWidth: 360, from: 'ink', to: 'bone' }
    const record = { alt: `Lamp ${index} in a window`, focus: '50% 50%', by: 'Devi Sends', at: Date.now(), derived }
    writeFileSync(join(String(records), `${name}.json`), JSON.stringify(record))
  }
}

test('a picture that is shown nowhere yet gets its words and its point, and whoever chooses it has them', async ({
  page,
  studio,
}) => {
  await addUploads(studio.projectDir, 2)
  await enter(page, await studio.invite('Mala Describes', 'editor'), 'Words')
  await page.goto(`${studio.origin}/studio/words/pictures`)
  const lamp = page.getByRole('listitem').filter({ hasText: 'Lamp 2 in a window' })
  const describe = lamp.getByRole('button', { name: 'Description and focus… Lamp 2 in a window' })
  await describe.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Description and focus' })
  const words = dialog.getByRole('textbox', { name: 'Description' })
  await expect(words).toHaveValue('Lamp 2 in a window')
  await expect(dialog).toHaveCSS('opacity', '1')
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await words.fill('A brass lamp before a blue wall')
  await dialog.getByText('Move the focus with sliders').click()
  await dialog.getByRole('slider', { name: 'From the left' }).press('ArrowRight')
  await dialog.getByRole('button', { name: 'Save as draft' }).click()
  await expect(dialog).toBeHidden()
  const described = page.getByRole('listitem').filter({ hasText: 'A brass lamp before a blue wall' })
  await expect(described).toContainText('Kept, because somebody has changed its description or focus.')
  await expect(described.getByRole('button', { name: /^Description and focus…/ })).toBeFocused()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const overflow = await page.evaluate(() => globalThis.document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto(documentUrl(studio.origin, 'articles/six-pillars-of-digital-marketing.mdx'))
  await page.getByRole('button', { name: 'Open all parts' }).click()
  await page.locator('[data-path="picture"]').getByRole('button', { name: 'Choose another' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose a picture' })
  await chooser.getByRole('searchbox').fill('brass lamp')
  await expect(chooser.getByText('A brass lamp before a blue wall')).toBeAttached()
  await page.goto(documentUrl(studio.origin, 'pictures/uploads.yaml'))
  await page.getByRole('button', { name: 'What changes (1)' }).click()
  await page.getByRole('button', { name: 'Discard the draft…' }).click()
  await page.getByRole('button', { name: 'Discard the draft', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'As it is on the site' })).toBeVisible()
})

test('pictures are uploaded on their own screen: by its button, several one after the other, and none is lost without a word', async ({
  page,
  studio,
  allow,
}) => {
  allow(/\b422\b/)
  test.slow()
  await enter(page, await studio.invite('Mala Collects', 'editor'), 'Words')
  await page.goto(`${studio.origin}/studio/words/pictures`)
  const dialog = page.getByRole('dialog', { name: 'New picture' })
  await page.getByRole('button', { name: 'Upload pictures' }).press('Enter')
  await expect(dialog.getByLabel('Choose files')).toHaveAttribute('multiple')
  await dialog.getByLabel('Choose files').setInputFiles(await phonePhoto('#7a2a78', [900, 1_200]))
  await dialog.getByRole('textbox', { name: 'Description' }).fill('A violet wall with a lamp')
  await dialog.getByRole('button', { name: 'Keep this picture' }).click()
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  await expect(page.getByText('No pictures uploaded yet'), 'also while its sizes are made').toBeHidden()
  const wall = page.getByRole('listitem').filter({ hasText: 'A violet wall with a lamp' })
  await expect(wall).toContainText('Not shown on any page.')
  await expect(wall.locator('img'), 'seen whole').toHaveCSS('object-fit', 'contain')

  const files = [await phonePhoto('#1a5a4a', [1_200, 900]), await phonePhoto('#aa5a1a', [1_000, 1_000])]
  const bytes = files.map(({ buffer }) => [...buffer])
  const transfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer()
    all.forEach((each, at) => data.items.add(new File([new Uint8Array(each)], `${at}.jpg`, { type: 'image/jpeg' })))
    data.items.add(new File(['<html>No picture</html>'], 'page.jpg', { type: 'image/jpeg' }))
    return data
  }, bytes)
  const heading = page.getByRole('heading', { name: 'Uploaded pictures', level: 1 })
  await heading.dispatchEvent('dragover', { dataTransfer: transfer })
  await expect(page.getByText('Drop to upload')).toBeVisible()
  await heading.dispatchEvent('drop', { dataTransfer: transfer })
  await expect(page.getByText('Drop to upload')).toBeHidden()
  await expect(dialog).toHaveAccessibleName('New picture, 1 of 3')
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toBeVisible()
  // The list has all pictures with the next step for each; the others are sent while the first is described.
  const chosen = dialog.getByRole('list', { name: 'The pictures you chose' }).getByRole('listitem')
  await expect(chosen).toHaveText(['10.jpgDescribe it now', '21.jpgSent, to be described', '3page.jpgCannot be used'])
  await expect(dialog.getByRole('button', { name: 'Leave this one out' })).toBeVisible()
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Close without keeping it?' })
  await expect(question).toContainText('nor the 2 you chose with it')
  await expect(question.getByRole('button', { name: 'Close without all 3' })).toBeVisible()
  await question.getByRole('button', { name: 'Leave this one out' }).click()
  await expect(question).toBeHidden()
  await expect(dialog).toHaveAccessibleName('New picture, 2 of 3')
  await expect(chosen.first()).toContainText('Left out')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('An orange wall')
  await dialog.getByRole('button', { name: 'Keep this picture' }).click()
  // The renditions of the picture need not be awaited.
  await expect(dialog).toHaveAccessibleName('New picture, 3 of 3')
  await expect(chosen.nth(1)).toContainText(/Kept, being made ready|Ready/)
  await expect(dialog.getByRole('alert').first(), 'what is no picture is refused in words').toContainText(
    'This is no picture',
  )
  await dialog.getByRole('button', { name: 'Leave this one out' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'An orange wall' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('list', { name: 'Being made ready' })).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])

  // An uncropped picture can be cropped later.
  await page.getByRole('button', { name: 'Description and focus… An orange wall' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Crop it…' }).click()
  const crop = page.getByRole('dialog', { name: 'Change the crop' })
  await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '1 times')
  const save = crop.getByRole('button', { name: 'Save as a new picture' })
  await expect(save, 'nothing has changed').toBeDisabled()
  await crop.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
  await save.click()
  await expect(crop).toBeHidden({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'An orange wall' })).toHaveCount(2)
})

test('of many uploads one is found by its words, and removed for good after a question, by keyboard', async ({
  page,
  studio,
}) => {
  await addUploads(studio.projectDir, 13)
  await enter(page, await studio.invite('Mala Tidies', 'editor'), 'Words')
  await page.goto(`${studio.origin}/studio/words/pictures`)
  const lamp = page.getByRole('listitem').filter({ hasText: 'Lamp 7 in a window' })
  await expect(lamp).toContainText(/Not shown on any page\. Deleted on \d+ [A-Z][a-z]+, in 30 days\./)
  await expect(lamp).toContainText('Devi Sends · Today')
  const leftOf = async (each: Locator) => (await each.boundingBox())?.x
  const heading = page.getByRole('heading', { name: 'Uploaded pictures', level: 1 })
  expect(await leftOf(heading)).toBe(await leftOf(page.getByRole('list').filter({ has: lamp })))
  expect(await axeFindings(page)).toEqual([])
  const search = page.getByRole('searchbox', { name: /^Search descriptions/ })
  await search.fill('window lamp 7')
  await expect(page.getByRole('listitem').filter({ hasText: 'in a window' })).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: /^1 of \d+ pictures$/ })).toBeVisible()

  const remove = lamp.getByRole('button', { name: 'Remove… Lamp 7 in a window' })
  await remove.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Remove this picture?' })
  await expect(dialog).toHaveCSS('opacity', '1')
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await dialog.getByRole('button', { name: 'Remove it' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(lamp).toHaveCount(0)
  await expect(page.getByText('No picture matches these words.')).toBeVisible()
  await search.fill('lamp')
  await expect(page.getByRole('listitem').filter({ hasText: 'in a window' })).toHaveCount(12)
})
