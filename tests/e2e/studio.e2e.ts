import { axeFindings } from '../access/axe.ts'
import { contrast } from '../../src/lib/contrast.ts'
import { addAuthenticator, enter, expect, openColleague, test } from './studio.ts'

test.use({ elsewhere: /^https:\/\/wa\.me\// })

const SCREENS = [
  'leads',
  'leads?view=held',
  'leads?q=nothing-at-all',
  'numbers',
  'numbers?period=year',
  'settings/account',
  'settings/people',
  'settings/templates',
  'settings/office-hours',
  'settings/notices',
  'settings/outgoing',
  'settings/privacy',
  'settings/log',
]

test('a day at the desk: sign in, find a lead by its number, answer it, note, give it away, follow up', async ({
  page,
  studio,
  context,
}) => {
  await context.route(/wa\.me/, (route) => route.fulfill({ contentType: 'text/plain', body: 'WhatsApp' }))
  await studio.addLead({ name: 'Zara Finder', mobile: '9811122233', companyName: 'Finder Tiles' })
  await enter(page, await studio.invite('Asha Day'))

  await page.keyboard.press('/')
  await page.keyboard.type('+91 98111 22233')
  const row = page.getByRole('link', { name: /Zara Finder/ })
  await expect(page.getByRole('listitem').filter({ has: page.locator('[data-lead-row]') })).toHaveCount(1)
  await row.click()
  await expect(page.getByRole('heading', { name: 'Zara Finder' })).toBeFocused()

  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'WhatsApp to Zara Finder' })
  await expect(dialog.getByLabel('Message')).toHaveValue(/^Hi Zara, this is Asha from .* about Finder Tiles/)
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: 'Open WhatsApp' }).click(),
  ])
  expect(chat.url()).toMatch(/^https:\/\/wa\.me\/919811122233\?text=Hi%20Zara/)
  expect(await chat.evaluate(() => window.opener === null && document.referrer === '')).toBe(true)
  await chat.close()
  await expect(page.getByLabel('Stage')).toHaveValue('contacted')
  await expect(page.getByText('answered by WhatsApp')).toBeVisible()

  await page.keyboard.press('n')
  await page.keyboard.type('Wants blue tiles <b>soon</b>')
  await page.reload()
  await expect(
    page.getByRole('textbox', { name: 'Note', exact: true }),
    'a reload does not lose what was typed',
  ).toHaveValue('Wants blue tiles <b>soon</b>')
  await page.getByRole('button', { name: 'Keep this note' }).click()
  await expect(page.getByText('Wants blue tiles <b>soon</b>')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('')

  await page.getByLabel('Who looks after it').selectOption('Ravi Kumar')
  await expect(page.getByRole('status').filter({ hasText: 'Given to Ravi Kumar.' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Who looks after it')).toHaveValue('')
  await page.getByRole('button', { name: 'I take it' }).click()
  await page.getByRole('button', { name: 'In 3 days' }).click()
  await expect(page.getByLabel('Follow up on')).not.toHaveValue('')
  await page.getByLabel('Worth').fill('2,50,000')
  await page.getByLabel('Worth').press('Enter')
  await page.getByLabel('Stage').selectOption('Lost')
  await expect(page.getByText(/set its worth to ₹2,50,000/)).toBeVisible()
  await page.getByLabel('Why it was lost').selectOption('Too expensive for them')
  await expect(page.getByText(/gave the reason \(too expensive for them\)/)).toBeVisible()
})

test('a new enquiry and a colleague’s changes appear without reloading; who was slower sees both sides', async ({
  page,
  studio,
  browser,
  complaints,
}) => {
  await enter(page, await studio.invite('Asha Live'))
  const other = await browser.newContext()
  const colleague = await openColleague(other, await studio.invite('Bala Live', 'sales'))
  const id = await studio.addLead({ name: 'Zara Live' })
  await expect(page.getByRole('link', { name: /Zara Live/ })).toBeVisible()
  for (const each of [page, colleague]) await each.goto(`${studio.origin}/studio/leads/${id}`)
  await expect(colleague.getByLabel('Stage')).toHaveValue('new')

  await page.getByLabel('Stage').selectOption('Qualified')
  await expect(colleague.getByText('Asha Live moved it from New to Qualified')).toBeVisible()

  // The server-sent event of the next change is held back.
  await colleague.route('**/studio/api/changes', (route) => route.abort())
  await colleague.route('**/studio/api/leads/*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await page.getByLabel('Stage').selectOption('Proposal')
  await expect(page.getByText('moved it from Qualified to Proposal')).toBeVisible()
  await colleague.getByLabel('Who looks after it').selectOption('Ravi Kumar')
  await expect(colleague.getByText('gave it to Ravi Kumar'), 'another field: both stand').toBeVisible()
  await expect(colleague.getByLabel('Stage')).toHaveValue('proposal')

  // A choice made before that event gets a 409, which the app resolves by itself and the browser logs.
  await expect(page.getByText('Bala Live gave it to Ravi Kumar')).toBeVisible()
  await page.getByLabel('Stage').selectOption('Won')
  await expect(page.getByText('moved it from Proposal to Won')).toBeVisible()
  await expect(colleague.getByLabel('Stage')).toHaveValue('proposal')
  await colleague.getByLabel('Stage').selectOption('Lost')
  const dialog = colleague.getByRole('dialog', { name: 'Asha Live was quicker' })
  await expect(dialog).toContainText(/Asha Live\s*Won/)
  await expect(dialog).toContainText(/You\s*Lost/)
  await dialog.getByRole('button', { name: 'Leave it as it is' }).click()
  await expect(colleague.getByLabel('Stage')).toHaveValue('won')
  await other.close()
  expect(complaints).toEqual([])
})

test('at 390 px by touch: list, lead, reply, back, every target large enough', async ({ browser, studio }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await openColleague(phone, await studio.invite('Asha Phone'))
  await studio.addLead({ name: 'Zara Phone' })
  await page.getByRole('link', { name: /Zara Phone/ }).tap()
  await expect(page.getByRole('heading', { name: 'Zara Phone' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Studio' })).toBeHidden()
  await page.getByLabel('Stage', { exact: true }).selectOption({ label: 'Contacted' })
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect(undo).toBeInViewport({ ratio: 1 })
  const whatsApp = page.getByRole('button', { name: 'WhatsApp', exact: true })
  const [answers, message] = [await whatsApp.boundingBox(), await undo.locator('xpath=..').boundingBox()]
  expect((answers?.y ?? 0) + (answers?.height ?? 0), 'the message is below').toBeLessThanOrEqual(message?.y ?? 0)
  await whatsApp.tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap()
  await page.getByRole('link', { name: 'Back to the list' }).tap()
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Settings' }).tap()
  await page.getByRole('link', { name: /Your account/ }).tap()
  await expect(page.getByRole('heading', { name: 'Asha Phone' })).toBeVisible()
  for (const screen of ['leads', 'settings', ...SCREENS]) {
    await page.goto(`${studio.origin}/studio/${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Tall enough that the bar below covers nothing axe measures.
    await page.setViewportSize({ width: 390, height: 4_000 })
    expect(await axeFindings(page), screen).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${screen} at 320 px`).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 390, height: 844 })
  }
  await phone.close()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen passes axe at a desk, ${colorScheme}`, async ({ page, studio }) => {
    test.slow()
    await enter(page, await studio.invite('Asha Axe'))
    const id = await studio.addLead({ name: 'Zara Axe' })
    const held = await studio.addLead({ name: 'Zara Held' }, 'the hidden field was filled in')
    await page.emulateMedia({ colorScheme })
    for (const screen of [...SCREENS, `leads/${id}`, `leads/${held}`]) {
      await page.goto(`${studio.origin}/studio/${screen}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: /Reading/ })).toHaveCount(0)
      expect(await axeFindings(page), `${screen} ${colorScheme}`).toEqual([])
      const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      expect(beyond, `${screen}: its parts scroll, the page does not`).toBeLessThanOrEqual(0)
    }
  })
}

