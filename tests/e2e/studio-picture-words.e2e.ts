import { axeFindings } from '../access/axe.ts'
import { documentUrl, saveStatus } from './studio-document.ts'
import { enter, expect, test } from './studio.ts'

test.use({ project: 'picture-words' })

const FILE_NAMES = /\bmember-\d|\.(?:webp|avif|jpg|yaml)\b/

test('the words for pictures: each is seen with its name and place, its words and its point are changed', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Mala Sees', 'editor'), 'Words')
  await page.goto(documentUrl(studio.origin, 'pictures/team.yaml'))
  const row = page.getByRole('group', { name: 'Nandini Krishnan' })
  await expect(row).toContainText('Shown in Team')
  await expect(page.getByText('15 pictures')).toBeVisible()
  await expect(page.getByLabel('New name')).toHaveCount(0)
  expect(await page.getByRole('main').innerText()).not.toMatch(FILE_NAMES)
  expect(await page.getByRole('main').innerText(), 'a point is no text').not.toMatch(/\d+% \d+%/)
  expect(await axeFindings(page)).toEqual([])

  const search = page.getByRole('searchbox', { name: 'Search descriptions and pages' })
  await search.fill('cobalt sari')
  await expect(page.getByText('1 of 15 pictures')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Aravind Raghunathan' })).toBeHidden()
  const words = row.getByRole('textbox', { name: 'Description' })
  await words.fill('')
  const faults = page.getByRole('region', { name: 'What is left to do' })
  await expect(faults.getByRole('listitem')).toHaveText(['Nandini Krishnan › Description Must not be empty.'])
  await expect(row, 'while it is being written').toBeVisible()
  await search.fill('hijab')
  await expect(row).toBeHidden()
  await faults.getByRole('button').click()
  await expect(words, 'what was searched away is shown again').toBeFocused()
  await words.fill('A woman with a long plait, smiling.')
  await expect(faults).toBeHidden()
  await expect(row.getByText('35 of 300')).toBeVisible()

  const point = row.getByRole('button', { name: 'Set the focus' })
  await point.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nandini Krishnan' })
  await expect(dialog.locator('figcaption').first()).toHaveText('Team page')
  await expect(dialog).toHaveCSS('opacity', '1')
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByText('Move the focus with sliders').click()
  await dialog.getByRole('slider', { name: 'From the left' }).press('ArrowRight')
  await expect(dialog.getByText('The frame is what “Home page, narrow” shows.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Show on the picture: Home page, large' }).click()
  await expect(dialog.getByText('The frame is what “Home page, large” shows.')).toBeVisible()
  await page.keyboard.press('Escape')
  const goBack = page
    .getByRole('dialog', { name: 'Close without keeping it?' })
    .getByRole('button', { name: 'Go back' })
  await expect(goBack, 'what loses nothing').toBeFocused()
  await goBack.click()
  await expect(dialog, 'a focus that was moved is not dropped without a word').toBeVisible()
  await dialog.getByRole('button', { name: 'Use this focus' }).click()
  await expect(dialog).toBeHidden()
  await expect(point).toBeFocused()
  await expect(saveStatus(page)).toHaveText('Draft saved')
  await expect(row).toContainText('Changed')

  await page.getByRole('button', { name: 'What changes (2)' }).click()
  const changes = page.getByRole('dialog', { name: 'What changes' })
  await expect(changes).toContainText('Nandini Krishnan › Focus')
  const sides = changes.getByRole('listitem').filter({ hasText: 'Focus' })
  await expect(sides.getByRole('definition')).toHaveText([/: Top$/, /: Top right$/])
  const dots = sides.locator('circle:last-of-type')
  const [before = 0, after = 0] = await dots.evaluateAll((all) => all.map((each) => Number(each.getAttribute('cx'))))
  expect(after, 'the picture with its point, old and new').toBeGreaterThan(before)
  expect(await changes.innerText()).not.toMatch(FILE_NAMES)
  await changes.getByRole('button', { name: 'Discard the draft…' }).click()
  await changes.getByRole('button', { name: 'Discard the draft', exact: true }).click()
  await expect(saveStatus(page)).toHaveText('As it is on the site')

  await row.getByRole('link', { name: 'Team' }).click()
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible()
  const upload = page.locator('[data-path="groups[0].members[1].picture"]').getByRole('button').first()
  await expect(upload, 'at its picture').toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a picture of a page is pressed on its new point, in light and dark and at 320 px', async ({ page, studio }) => {
    await enter(page, await studio.invite('Kala Points'))
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(documentUrl(studio.origin, 'pictures/home.yaml'))
    const row = page.getByRole('group', { name: 'About us' })
    await row.getByRole('button', { name: 'Set the focus' }).tap()
    const dialog = page.getByRole('dialog', { name: 'About us' })
    const picture = dialog.locator('svg').filter({ has: page.locator('circle') })
    await expect(dialog).toHaveCSS('opacity', '1')
    const box = await picture.boundingBox()
    if (!box) throw new Error('the picture is not shown')
    await page.touchscreen.tap(box.x + box.width * 0.2, box.y + box.height * 0.3)
    await dialog.getByText('Move the focus with sliders').tap()
    await expect(dialog.getByRole('slider', { name: 'From the left' })).toHaveValue('20')
    await dialog.getByRole('button', { name: 'Use this focus' }).tap()
    await expect(saveStatus(page)).toHaveText('Draft saved')
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = await page.evaluate(() => globalThis.document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

test('where nothing was uploaded it is said where that is done, with the way there', async ({ page, studio }) => {
  await enter(page, await studio.invite('Mina Empty', 'editor'), 'Words')
  await page.getByRole('link', { name: 'Uploaded pictures' }).click()
  await expect(page.getByRole('heading', { name: 'Uploaded pictures', level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('No pictures uploaded yet')
  await expect(page.getByRole('button', { name: 'Upload pictures' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'See the pages', exact: true }).click()
  await expect(page).toHaveURL(/\/words\/pages/)
  await page.goto(documentUrl(studio.origin, 'pictures/uploads.yaml'))
  await expect(page.getByRole('heading', { name: 'No pictures here yet' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test('words for a picture are there at once beside it, in the page and for whoever chooses it', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Mala Describes', 'editor'), 'Words')
  await page.goto(documentUrl(studio.origin, 'home.yaml'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    for (const each of globalThis.document.querySelectorAll('details')) each.open = true
  })
  const picture = page.getByRole('group', { name: 'Picture' }).filter({ hasText: 'A canvas tote bag' }).first()
  await expect(page.frameLocator('iframe').getByRole('img', { name: /^A canvas tote bag/ })).toBeAttached()
  await picture.getByRole('button', { name: 'Description and focus' }).click()
  const dialog = page.getByRole('dialog', { name: 'Description and focus' })
  await expect(dialog.locator('figcaption').first()).toBeVisible()
  const height = (await dialog.boundingBox())?.height
  await expect(dialog.getByText(/^Shown in/)).toBeVisible()
  expect((await dialog.boundingBox())?.height, 'nothing jumps while it is read').toBeCloseTo(height ?? 0, 1)
  await dialog.getByRole('textbox', { name: 'Description' }).evaluate((field: HTMLTextAreaElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
    set?.call(field, 'A')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  })
  await page.getByRole('button', { name: 'Go back' }).click()
  await dialog.getByRole('textbox', { name: 'Description' }).fill('A bag of cloth with a woven sun.')
  const question = page.getByRole('dialog', { name: 'Close without keeping it?' })
  // Escape opens and closes the question in turn, however soon it follows the first letter and however often it is
  // pressed.
  for (const isAsked of [true, false, true, false, true]) {
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible({ visible: isAsked })
    // The focus is briefly nowhere after the question has closed.
    if (!isAsked) await page.evaluate(() => (globalThis.document.activeElement as HTMLElement).blur())
  }
  // Two key presses at once: the second comes before the browser reports that the question is closed.
  await page.evaluate(() => {
    for (let times = 0; times < 2; times += 1)
      globalThis.document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      )
  })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Go back' }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('A bag of cloth with a woven sun.')
  await dialog.getByRole('button', { name: 'Save as draft' }).click()
  await expect(dialog).toBeHidden()
  const described = page.getByRole('group', { name: 'Picture' }).filter({ hasText: 'A bag of cloth with a woven sun.' })
  await expect(described.first()).toBeVisible()
  await expect(
    page.frameLocator('iframe').getByRole('img', { name: 'A bag of cloth with a woven sun.' }),
  ).toBeAttached()
  await described.first().getByRole('button', { name: 'Choose another' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose a picture' })
  await chooser.getByLabel('Search pictures').fill('woven sun')
  await expect(chooser.getByRole('button', { name: /A bag of cloth with a woven sun/ })).toBeVisible()
})
