import type { Page } from '@playwright/test'
import { axeFindings } from '../access/axe.ts'
import { enter, expect, test } from './studio.ts'

test.use({ project: 'together' })

const ABOUT = 'words/document?file=content/about.yaml'
/** Resolves when the page in the studio's frame can be pressed. */
const isRendered = (page: Page) =>
  expect(page.frameLocator('iframe').locator('[data-edit]').first()).toBeAttached({ timeout: 60_000 })

/** Returns axe's findings for a page without script: axe needs timers, which a sandboxed document does not have. */
async function findingsOf(page: Page, url: string) {
  const open = await page.context().newPage()
  await open.route(url, async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const policy = headers['content-security-policy']?.replace(/; sandbox [^;]*/, '') ?? ''
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } })
  })
  await open.goto(url)
  const found = await axeFindings(open)
  await open.close()
  return found
}

test('a link shows the draft to somebody without an account, until it is ended', async ({ page, browser, studio }) => {
  test.slow()
  await enter(page, await studio.invite('Meera Shares', 'editor'), 'Words')
  await page.goto(`${studio.origin}/studio/${ABOUT}`)
  await isRendered(page)
  await page.getByRole('button', { name: 'Open all parts' }).click()
  await page.getByLabel('Statement', { exact: true }).first().fill('Only the boss has read this so far.')
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()
  await page.getByRole('button', { name: 'Copy a link to the draft' }).click()
  const dialog = page.getByRole('dialog', { name: 'Link to the draft of “About us”' })
  const url = await dialog.getByLabel('Link', { exact: true }).inputValue()
  expect(url.startsWith(`${studio.origin}/studio/shared/`)).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(dialog.getByLabel('Link', { exact: true }), 'a narrower window keeps it').toHaveValue(url)
  const copy = await dialog.getByRole('button', { name: /^Copy (?:it again|the link)$/ }).boundingBox()
  expect(copy?.y, 'above all that is said of it').toBeLessThan(
    (await dialog.getByText(/^Whoever has it reads/).boundingBox())?.y ?? 0,
  )
  // Content behind the dialog cannot be pressed, however much of it shows.
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Copy a link to the draft' }).click()
  await expect(dialog.getByLabel('Link', { exact: true }), 'the same link, while this window knows it').toHaveValue(url)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await isRendered(page)
  await page.getByRole('button', { name: 'Copy a link to the draft' }).click()
  const earlier = page.getByRole('dialog', { name: 'Your link to “About us” still works' })
  await expect(earlier.getByRole('button', { name: 'Make a new link' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await earlier.getByRole('button', { name: 'Keep the old link' }).click()

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const context = await browser.newContext({ viewport })
    const boss = await context.newPage()
    const elsewhere: string[] = []
    boss.on('request', (request) => {
      if (!/^(data:|blob:)/.test(request.url()) && new URL(request.url()).origin !== studio.origin)
        elsewhere.push(request.url())
    })
    await boss.goto(url)
    await expect(boss.getByText('Only the boss has read this so far.')).toBeVisible()
    await expect(boss.getByRole('complementary', { name: 'About this draft' })).toContainText(
      'Draft About us Not published yet.',
    )
    expect(await boss.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
    expect(await findingsOf(boss, url)).toEqual([])
    await boss.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).first().click()
    await expect(boss).toHaveURL(/\/studio\/shared\/[\w-]{43}\/blogs\/$/)
    await expect(boss.getByRole('complementary', { name: 'About this draft' })).toContainText('Not published yet')
    expect(elsewhere).toEqual([])
    expect(await context.cookies()).toEqual([])
    await boss.goto(`${studio.origin}/studio/words`)
    await expect(boss.getByRole('button', { name: /Sign in/ })).toBeVisible()
    await context.close()
  }

  await page.goto(`${studio.origin}/studio/words/pages`)
  await page.getByText('1 link works now').click()
  await expect(page.getByText(/6 pages opened/)).toBeVisible()
  await page.request.get(url)
  await expect(page.getByText(/7 pages opened/), 'while somebody looks at the list').toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: /End the link to About us/ }).click()
  await expect(page.getByText('The link has ended. Whoever opens it sees nothing of the site.')).toBeVisible()
  await expect(page.getByText('1 link works now')).toBeHidden()

  const context = await browser.newContext()
  const late = await context.newPage()
  const answer = await context.request.get(url)
  expect(answer.status()).toBe(410)
  await late.setContent(await answer.text())
  await expect(late.getByRole('heading', { name: 'This link has ended', level: 1 })).toBeVisible()
  await context.close()
})

test('two editors in one document see each other, and not who has left', async ({ page, browser, studio }) => {
  test.slow()
  await enter(page, await studio.invite('Ananya Here', 'editor'), 'Words')
  await page.goto(`${studio.origin}/studio/${ABOUT}`)
  const context = await browser.newContext()
  const colleague = await context.newPage()
  await enter(colleague, await studio.invite('Ravi Here', 'owner'))
  await colleague.goto(`${studio.origin}/studio/${ABOUT}`)
  await expect(page.getByText('Ravi Here is also here')).toBeVisible()
  const seen = colleague.getByRole('status').filter({ hasText: 'Ananya Here is also here' })
  await expect(seen).toBeVisible()
  expect(await axeFindings(colleague)).toEqual([])

  // A colleague who has typed nothing gets the saved words.
  for (const each of [page, colleague]) await each.getByRole('button', { name: 'Open all parts' }).click()
  const statement = (of: Page) => of.getByLabel('Statement', { exact: true }).first()
  await statement(colleague).fill('Ravi has written this on another device.')
  await expect(colleague.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()
  // Simulates returning to the window.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByText(/^Changed by Ravi Here at \d\d:\d\d\. The newer words are shown here\./)).toBeVisible()
  await expect(statement(page)).toHaveValue('Ravi has written this on another device.')

  // The colleague counts as absent on another document, and as present after coming back.
  await page.getByRole('link', { name: 'Back to the list of words' }).click()
  await expect(seen).toBeHidden({ timeout: 60_000 })
  await page.goto(`${studio.origin}/studio/${ABOUT}`)
  await expect(seen).toBeVisible()
  await context.close()
  await expect(page.getByText('Ravi Here is also here')).toBeHidden({ timeout: 60_000 })
})