test('while enquiries are searched, those before stay dimmed and are not called what was found', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Asha Waits', 'sales'))
  const rows = page.locator('[data-lead-row]')
  await expect(rows.first()).toBeVisible()
  const held = Promise.withResolvers<undefined>()
  await page.route(/\/api\/leads\?.*search=/, async (route) => {
    await held.promise
    await route.fallback()
  })
  await page.getByRole('searchbox').fill('nobody is called so')
  await expect(page.getByRole('heading', { name: 'Searching…', level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]').filter({ has: rows.first() })).toHaveCSS('opacity', '0.45')
  await expect(page.getByText('Reading the enquiries')).toHaveCount(0)
  held.resolve(undefined)
  await expect(page.getByRole('heading', { name: 'Found', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await expect(rows).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(rows.first()).toBeVisible()
  await page.goto(`${studio.origin}/studio/leads?view=all`)
  await expect(page.getByRole('heading', { name: 'All enquiries', level: 1 })).toBeVisible()
})

test('a hostile enquiry is only text, in every field', async ({ page, studio }) => {
  await enter(page, await studio.invite('Asha Safe'))
  const hostile = `"><img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)">`
  const id = await studio.addLead(
    {
      name: hostile,
      companyName: hostile,
      budget: hostile,
      website: 'javascript:alert(4)//example.com',
      message: hostile,
      email: `${hostile}@example.com`,
    },
    hostile,
  )
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => expect(dialog.message()).toBe('no dialog')))
  await page.goto(`${studio.origin}/studio/leads/${id}?view=held`)
  await expect(page.getByRole('heading', { name: hostile })).toBeVisible()
  await page.getByRole('button', { name: 'E-mail', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol))
  expect(links.filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol))).toEqual([])
  expect(await page.locator('img, script:not([src])').count()).toBe(0)
})

