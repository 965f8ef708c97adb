import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { axeFindings } from '../access/axe.ts'
import { documentUrl, saveStatus, showAsRead, showSigns } from './studio-document.ts'
import { enter, expect, test } from './studio.ts'

test.use({ project: 'article' })

const mend = (page: Page) => page.getByRole('region', { name: 'What is left to do' })

/** Opens the text of an article, which is the first part of its form. */
async function openText(page: Page, origin: string, name: string): Promise<Locator> {
  await page.goto(documentUrl(origin, `articles/${name}.mdx`))
  await page.getByRole('heading', { level: 1 }).waitFor()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(text).toBeVisible()
  return text
}

/** Returns the Markdown of the text, read through the menu that shows it, and switches back. */
async function signsOf(page: Page): Promise<string> {
  await showSigns(page)
  const value = await page.getByRole('textbox', { name: 'Text', exact: true }).inputValue()
  await showAsRead(page)
  await expect(page.getByRole('toolbar', { name: 'How the text looks' })).toBeVisible()
  return value
}

const paste = (text: Locator, html: string) =>
  text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { color: red }</style></head>
<body lang=EN-GB><!--StartFragment--><h1 style='color:#2F5496'>From Word</h1>
<p class=MsoNormal style='margin:0cm'>With <b>bold</b>, <span style='font-style:italic'>italic</span> and
<a href="https://example.com/one">a link</a>, <a href="javascript:alert(1)">none</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>First</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Second</p>
<table border=1><tr><td><p class=MsoNormal>Month</p></td><td><p>Leads</p></td></tr><tr><td>May</td><td>31</td></tr></table>
<script>alert(1)</script><img src="x" onerror="alert(1)"><p>{alert(1)} &lt;Figure /&gt;</p><!--EndFragment--></body></html>`

for (const [width, height, name] of [
  [1_440, 900, 'digital-marketing-and-its-future'],
  [390, 844, 'boost-your-business-with-social-media'],
] as const) {
  test(`at ${width} px an article is written without a sign, with a link, a table and a picture, and kept`, async ({
    page,
    studio,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height })
    await enter(page, await studio.invite(`Meera Writes ${width}`, 'editor'), 'Words')
    const text = await openText(page, studio.origin, name)
    await expect(saveStatus(page)).toHaveText('As it is on the site')
    const before = await signsOf(page)
    const tools = page.getByRole('toolbar', { name: 'How the text looks' })

    await text.press('Control+End')
    await page.keyboard.press('Enter')
    await tools.getByRole('button', { name: 'Heading', exact: true }).click()
    await page.keyboard.type('What to do on Monday')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Begin with ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('one page')
    await page.keyboard.press('Control+b')
    await page.keyboard.type(', costs < 5 {not code}, and see ')
    await page.keyboard.press('Control+k')
    const link = page.getByRole('dialog', { name: 'New link' })
    const named = link.getByRole('textbox', { name: 'A page of this site' })
    await expect(named, 'a page is what texts lead to most').toBeFocused()
    await expect(link.getByRole('status')).toHaveText(/^\d+ pages$/)
    const rows = link.getByRole('listitem')
    const inView = await rows.evaluateAll((all) => {
      const { bottom = 0 } = all[0]?.parentElement?.getBoundingClientRect() ?? {}
      return all.filter((each) => each.getBoundingClientRect().bottom <= bottom).length
    })
    expect(inView, 'as many as are read at a glance').toBe(4)
    await expect.poll(() => link.evaluate((dialog) => dialog.getAnimations().length), 'it stands still').toBe(0)
    const { y = 0, height: tall = 0 } = (await link.boundingBox()) ?? {}
    if (width < 700) expect(tall, 'above the keyboard, without scrolling').toBeLessThanOrEqual(420)
    if (width < 700) expect(y).toBeLessThan(20)
    await named.fill('A')
    expect((await link.boundingBox())?.height, 'nothing jumps').toBe(tall)
    await link.getByRole('button', { name: 'Add the link' }).click()
    await expect(link.getByText('Choose a page from the list.')).toBeVisible()

    await link.getByRole('button', { name: 'Link to another address' }).click()
    const address = link.getByRole('textbox', { name: 'Another address' })
    await expect(address).toBeFocused()
    await address.fill('nowhere')
    await link.getByRole('button', { name: 'Add the link' }).click()
    await expect(link.getByText(/This is not an address yet/)).toBeVisible()
    expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
    await address.fill('example.com/')
    await expect(link.getByText(/This is not an address yet/), 'not while one types').toBeHidden()
    await link.getByRole('button', { name: 'A page of this site instead' }).click()
    await expect(named).toBeFocused()

    await named.fill('no such page')
    await expect(link.getByRole('status')).toHaveText('No page found.')
    await expect(link.getByText(/^No page has that in its name or address/)).toBeVisible()
    expect((await link.boundingBox())?.height, 'nothing jumps').toBe(tall)
    await link.getByRole('button', { name: 'Show all pages' }).click()
    await expect(named).toHaveValue('')
    await expect(named, 'where one goes on typing').toBeFocused()
    await named.fill('us team')
    const team = link.getByRole('button', { name: /^Our people and their stories/ })
    await expect(team, 'found by its address').toContainText('/about-us/team')
    expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
    await named.press('ArrowDown')
    await expect(team).toBeFocused()
    await team.press('Enter')
    await expect(link.getByText('Chosen: Our people and their stories')).toBeVisible()
    await expect(named, 'one line in place of the list').toBeHidden()
    const words = link.getByRole('textbox', { name: 'Text of the link' })
    await expect(words, 'by the name of the page').toHaveValue('Our people and their stories')
    await expect(words).toBeFocused()
    expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
    await link.getByRole('button', { name: 'Change the page' }).click()
    await named.fill('About us')
    await link
      .getByRole('button', { name: /^About us/ })
      .first()
      .click()
    await expect(words, 'what came with the other page went with it').toHaveValue('About us')
    await words.fill('who we are')
    await link.getByRole('button', { name: 'Add the link' }).click()
    await expect(text).toBeFocused()
    await page.keyboard.type(' today.')
    await page.keyboard.press('Enter')
    await tools.getByRole('button', { name: 'Bulleted list' }).click()
    await page.keyboard.type('Read it aloud')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Ask a friend')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')

    await tools.getByRole('button', { name: 'Table' }).click()
    for (const words of ['Week', 'Task', 'One', 'Write', 'Two', 'Read']) {
      await page.keyboard.type(words)
      if (words !== 'Read') await page.keyboard.press('Tab')
    }
    const table = page.getByRole('toolbar', { name: 'Table' })
    await table.getByRole('button', { name: 'Add a row below' }).click()
    await table.getByRole('button', { name: 'Add a column after' }).click()
    const columns = text.getByRole('table').last().getByRole('columnheader')
    await expect(columns).toHaveCount(3)
    await page.keyboard.press('Tab')
    await table.getByRole('button', { name: 'More for the table' }).click()
    await page.getByRole('menuitem', { name: 'Remove column' }).click()
    await expect(columns).toHaveCount(2)

    await tools.getByRole('button', { name: 'Add a picture to the text' }).click()
    const upload = page.getByRole('dialog', { name: 'New picture' })
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a06400' } })
      .jpeg()
      .toBuffer()
    await upload.getByLabel('Choose a file').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo })
    await upload.getByRole('textbox', { name: 'Description' }).fill('A desk with one page on it')
    await upload.getByRole('textbox', { name: 'Caption (optional)' }).fill('Monday, nine o’clock')
    await upload.getByRole('button', { name: 'Use this picture' }).click()
    await expect(upload).toBeHidden({ timeout: 60_000 })
    if (width < 700) {
      const message = await page.getByText('The picture is in the text, on a line of its own.').boundingBox()
      const [bar, tabs] = [
        await tools.boundingBox(),
        await page.getByRole('navigation', { name: 'Studio' }).boundingBox(),
      ]
      expect((bar?.y ?? 0) + (bar?.height ?? 0), 'no message over the tools').toBeLessThanOrEqual(message?.y ?? 0)
      expect((message?.y ?? 0) + (message?.height ?? 0), 'nor over the tabs').toBeLessThanOrEqual(tabs?.y ?? 0)
    }
    await expect(text.getByRole('img', { name: 'A desk with one page on it' })).toBeVisible()
    await expect(text.getByText('Monday, nine o’clock')).toBeVisible()
    await tools.getByRole('button', { name: 'Undo' }).click()
    await expect(text.getByText('Monday, nine o’clock')).toBeHidden()
    await tools.getByRole('button', { name: 'Redo' }).click()
    await expect(text.getByText('Monday, nine o’clock')).toBeVisible()

    await expect(saveStatus(page)).toHaveText('Draft saved')
    await expect(mend(page)).toBeHidden()
    // Tall enough that no bar covers anything axe measures, at any scroll position of the text.
    await page.setViewportSize({ width, height: 8_000 })
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width, height })
    const after = await signsOf(page)
    expect(after.startsWith(before)).toBe(true)
    expect(after.slice(before.length)).toMatch(
      new RegExp(
        String.raw`^\n## What to do on Monday\n\nBegin with \*\*one page\*\*, costs \\< 5 \\\{not code\\?\}, and see \[who we are\]\(/about-us\) today\.\n\n` +
          String.raw`- Read it aloud\n- Ask a friend\n\n\| Week \| Task \|\n\| -+ \| -+ \|\n\| One \| Write \|\n\| Two \| Read \|\n\| \| \|\n\n` +
          String.raw`!\[A desk with one page on it\]\(uploads/[\w-]+\.jpg "Monday, nine o’clock"\)\n$`,
      ),
    )

    if (width < 1_000) await page.getByRole('button', { name: 'Page', exact: true }).click()
    const shown = page.frameLocator('iframe')
    await expect(shown.getByRole('heading', { name: 'What to do on Monday' })).toBeVisible({ timeout: 30_000 })
    await expect(shown.getByRole('link', { name: 'who we are' })).toBeVisible()
    // A press on the page places the cursor in the pressed block.
    await shown.getByRole('heading', { name: 'What to do on Monday' }).dispatchEvent('click')
    await expect(text).toBeFocused()
    await expect(tools.getByRole('button', { name: 'Heading', exact: true })).toHaveAttribute('aria-pressed', 'true')

    const again = await openText(page, studio.origin, name)
    await expect(again.getByRole('heading', { name: 'What to do on Monday' })).toBeVisible()
    await expect(again.getByRole('cell', { name: 'Write' })).toBeVisible()
    expect(await signsOf(page)).toBe(after)
  })
}

