import type { Page } from '@playwright/test'
import { axeFindings } from '../access/axe.ts'
import { documentUrl } from './studio-document.ts'
import { enter, expect, test } from './studio.ts'

test.use({ project: 'press' })

const PHONE = '+91 44 4000 1234'
const SAME = 'Two offices, two shores, one old idea about people. Here is what it is like inside.'

async function openAbout(page: Page, origin: string) {
  await page.goto(documentUrl(origin, 'about.yaml'))
  await expect(page.getByRole('heading', { name: 'About us', level: 1 })).toBeVisible({ timeout: 30_000 })
}

/** Returns a text in the frame's page that leads to a field. */
const shown = (page: Page, text: string) => page.frameLocator('iframe').locator('[data-edit]').filter({ hasText: text })

test('a press on what another document says opens that document at its field, beside the same page', async ({
  page,
  studio,
}) => {
  await enter(page, await studio.invite('Meera Leads', 'editor'), 'Words')
  await openAbout(page, studio.origin)
  // Pressed by keyboard, because sections above are laid out while the footer scrolls into view.
  await shown(page, PHONE).last().press('Enter', { timeout: 30_000 })
  await expect(page.getByRole('heading', { name: /^The agency/, level: 1 })).toBeVisible()
  await expect(page.getByLabel('Phone', { exact: true }).first()).toBeFocused()
  await expect(page.getByLabel('Phone', { exact: true }).first()).toHaveValue(PHONE)
  await expect(shown(page, PHONE).last()).toBeAttached({ timeout: 30_000 })
  await expect(page).toHaveURL(/page=%2Fabout-us/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'About us', level: 1 })).toBeVisible()
})

test('where the same words stand in several fields, it is asked which is meant', async ({ page, studio }) => {
  await enter(page, await studio.invite('Asha Asks', 'editor'), 'Words')
  await openAbout(page, studio.origin)
  await page.getByRole('button', { name: 'Open all parts' }).click()
  const statement = page.getByLabel('Statement', { exact: true }).first()
  await statement.fill(SAME)
  await expect(shown(page, SAME).nth(1)).toBeAttached({ timeout: 30_000 })
  await shown(page, SAME).last().click()
  const dialog = page.getByRole('dialog', { name: 'Which one do you mean?' })
  await expect(dialog.getByRole('button', { name: /^About us/ })).toHaveCount(2)
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: /Statement/ }).click()
  await expect(dialog).toBeHidden()
  await expect(statement).toBeFocused()

  await shown(page, SAME).last().focus()
  await page.keyboard.press('Enter')
  await dialog
    .getByRole('button', { name: /^About us/ })
    .filter({ hasNotText: 'Statement' })
    .press('Enter')
  await expect(page.locator(':focus')).toHaveValue(SAME)
  await expect(statement).not.toBeFocused()
})
