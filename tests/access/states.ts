import type { Page } from '@playwright/test'
import { expect } from '../e2e/test.ts'
import { axeFindings, settled } from './axe.ts'
import { clippedWords } from './clipped.ts'
import type { Document, ViewportName } from './documents.ts'

/** Collects the states entered and the findings in each; a state that was never reached must not count as passed. */
export class Report {
  readonly states: string[] = []
  readonly findings: string[] = []

  add(state: string, findings: string[]): void {
    this.states.push(state)
    this.findings.push(...findings.map((finding) => `${state}: ${finding}`))
  }
}

/** Opens each menu of the bar and each tab inside, and closes it with Escape. */
export async function menuStates(page: Page, report: Report): Promise<void> {
  for (const menu of await page.locator('[data-header] details').all()) {
    const summary = menu.locator('summary')
    if (!(await summary.isVisible())) continue
    const name = (await summary.getAttribute('aria-label')) ?? (await summary.innerText())
    await summary.focus()
    await page.keyboard.press('Enter')
    await settled(page)
    report.add(`menu ${name}`, await axeFindings(page, { within: '[data-header]' }))
    for (const peek of await menu.locator('button[aria-expanded=false]').all()) {
      const label = await peek.getAttribute('aria-label')
      await menu.getByRole('button', { name: label ?? '' }).click()
      await settled(page)
      report.add(`menu ${name}, ${label}`, await axeFindings(page, { within: '[data-header]' }))
    }
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
  }
}

/**
 * Enters the states of the content: every tab, every panel that opens in place, every switch, and the first dialog of
 * each kind.
 */
export async function contentStates(page: Page, report: Report): Promise<void> {
  const main = page.locator('#main')
  for (const tab of await main.locator('[role=tab][aria-selected=false]').elementHandles()) {
    await tab.evaluate((element: HTMLElement) => element.click())
    await settled(page)
    const panel = await tab.getAttribute('aria-controls')
    report.add(`tab ${await tab.innerText()}`, await axeFindings(page, { within: `[role=tablist], [id="${panel}"]` }))
  }
  for (const summary of await main.locator('details:not([open]) > summary').elementHandles()) {
    if (!(await summary.isVisible())) continue
    await summary.evaluate((element: HTMLElement) => element.click())
    await settled(page)
    await summary.evaluate((element) => element.parentElement?.setAttribute('data-looked-at', ''))
    report.add(`panel ${await summary.innerText()}`, await axeFindings(page, { within: '[data-looked-at]' }))
    await summary.evaluate((element) => element.parentElement?.removeAttribute('data-looked-at'))
  }
  for (const toggle of await main.locator('button[aria-pressed=false]:visible').elementHandles()) {
    if ((await toggle.innerText()).match(/live map/)) continue
    await toggle.evaluate((element: HTMLElement) => element.click())
    await settled(page)
    report.add(`switch ${await toggle.innerText()}`, await axeFindings(page, { within: '#main' }))
  }
  const opener = main.locator('[aria-haspopup=dialog]').first()
  if ((await opener.count()) > 0) {
    await opener.scrollIntoViewIfNeeded()
    await opener.press('Enter')
    await expect(page.locator('dialog[open]')).toBeVisible()
    await settled(page)
    report.add('window', await axeFindings(page))
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
}

/** Shows the form with all its messages, and the success dialog. */
export async function formStates(page: Page, report: Report): Promise<void> {
  const send = page.getByRole('button', { name: 'Send message' })
  if ((await send.count()) === 0) return
  await send.click()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(4)
  await settled(page)
  report.add('form errors', await axeFindings(page))
  await page.route('**/api/contact*', (route) => route.fulfill({ status: 201, json: {} }))
  await page.getByRole('textbox', { name: /^Name/ }).fill('Nila Raman')
  await page.getByRole('textbox', { name: /^WhatsApp/ }).fill('9840012345')
  await page.getByRole('textbox', { name: /^Email/ }).fill('nila@malli.example')
  await page.getByRole('textbox', { name: /^Message/ }).fill('More orders.')
  await send.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await settled(page)
  report.add('form success', await axeFindings(page))
  await page.getByRole('dialog').getByRole('button').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const rendered = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main > *, [data-in-parts] > *, footer')].every(
      (part) => getComputedStyle(part).contentVisibility === 'visible',
    ),
  )

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** Shows the page with users' settings: forced colours, larger text, wider spacing, a narrow window. */
export async function readerStates(page: Page, viewport: ViewportName, report: Report): Promise<void> {
  // At the top no dock covers the lower edge of the window; elsewhere scrolling uncovers what a bar covers.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await settled(page)
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  report.add('forced colours', await axeFindings(page, { colours: false }))
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' })

  const style = (css: string) =>
    page.evaluate(async (text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [sheet]
      await new Promise(requestAnimationFrame)
    }, css)
  // On a phone this would be a window of 195 px; the narrow window below covers that case.
  if (viewport !== 'phone') {
    await style('html { font-size: 200% !important }')
    report.add('text at 200 %', [...(await clippedWords(page)), ...(await axeFindings(page))])
  }
  await style(spacing)
  report.add('text spacing', [...(await clippedWords(page)), ...(await axeFindings(page))])
  await style('')

  if (viewport === 'phone') {
    const before = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 640 })
    report.add('320 px', [...(await clippedWords(page)), ...(await axeFindings(page))])
    if (before) await page.setViewportSize(before)
  }
}

/** Shows the page in motion, once all finite animations have ended. */
export async function movingState(page: Page, report: Report): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await settled(page)
  report.add('in motion', await axeFindings(page))
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

/** Opens a document, enters every state and checks it. */
export async function everyState(page: Page, { bare }: Document, viewport: ViewportName): Promise<Report> {
  const report = new Report()
  report.add('as opened, motion reduced', [...(await axeFindings(page)), ...(await clippedWords(page))])
  if (!bare) {
    await menuStates(page, report)
    await contentStates(page, report)
    await formStates(page, report)
    await movingState(page, report)
  }
  // Sections that are not rendered yet would keep the height they had before the text was larger.
  if (!bare) await rendered(page)
  await readerStates(page, viewport, report)
  return report
}
