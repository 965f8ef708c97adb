import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { axeFindings } from '../access/axe.ts'
import { documentUrl, phonePhoto, publishFromList, saveStatus, showSigns } from './studio-document.ts'
import { enter, expect, test } from './studio.ts'

test.use({ project: 'pictures' })

/** Opens the form's part for a member of the team. */
async function openMember(page: Page, origin: string, name: string) {
  await page.goto(documentUrl(origin, 'team.yaml'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    for (const each of globalThis.document.querySelectorAll('details')) each.open = true
  })
  const member = page.locator('details').filter({ has: page.getByRole('textbox', { name: 'Name', exact: true }) })
  const own = member.filter({ has: page.locator('summary', { hasText: name }) }).last()
  return own.getByRole('group', { name: 'Picture' })
}

async function publish(page: Page, documents: string[]) {
  const dialog = await publishFromList(page)
  for (const name of documents) await expect(dialog.getByRole('checkbox', { name })).toBeChecked()
  // Drafts of other tests are left out.
  const ticked = dialog.getByRole('checkbox', { checked: true })
  while ((await ticked.count()) > 0) await ticked.first().uncheck()
  for (const name of documents) await dialog.getByRole('checkbox', { name }).check()
  await dialog.getByRole('button', { name: `Publish ${documents.length} documents` }).click()
  await expect(page.getByRole('region', { name: 'Publishing' })).toBeVisible()
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
  // Reading takes the server seconds; meanwhile the dialog must not say “100%” sent.
  const read = Promise.withResolvers<undefined>()
  await page.route(/\/read$/, async (route) => {
    await read.promise
    await route.continue()
  })
  await dialog.getByLabel('Choose a file').setInputFiles(await phonePhoto('#7a2a78'))

  await expect(dialog.getByRole('status').filter({ hasText: 'Sent. Opening the picture…' })).toBeVisible()
  read.resolve(undefined)

  await dialog.getByText('Move the focus with sliders').click()
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
  const near = dialog.getByRole('slider', { name: 'Zoom' })
  const soft = dialog.getByText('Any closer and it would look blurred.')
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
  await expect(dialog.getByText('The dark part is cut off.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog.getByText('Describe the picture.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Aravind before a violet wall.')
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog.getByText(/^Making it ready/)).toBeVisible()
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  await expect(picture).toContainText('Aravind before a violet wall.')
  await expect(saveStatus(page)).toHaveText('Draft saved')
  const shown = picture.getByRole('presentation').first()
  await expect.poll(() => shown.evaluate((each) => each instanceof HTMLImageElement && each.naturalWidth)).toBe(360)

  // A changed description and focus are a draft of their own.
  await picture.getByRole('button', { name: 'Description and focus' }).click()
  const words = page.getByRole('dialog', { name: 'Description and focus' })
  // The sliders refer to the cropped picture: two thirds of the whole, around 40% and 30% of it.
  await words.getByText('Move the focus with sliders').click()
  await expect(words.getByRole('slider', { name: 'From the left' })).toHaveValue('50')
  await expect(words.getByRole('slider', { name: 'From the top' })).toHaveValue('40')
  await expect(words.getByRole('slider', { name: 'Zoom' })).toHaveCount(0)
  await expect(words.getByText(/^Shown in/)).toBeVisible()
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await words.getByRole('slider', { name: 'From the top' }).press('ArrowUp')
  await words.getByRole('button', { name: 'Save as draft' }).click()
  await expect(words).toBeHidden({ timeout: 60_000 })
  // The part that was cut off is shown, and can be restored.
  await picture.getByRole('button', { name: 'Description and focus' }).click()
  await expect(words.getByText('The dark part is cut off.')).toBeVisible()
  await expect(words.locator('svg[viewBox="0 0 1200 1600"]'), 'the whole photo').toBeVisible()
  await words.getByRole('button', { name: 'Change the crop…' }).click()
  const crop = page.getByRole('dialog', { name: 'Change the crop' })
  await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '1.5 times')
  await expect(crop.getByRole('textbox', { name: 'Description' })).toHaveValue('Aravind before a violet wall.')
  await expect(crop).toHaveCSS('opacity', '1')
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await crop.getByRole('textbox', { name: 'Description' }).fill('Aravind, smiling.')
  await expect(crop.getByRole('button', { name: 'Save as a new picture' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog').getByText('the picture stays as it was')).toBeVisible()
  await page.getByRole('button', { name: 'Go back' }).click()
  await crop.getByRole('button', { name: 'Cancel' }).click()
  await expect(crop).toBeHidden()
  await expect(words.getByRole('textbox', { name: 'Description' })).toHaveValue('Aravind before a violet wall.')
  await words.getByRole('button', { name: 'Cancel' }).click()
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

test('the row of a person opens by its middle, its tools leave the name alone, and the page shows the picture that changed', async ({
  page,
  studio,
}) => {
  test.slow()
  await enter(page, await studio.invite('Asha Rows', 'editor'), 'Words')
  await page.goto(documentUrl(studio.origin, 'team.yaml'))
  await page.locator('summary').filter({ hasText: 'Leadership' }).click()
  const row = page.locator('summary').filter({ hasText: 'Saeed Al Falasi' }).first()
  await row.hover()
  const tools = page.getByRole('button', { name: /^(Move|Duplicate|Remove).*: Person 3$/ }).filter({ visible: true })
  await expect(tools).toHaveCount(4)
  const box = await row.boundingBox()
  const name = await row.getByText('Saeed Al Falasi').boundingBox()
  const first = await tools.first().boundingBox()
  if (!box || !name || !first) throw new Error('the row is not shown')
  expect(first.x, 'behind the name').toBeGreaterThan(name.x + name.width)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const person = page.locator('details[open]').filter({ has: row }).last()
  const picture = person.getByRole('group', { name: 'Picture' })
  await expect(picture).toBeVisible()

  await picture.getByRole('button', { name: 'Upload a picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'New picture' })
  await dialog.getByLabel('Choose a file').setInputFiles(await phonePhoto('#205a8a'))
  const near = dialog.getByRole('slider', { name: 'Zoom' })
  const whole = await dialog.locator('svg[viewBox="0 0 1200 1600"]').boundingBox()
  const slider = await near.boundingBox()
  expect((slider?.y ?? 0) - (whole?.y ?? 0) - (whole?.height ?? 0), 'right below the picture').toBeLessThan(40)
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Saeed before a blue wall.')
  // The visitor has scrolled on in the page meanwhile.
  const frame = page.frameLocator('iframe')
  await frame.locator('body').evaluate((body) => body.ownerDocument.defaultView?.scrollTo(0, 9_999))
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  const shown = frame.getByRole('img', { name: 'Saeed before a blue wall.' }).first()
  await expect(shown, 'all of it').toBeInViewport({ ratio: 0.99, timeout: 30_000 })
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
    await expect(dialog.getByText('Press the part that must stay in view, such as a face.')).toBeVisible()
    await expect(dialog.locator('figcaption')).toHaveText([
      'Team page',
      'Home page, large',
      'Home page, narrow',
      'Home page, phone',
    ])
    const samples = await dialog
      .locator('figure')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(new Set(samples).size, 'in one row').toBe(1)
    const whole = await dialog.locator('svg[viewBox="0 0 2000 1000"]').boundingBox()
    if (!whole) throw new Error('the picture is not shown')
    await page.touchscreen.tap(whole.x + whole.width * 0.81, whole.y + whole.height * 0.29)
    await dialog.getByText('Move the focus with sliders').tap()
    await expect(dialog.getByRole('slider', { name: 'From the left' })).toHaveValue('80')
    await expect(dialog.getByRole('slider', { name: 'From the top' })).toHaveValue('30')
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Nandini at the window.')
    expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
    const overflow = () => page.evaluate(() => globalThis.document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await dialog.getByRole('button', { name: 'Use this picture' }).tap()
    await expect(dialog).toBeHidden({ timeout: 60_000 })
    await expect(picture).toContainText('Nandini at the window.')
    await expect(picture.getByRole('alert')).toHaveCount(0)
    await expect(saveStatus(page)).toHaveText('Draft saved')

    await page.getByRole('link', { name: 'Back to the list of words' }).tap()
    await page.getByRole('button', { name: 'More of words' }).tap()
    await page.getByRole('link', { name: 'Uploaded pictures' }).tap()
    const item = page.getByRole('listitem').filter({ hasText: 'Nandini at the window.' })
    await expect(item).toContainText('Shown in Team (draft)')
    await expect(item).toContainText('Kala Phone')
    await expect(item.getByRole('button', { name: /^Remove…/ })).toHaveCount(0)
    expect(await overflow()).toBeLessThanOrEqual(0)
    expect(await axeFindings(page)).toEqual([])
  })
})

test('a client’s logo is added, and a picture with a caption to an article', async ({ page, studio, allow }) => {
  // The server refuses an unusable logo with this status.
  allow(/\b422\b/)
  // Three files are sent, and the renditions of one are made.
  test.slow()
  await enter(page, await studio.invite('Arun Logo'))
  await page.goto(documentUrl(studio.origin, 'clients.yaml'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  const wall = page.frameLocator('iframe').getByRole('img', { name: 'Horlicks' }).first()
  await expect(wall, 'the page begins where its logos are').toBeInViewport({ timeout: 30_000 })
  await wall.click()
  await expect(page.getByLabel('Name', { exact: true }).first()).toBeFocused()
  await page.evaluate(() => {
    for (const each of globalThis.document.querySelectorAll('details')) each.open = true
  })
  await page.getByRole('button', { name: 'Add a client', exact: true }).click()
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('group', { name: 'Logo' }) })
  const added = entry.filter({ has: page.getByText('Client 32', { exact: true }) })
  await expect(added.getByLabel('Name', { exact: true }), 'its first field').toBeFocused()
  await added.getByRole('button', { name: 'Choose a logo' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose a logo' })
  const used = chooser.getByText('In this list already (31)')
  await expect(used).toBeVisible()
  await expect(chooser.getByRole('searchbox'), 'there is none to be found').toBeHidden()
  await expect(chooser.getByRole('button', { name: 'Upload a logo' }), 'what is to be done').toBeFocused()
  // The form shows this message as soon as the draft is saved.
  const behind = page.locator('[data-path^="clients[31]"]').getByText('Still to be written.')
  await expect(behind, 'the form behind it says nothing yet').toHaveCount(0)
  await expect(chooser.getByRole('button', { name: 'Horlicks' }), 'folded away').toBeHidden()
  await used.click()
  await chooser.getByLabel('Search the name of the client').fill('hor')
  await expect(chooser.getByRole('listitem')).toHaveText(['Horlicks'])
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await chooser.getByRole('button', { name: 'Horlicks' }).click()
  await expect(chooser.getByText('“Horlicks” is in this list already. Go to that entry?')).toBeVisible()
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await chooser.getByRole('button', { name: 'Go to Horlicks' }).click()
  await expect(chooser).toBeHidden()
  await expect(page.getByLabel('Name', { exact: true }).first(), 'of the entry that has it').toBeFocused()
  await expect(added.getByLabel('Name', { exact: true }), 'nothing is taken over').toHaveValue('')
  await added.getByLabel('Name', { exact: true }).fill('horlicks')
  await expect(added.getByText(/^Client 1 is called horlicks already/)).toBeVisible({ timeout: 30_000 })
  await added.getByRole('button', { name: 'Choose a logo' }).click()
  await chooser.getByRole('button', { name: 'Upload a logo' }).click()
  const dialog = page.getByRole('dialog', { name: 'New logo' })
  await expect(dialog.getByText(/A PNG with a transparent background, .* or an SVG/)).toBeVisible()
  await dialog.getByLabel('Choose the logo').setInputFiles({
    name: 'typed.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>Kaveri</text></svg>'),
  })
  await expect(dialog.getByText(/has text in it/), 'before its name is asked').toBeVisible({ timeout: 30_000 })
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80"><script>1</script><path d="M10 10h180v60H10z"/></svg>'
  await dialog
    .getByLabel('Choose the logo')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) })
  const sent = dialog.locator('use[href$="/preview#logo"]')
  await expect.poll(() => sent.evaluate((use: SVGUseElement) => use.getBBox().width), 'its outline').toBeGreaterThan(0)
  await dialog.getByRole('textbox', { name: 'Name of the client' }).fill('Kaveri Foods')
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Use this logo' }).click()
  await expect(dialog).toBeHidden({ timeout: 30_000 })
  await expect(added.getByRole('group', { name: 'Logo' })).toContainText('Kaveri Foods')
  await expect(added.getByLabel('Name', { exact: true }), 'as it was said with the file').toHaveValue('Kaveri Foods')
  const drawn = added.locator('use[href*="kaveri-foods"]').first()
  await expect.poll(() => drawn.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0)
  await expect(saveStatus(page)).toHaveText('Draft saved')
  const shown = page.frameLocator('iframe').locator('use[href$="#logo"]').first()
  await expect(shown, 'in the preview').toBeInViewport({ timeout: 30_000 })
  await expect.poll(() => shown.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0)
  await expect(page.getByRole('region', { name: 'What is left to do' })).toBeHidden()

  await page.goto(documentUrl(studio.origin, 'articles/six-pillars-of-digital-marketing.mdx'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    for (const each of globalThis.document.querySelectorAll('details')) each.open = true
  })
  await showSigns(page)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 0))
  await page.getByRole('button', { name: 'Add a picture to the text' }).click()
  const figure = page.getByRole('dialog', { name: 'New picture' })
  await figure.getByLabel('Choose a file').setInputFiles(await phonePhoto('#a06400'))
  await figure.getByRole('textbox', { name: 'Description' }).fill('Six [old] pillars, {one} broken')
  await figure.getByRole('textbox', { name: 'Caption (optional)' }).fill('The “sixth” pillar, in 2026')
  await figure.getByRole('button', { name: 'Use this picture' }).click()
  await expect(figure).toBeHidden({ timeout: 60_000 })
  await expect(text).toHaveValue(
    /!\[Six .*\]\(uploads\/six-old-pillars-one-broken-[0-9a-f]{12}\.jpg "The “sixth” pillar, in 2026"\)/,
  )
  await expect(saveStatus(page)).toHaveText('Draft saved')
  await expect(page.getByRole('region', { name: 'What is left to do' })).toBeHidden()

  await page.goto(`${studio.origin}/studio/settings/log`)
  await expect(page.getByText('Arun Logo uploaded the picture Kaveri foods')).toBeVisible()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Arun Logo started a draft of' })
    .getByRole('link', { name: 'Clients' })
    .click()
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Log', level: 1 })).toBeVisible()
  await expect(page.getByText(/content\/|\.yaml|[0-9a-f]{12}/), 'no names of files').toHaveCount(0)
})

test('a picture stands in the text of an article at once; its sizes are made meanwhile, and made again after a failure', async ({
  page,
  studio,
}) => {
  test.slow()
  // Until this changes, the renditions are being made, as on a busy machine.
  let state: 'making' | 'failed' | 'as it is' = 'making'
  const error = 'The server was stopped meanwhile. Please try again.'
  await page.route(/\/uploads\/[0-9a-f]{32}$/, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const seen = state === 'making' ? { state, made: 3, of: 7 } : { state, error }
    await route.fulfill(state === 'as it is' ? { response } : { response, json: { ...json, ...seen } })
  })
  await enter(page, await studio.invite('Devi Places'))
  await page.goto(documentUrl(studio.origin, 'articles/boost-your-business-with-social-media.mdx'))
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.press('Control+End')
  await page.getByRole('button', { name: 'Add a picture to the text' }).click()
  const dialog = page.getByRole('dialog', { name: 'New picture' })
  await dialog.getByLabel('Choose a file').setInputFiles(await phonePhoto('#206040'))
  await dialog.getByRole('textbox', { name: 'Description' }).fill('A green wall')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog, 'nobody waits for the sizes').toBeHidden()
  const picture = text.getByRole('img', { name: 'A green wall' })
  await expect(picture).toBeInViewport()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(text.getByText('Being prepared: 3 of 7. Keep writing.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^“A green wall” is being prepared/ })).toBeAttached()
  await expect(saveStatus(page)).toHaveText('Draft saved')
  await expect(page.getByRole('region', { name: 'What is left to do' }), 'no fault yet').toBeHidden()
  await page.keyboard.type('Written on meanwhile.')
  const shown = page.frameLocator('iframe')
  await expect(shown.getByText('Written on meanwhile.'), 'on the page, too').toBeVisible({ timeout: 30_000 })
  const next = page.getByRole('heading', { name: 'Picture, author and day', level: 2 })
  const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top)
  const place = async () => Math.round((await top(next)) - (await top(text)))
  const before = await place()

  state = 'failed'
  const failed = page.getByText(/^The picture “A green wall” could not be prepared. The server was stopped/)
  await expect(failed).toBeVisible()
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  state = 'as it is'
  await page.getByRole('button', { name: /^Try again/ }).click()
  await expect(failed).toBeHidden()
  await expect(text.getByText('Being prepared')).toBeHidden({ timeout: 90_000 })
  await expect(picture).toHaveAttribute('src', /\.avif$/)
  await expect(shown.getByRole('img', { name: 'A green wall' })).toBeVisible({ timeout: 30_000 })
  expect(await place(), 'what is below has not moved').toBe(before)
  await expect(page.getByRole('region', { name: 'What is left to do' })).toBeHidden()
})
