import { documentUrl, saveStatus } from './studio-document.ts'
import { enter, expect, test } from './studio.ts'

test.use({ project: 'words' })

test('a new entry is calm until it is left, and the words as typed are found first', async ({ page, studio }) => {
  await enter(page, await studio.invite('Nura New'))
  await page.goto(documentUrl(studio.origin, 'clients.yaml'))
  await page
    .getByRole('button', { name: 'Open all parts' })
    .or(page.getByRole('heading', { level: 1 }))
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Add a client', exact: true }).click()
  const entry = page.locator('details[open][data-path^="clients["]')
  await expect(entry.getByLabel('Name', { exact: true }), 'its first field').toBeFocused()
  await expect(page.locator('main header').getByText('Clients', { exact: true }), 'the bar names it').toBeVisible()
  await expect(page.getByText('2 things are left to write')).toBeAttached()
  await expect(page.getByText('2 to fix')).toHaveCount(0)
  // The press counts first: the message about the field that was left comes afterwards and moves the button.
  await entry.getByRole('button', { name: /^Upload a logo/ }).click()
  const logo = page.getByRole('dialog', { name: 'New logo' })
  await expect(logo, 'at the first press').toBeVisible()
  await logo.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(entry.getByText('Choose a logo.').first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Remove: Client/ })
    .last()
    .click()
  await expect(saveStatus(page)).toHaveText('As it is on the site')

  await page.goto(`${studio.origin}/studio/words?q=sales+scale`)
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Spend and sales on one scale')
})

test('each field of one line is as wide as its row, below its label', async ({ page, studio }) => {
  await enter(page, await studio.invite('Lata Lines'))
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const file of ['about.yaml', 'articles/six-pillars-of-digital-marketing.mdx']) {
      await page.goto(documentUrl(studio.origin, file))
      await page.getByRole('button', { name: 'Open all parts' }).click()
      const fields = page.locator('textarea[rows="1"]').filter({ visible: true })
      await expect(fields.first()).toBeVisible()
      const wrong = await fields.evaluateAll((all) =>
        all.flatMap((field) => {
          const { left, right, top, width: wide } = field.getBoundingClientRect()
          const label = globalThis.document.querySelector(`label[for="${field.id}"]`)?.getBoundingClientRect()
          const row = field.closest('[data-path]')?.getBoundingClientRect()
          const isRight =
            label && row && label.bottom <= top + 1 && wide > 200 && left >= row.left - 1 && right <= row.right + 1
          return isRight ? [] : [`${field.id}: ${Math.round(wide)} px wide`]
        }),
      )
      expect(wrong, `${file} at ${width} px`).toEqual([])
    }
  }
})

test('below the fields of an entry, on a phone, its buttons stand under what they move and remove', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, await studio.invite('Nura Tells', 'editor'), 'Words')
  await page.goto(documentUrl(studio.origin, 'team.yaml'))
  await page.locator('summary').getByText('Leadership').click()
  await page.locator('summary').getByText('Nandini Krishnan').click()
  const rowOf = (label: string) =>
    page
      .getByRole('button', { name: label, exact: true })
      .filter({ visible: true })
      .evaluate((button) => button.parentElement?.innerText.replaceAll(/\s+/g, ' ').trim())
  expect(await rowOf('Remove: Person 2')).toBe('Move, copy or remove: Nandini Krishnan')
  expect(await rowOf('Remove: Group 1')).toBe('Move, copy or remove: Leadership')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('beside a line of text, on a phone, its buttons stand in the row of its name', async ({ page, studio }) => {
  await enter(page, await studio.invite('Nura Lines', 'editor'), 'Words')
  await page.goto(documentUrl(studio.origin, 'about.yaml'))
  const tool = page.getByRole('button', { name: 'Remove: Line 2' }).filter({ visible: true }).first()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const { label, button, input } = await tool.evaluate((each) => {
      const line = each.closest('li')
      const boxOf = (selector: string) => line?.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect
      return {
        label: boxOf('label'),
        button: each.getBoundingClientRect().toJSON() as DOMRect,
        input: boxOf('textarea'),
      }
    })
    expect(button.bottom, `above the text at ${width} px`).toBeLessThanOrEqual(input.top + 1)
    expect(Math.min(button.bottom, label.bottom) - Math.max(button.top, label.top), 'beside its name').toBeGreaterThan(
      9,
    )
    expect(label.right).toBeLessThanOrEqual(button.left)
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(40)
  }
})

test('entries are added, moved, duplicated and removed by keyboard alone', async ({ page, studio }) => {
  await enter(page, await studio.invite('Kala Keys'))
  await page.goto(documentUrl(studio.origin, 'testimonials.yaml'))
  const summaries = page.locator('summary').filter({ hasText: /^Testimonial \d/ })
  await expect(summaries.first()).toBeVisible()
  const before = await summaries.allTextContents()
  await summaries.first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByText(`moved to place 2 of ${before.length}`)).toBeAttached()
  await expect(summaries.nth(1), 'the focus goes along').toBeFocused()
  expect((await summaries.allTextContents())[1]?.slice('Testimonial 2'.length)).toContain(
    before[0]?.slice('Testimonial 1'.length),
  )
  await page.keyboard.press('Alt+ArrowUp')
  await expect(summaries.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Duplicate: Testimonial 1' }).press('Enter')
  await expect(summaries).toHaveCount(before.length + 1)
  await expect(summaries.nth(1)).toBeFocused()
  await page.getByRole('button', { name: 'Remove: Testimonial 2' }).press('Enter')
  await expect(summaries).toHaveCount(before.length)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(summaries).toHaveCount(before.length + 1)
  await page.getByRole('button', { name: 'Remove: Testimonial 2' }).press('Enter')
  await expect(saveStatus(page)).toHaveText('As it is on the site')
})

test('a message covers no button: it stands in the sidebar, and on a phone in a row above the tabs', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Kala Message', 'editor'), 'Words')
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(documentUrl(studio.origin, 'testimonials.yaml'))
    await page.getByText('Testimonial 1').first().click()
    await page.getByRole('button', { name: 'Remove: Testimonial 1', exact: true }).click()
    const message = page.getByText(/^“.+” is removed\.$/)
    await expect(message).toBeVisible()
    const box = await message.boundingBox()
    const sidebar = await page.getByRole('navigation', { name: 'Studio' }).boundingBox()
    if (!box || !sidebar) throw new Error('nothing is shown')
    if (width === 1440) expect(box.x + box.width).toBeLessThanOrEqual(sidebar.x + sidebar.width)
    else expect(box.y + box.height, 'above the tabs').toBeLessThanOrEqual(sidebar.y)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(saveStatus(page)).toHaveText('As it is on the site')
  }
})
