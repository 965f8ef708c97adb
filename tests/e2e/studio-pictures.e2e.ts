import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { axeFindings } from '../access/axe.ts'
import { enter, expect, test } from './studio.ts'

test.use({ project: 'pictures' })

const document = (origin: string, file: string) => `${origin}/studio/words/document?file=content/${file}`
const status = (page: Page) => page.getByRole('status').filter({ hasText: /saved|Saving|As it is on the site/i })

/** As a phone saves it that is held upright: on its side, with where it was taken. */
async function phonePhoto(colour: string, [width, height] = [1_200, 1_600]) {
  const scene = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="50%" cy="35%" r="20%" fill="#f4d8b0"/></svg>`,
  )
  const upright = await sharp(scene).png().toBuffer()
  const photo = sharp(upright).rotate(-90)
  const buffer = await photo
    .withExif({ IFD3: { GPSLatitude: '13/1 3/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return { name: 'IMG_4711.JPG', mimeType: 'image/jpeg', buffer }
}

/** The part of the form in which a member of the team stands, unfolded. */
async function openMember(page: Page, origin: string, name: string) {
  await page.goto(document(origin, 'team.yaml'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    for (const each of globalThis.document.querySelectorAll('details')) each.open = true
  })
  const member = page.locator('details').filter({ has: page.getByRole('textbox', { name: 'Name', exact: true }) })
  const own = member.filter({ has: page.locator('summary', { hasText: name }) }).last()
  return own.getByRole('group', { name: 'Picture' })
}

async function publish(page: Page, documents: string[]) {
  await page.getByRole('link', { name: 'Back to the list of words' }).click()
  await page.getByRole('button', { name: /^Publish…/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  for (const name of documents) await expect(dialog.getByRole('checkbox', { name })).toBeChecked()
  // What other tests have left is not for this one.
  const ticked = dialog.getByRole('checkbox', { checked: true })
  while ((await ticked.count()) > 0) await ticked.first().uncheck()
  for (const name of documents) await dialog.getByRole('checkbox', { name }).check()
  await dialog.getByRole('button', { name: `Publish ${documents.length} documents` }).click()
  await expect(page.getByText('It is on the site.')).toBeVisible({ timeout: 180_000 })
}

test('a team photo is swapped, its focus moved by keyboard, and visitors see it after it was published', async ({
  page,
  studio,
  allow,
}) => {
  allow(/\b422\b/)
  test.setTimeout(300_000)
  await enter(page, await studio.invite('Meera Photo', 'editor'), 'Words')
  const picture = await openMember(page, studio.origin, 'Aravind')
  await picture.getByRole('button', { name: 'Upload a picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'New picture' })
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])

  const page404 = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>No picture</html>') }
  await dialog.getByLabel('Choose a file').setInputFiles(page404)
  await expect(dialog.getByRole('alert').first()).toContainText('This is no picture')
  // Reading takes the server seconds: that is said, not “100%” of what has been sent.
  const read = Promise.withResolvers<undefined>()
  await page.route(/\/read$/, async (route) => {
    await read.promise
    await route.continue()
  })
  await dialog.getByLabel('Choose a file').setInputFiles(await phonePhoto('#7a2a78'))

  await expect(dialog.getByRole('status').filter({ hasText: 'Sent. It is being read…' })).toBeVisible()
  read.resolve(undefined)

  const left = dialog.getByRole('slider', { name: 'From the left' })
  const top = dialog.getByRole('slider', { name: 'From the top' })
  await expect(left).toHaveValue('50')
  await left.focus()
  await page.keyboard.press('ArrowLeft')
  await top.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(left).toHaveAttribute('aria-valuetext', '40% from the left')
  await expect(top).toHaveAttribute('aria-valuetext', '30% from the top')
  const near = dialog.getByRole('slider', { name: 'How near' })
  const soft = dialog.getByText('Nearer than this it would look soft.')
  await expect(near).toHaveAttribute('aria-valuetext', '1 times')
  await expect(soft).toBeHidden()
  await near.press('End')
  await expect(near, '1,200 pixels, of which the place needs 640').toHaveAttribute('aria-valuetext', '1.8 times')
  await expect(soft).toBeVisible()
  await near.press('ArrowDown')
  await near.press('ArrowLeft')
  await near.press('ArrowLeft')
  await expect(near).toHaveAttribute('aria-valuetext', '1.5 times')
  await expect(soft).toBeHidden()
  await expect(dialog.getByText('What is dark will be cut away.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog.getByText('Say what is seen in it.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'What is seen in it' }).fill('Aravind before a violet wall.')
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog.getByText(/^Making it ready/)).toBeVisible()
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  await expect(picture).toContainText('Aravind before a violet wall.')
  await expect(status(page)).toHaveText('Draft saved')
  const shown = picture.getByRole('presentation').first()
  await expect.poll(() => shown.evaluate((each) => each instanceof HTMLImageElement && each.naturalWidth)).toBe(360)

  // Other words for it, and another focus, are a draft of their own.
  await picture.getByRole('button', { name: 'Focus and words' }).click()
  const words = page.getByRole('dialog', { name: 'Focus and words' })
  // Of what was kept: two thirds of the picture, around 40% and 30% of the whole.
  await expect(words.getByRole('slider', { name: 'From the left' })).toHaveValue('50')
  await expect(words.getByRole('slider', { name: 'From the top' })).toHaveValue('40')
  await expect(words.getByRole('slider', { name: 'How near' })).toHaveCount(0)
  await expect(words.getByText('Shown in:')).toBeVisible()
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await words.getByRole('slider', { name: 'From the top' }).press('ArrowUp')
  await words.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(words).toBeHidden()

  await publish(page, ['Team', 'Uploads'])
  const html = await (await page.request.get(`${studio.origin}/about-us/`)).text()
  const [image = '', base = ''] = /<img[^>]*\/pictures\/(uploads\/[\w-]+\.[0-9a-f]+)-[^>]*>/.exec(html) ?? []
  expect(base).toMatch(/^uploads\/aravind-before-a-violet-wall-/)
  expect(image, 'in the middle of what was kept').not.toContain('data-x')
  expect(image).toContain('data-y="30"')
  const file = await page.request.get(`${studio.origin}/pictures/${base}-640.avif`)
  expect(file.status()).toBe(200)
  const { width = 0, height = 0, exif } = await sharp(await file.body()).metadata()
  expect(width / height, 'upright').toBeCloseTo(3 / 4, 1)
  expect(exif).toBeUndefined()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a photo is taken, cut to its place around the point that was touched, and listed with where it is shown', async ({
    page,
    studio,
  }) => {
    await enter(page, await studio.invite('Kala Phone'))
    const picture = await openMember(page, studio.origin, 'Nandini')
    await picture.getByRole('button', { name: 'Upload a picture' }).tap()
    const dialog = page.getByRole('dialog', { name: 'New picture' })
    await expect(dialog.getByLabel('Take a photo')).toHaveAttribute('capture', 'environment')
    expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
    await dialog.getByLabel('Take a photo').setInputFiles(await phonePhoto('#1a5a4a', [2_000, 1_000]))
    await expect(dialog.getByText('This place shows 4:5; what is dark will be cut away.')).toBeVisible()
    const whole = await dialog.locator('svg[viewBox="0 0 2000 1000"]').boundingBox()
    if (!whole) throw new Error('the picture is not shown')
    await page.touchscreen.tap(whole.x + whole.width * 0.81, whole.y + whole.height * 0.29)
    await expect(dialog.getByRole('slider', { name: 'From the left' })).toHaveValue('80')
    await expect(dialog.getByRole('slider', { name: 'From the top' })).toHaveValue('30')
    await dialog.getByRole('textbox', { name: 'What is seen in it' }).fill('Nandini at the window.')
    expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
    const overflow = () => page.evaluate(() => globalThis.document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await dialog.getByRole('button', { name: 'Use this picture' }).tap()
    await expect(dialog).toBeHidden({ timeout: 60_000 })
    await expect(picture).toContainText('Nandini at the window.')
    await expect(picture.getByRole('alert')).toHaveCount(0)
    await expect(status(page)).toHaveText('Draft saved')

    await page.getByRole('link', { name: 'Back to the list of words' }).tap()
    await page.getByRole('link', { name: 'Pictures', exact: true }).tap()
    const item = page.getByRole('listitem').filter({ hasText: 'Nandini at the window.' })
    await expect(item).toContainText('Shown in Team (draft)')
    await expect(item).toContainText('Kala Phone')
    await expect(item.getByRole('button', { name: /^Remove now/ })).toHaveCount(0)
    expect(await overflow()).toBeLessThanOrEqual(0)
    expect(await axeFindings(page)).toEqual([])
  })
})

/** Uploads that nothing shows, as the server keeps them. */
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

test('of many uploads one is found by its words, and removed for good after a question, by keyboard', async ({
  page,
  studio,
}) => {
  await addUploads(studio.projectDir, 13)
  await enter(page, await studio.invite('Mala Tidies', 'editor'), 'Words')
  await page.goto(`${studio.origin}/studio/words/pictures`)
  const lamp = page.getByRole('listitem').filter({ hasText: 'Lamp 7 in a window' })
  await expect(lamp).toContainText(/Shown nowhere\. It is removed by itself on \d+ [A-Z][a-z]+, in 30 days\./)
  await expect(lamp).toContainText('Devi Sends, Today')
  const leftOf = async (each: Locator) => (await each.boundingBox())?.x
  const heading = page.getByRole('heading', { name: 'Uploaded pictures', level: 1 })
  expect(await leftOf(heading)).toBe(await leftOf(page.getByRole('list').filter({ has: lamp })))
  expect(await axeFindings(page)).toEqual([])
  const search = page.getByRole('searchbox', { name: /^Search what is seen/ })
  await search.fill('window lamp 7')
  await expect(page.getByRole('listitem').filter({ hasText: 'in a window' })).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: /^1 of \d+ uploaded$/ })).toBeVisible()

  const remove = lamp.getByRole('button', { name: 'Remove now… Lamp 7 in a window' })
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
  await expect(page.getByText('Nothing uploaded has these words.')).toBeVisible()
  await search.fill('lamp')
  await expect(page.getByRole('listitem').filter({ hasText: 'in a window' })).toHaveCount(12)
})

test('a client’s logo is added, and a picture with a caption to an article', async ({ page, studio }) => {
  await enter(page, await studio.invite('Arun Logo'))
  await page.goto(document(studio.origin, 'clients.yaml'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  const wall = page.frameLocator('iframe').getByRole('img', { name: 'Horlicks' }).first()
  await expect(wall, 'the page begins where its logos are').toBeInViewport({ timeout: 30_000 })
  await wall.click()
  await expect(page.getByLabel('Name', { exact: true }).first()).toBeFocused()
  await page.evaluate(() => {
    for (const each of globalThis.document.querySelectorAll('details')) each.open = true
  })
  await page.getByRole('button', { name: 'Add a client', exact: true }).click()
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Upload a logo/ }) })
  const added = entry.filter({ has: page.getByText('Client 32', { exact: true }) })
  await added.getByRole('button', { name: /^Upload a logo/ }).click()
  const dialog = page.getByRole('dialog', { name: 'New logo' })
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80"><script>1</script><path d="M10 10h180v60H10z"/></svg>'
  await dialog
    .getByLabel('Choose the logo')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) })
  await dialog.getByRole('textbox', { name: 'Name of the client' }).fill('Kaveri Foods')
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Use this logo' }).click()
  await expect(dialog).toBeHidden({ timeout: 30_000 })
  const choice = added.getByRole('combobox', { name: 'Logo' })
  await expect(choice).toHaveValue(/^kaveri-foods-/)
  await expect(choice.locator('option:checked')).toHaveText('Kaveri foods')
  await expect(added.getByLabel('Name', { exact: true }), 'as it was said with the file').toHaveValue('Kaveri Foods')
  const drawn = added.locator('use[href*="kaveri-foods"]').first()
  await expect.poll(() => drawn.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0)
  await expect(status(page)).toHaveText('Draft saved')
  const shown = page.frameLocator('iframe').locator('use[href$="#logo"]').first()
  await expect(shown, 'in the preview').toBeAttached({ timeout: 30_000 })
  await expect.poll(() => shown.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0)
  await expect(page.getByRole('region', { name: 'What has to be mended' })).toBeHidden()

  await page.goto(document(studio.origin, 'articles/six-pillars-of-digital-marketing.mdx'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    for (const each of globalThis.document.querySelectorAll('details')) each.open = true
  })
  await page.getByRole('checkbox', { name: 'Show as text with signs' }).check()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 0))
  await page.getByRole('button', { name: 'Add a picture to the text' }).click()
  const figure = page.getByRole('dialog', { name: 'New picture' })
  await figure.getByLabel('Choose a file').setInputFiles(await phonePhoto('#a06400'))
  await figure.getByRole('textbox', { name: 'What is seen in it' }).fill('Six [old] pillars, {one} broken')
  await figure.getByRole('textbox', { name: 'Caption (optional)' }).fill('The “sixth” pillar, in 2026')
  await figure.getByRole('button', { name: 'Use this picture' }).click()
  await expect(figure).toBeHidden({ timeout: 60_000 })
  await expect(text).toHaveValue(
    /!\[Six .*\]\(uploads\/six-old-pillars-one-broken-[0-9a-f]{12}\.jpg "The “sixth” pillar, in 2026"\)/,
  )
  await expect(status(page)).toHaveText('Draft saved')
  await expect(page.getByRole('region', { name: 'What has to be mended' })).toBeHidden()

  await page.goto(`${studio.origin}/studio/settings/log`)
  await expect(page.getByText('Arun Logo uploaded the picture Kaveri foods')).toBeVisible()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Arun Logo began to change' })
    .getByRole('link', { name: 'Clients' })
    .click()
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Log', level: 1 })).toBeVisible()
  await expect(page.getByText(/content\/|\.yaml|[0-9a-f]{12}/), 'no names of files').toHaveCount(0)
})

test('a file that was chosen is not lost by a press beside the dialog, and only after a question otherwise', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Devi Keeps', 'editor'), 'Words')

  async function expectKept(dialog: Locator, use: string) {
    const question = page.getByRole('dialog', { name: 'Close without keeping it?' })
    await expect(dialog.getByRole('button', { name: use })).toBeVisible({ timeout: 30_000 })
    const before = (await status(page).textContent()) ?? ''
    await page.mouse.click(4, 4)
    await expect(dialog).toBeVisible()
    await expect(question).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
    expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
    await question.getByRole('button', { name: 'Go on' }).click()
    await expect(question).toBeHidden()
    await expect(dialog.getByRole('button', { name: use })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await question.getByRole('button', { name: 'Close without it' }).click()
    await expect(question).toBeHidden()
    await expect(dialog).toBeHidden()
    await expect(status(page)).toHaveText(before)
  }

  await page.goto(document(studio.origin, 'articles/ten-reason-your-business-needs-digital-marketing-in-dubai.mdx'))
  await page.getByRole('button', { name: 'Open all parts' }).click()
  const cover = page.getByRole('group', { name: 'Picture' }).first()
  await cover.getByRole('button', { name: 'Upload a picture' }).click()
  const picture = page.getByRole('dialog', { name: 'New picture' })
  await picture.getByLabel('Choose a file').setInputFiles(await phonePhoto('#2a4a7a', [1_600, 1_200]))
  await expectKept(picture, 'Use this picture')

  await page.goto(document(studio.origin, 'clients.yaml'))
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
  await page.goto(document(studio.origin, 'articles/six-pillars-of-digital-marketing.mdx'))
  await page.getByRole('button', { name: 'Open all parts' }).click()
  const cover = page.getByRole('group', { name: 'Picture' }).first()
  await cover.getByRole('button', { name: 'Choose another' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ pictures fit here, \d+ more do not$/)
  await expect(dialog.getByRole('heading', { level: 3 }).first(), 'those beside it come first').toHaveText('Articles')
  const now = dialog.getByRole('list').first().getByRole('button').first()
  await expect(now).toHaveAttribute('aria-pressed', 'true')
  await expect(now).toContainText('Shown here now')
  const search = dialog.getByLabel('Search what is seen on it')
  await search.fill('tote bag')
  await expect(dialog.getByRole('status')).toHaveText('0 pictures fit here, 1 more does not')
  await expect(dialog.getByRole('list').getByRole('button')).toHaveCount(0)
  await dialog.getByText('Does not fit here (1)').click()
  await expect(dialog.getByText('Too tall for 3:2')).toBeVisible()
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await search.fill('')
  const fitting = dialog.getByRole('list').first().getByRole('button', { pressed: false })
  await fitting.first().click()
  await expect(dialog).toBeHidden()
  await expect(cover.getByRole('alert')).toBeHidden()
  await expect(status(page)).toHaveText('Draft saved')
  await expect(page.getByRole('region', { name: 'What has to be mended' })).toBeHidden()

  await page.goto(document(studio.origin, 'home.yaml'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    for (const each of globalThis.document.querySelectorAll('details')) each.open = true
  })
  const work = page.getByRole('group', { name: 'Picture' }).filter({ hasText: 'A canvas tote bag' }).first()
  await work.getByRole('button', { name: 'Focus and words' }).click()
  const words = page.getByRole('dialog', { name: 'Focus and words' })
  await expect(words.getByText('48%').first(), 'as it is stored').toBeVisible()
  await words.getByRole('textbox', { name: 'What is seen in it' }).press('Enter')
  await expect(words).toBeHidden()
  await page.getByRole('link', { name: 'Back to the list of words' }).click()
  const changed = page.getByRole('list').filter({ has: page.getByRole('link', { name: /Devi Fits/ }) })
  await expect(changed.first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pictures: works/ })).not.toContainText('Devi Fits')
})
