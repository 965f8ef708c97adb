import type { Browser } from '@playwright/test'
import { devices, idle } from './browser.ts'
import { hydrated } from '../tests/hydrated.ts'

export type BackForward = { restored: boolean; reasons: string[] }

declare global {
  interface Window {
    kept?: boolean
  }
}

/**
 * Leaves the page for another document, goes back, and returns whether it was restored from the back/forward cache, or
 * why not.
 */
export async function backForward(browser: Browser, origin: string, path: string): Promise<BackForward> {
  const page = await browser.newPage(devices.phone)
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    const reasons: string[] = []
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(...notRestoredExplanations.map(({ reason, type }) => `${reason} (${type})`))
    })
    await page.goto(origin + path)
    await hydrated(page)
    await idle(page)
    await page.evaluate(() => {
      window.kept = true
    })
    await page.goto(`${origin}/robots.txt`)
    const entries = await session.send('Page.getNavigationHistory')
    const before = entries.entries[entries.currentIndex - 1]
    if (!before) throw new Error('The browser keeps no history.')
    const back = new Promise<string>((resolve) => session.on('Page.frameNavigated', ({ type }) => resolve(type)))
    await session.send('Page.navigateToHistoryEntry', { entryId: before.id })
    const restored = (await back) === 'BackForwardCacheRestore'
    if (restored && !(await page.evaluate(() => window.kept === true)))
      throw new Error('Restored, but not the same page.')
    return { restored, reasons: restored ? [] : [...new Set(reasons)] }
  } finally {
    await page.close()
  }
}
