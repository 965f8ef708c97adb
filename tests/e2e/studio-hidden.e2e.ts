import { axeFindings } from '../access/axe.ts'
import { documentUrl, goToWords, saveStatus } from './studio-document.ts'
import { enter, expect, test } from './studio.ts'

test.use({ project: 'hidden' })
// Each request for what can be published checks five documents.
test.describe.configure({ timeout: 180_000 })

test('links to a page that is hidden are taken out with one press, which says of how many documents it makes drafts', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Asha Takes', 'editor'), 'Words')
  await page.goto(documentUrl(studio.origin, 'services/lead-generation.yaml'))
  const panel = page.getByRole('region', { name: 'On the site' })
  await panel.getByRole('radio', { name: 'Hidden from visitors' }).check()
  const one = panel.getByRole('button', { name: /^Take out: / })
  const all = panel.getByRole('button', { name: /^Take out all \d/ })
  await expect(all).toBeVisible()
  await expect(all).toHaveText(`Take out all ${await one.count()}`)
  await expect(panel).toContainText(/This makes drafts of these \d documents, to publish with this page\./)
  expect(await axeFindings(page, { within: 'main section' })).toEqual([])
  const count = await one.count()
  await all.click()
  await expect(one).toHaveCount(0, { timeout: 30_000 })
  await expect(all).toHaveCount(0)
  await expect(panel).toContainText(`${count} links to it are taken out. That is published with this page`)
  await page.locator('main header').getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByText('Goes live together with “Lead Generation”.').first(), 'they go along').toBeVisible()
  await expect(dialog.getByText('/agency/lead-generation', { exact: true }), 'by its name').toHaveCount(0)
  const ticked = dialog.getByRole('checkbox', { checked: true })
  const others = (await ticked.count()) - 1
  expect(others).toBeGreaterThan(1)
  await dialog.getByRole('checkbox', { name: 'Techgyan' }).uncheck()
  await expect(dialog).toContainText('“Lead Generation” cannot be published without “Techgyan”.')
  await expect(dialog.getByRole('button', { name: `Publish ${others} documents` })).toBeDisabled()
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Tick it, too' }).click()
  await expect(ticked).toHaveCount(others + 1)
  await dialog.getByRole('checkbox', { name: 'Lead Generation' }).uncheck()
  await expect(ticked, 'unticked together').toHaveCount(0)
  const kept = dialog.getByText('Takes out a link to “Lead Generation”, which visitors still see')
  await expect(kept).toHaveCount(others)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await panel.getByRole('radio', { name: 'From a day on' }).check()
  await expect(panel).toContainText(/On \d+ \w+ \d+ they come back by themselves, with the page\./)
  await expect(panel).toContainText('Publishing takes it off the site now.')
  await page.locator('main header').getByRole('button', { name: 'Publish…' }).click()
  await expect(dialog).toContainText(/This takes it off the site until \d+ \w+ \d+\./)
  await expect(dialog.getByRole('button', { name: 'Leave it on the site' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await panel.getByRole('radio', { name: 'Hidden from visitors' }).check()
  await expect(page.getByRole('button', { name: 'What changes (1)' }), 'the day was only tried').toBeVisible()
  await page.reload()
  await expect(panel).toContainText(`${count} links to it are taken out.`)
  await panel.getByRole('radio', { name: 'Visitors see it' }).check()
  await expect(page.getByText(`The ${count} links are back.`)).toBeVisible({ timeout: 30_000 })
  await expect(panel).toContainText(`${count} links to it are back.`)
  expect(await axeFindings(page, { within: 'main section' })).toEqual([])
  await expect(saveStatus(page)).toHaveText('As it is on the site')
  await goToWords(page)
  await expect(page.getByRole('button', { name: 'Publish', exact: true }), 'no draft is left').toBeDisabled()
})

test('a draft that is not ready is where the way leads from the page that waits for it, and the links wait with it', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Asha Waits', 'editor'), 'Words')
  await page.goto(documentUrl(studio.origin, 'services/lead-generation.yaml'))
  const panel = page.getByRole('region', { name: 'On the site' })
  await panel.getByRole('radio', { name: 'Hidden from visitors' }).check()
  await panel.getByRole('button', { name: /^Take out all \d/ }).click()
  await expect(panel).toContainText(/\d links to it are taken out/, { timeout: 30_000 })
  await page.goto(documentUrl(studio.origin, 'cases/techgyan.yaml'))
  const brand = page.getByLabel('Brand', { exact: true })
  const name = await brand.inputValue()
  await brand.fill('')
  await expect(page.getByRole('button', { name: 'Publish: 1 to fix' })).toBeVisible()

  await page.goto(documentUrl(studio.origin, 'services/lead-generation.yaml'))
  const header = page.locator('main header')
  await header.getByRole('button', { name: 'Publish: finish “Techgyan” first' }).click()
  const stopped = page.getByRole('dialog', { name: 'This cannot be published yet' })
  await expect(stopped).toContainText('“Lead Generation” leaves the site together with this draft')
  await expect(stopped).toContainText('finish “Techgyan” first.')
  await expect(stopped.getByRole('button', { name: /^Publish / }), 'all others go with it').toHaveCount(0)
  await stopped.getByRole('link', { name: 'Fix it' }).click()
  await expect(brand).toBeFocused()

  await goToWords(page)
  await page.getByRole('button', { name: /^Publish( \d+)?…$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(
    dialog.getByText(/^Takes out a link to “Lead Generation”.*: that page is not ready\.$/).first(),
  ).toBeVisible()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(dialog).toContainText('Nothing can be published yet.')
  await expect(dialog.getByRole('link', { name: 'Brand' }), 'what is to be done comes first').toBeInViewport()
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await page.keyboard.press('Escape')

  await page.goto(documentUrl(studio.origin, 'cases/techgyan.yaml'))
  await brand.fill(name)
  await expect(saveStatus(page)).toHaveText('Draft saved')
  await page.goto(documentUrl(studio.origin, 'services/lead-generation.yaml'))
  await page.locator('main header').getByRole('button', { name: 'Publish…' }).click()
  await dialog.getByRole('button', { name: /^Leave it on the site/ }).click()
  await expect(page.getByText(/^The \d links are back\.$/)).toBeVisible({ timeout: 30_000 })
  await expect(dialog, 'with the links no draft is left').toContainText(
    /“Lead Generation” stays on the site\.\s*The \d links are back\. There is nothing left to publish\./,
  )
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).click()
  const pane = page.getByRole('region', { name: 'Page as it would be' })
  await expect(pane.getByText(/out here|Not on the page/), 'nothing is told of drafts that are gone').toHaveCount(0)
})

/** Notes each time that is said while something is published, and a button to publish that could be pressed meanwhile. */
function watchProgress() {
  const { dataset } = document.documentElement
  const usualTimes = new Set<string>()
  const look = () => {
    const progress = document.querySelector('[aria-label="Publishing"]')
    if (!progress) return
    const found = /Usually [^.]+/.exec(progress.textContent)?.[0]
    if (found) dataset['usual'] = [...usualTimes.add(found)].join('|')
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main header button')]
    if (buttons.some(({ textContent, disabled }) => textContent === 'Publish…' && !disabled)) dataset['lively'] = 'true'
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
}

test('a page that was hidden is shown again with its links, which the dialog puts back', async ({ page, studio }) => {
  // The site is built twice.
  test.setTimeout(600_000)
  await enter(page, await studio.invite('Asha Shows', 'editor'), 'Words')
  await page.goto(documentUrl(studio.origin, 'services/lead-generation.yaml'))
  const panel = page.getByRole('region', { name: 'On the site' })
  const publish = page.locator('main header').getByRole('button', { name: 'Publish…' })
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  const status = async () => (await page.request.get(`${studio.origin}/agency/lead-generation/`)).status()
  const ended = page.getByRole('status').filter({ hasText: /on the site|hidden/ })
  await panel.getByRole('radio', { name: 'Hidden from visitors' }).check()
  await panel.getByRole('button', { name: /^Take out all \d/ }).click()
  await publish.click()
  await page.evaluate(watchProgress)
  await dialog.getByRole('button', { name: /^Publish \d documents$/ }).click()
  await expect.poll(status, { timeout: 240_000 }).toBe(404)
  await expect(ended.first()).toBeVisible()
  const { usual = '', lively = '' } = await page.evaluate(() => ({ ...globalThis.document.documentElement.dataset }))
  expect(usual, 'one time, said once').toMatch(/^Usually [^|]+$/)
  expect(lively, 'nothing to publish while it runs').toBe('')

  const document = page.url()
  await page.goto(`${studio.origin}/studio/words/versions`)
  await page.getByRole('button', { name: /^Undo… version/ }).click()
  const undo = page.getByRole('dialog', { name: /^Undo version/ })
  await undo.getByRole('checkbox', { name: 'Lead Generation' }).uncheck()
  await expect(undo, 'a link would lead to a page that is hidden').toContainText(
    /“[^”]+” and \d more cannot go back without “Lead Generation”\./,
  )
  const confirm = undo.getByRole('button', { name: /^Undo / })
  await expect(confirm).toBeDisabled()
  await undo.getByRole('button', { name: 'Tick it, too' }).click()
  await expect(undo.getByRole('checkbox', { checked: false })).toHaveCount(0)
  await expect(confirm).toBeEnabled()
  await page.keyboard.press('Escape')

  await page.goto(document)
  await panel.getByRole('radio', { name: 'Visitors see it' }).check()
  await expect(panel.getByRole('button', { name: /^Put the \d links back$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish: 1 to fix' })).toBeVisible()
  await goToWords(page)
  await page.getByRole('button', { name: /^Publish( \d+)?…$/ }).click()
  const back = page.getByRole('dialog').getByRole('button', { name: /^Put the \d links back/ })
  await expect(page.getByRole('dialog')).toContainText('put these links back first.')
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await back.click()
  await expect(dialog.getByRole('checkbox', { name: 'Lead Generation' })).toBeChecked({ timeout: 30_000 })
  await expect(back).toHaveCount(0)
  await dialog.getByRole('button', { name: /^Publish \d documents$/ }).click()
  await expect.poll(status, { timeout: 240_000 }).toBe(200)
})