test('at 768 px the form of an article is shown with its editor, which comes late and so moves no button under a press', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 768, height: 1_024 })
  await enter(page, await studio.invite('Meera Presses', 'editor'), 'Words')
  const released = Promise.withResolvers<undefined>()
  const asked = Promise.withResolvers<undefined>()
  await page.route(/article-editor[^/]*\.js$/, async (route) => {
    asked.resolve(undefined)
    await released.promise
    await route.continue()
  })
  await page.goto(documentUrl(studio.origin, 'articles/digital-marketing-and-its-future.mdx'))
  await asked.promise
  const isWhole = await page.evaluateHandle(() => {
    const seen = new Set<boolean>()
    const look = () => {
      const hasForm = [...document.querySelectorAll('button')].some((each) => each.textContent === 'Open all parts')
      if (hasForm) seen.add(document.querySelector('[contenteditable=true]') !== null)
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  await expect(page.getByRole('status').filter({ hasText: 'Reading the document' })).toBeAttached()
  released.resolve(undefined)
  const open = page.getByRole('button', { name: 'Open all parts' })
  await expect(open).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()
  await expect(page.getByRole('toolbar', { name: 'How the text looks' })).toBeVisible()
  expect(await isWhole.evaluate((seen) => [...seen]), 'in each frame with the form').toEqual([true])
  await open.click()
  await page.getByRole('group', { name: 'Picture' }).first().getByRole('button', { name: 'Upload a picture' }).click()
  await expect(page.getByRole('dialog', { name: 'New picture' })).toBeVisible()
})

test('a picture that is on the site already is put into the text of an article', async ({ page, studio }) => {
  await enter(page, await studio.invite('Meera Chooses', 'editor'), 'Words')
  const text = await openText(page, studio.origin, 'how-to-choose-right-digital-marketing-agency-in-dubai')
  await text.press('Control+End')
  const tools = page.getByRole('toolbar', { name: 'How the text looks' })
  await tools.getByRole('button', { name: 'Add a picture to the text' }).click()
  const upload = page.getByRole('dialog', { name: 'New picture' })
  await upload.getByRole('button', { name: 'Choose from the site’s pictures' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose a picture' })
  await chooser.getByLabel('Search pictures').fill('tote bag')
  await chooser.getByRole('button', { name: /^A canvas tote bag/ }).click()
  await expect(chooser).toBeHidden()
  await expect(text.getByRole('img', { name: /^A canvas tote bag/ })).toBeVisible()
  expect(await signsOf(page)).toMatch(/\n!\[A canvas tote bag [^\]]*\]\(works\/work-02\.jpg\)\n/)
  await expect(saveStatus(page)).toHaveText('Draft saved')
  await expect(mend(page)).toBeHidden()
})

test('the tools of a table stand in one row at 320 px, and its menu is used by keys', async ({ page, studio }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enter(page, await studio.invite('Meera Tables', 'editor'), 'Words')
  const text = await openText(page, studio.origin, 'boost-your-business-with-social-media')
  await text.press('Control+End')
  await page.keyboard.press('Enter')
  await page.getByRole('toolbar', { name: 'How the text looks' }).getByRole('button', { name: 'Table' }).click()
  const table = page.getByRole('toolbar', { name: 'Table' })
  await page.keyboard.type('Day')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Post')
  const more = table.getByRole('button', { name: 'More for the table' })
  const tops = await table.getByRole('button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await expect(more).toBeInViewport({ ratio: 1 })

  const menu = page.getByRole('menu', { name: 'More for the table' })
  await more.press('Enter')
  await expect(menu.getByRole('menuitem', { name: 'Add a row above' })).toBeFocused()
  await page.setViewportSize({ width: 320, height: 2_000 })
  expect(await axeFindings(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(more).toBeFocused()
  const rows = text.getByRole('table').last().getByRole('row')
  await expect(rows).toHaveCount(3)
  await more.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(menu.getByRole('menuitem', { name: 'Remove row' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(text).toBeFocused()
  await more.click()
  await menu.getByRole('menuitem', { name: 'Remove table' }).click()
  await expect(table).toBeHidden()
})

test('the tools of an article stand in two rows at most beside the page', async ({ page, studio }) => {
  await enter(page, await studio.invite('Meera Rows', 'editor'), 'Words')
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await openText(page, studio.origin, 'six-pillars-of-digital-marketing')
    const buttons = page.getByRole('toolbar', { name: 'How the text looks' }).getByRole('button')
    const tops = await buttons.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
    expect(new Set(tops).size, `at ${width} px`).toBeLessThanOrEqual(2)
  }
})

test('the text of an article comes first, its settings in folded parts, and none stands in two places', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Meera Parts', 'editor'), 'Words')
  await openText(page, studio.origin, 'six-pillars-of-digital-marketing')
  const parts = page.locator('details[data-part]')
  await expect(parts.locator('summary')).toHaveText([
    'Text of the article',
    'Picture, author and day',
    'Services and articles',
    'Search results and sharing',
    'Menus and addresses',
  ])
  await expect(page.locator('details[data-part][open]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Open all parts' }).click()
  await expect(page.getByLabel('Category')).toBeVisible()
  await expect(page.getByLabel('Place in lists (optional)')).toBeVisible()
  // The panel “On the site” has these fields.
  await expect(page.getByRole('checkbox', { name: 'Draft' })).toHaveCount(0)
  await expect(page.getByLabel(/^Publish on/)).toHaveCount(0)
})

test('a title that is too long has one message, and a button that leads to the title for search results', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Arun Long', 'editor'), 'Words')
  await page.getByRole('button', { name: 'New page…' }).click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await dialog.getByLabel('Title of the article').fill('Six pillars of a long title')
  await dialog.getByRole('button', { name: 'Begin the article' }).click()
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first()
  await title.fill('Six pillars '.repeat(6).trim())
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/^(?:Six pillars ?){6}$/, {
    timeout: 30_000,
  })
  await expect(mend(page).getByRole('listitem')).toHaveCount(1)
  const pane = page.getByRole('region', { name: 'Page as it would be' })
  await expect(pane, 'the page shows it').not.toContainText('Not on the page yet: Title')
  await title.fill('Six pillars '.repeat(9).trim())
  await expect(mend(page).getByRole('listitem')).toHaveText([
    /Take out 17 characters: 90 fit, once search results have a title of their own\.$/,
  ])
  await expect(page.getByText('17 too many'), 'counted alike').toBeVisible()
  await page.getByRole('button', { name: 'Give search results a title of their own' }).click()
  await page.locator(':focus').fill('Six pillars of digital marketing')
  await title.fill('Six pillars '.repeat(6).trim())
  await expect(mend(page).getByRole('listitem')).toHaveCount(0)
  await expect(page.getByText('71 of 90')).toBeVisible()
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
})

test('what lists say of an article and what search results say are told apart', async ({ page, studio }) => {
  await enter(page, await studio.invite('Meera Describes', 'editor'), 'Words')
  await page.goto(documentUrl(studio.origin, 'articles/six-pillars-of-digital-marketing.mdx'))
  await page.getByRole('heading', { name: 'Search results and sharing' }).click()
  await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveAccessibleDescription(
    /What lists and cards say of the article/,
  )
  await expect(
    page.getByRole('textbox', { name: 'Description in search results (optional)' }),
  ).toHaveAccessibleDescription(/Leave it empty to show the description above/)
})

test('what is pasted from Word keeps its headings, lists, links and tables, and brings no code', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Meera Pastes', 'editor'), 'Words')
  const text = await openText(page, studio.origin, 'six-pillars-of-digital-marketing')
  const before = await signsOf(page)
  await text.press('Control+End')
  await page.keyboard.press('Enter')
  await paste(text, FROM_WORD)
  await expect(text.getByRole('heading', { name: 'From Word' })).toBeVisible()
  const pasted = (await signsOf(page)).slice(before.length)
  expect(pasted).toContain('## From Word\n\nWith **bold**, *italic* and [a link](https://example.com/one), none.\n')
  expect(pasted).toContain('- First\n- Second\n')
  expect(pasted).toMatch(/\| Month \| Leads \|\n\| -+ \| -+ \|\n\| May \| 31 \|/)
  expect(pasted).not.toMatch(/javascript|onerror|<script|!\[/)
  expect(pasted).toContain(String.raw`\{alert(1)`)
  await expect(saveStatus(page)).toHaveText('Draft saved')
  await expect(mend(page)).toBeHidden()
})

test('the toolbar is one stop of the Tab key, and Escape with Tab leaves a table', async ({ page, studio }) => {
  await enter(page, await studio.invite('Meera Keys', 'editor'), 'Words')
  const text = await openText(page, studio.origin, 'how-to-choose-right-digital-marketing-agency-in-dubai')
  await text.press('Control+Home')
  await page.keyboard.press('Alt+F10')
  const tools = page.getByRole('toolbar', { name: 'How the text looks' })
  await expect(tools.getByRole('button', { name: 'Heading', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(tools.getByRole('button', { name: 'Redo' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(text).toBeFocused()
  await tools.getByRole('button', { name: 'Table' }).click()
  await page.keyboard.type('A cell')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(text).not.toBeFocused()
})

test('on a phone a fault goes with the first letter, the whole title can be read, and the tools are at the thumb', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, await studio.invite('Meera Thumb', 'editor'), 'Words')
  // No other test has a draft of this article.
  const text = await openText(
    page,
    studio.origin,
    'top-digital-marketing-trends-for-2025-business-in-dubai-must-follow',
  )
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first()
  const words = await title.inputValue()
  await title.fill('')
  const field = page.locator('[data-path="title"]')
  await expect(field.getByText('Must not be empty.')).toBeVisible()
  // The message about the empty title goes away at once; faults of the new title are known only after saving.
  const kept = Promise.withResolvers<undefined>()
  await page.route(/\/draft/, async (route) => {
    await kept.promise
    await route.continue()
  })
  await title.press('H')
  await expect(field.getByText('Must not be empty.')).toBeHidden({ timeout: 500 })
  await expect(title).not.toHaveAttribute('aria-invalid', 'true')
  kept.resolve(undefined)
  await title.fill(words)
  await expect(saveStatus(page)).toHaveText('As it is on the site')

  await text.click()
  const shown = page.locator('main header').getByText(words)
  await expect(shown).toBeInViewport({ ratio: 1 })
  const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
    scrollWidth > clientWidth || scrollHeight > clientHeight
  expect(await shown.evaluate(isCut), 'all of the title').toBe(false)
  const tools = page.getByRole('toolbar', { name: 'How the text looks' })
  const heading = tools.getByRole('button', { name: 'Heading', exact: true })
  await expect(heading.getByText('Heading'), 'the word, not a letter').toBeInViewport({ ratio: 1 })
  expect((await tools.boundingBox())?.y, 'where the thumb is').toBeGreaterThan(844 / 2)
  await expect(page.getByRole('checkbox', { name: /Markdown/ }), 'in the menu').toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
})

test('what the editor has no form for is kept, and a text that cannot be read is shown with its signs', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Meera Keeps', 'editor'), 'Words')
  const name = 'ten-reason-your-business-needs-digital-marketing-in-dubai'
  await openText(page, studio.origin, name)
  await showSigns(page)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  const raw = '<Unknown a="1">\n\n*kept*\n\n</Unknown>'
  await text.fill(`One.\n\n${raw}\n\nTwo __bold__.\n`)
  await showAsRead(page)
  await text.getByRole('group', { name: 'Kept as it is' }).click()
  const kept = page.getByRole('toolbar', { name: 'Kept part' })
  await kept.getByRole('button', { name: 'Move the kept part down' }).click()
  expect(await signsOf(page)).toBe(`One.\n\nTwo __bold__.\n\n${raw}\n`)
  await expect(mend(page)).toContainText('“<Unknown>” is no element of an article')

  await showSigns(page)
  await text.fill('One.\n\n<Open\n')
  await showAsRead(page)
  await expect(page.getByText('only be shown with its Markdown signs')).toBeVisible()
  await expect(text).toHaveValue('One.\n\n<Open\n')
  await text.fill('One.\n')
  await page.getByRole('button', { name: 'Show it as formatted text' }).click()
  await expect(text.getByText('One.')).toBeVisible()
})
