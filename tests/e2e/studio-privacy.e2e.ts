import { readFileSync } from 'node:fs'
import { axeFindings } from '../access/axe.ts'
import { enter, expect, openColleague, test } from './studio.ts'

const HOSTILE = '"><img src=x onerror=alert(1)>'

test('the month is exported, one person given everything and erased, and retention set with what it would erase', async ({
  page,
  studio,
  allow,
}) => {
  allow(/\b400\b/)
  await enter(page, await studio.invite('Asha Privacy'))
  await studio.addLead({ name: HOSTILE, companyName: HOSTILE, email: 'forget.me@example.com', mobile: '9812345670' })
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: /^Export and privacy/ }).click()

  const [from, to] = [page.getByLabel('From', { exact: true }), page.getByLabel('Up to')]
  await page.getByRole('button', { name: 'Last month' }).click()
  await expect(from).toHaveValue(/^\d{4}-\d\d-01$/)
  await expect(to).toHaveValue(/-(?:28|29|30|31)$/)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(from).toHaveValue('')
  await expect(to).toHaveValue('')
  await page.getByLabel('Format').selectOption('CSV')
  await page.getByLabel('From', { exact: true }).fill('2020-01-01')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^enquiries-2020-01-01-to-\d{4}-\d\d-\d\d\.csv$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.split('\r\n')[0]).toContain('"Stage"')
  expect(text).toContain('forget.me@example.com')
  await page.getByLabel('Up to').fill('2019-01-01')
  await expect(page.getByRole('alert').filter({ hasText: 'before the first day' })).toBeVisible()

  const who = page.getByLabel('Their e-mail address or number')
  await who.fill('nobody')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: /neither an e-mail address nor a number/ })).toBeVisible()
  await who.fill('+91 98123 45670')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByRole('link', { name: HOSTILE })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const [given] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Everything as a file' }).click(),
  ])
  expect(JSON.parse(readFileSync(await given.path(), 'utf8'))).toMatchObject([{ email: 'forget.me@example.com' }])
  await page.getByRole('button', { name: 'Erase 1 enquiry' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Erase 1 enquiry' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('1 enquiry erased.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/every byte that belongs to no enquiry is zero/)).toBeVisible()

  await page.getByLabel('Erase what is older than').selectOption({ index: 1 })
  await expect(page.getByText(/would be erased for good in the coming night|Nothing is that old now/)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Erase what is older than')).toHaveValue('')
})

test('from the list of enquiries one finds their download', async ({ page, studio }) => {
  await enter(page, await studio.invite('Asha Download'))
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('link', { name: 'Download enquiries as a file…' }).click()
  await expect(page.getByRole('heading', { name: 'Export enquiries' })).toBeVisible()
})

test('what a screen reader says of the desk and of an enquiry', async ({ page, studio }) => {
  await enter(page, await studio.invite('Asha Reader', 'sales'))
  const id = await studio.addLead({ name: 'Zara Reader', companyName: 'Reader Tiles' })
  await expect(page.getByRole('link', { name: /Zara Reader/ })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Studio' })).toMatchAriaSnapshot(`
    - navigation "Studio":
      - list:
        - listitem:
          - link /Enquiries/
        - listitem:
          - link /Unread/
        - listitem:
          - link /Mine/
        - listitem:
          - link /Follow up/
        - listitem:
          - link "Closed"
        - listitem:
          - link /Held as spam/
        - listitem:
          - link "All"
      - list:
        - listitem:
          - link "Numbers"
        - listitem:
          - link "Settings"
        - listitem:
          - button "Keyboard"
  `)
  await page.goto(`${studio.origin}/studio/leads/${id}`)
  await expect(page.getByRole('heading', { name: 'Zara Reader' })).toBeFocused()
  await expect(page.getByRole('article', { name: 'Zara Reader' })).toMatchAriaSnapshot(`
    - article "Zara Reader":
      - heading "Zara Reader" [level=1]
      - term: WhatsApp
      - definition:
        - button "Copy WhatsApp"
      - term: E-mail
      - definition:
        - button "Copy E-mail"
      - complementary "What becomes of it":
        - combobox "Stage"
        - combobox "Who looks after it"
        - textbox "Follow up on"
        - textbox "Worth"
      - region "Notes and what happened":
        - textbox "Note"
        - list:
          - listitem:
            - paragraph:
              - text: The enquiry came in
      - group "Answer":
        - button "WhatsApp"
        - button "E-mail"
        - link "Call"
  `)
  // By keyboard alone, from the enquiry's name to the note; every stop has a name.
  const names: string[] = []
  for (let stop = 0; stop < 40 && !names.includes('Note'); stop++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement
      const label = focused?.id ? document.querySelector(`label[for="${CSS.escape(focused.id)}"]`) : null
      return (focused?.getAttribute('aria-label') ?? label?.textContent ?? focused?.textContent ?? '').trim()
    })
    names.push(name)
  }
  expect(names.filter((name) => name === '')).toEqual([])
  expect(names).toContain('Note')
})

test('by touch at 390 px: notices, webhook, confirmation and privacy; in forced colours every control has its edge', async ({
  browser,
  studio,
}) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await openColleague(phone, await studio.invite('Asha Touch'))
  const bar = page.getByRole('navigation', { name: 'Studio' })
  for (const [name, heading] of [
    [/^Notifications/, 'Notifications'],
    [/^What the site sends/, 'What the site sends'],
    [/^Export and privacy/, 'Export and privacy'],
  ] as const) {
    await bar.getByRole('link', { name: 'Settings' }).tap()
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).tap()
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /Reading/ })).toHaveCount(0)
    await page.emulateMedia({ forcedColors: 'active' })
    const edgeless = await page
      .locator('main :is(button, input, select, textarea, label:has(> input[type=checkbox])):visible')
      .evaluateAll((all) =>
        all
          .filter((each) => {
            const { borderTopWidth, borderTopStyle, appearance } = getComputedStyle(each)
            const isBox = each.matches('input[type=checkbox]') && appearance !== 'none'
            return !isBox && (borderTopStyle === 'none' || borderTopWidth === '0px')
          })
          .map((each) => each.outerHTML.slice(0, 80)),
      )
    expect(edgeless, heading).toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
  }
  await page.getByLabel('Their e-mail address or number').tap()
  await page.keyboard.type('nobody@example.com')
  await page.getByRole('button', { name: 'Find', exact: true }).tap()
  await expect(page.getByText('Nothing here is from nobody@example.com.')).toBeVisible()
  await phone.close()
})
