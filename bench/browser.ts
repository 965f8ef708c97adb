import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '../tests/find-chromium.ts'

/** The phone that Lighthouse emulates, one with more pixels (which needs larger pictures), and a common desktop. */
export const devices = {
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  sharpPhone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const
export type Device = keyof typeof devices

/** Launches Chromium with the back/forward cache, which the driver disables by default. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })

/** Throttles the processor of a page by a factor; 1 is its own speed. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Waits until the page has loaded and had three idle periods in a row. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    for (let period = 0; period < 3; period += 1) {
      await new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve())
      })
    }
  })
}