test('on a phone an enquiry that is gone leaves the bar, and settings without one open fill the window', async ({
  page,
  studio,
  allow,
}) => {
  allow(/\b404\b/)
  await enter(page, await studio.invite('Asha Gone'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${studio.origin}/studio/leads/999999`)
  await expect(page.getByText('This enquiry is not there any more.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await expect(page.getByRole('navigation', { name: 'Studio' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible()

  await page.goto(`${studio.origin}/studio/nothing-here`)
  await expect(page.getByRole('heading', { name: 'There is nothing here', level: 1 })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(`${studio.origin}/studio/settings`)
  const settings = page.getByRole('navigation', { name: 'Settings' })
  await expect(settings).toBeVisible()
  const right = await settings
    .getByRole('link')
    .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)))
  expect(right, 'the list takes the whole width').toBeGreaterThan(700)
  await settings.getByRole('link', { name: /^Log/ }).click()
  await expect(settings, 'the section takes its place').toBeHidden()
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await expect(settings).toBeVisible()
})

test('in the dark, what is not ticked has an edge that is seen; in forced colours the browser draws it', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Asha Ticks'))
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [screen, role] of [
    ['settings/office-hours', 'checkbox'],
    ['settings/account', 'radio'],
  ] as const) {
    await page.goto(`${studio.origin}/studio/${screen}`)
    const control = page.getByRole(role, { checked: false }).first()
    const colours = await control.evaluate((each) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(each)
      return [borderTopColor, backgroundColor].map((colour) => (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number))
    })
    const hex = (colour: number[]) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
    expect(contrast(hex(colours[0]!), hex(colours[1]!)), screen).toBeGreaterThanOrEqual(3)
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(control).toHaveCSS('appearance', 'auto')
    await page.emulateMedia({ forcedColors: 'none' })
  }
})

test('a removed account is signed out at once', async ({ page, studio, allow }) => {
  allow(/\b401\b/)
  await enter(page, await studio.invite('Former Person', 'sales'))
  await studio.run('revoke', '--email', 'former.person@example.com', '--yes')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: /Your account/ }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('offline the desk says so and keeps the note', async ({ page, studio, context, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED/, { optional: true })
  await enter(page, await studio.invite('Asha Away'))
  const id = await studio.addLead({ name: 'Zara Away' })
  await page.goto(`${studio.origin}/studio/leads/${id}`)
  await expect(page.getByRole('heading', { name: 'Zara Away' })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Written in the lift')
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveAccessibleDescription(
    /^Saved on this device\./,
  )
  await expect(page.getByRole('button', { name: 'Waits for the connection' })).toBeDisabled()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Keep this note' }).click()
  await expect(page.getByLabel('Notes and what happened').getByText('Written in the lift')).toBeVisible()
})

test('a link works once, and the page says what to do', async ({ page, studio, browser, allow }) => {
  allow(/\b401\b/, { optional: true })
  const link = await studio.invite('Asha Door')
  await enter(page, link)
  await page.goto(`${studio.origin}/studio/settings/account`)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('button', { name: 'Sign in with your passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Asha Door' })).toBeVisible()
  const other = await browser.newContext()
  const stranger = await other.newPage()
  await addAuthenticator(stranger)
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await other.close()
})

test('visitors get nothing of the studio: no byte refers to it, no cookie is sent along', async ({ page, studio }) => {
  await enter(page, await studio.invite('Asha Visitor'))
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  // Requests of the studio while it is being left do not count as the visitor's: counting starts with the new document.
  page.on('framenavigated', () => requests.splice(0))
  const sent = page.waitForRequest(`${studio.origin}/`)
  await page.goto(`${studio.origin}/`)
  expect(await (await sent).headerValue('cookie')).toBeNull()
  const answer = await page.request.get(`${studio.origin}/`)
  expect(answer.headers()['set-cookie']).toBeUndefined()
  expect(await answer.text()).not.toMatch(/studio\//i)
  expect(requests.filter((url) => url.includes('/studio'))).toEqual([])
})
